# The xxHash library as the header that Debian's libxxhash-dev installs, in the target
# `xxhash`.  The header alone is put on the include path: the machine's other headers are not
# meant for the browser's build.
set(xxhash_dir "${PROJECT_BINARY_DIR}/include/xxhash")
configure_file(/usr/include/xxhash.h "${xxhash_dir}/xxhash.h" COPYONLY)
add_library(xxhash INTERFACE)
target_include_directories(xxhash SYSTEM INTERFACE "${xxhash_dir}")
