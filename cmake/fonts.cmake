# The UI's fonts: M PLUS 2 reduced to the characters that the app's strings use,
# as the target `fonts`.  The app loads them from KANZEN_FONT_DIR or, in a page,
# from files embedded into the module.
find_program(KANZEN_HB_SUBSET hb-subset REQUIRED)
find_program(KANZEN_HB_SHAPE hb-shape REQUIRED)

set(KANZEN_FONT_DIR "${PROJECT_BINARY_DIR}/fonts")
set(KANZEN_FONT_REGULAR "${KANZEN_FONT_DIR}/kanzen-regular.otf")
set(KANZEN_FONT_SEMIBOLD "${KANZEN_FONT_DIR}/kanzen-semibold.otf")

file(GLOB font_texts CONFIGURE_DEPENDS 
     "${PROJECT_SOURCE_DIR}/imgui_app/strings*.[ch]pp"
     "${PROJECT_SOURCE_DIR}/imgui_app/messages*.[ch]pp"
     "${PROJECT_SOURCE_DIR}/imgui_app/game_words/*.[ch]pp")
set(font_glyphs "${KANZEN_FONT_DIR}/glyphs.txt")
add_custom_command(
  OUTPUT "${font_glyphs}"
  COMMAND "${CMAKE_COMMAND}" "-DTEXTS=${font_texts}" "-DOUTPUT=${font_glyphs}"
          -P "${PROJECT_SOURCE_DIR}/cmake/collect_glyphs.cmake"
  DEPENDS ${font_texts} "${PROJECT_SOURCE_DIR}/cmake/collect_glyphs.cmake"
  COMMENT "Collecting the characters of the UI's strings"
  VERBATIM)

# Fails when the font lacks one of the characters.  Features and vertical metrics
# are dropped: Dear ImGui's rasterizer reads neither.
function(kanzen_subset_font source output)
  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${KANZEN_HB_SUBSET}" "${source}" "--text-file=${font_glyphs}"
            --no-hinting --desubroutinize
            --drop-tables+=GSUB,GPOS,GDEF,BASE,vhea,vmtx "--output-file=${output}"
    COMMAND "${CMAKE_COMMAND}" "-DHB_SHAPE=${KANZEN_HB_SHAPE}" "-DFONT=${output}"
            "-DTEXT=${font_glyphs}" -P "${PROJECT_SOURCE_DIR}/cmake/check_glyphs.cmake"
    DEPENDS "${font_glyphs}" "${PROJECT_SOURCE_DIR}/cmake/check_glyphs.cmake"
    COMMENT "Subsetting ${source}"
    VERBATIM)
endfunction()

set(mplus_dir /usr/share/fonts/opentype/mplus)
kanzen_subset_font("${mplus_dir}/Mplus2-Regular.otf" "${KANZEN_FONT_REGULAR}")
kanzen_subset_font("${mplus_dir}/Mplus2-SemiBold.otf" "${KANZEN_FONT_SEMIBOLD}")
add_custom_target(fonts ALL DEPENDS "${KANZEN_FONT_REGULAR}" "${KANZEN_FONT_SEMIBOLD}")
