# Matches and records.
foreach(test match match_many record_golden record_bad record_noise record_leak)
  string(REPLACE "_" "-" name ${test})
  conspiracy_test(${name} ${test}.c record_help.c LIBS testgames rules)
  target_compile_definitions(test-${name} PRIVATE GAMES="${PROJECT_SOURCE_DIR}/tests/games")
endforeach()
