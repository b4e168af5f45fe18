#include "imgui_app/model/font_slices.hpp"

#include <gtest/gtest.h>

#include "tests/app/app_support.hpp"

namespace kanzen::app {
namespace {

using FontFiles = std::map<std::string, std::string>;
using FontNames = std::vector<std::string>;

// Greek is in the first slice, kana in the second.
std::string greek_and_kana() {
  std::string table(0x10000, '\0');
  for (char16_t c = u'Α'; c <= u'ω'; ++c) table[c] = 1;
  for (char16_t c = u'ぁ'; c <= u'ん'; ++c) table[c] = 2;
  return table;
}

TEST(FontSlices, OnesThatCoverATextAreAskedForOnce) {
  FontSlices slices;
  EXPECT_EQ(slices.request({}), FontNames{});
  EXPECT_EQ(slices.request({u'ω', u'か', u'ま'}), FontNames{"table"});
  EXPECT_EQ(slices.request({u'ω', u'か', u'ま'}), FontNames{}) << "it is on its way";
  slices.answer({{"table", greek_and_kana()}});
  EXPECT_EQ(slices.slice_with(u'ま'), nullptr);
  EXPECT_EQ(slices.request({u'か', u'ま'}), FontNames{"2.otf"});
  slices.answer({{"2.otf", "kana"}});
  ASSERT_NE(slices.slice_with(u'か'), nullptr);
  EXPECT_EQ(*slices.slice_with(u'か'), "kana");
  EXPECT_EQ(slices.slice_with(u'ω'), nullptr);
  EXPECT_EQ(slices.request({u'ω', u'か', u'ま'}), FontNames{"1.otf"});
}

TEST(FontSlices, NothingIsAskedForWhatNoFontHas) {
  FontSlices slices;
  EXPECT_EQ(slices.request({u'ب'}), FontNames{"table"});
  slices.answer({{"table", greek_and_kana()}});
  EXPECT_EQ(slices.request({u'ب'}), FontNames{});
  EXPECT_EQ(slices.slice_with(u'ب'), nullptr);
}

TEST(FontSlices, RequestAgainAfterAFailureWhenAnotherOneHasArrived) {
  FontSlices slices;
  slices.request({u'ω'});
  slices.answer({{"table", "a web page"}});
  EXPECT_EQ(slices.request({u'ω'}), FontNames{}) << "the table has another size";
  slices.forget_failures();
  EXPECT_EQ(slices.request({u'ω'}), FontNames{"table"});
  slices.answer({{"table", greek_and_kana()}});
  EXPECT_EQ(slices.request({u'ω'}), FontNames{"1.otf"});
  slices.answer({});
  EXPECT_EQ(slices.request({u'ω'}), FontNames{});
  EXPECT_EQ(slices.request({u'ω', u'か'}), FontNames{"2.otf"});
  slices.answer({{"2.otf", "kana"}});
  EXPECT_EQ(slices.request({u'ω', u'か'}), FontNames{"1.otf"});
}

TEST(FontSlices, TheControllerFetchesThem) {
  OpenedPage page;
  const std::vector<char16_t> text{u'か'};
  page.controller.request_font_slices(text);
  page.controller.on_event(FontSlicesLoaded{});
  page.controller.request_font_slices(text);
  EXPECT_EQ(page.platform.requested_slices, FontNames{"table"}) << "it could not be had";
  page.controller.on_event(WentOnline{});
  page.controller.request_font_slices(text);
  page.controller.on_event(FontSlicesLoaded{FontFiles{{"table", greek_and_kana()}}});
  page.controller.request_font_slices(text);
  page.controller.on_event(FontSlicesLoaded{FontFiles{{"2.otf", "kana"}}});
  EXPECT_EQ(page.platform.requested_slices, (FontNames{"table", "table", "2.otf"}));
  EXPECT_NE(page.state().fonts.slice_with(u'か'), nullptr);
}

}  // namespace
}  // namespace kanzen::app
