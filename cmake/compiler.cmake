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

# Compiles eight files of each target as one: most of the compiler's work are the headers that all of
# them include.  A name at namespace scope must be unique within its target then.
function(join_files)
  if(KANZEN_JOIN_FILES)
    set_target_properties(${ARGN} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
endfunction()

# Compiles these targets with KANZEN_SIZE_OPTIONS of the preset: what a visitor downloads before the
# first move, and code whose speed nobody notices.  Other targets are compiled for speed.
function(optimize_for_size)
  foreach(target ${ARGN})
    target_compile_options(${target} PRIVATE ${KANZEN_SIZE_OPTIONS})
  endforeach()
endfunction()

# precompile_headers(TARGET HEADER...): parses these once, with the headers of the standard library
# that most files include.
function(precompile_headers target)
  target_precompile_headers(${target} PRIVATE
    <algorithm> <functional> <memory> <optional> <string> <vector> ${ARGN})
endfunction()

# emcc calls the compiler itself; scripts/build tells it about ccache (EM_COMPILER_WRAPPER).
find_program(KANZEN_CCACHE ccache)
if(KANZEN_CCACHE AND NOT EMSCRIPTEN AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${KANZEN_CCACHE}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    add_compile_options(-fpch-preprocess)  # ccache caches no user of a precompiled header without it
  endif()
endif()
