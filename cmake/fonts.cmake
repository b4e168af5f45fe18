# The target `fonts`: M PLUS 2 reduced to the characters of the app's texts.  Each weight is split into
# one file with the characters shown in every language, and one with the other Japanese characters.
# The page's module contains the first file of each weight, and the page fetches the second one if its
# language is Japanese.  Characters of a user's own texts are fetched as slices of the font, which
# scripts/font_slices.mjs makes.
find_program(KANZEN_HB_SUBSET hb-subset REQUIRED)
find_program(KANZEN_HB_SHAPE hb-shape REQUIRED)

set(KANZEN_FONT_DIR "${PROJECT_BINARY_DIR}/fonts")
set(KANZEN_FONT_REGULAR "${KANZEN_FONT_DIR}/kanzen-regular.otf")
set(KANZEN_FONT_SEMIBOLD "${KANZEN_FONT_DIR}/kanzen-semibold.otf")
set(KANZEN_FONT_REGULAR_JAPANESE "${KANZEN_FONT_DIR}/kanzen-regular-japanese.otf")
set(KANZEN_FONT_SEMIBOLD_JAPANESE "${KANZEN_FONT_DIR}/kanzen-semibold-japanese.otf")
# Latin and symbols, and the Japanese characters shown in English: 完全, 日本語 and the letters on the
# pieces of Dobutsu shogi, which imgui_app/draw/fonts.cpp requires.
set(glyphs_of_all "20-2FF,2000-2BFF,5B8C,5168,65E5,672C,8A9E,305E,304D,3072,306B,3089")
set(glyphs_of_japanese "3000-30FF,4E00-9FFF,FF00-FFEF")

file(GLOB font_texts CONFIGURE_DEPENDS 
     "${PROJECT_SOURCE_DIR}/engine/*/phrases.hpp"
     "${PROJECT_SOURCE_DIR}/engine/games/*/phrases.hpp"
     "${PROJECT_SOURCE_DIR}/web/common/phrases.mjs"
     "${PROJECT_SOURCE_DIR}/imgui_app/*/words.hpp"
     "${PROJECT_SOURCE_DIR}/imgui_app/features/*/words.hpp"
     "${PROJECT_SOURCE_DIR}/imgui_app/features/*/phrases.hpp"
     "${PROJECT_SOURCE_DIR}/imgui_app/game_words/*.[ch]pp"
     "${PROJECT_SOURCE_DIR}/engine/figure/game_names.cpp"
     "${PROJECT_SOURCE_DIR}/engine/games/*/names.cpp")
set(font_glyphs "${KANZEN_FONT_DIR}/glyphs.txt")
add_custom_command(
  OUTPUT "${font_glyphs}"
  COMMAND "${CMAKE_COMMAND}" "-DTEXTS=${font_texts}" "-DOUTPUT=${font_glyphs}"
          -P "${PROJECT_SOURCE_DIR}/cmake/collect_glyphs.cmake"
  DEPENDS ${font_texts} "${PROJECT_SOURCE_DIR}/cmake/collect_glyphs.cmake"
  COMMENT "Collecting the characters of the UI's words"
  VERBATIM)

# Fails if the font lacks one of the characters.  Drops the layout features and vertical metrics, which
# Dear ImGui's rasterizer does not read.
function(kanzen_subset_font source output japanese)
  set(both "${output}.both")
  set(options --no-hinting --desubroutinize --drop-tables+=GSUB,GPOS,GDEF,BASE,vhea,vmtx)
  add_custom_command(
    OUTPUT "${output}" "${japanese}"
    COMMAND "${KANZEN_HB_SUBSET}" "${source}" "--text-file=${font_glyphs}" ${options}
            "--output-file=${both}"
    COMMAND "${CMAKE_COMMAND}" "-DHB_SHAPE=${KANZEN_HB_SHAPE}" "-DFONT=${both}"
            "-DTEXT=${font_glyphs}" -P "${PROJECT_SOURCE_DIR}/cmake/check_glyphs.cmake"
    COMMAND "${KANZEN_HB_SUBSET}" "${both}" "--unicodes=${glyphs_of_all}" ${options}
            "--output-file=${output}"
    COMMAND "${KANZEN_HB_SUBSET}" "${both}" "--unicodes=${glyphs_of_japanese}" ${options}
            "--output-file=${japanese}"
    DEPENDS "${font_glyphs}" "${PROJECT_SOURCE_DIR}/cmake/check_glyphs.cmake"
    COMMENT "Subsetting ${source}"
    VERBATIM)
endfunction()

set(mplus_dir /usr/share/fonts/opentype/mplus)
kanzen_subset_font("${mplus_dir}/Mplus2-Regular.otf"
                   "${KANZEN_FONT_REGULAR}" "${KANZEN_FONT_REGULAR_JAPANESE}")
kanzen_subset_font("${mplus_dir}/Mplus2-SemiBold.otf"
                   "${KANZEN_FONT_SEMIBOLD}" "${KANZEN_FONT_SEMIBOLD_JAPANESE}")
add_custom_target(fonts ALL DEPENDS "${KANZEN_FONT_REGULAR}" "${KANZEN_FONT_SEMIBOLD}"
                                    "${KANZEN_FONT_REGULAR_JAPANESE}"
                                    "${KANZEN_FONT_SEMIBOLD_JAPANESE}")
