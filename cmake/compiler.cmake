# What every target of ours is compiled with: link `kanzen_warnings`.  Code of
# others (Dear ImGui, GoogleTest) is compiled without it.
add_library(kanzen_warnings INTERFACE)
target_compile_options(kanzen_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)

# Sanitizers change the layout of containers, so they cover everything that is linked.
if(KANZEN_SANITIZE)
  add_compile_options(-fsanitize=${KANZEN_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${KANZEN_SANITIZE})
endif()

# Compiles several files of each target at a time, where that is asked for: most of the work are the
# headers that all of them include.  A name of one file must not be another one's in its target.
function(join_files)
  foreach(target ${ARGN})
    get_target_property(type ${target} TYPE)
    if(KANZEN_JOIN_FILES AND (type STREQUAL EXECUTABLE OR KANZEN_JOIN_LIBRARIES))
      set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    endif()
  endforeach()
endfunction()

if(NOT EMSCRIPTEN AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  find_program(KANZEN_CCACHE ccache)
  if(KANZEN_CCACHE)
    set(CMAKE_CXX_COMPILER_LAUNCHER "${KANZEN_CCACHE}")
  endif()
endif()
