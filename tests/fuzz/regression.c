/* Runs a fuzz target over the files of a folder, each as it is and cut short at many places. */
#include "fuzz.h"

#include "base/file.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char **argv)
{
    DIR *folder = argc == 2 ? opendir(argv[1]) : NULL;
    int files = 0;

    if (!folder) {
        fprintf(stderr, "usage: %s CORPUS\n", argv[0]);
        return 2;
    }
    for (struct dirent *entry; (entry = readdir(folder));) {
        char path[4096], *bytes;
        size_t length;
        struct file_error err;
        if (entry->d_name[0] == '.')
            continue;
        snprintf(path, sizeof path, "%s/%s", argv[1], entry->d_name);
        if (!file_read(path, 1 << 24, &bytes, &length, &err)) {
            fprintf(stderr, "%s\n", err.text);
            return 1;
        }
        LLVMFuzzerTestOneInput((const uint8_t *)bytes, length);
        for (size_t cut = 0; cut < length; cut += 1 + length / 200) {
            /* In a buffer of its own, so that a sanitizer sees a read past its end. */
            uint8_t *part = malloc(cut ? cut : 1);
            if (!part)
                return 1;
            for (size_t i = 0; i < cut; i++)
                part[i] = (uint8_t)bytes[i];
            LLVMFuzzerTestOneInput(part, cut);
            free(part);
        }
        free(bytes);
        files++;
    }
    closedir(folder);
    printf("%d files\n", files);
    return files > 0 ? 0 : 1;
}
