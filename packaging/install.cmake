# Where everything goes: the GNU layout, found again wherever it is moved to.

# packed(FILE NAME FOLDER): FILE, compressed as Debian wants what is read by hand, as FOLDER/NAME.gz.
find_program(GZIP gzip REQUIRED)
set(packed)
function(packed file name folder)
  set(made ${PROJECT_BINARY_DIR}/packed/${name}.gz)
  add_custom_command(OUTPUT ${made} COMMAND ${CMAKE_COMMAND} -E make_directory ${PROJECT_BINARY_DIR}/packed
    COMMAND ${GZIP} -9nc ${PROJECT_SOURCE_DIR}/${file} > ${made} DEPENDS ${PROJECT_SOURCE_DIR}/${file} VERBATIM)
  set(packed ${packed} ${made} PARENT_SCOPE)
  install(FILES ${made} DESTINATION ${folder})
endfunction()

if(TARGET conspiracy-cli)
  install(TARGETS conspiracy-cli)
  packed(packaging/linux/conspiracy-cli.6 conspiracy-cli.6 ${CMAKE_INSTALL_MANDIR}/man6)
  # One file for both programs: bash looks for it by the program's name.
  foreach(name conspiracy conspiracy-cli)
    install(FILES packaging/linux/conspiracy.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME ${name})
  endforeach()
endif()
if(TARGET conspiracy)
  install(TARGETS conspiracy)
  install(FILES packaging/linux/conspiracy.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
  install(FILES packaging/linux/conspiracy.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME conspiracy.xml)
  install(FILES packaging/linux/conspiracy.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
  packed(packaging/linux/conspiracy.6 conspiracy.6 ${CMAKE_INSTALL_MANDIR}/man6)
  set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
  foreach(size 16 24 32 48 64 128 256 512)
    install(FILES packaging/icons/conspiracy-${size}.png DESTINATION ${icons}/${size}x${size}/apps RENAME conspiracy.png)
  endforeach()
  install(FILES packaging/icons/conspiracy.svg DESTINATION ${icons}/scalable/apps)
endif()
install(DIRECTORY assets shaders DESTINATION ${CMAKE_INSTALL_DATADIR}/conspiracy
  PATTERN source EXCLUDE
  PATTERN locale EXCLUDE
  PATTERN CREDITS.md EXCLUDE
  PATTERN licences EXCLUDE)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
install(FILES assets/CREDITS.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY assets/shared/fonts/licences DESTINATION ${CMAKE_INSTALL_DOCDIR})
packed(packaging/linux/changelog changelog ${CMAKE_INSTALL_DOCDIR})
add_custom_target(packed ALL DEPENDS ${packed})

# A Debian package, by `cpack` in the folder of the preset `deb`; an archive of the sources, by `cpack --config CPackSourceConfig.cmake` in any.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "The Conspiracy maintainers <maintainers@conspiracy.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_FILE ${PROJECT_SOURCE_DIR}/packaging/linux/description.txt)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS libgl1-mesa-dri)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, fonts-noto-core, fonts-wqy-microhei, fonts-symbola")
set(CPACK_SOURCE_GENERATOR TXZ)
set(CPACK_SOURCE_IGNORE_FILES "/build/" "/\\\\.git" "/__pycache__/")
include(CPack)
