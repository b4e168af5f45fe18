# `kanzen_warnings` has the warning options of Kanzen's own targets, which link it.
# Third-party code (Dear ImGui, GoogleTest) is compiled without them.
add_library(kanzen_warnings INTERFACE)
target_compile_options(kanzen_warnings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)

# The compiler checks each file and generates no code.  A precompiled header is made, because its own option
# follows and replaces this one.
if(KANZEN_SYNTAX_ONLY)
  set(touch "\"${CMAKE_COMMAND}\" -E touch")
  set(CMAKE_CXX_COMPILE_OBJECT
    "<CMAKE_CXX_COMPILER> <DEFINES> <INCLUDES> -Xclang -fsyntax-only <FLAGS> -o <OBJECT> -c <SOURCE>")
  list(APPEND CMAKE_CXX_COMPILE_OBJECT "${touch} <OBJECT>")
  set(CMAKE_CXX_CREATE_STATIC_LIBRARY "${touch} <TARGET>")
  set(CMAKE_CXX_LINK_EXECUTABLE "${touch} <TARGET>")
endif()

# Sanitizers change the layout of containers, so every linked target is compiled with them.
if(KANZEN_SANITIZE)
  add_compile_options(-fsanitize=${KANZEN_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${KANZEN_SANITIZE})
endif()

# Instructions that WebAssembly got after its first version and that every browser with module workers has;
# they make the modules smaller.
if(EMSCRIPTEN)
  set(instructions -mnontrapping-fptoint -msign-ext)
  # Without RTTI the modules contain no names of types; Embind's own names of types then need no RTTI either.
  # A module has one thread.
  add_compile_options(${instructions} -fno-rtti -DEMSCRIPTEN_HAS_UNBOUND_TYPE_NAMES=0
                      -fno-threadsafe-statics)
  add_link_options(${instructions} -fno-rtti)
endif()

# Compiles eight files of each target as one, because headers that all of them include take most of the
# compiler's time.  Every name at namespace scope must therefore be unique within its target.
function(join_files)
  if(KANZEN_JOIN_FILES)
    set_target_properties(${ARGN} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
  endif()
endfunction()

# Compiles targets with the preset's KANZEN_SIZE_OPTIONS: those that a visitor downloads before the first
# move, and those whose speed does not matter.  Other targets are compiled for speed.
function(optimize_for_size)
  foreach(target ${ARGN})
    target_compile_options(${target} PRIVATE ${KANZEN_SIZE_OPTIONS})
  endforeach()
endfunction()

# precompile_headers(TARGET HEADER...) precompiles these headers, and those of the standard library that
# most files include.
function(precompile_headers target)
  target_precompile_headers(${target} PRIVATE
    <algorithm> <functional> <memory> <optional> <string> <vector> ${ARGN})
endfunction()

# emcc calls the compiler itself; scripts/build sets EM_COMPILER_WRAPPER, so that it uses ccache.
find_program(KANZEN_CCACHE ccache)
if(KANZEN_CCACHE AND NOT EMSCRIPTEN AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${KANZEN_CCACHE}")
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
    add_compile_options(-fpch-preprocess)  # ccache caches no user of a precompiled header without it
  endif()
endif()
