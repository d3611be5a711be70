/* The head of a match of Conspiracy, 1982, between Ada and three rookies, for tests of what every game has by what that one does. */
#ifndef CONSPIRACY_TESTS_SCENE_RECORD_1982_H
#define CONSPIRACY_TESTS_SCENE_RECORD_1982_H

/* option: the name of one that is on. */
#define RECORD_1982(option)                                                                                  \
    "conspiracy-record: 1\n"                                                                                 \
    "game: conspiracy-1982\n"                                                                                \
    "seat: 1 Washington human \"Ada\"\n"                                                                     \
    "seat: 2 London ai:rookie \"Marlene\"\n"                                                                 \
    "seat: 3 Moscow ai:rookie \"Halloran\"\n"                                                                \
    "seat: 4 Peking ai:rookie \"Wren\"\n"                                                                    \
    "option: " option "=on\n\n"

#endif
