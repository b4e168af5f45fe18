# The files that `cmake --install` installs, and the Debian package that `cpack` makes from them.
include(GNUInstallDirs)
# Packing does not build the target `all`, which includes the tests; `scripts/build package` builds first.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
set(data_dir "${CMAKE_INSTALL_DATADIR}")
set(packaging_dir "${PROJECT_SOURCE_DIR}/cmake/packaging")
set(made_dir "${PROJECT_BINARY_DIR}/install")
file(MAKE_DIRECTORY "${made_dir}")

set(KANZEN_MAINTAINER "Kanzen authors <kanzen@example.org>" CACHE STRING
    "Who answers for the Debian package")
execute_process(COMMAND date -R -u -d "${KANZEN_VERSION_DATE}"
                OUTPUT_VARIABLE changelog_date OUTPUT_STRIP_TRAILING_WHITESPACE
                COMMAND_ERROR_IS_FATAL ANY)
configure_file("${packaging_dir}/changelog.in" "${made_dir}/changelog" @ONLY)

# The program prints its own completion scripts.
foreach(shell bash zsh fish)
  add_custom_command(OUTPUT "${made_dir}/kanzen.${shell}"
    COMMAND kanzen completion ${shell} > "${made_dir}/kanzen.${shell}"
    DEPENDS kanzen)
endforeach()
# gzip -n stores no timestamp, so that builds are reproducible.
add_custom_command(OUTPUT "${made_dir}/kanzen.1.gz" "${made_dir}/changelog.gz"
  COMMAND kanzen manual > "${made_dir}/kanzen.1"
  COMMAND gzip -9nf "${made_dir}/kanzen.1"
  COMMAND gzip -9nc "${made_dir}/changelog" > "${made_dir}/changelog.gz"
  DEPENDS kanzen "${made_dir}/changelog")
add_custom_target(manual_and_completion ALL DEPENDS
  "${made_dir}/kanzen.1.gz" "${made_dir}/changelog.gz"
  "${made_dir}/kanzen.bash" "${made_dir}/kanzen.zsh" "${made_dir}/kanzen.fish")

install(TARGETS kanzen RUNTIME)
install(FILES "${made_dir}/kanzen.1.gz" DESTINATION "${CMAKE_INSTALL_MANDIR}/man1")
install(FILES "${made_dir}/kanzen.bash"
        DESTINATION "${data_dir}/bash-completion/completions" RENAME kanzen)
install(FILES "${made_dir}/kanzen.fish" DESTINATION "${data_dir}/fish/vendor_completions.d")
install(FILES "${packaging_dir}/copyright" README.md docs/COMMAND_LINE.md docs/GAMES.md
              docs/GTP.md docs/SGF.md docs/FIGURES.md
              "${made_dir}/changelog.gz" DESTINATION "${CMAKE_INSTALL_DOCDIR}")
install(DIRECTORY docs/games DESTINATION "${CMAKE_INSTALL_DOCDIR}")

# Debian's zsh reads completions of packages from vendor-completions and those of /usr/local from
# site-functions.  cpack's prefix is /usr within a folder of its own.
install(CODE "
  set(zsh_dir site-functions)
  if(CMAKE_INSTALL_PREFIX MATCHES \"(^|/)usr$\")
    set(zsh_dir vendor-completions)
  endif()
  file(INSTALL \"${made_dir}/kanzen.zsh\" RENAME _kanzen
       DESTINATION \"\${CMAKE_INSTALL_PREFIX}/${data_dir}/zsh/\${zsh_dir}\")")

install(CODE "
  set(tables \"\${CMAKE_INSTALL_PREFIX}/${data_dir}/kanzen/tables\")
  execute_process(COMMAND \"${PROJECT_SOURCE_DIR}/scripts/install-tables\" \"\$ENV{DESTDIR}\${tables}\"
                  COMMAND_ERROR_IS_FATAL ANY)
  file(GLOB files RELATIVE \"\$ENV{DESTDIR}\${tables}\" \"\$ENV{DESTDIR}\${tables}/*\")
  list(TRANSFORM files PREPEND \"\${tables}/\")
  list(APPEND CMAKE_INSTALL_MANIFEST_FILES \${files})")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_CONTACT "${KANZEN_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "solver and perfect player of small board games")
set(CPACK_PACKAGE_DESCRIPTION
"Kanzen solves small board games completely: Gobblet Gobblers with one, two
and three sizes of pieces, Dobutsu shogi, tic-tac-toe and its relatives, Go
on small boards.  It says of every position and every move whether it wins,
draws or loses, and in how many plies; it counts, verifies, draws and exports
positions, and plays in the terminal and for programs that speak GTP.
.
The values of Gobblers come with the package, so that they need no solving.")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)  # what is in `games` would have to be in /usr/games
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# librsvg is loaded at run time for figures as PNG, PDF and films (engine/cli/output/out_file.cpp).
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS librsvg2-2)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# Folders get mode 0755 regardless of the umask.
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
include(CPack)
