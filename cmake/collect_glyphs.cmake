# cmake -DTEXTS=a;b -DOUTPUT=file -P collect_glyphs.cmake
#
# Writes one line with every character of the given UTF-8 files and all of printable
# ASCII, which positions and moves consist of.
foreach(code RANGE 32 126)
  string(ASCII ${code} character)
  string(APPEND glyphs "${character}")
endforeach()
foreach(text IN LISTS TEXTS)
  file(READ "${text}" content)
  # ASCII has been added above; line ends and tabs have no glyphs.
  string(REGEX REPLACE "[\t-~]+" "" content "${content}")
  string(APPEND glyphs "${content}")
endforeach()
file(WRITE "${OUTPUT}" "${glyphs}\n")
