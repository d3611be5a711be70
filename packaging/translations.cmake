# Translations. assets/shared/locale/LANGUAGE.po is compiled into the build's locale/ and installed as share/locale;
# the target `pot` gathers the strings of the sources into conspiracy.pot, and `po` brings the translations up to it.
find_package(Gettext REQUIRED)
find_program(XGETTEXT xgettext REQUIRED)

set(po_folder ${PROJECT_SOURCE_DIR}/assets/shared/locale)
file(GLOB po_files CONFIGURE_DEPENDS ${po_folder}/*.po)
set(mo_files)
foreach(po IN LISTS po_files)
  get_filename_component(language ${po} NAME_WE)
  set(mo ${PROJECT_BINARY_DIR}/locale/${language}/LC_MESSAGES/conspiracy.mo)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/locale/${language}/LC_MESSAGES)
  add_custom_command(OUTPUT ${mo} DEPENDS ${po}
    COMMAND ${GETTEXT_MSGFMT_EXECUTABLE} --check -o ${mo} ${po} VERBATIM)
  install(FILES ${mo} DESTINATION ${CMAKE_INSTALL_LOCALEDIR}/${language}/LC_MESSAGES)
  list(APPEND mo_files ${mo})
endforeach()
add_custom_target(translations ALL DEPENDS ${mo_files})
foreach(program conspiracy conspiracy-cli) # built alone, it speaks them as well
  if(TARGET ${program})
    add_dependencies(${program} translations)
  endif()
endforeach()

file(GLOB_RECURSE worded CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} src/*.c src/*.h)
# What a game's data files call things is shown, too.
file(GLOB data_files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} assets/*/board.json assets/*/cards.json assets/*/lesson.json assets/*/help.json
  assets/*/table.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${data_files})
execute_process(COMMAND awk -f packaging/data-words.awk ${data_files} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
  OUTPUT_FILE ${PROJECT_BINARY_DIR}/data-words.c COMMAND_ERROR_IS_FATAL ANY)
list(APPEND worded ${PROJECT_BINARY_DIR}/data-words.c)
list(SORT worded)
list(JOIN worded "\n" worded)
file(WRITE ${PROJECT_BINARY_DIR}/worded.txt "${worded}\n")
set(xgettext_words ${XGETTEXT} --from-code=UTF-8 -k_ -kN_ -kP_:1,2 -kNP_:1,2 -kC_:1c,2 -kNC_:1c,2 --package-name=conspiracy
  --sort-by-file --add-location=file -cTRANSLATORS -f ${PROJECT_BINARY_DIR}/worded.txt)
add_custom_target(pot WORKING_DIRECTORY ${PROJECT_SOURCE_DIR} VERBATIM
  COMMAND ${xgettext_words} -o ${po_folder}/conspiracy.pot)
add_custom_target(po DEPENDS pot VERBATIM)
foreach(po IN LISTS po_files)
  add_custom_command(TARGET po POST_BUILD VERBATIM
    COMMAND ${GETTEXT_MSGMERGE_EXECUTABLE} --quiet --update --backup=none ${po} ${po_folder}/conspiracy.pot)
endforeach()
