/* Speech where there is no service to speak. */
#include "platform/voice.h"

#include "cmocka_all.h"

#include <stdlib.h>

static void without_a_service_there_is_no_voice(void **state)
{
    (void)state;
    assert_int_equal(setenv("SPEECHD_ADDRESS", "unix_socket:/nowhere/at/all", 1), 0);
    assert_int_equal(setenv("SPEECHD_CMD", "/nowhere/speech-dispatcher", 1), 0); /* nor one to be started */
    assert_null(voice_open(""));
    voice_close(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(without_a_service_there_is_no_voice)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
