/* Command lines. */
#include "cli/cli.h"

#include "base/i18n.h"
#include "base/text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void cli_say(char *line)
{
    text_plain(line);
    fprintf(stderr, "%s\n", line);
}

int cli_fail(const struct cli_args *args, int status, const char *format, ...)
{
    char line[2048];
    struct text text = text_over(line, sizeof line);
    va_list list;

    text_add(&text, "conspiracy-cli %s: ", args->command->name);
    va_start(list, format);
    text_addv(&text, format, list);
    va_end(list);
    cli_say(line);
    return status;
}

void cli_help(const struct cli_command *command)
{
    printf(_("Usage: conspiracy-cli %s%s%s%s\n"), command->name,
           command->options[0].name ? _(" [options]") : "", command->operand ? " " : "",
           command->operand ? command->operand : "");
    printf("\n%s\n", i18n_marked(command->help));
    if (command->more)
        printf("%s\n", i18n_marked(command->more));
    printf("\n");
    for (const cli_option *option = command->options; option->name; option++) {
        char shown[64];
        snprintf(shown, sizeof shown, "--%s%s%s", option->name, option->value ? " " : "",
                 option->value ? option->value : "");
        printf("  %-22s %s\n", shown, i18n_marked(option->help));
    }
    printf("  %-22s %s\n  %-22s %s\n", "-h, --help", _("this page"), "--version", _("the program's version"));
}

/* The index of the option called by the first `length` bytes, or -1. */
static int find_option(const struct cli_command *command, const char *name, size_t length)
{
    for (int i = 0; command->options[i].name; i++)
        if (strlen(command->options[i].name) == length &&
            strncmp(command->options[i].name, name, length) == 0)
            return i;
    return -1;
}

/* Reads one `--name[=VALUE]`, which starts at argv[*at]; leaves *at at its last word. */
static bool read_option(struct cli_args *args, int argc, char **argv, int *at)
{
    const char *name = argv[*at] + 2;
    size_t length = strcspn(name, "=");
    const char *value = name[length] ? name + length + 1 : NULL;
    int i = strncmp(argv[*at], "--", 2) == 0 ? find_option(args->command, name, length) : -1;

    if (i < 0) {
        cli_fail(args, 0, _("unknown option \"%s\"; see conspiracy-cli %s --help"), text_typed(argv[*at]).at,
                 args->command->name);
        return false;
    }
    const cli_option *option = &args->command->options[i];
    if (!option->value && value) {
        cli_fail(args, 0, _("option --%s takes no value"), option->name);
        return false;
    }
    if (option->value && !value) {
        if (*at + 1 >= argc) {
            cli_fail(args, 0, _("option --%s needs a value: %s"), option->name, option->value);
            return false;
        }
        value = argv[++*at];
    }
    if (args->option[i].count >= (option->many ? CLI_MAX_VALUES : 1)) {
        cli_fail(args, 0,
                 option->many ? _("option --%s is given too often") : _("option --%s is given twice"),
                 option->name);
        return false;
    }
    args->option[i].value[args->option[i].count++] = value;
    return true;
}

static bool read_operand(struct cli_args *args, const char *word)
{
    if (!args->command->operand || args->operand) {
        cli_fail(args, 0, _("unexpected argument \"%s\"; see conspiracy-cli %s --help"), text_typed(word).at,
                 args->command->name);
        return false;
    }
    args->operand = word;
    return true;
}

bool cli_parse(const struct cli_command *command, int argc, char **argv, struct cli_args *out, int *status)
{
    bool words = false; /* after `--` everything is an operand */

    memset(out, 0, sizeof *out);
    out->command = command;
    *status = CLI_OK;
    for (int i = 0; i < argc; i++) {
        if (!words && (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0))
            return cli_help(command), false;
        if (!words && strcmp(argv[i], "--version") == 0)
            return printf("conspiracy-cli %s\n", CONSPIRACY_VERSION), false;
    }
    *status = CLI_MISUSED;
    for (int i = 0; i < argc; i++) {
        bool option = !words && argv[i][0] == '-' && argv[i][1];
        if (option && strcmp(argv[i], "--") == 0)
            words = true;
        else if (!(option ? read_option(out, argc, argv, &i) : read_operand(out, argv[i])))
            return false;
    }
    if (command->operand && !out->operand) {
        cli_fail(out, 0, _("%s is missing; see conspiracy-cli %s --help"), command->operand, command->name);
        return false;
    }
    return true;
}

size_t cli_values(const struct cli_args *args, const char *name, const char *const **out)
{
    int i = find_option(args->command, name, strlen(name));

    *out = args->option[i].value;
    return (size_t)args->option[i].count;
}

const char *cli_value(const struct cli_args *args, const char *name)
{
    const char *const *values;
    size_t count = cli_values(args, name, &values);

    return count ? values[count - 1] : NULL;
}

bool cli_number(const struct cli_args *args, const char *name, uint64_t least, uint64_t most, uint64_t usual,
                uint64_t *out)
{
    const char *text = cli_value(args, name);
    uint64_t value = 0;

    *out = usual;
    if (!text)
        return true;
    bool good = *text != '\0';
    for (const char *at = text; *at && good; at++) {
        uint64_t digit = (uint64_t)(*at - '0');
        good = *at >= '0' && *at <= '9' && value <= (most - digit) / 10;
        value = value * 10 + digit;
    }
    if (!good || value < least || value > most) {
        cli_fail(args, 0, _("option --%s is a whole number from %llu to %llu, not \"%s\""), name,
                 (unsigned long long)least, (unsigned long long)most, text_typed(text).at);
        return false;
    }
    *out = value;
    return true;
}
