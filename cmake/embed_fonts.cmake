# cmake -DFONTS=a;b -DOUTPUT=file -P embed_fonts.cmake
#
# Writes the source file for web/bindings/embedded_fonts.hpp, which contains the bytes of the given
# font files.
set(arrays "")
set(calls "")
set(count 0)
foreach(font IN LISTS FONTS)
  get_filename_component(name "${font}" NAME)
  file(READ "${font}" bytes HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${bytes}")
  string(APPEND arrays "constexpr unsigned char font${count}[] = {${bytes}};\n")
  string(APPEND calls "  fonts.add_file(\"${name}\", std::string(reinterpret_cast<const char*>"
                      "(font${count}), sizeof font${count}));\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE "${OUTPUT}"
  "#include \"web/bindings/embedded_fonts.hpp\"\n\n"
  "namespace kanzen::web {\nnamespace {\n\n${arrays}\n}  // namespace\n\n"
  "void add_embedded_fonts(app::Fonts& fonts) {\n${calls}}\n\n}  // namespace kanzen::web\n")
