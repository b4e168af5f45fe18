# The target `xxhash`: xxHash as a header-only library, from Debian's libxxhash-dev.  Only a copy
# of that header is on the include path, because the build for WebAssembly must not find the other
# headers of the machine.
set(xxhash_dir "${PROJECT_BINARY_DIR}/include/xxhash")
configure_file(/usr/include/xxhash.h "${xxhash_dir}/xxhash.h" COPYONLY)
add_library(xxhash INTERFACE)
target_include_directories(xxhash SYSTEM INTERFACE "${xxhash_dir}")
