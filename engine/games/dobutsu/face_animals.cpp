// The shapes of the five animals, from back to front.
#include "engine/games/dobutsu/face_shapes.hpp"

namespace kanzen::dobutsu_face {
namespace {

// Colours, which are the same for both players and in both themes.
constexpr Color white = rgb(0xFFFFFF);
constexpr Color cream = rgb(0xFDEBC8);
constexpr Color pink = rgb(0xEDBDB4);
constexpr Color blush = rgb(0xF6A37C);
constexpr Color beak = rgb(0xF08A24);

constexpr Color lion_fur = rgb(0xFBC75C);
constexpr Color mane = rgb(0xC5651C);

constexpr Color elephant_skin = rgb(0xB4BDC9);
constexpr Color wrinkle = rgb(0x8C97A6);
constexpr Color tusk = rgb(0xFFF9EC);

constexpr Color giraffe_fur = rgb(0xF6C94C);
constexpr Color spot = rgb(0xA8652A);
constexpr Color horn = rgb(0x7A4A22);

constexpr Color chick_down = rgb(0xFFDB55);
constexpr Color belly = rgb(0xFFE88F);
constexpr Color wing = rgb(0xF2BE2E);

constexpr Color hen_down = rgb(0xFFFAF0);
constexpr Color hen_wing = rgb(0xE9DFCB);
constexpr Color feather = rgb(0xCDBFA3);
constexpr Color hen_beak = rgb(0xF7A52B);
constexpr Color comb = rgb(0xD93A2C);

constexpr Shape lion[] = {
    // The mane: several discs with one outline.
    disc(mane, {0.0655F, -0.1966F}, 0.088F).outlined().twice().joined(),
    disc(mane, {0.1715F, -0.1196F}, 0.088F).outlined().twice().joined(),
    disc(mane, {0.212F, 0.005F}, 0.088F).outlined().twice().joined(),
    disc(mane, {0.1715F, 0.1296F}, 0.088F).outlined().twice().joined(),
    disc(mane, {0.0655F, 0.2066F}, 0.088F).outlined().twice().joined(),
    disc(mane, {0, 0.005F}, 0.225F),
    // Ears, face, muzzle.
    disc(lion_fur, {0.142F, -0.142F}, 0.052F).outlined().twice(),
    disc(mane, {0.142F, -0.142F}, 0.026F).twice(),
    ellipse(lion_fur, {0, 0.015F}, 0.19F, 0.18F).outlined(),
    ellipse(cream, {0, 0.098F}, 0.098F, 0.07F),
    // Eyes, blush, nose, mouth.
    disc(ink, {0.082F, -0.012F}, 0.029F).twice(),
    disc(white, {0.092F, -0.022F}, 0.009F).detail(),
    disc(white, {-0.072F, -0.022F}, 0.009F).detail(),
    ellipse(blush, {0.135F, 0.062F}, 0.026F, 0.018F).twice(),
    area(ink, {{-0.042F, 0.046F},
               {-0.03F, 0.036F},
               {0.03F, 0.036F},
               {0.042F, 0.046F},
               {0.04F, 0.066F},
               {0.018F, 0.084F},
               {0, 0.09F},
               {-0.018F, 0.084F},
               {-0.04F, 0.066F},
               {-0.042F, 0.046F}}),
    stroke(0.018F, ink,
           {{-0.058F, 0.112F},
            {-0.045F, 0.136F},
            {-0.012F, 0.136F},
            {0, 0.108F},
            {0.012F, 0.136F},
            {0.045F, 0.136F},
            {0.058F, 0.112F}}),
};

constexpr Shape elephant[] = {
    // Ears and hair.
    ellipse(elephant_skin, {0.2F, -0.045F}, 0.118F, 0.15F, -12).outlined().twice(),
    ellipse(pink, {0.21F, -0.035F}, 0.07F, 0.1F, -12).twice(),
    stroke(0.02F, ink,
           {{-0.012F, -0.235F}, {-0.02F, -0.265F}, {-0.035F, -0.28F}, {-0.055F, -0.285F}}),
    stroke(0.02F, ink, {{0.012F, -0.235F}, {0.02F, -0.262F}, {0.03F, -0.275F}, {0.048F, -0.28F}}),
    // Head and tusks.
    area(elephant_skin, {{-0.172F, -0.04F},
                         {-0.172F, -0.17F},
                         {-0.1F, -0.235F},
                         {0, -0.235F},
                         {0.1F, -0.235F},
                         {0.172F, -0.17F},
                         {0.172F, -0.04F},
                         {0.172F, 0.07F},
                         {0.1F, 0.135F},
                         {0, 0.135F},
                         {-0.1F, 0.135F},
                         {-0.172F, 0.07F},
                         {-0.172F, -0.04F}})
        .outlined(),
    area(tusk, {{0.07F, 0.085F},
                {0.075F, 0.15F},
                {0.1F, 0.19F},
                {0.135F, 0.195F},
                {0.15F, 0.15F},
                {0.145F, 0.1F},
                {0.125F, 0.06F}})
        .outlined()
        .twice(),
    // The trunk, and a patch that opens its root into the head.
    stroke(0.098F, elephant_skin,
           {{0, 0.02F},
            {0, 0.12F},
            {-0.005F, 0.24F},
            {0.03F, 0.262F},
            {0.06F, 0.28F},
            {0.095F, 0.262F},
            {0.1F, 0.225F}})
        .outlined(),
    area(elephant_skin, {{-0.06F, 0},
                         {-0.06F, -0.05F},
                         {0.06F, -0.05F},
                         {0.06F, 0},
                         {0.06F, 0},
                         {0.049F, 0.06F},
                         {0.049F, 0.06F},
                         {0.049F, 0.06F},
                         {-0.049F, 0.06F},
                         {-0.049F, 0.06F}}),
    // Wrinkles, eyes, blush.
    stroke(0.014F, wrinkle,
           {{-0.03F, 0.095F}, {-0.012F, 0.104F}, {0.012F, 0.104F}, {0.03F, 0.095F}})
        .detail(),
    stroke(0.014F, wrinkle,
           {{-0.028F, 0.15F}, {-0.012F, 0.158F}, {0.012F, 0.158F}, {0.028F, 0.15F}})
        .detail(),
    stroke(0.014F, wrinkle, {{-0.02F, 0.203F}, {-0.006F, 0.208F}, {0.012F, 0.207F}, {0.026F, 0.2F}})
        .detail(),
    disc(ink, {0.095F, -0.06F}, 0.028F).twice(),
    disc(white, {0.105F, -0.07F}, 0.009F).detail(),
    disc(white, {-0.085F, -0.07F}, 0.009F).detail(),
    ellipse(pink, {0.122F, 0.008F}, 0.026F, 0.018F).twice(),
};

constexpr Shape giraffe[] = {
    // Horns and ears.
    stroke(0.036F, giraffe_fur,
           {{0.05F, -0.19F}, {0.052F, -0.22F}, {0.056F, -0.24F}, {0.062F, -0.26F}})
        .outlined()
        .twice(),
    disc(horn, {0.066F, -0.277F}, 0.033F).outlined().twice(),
    area(giraffe_fur, {{0.1F, -0.13F},
                       {0.14F, -0.2F},
                       {0.21F, -0.225F},
                       {0.262F, -0.205F},
                       {0.255F, -0.14F},
                       {0.19F, -0.095F},
                       {0.11F, -0.09F}})
        .outlined()
        .twice(),
    area(pink, {{0.135F, -0.128F},
                {0.16F, -0.165F},
                {0.195F, -0.182F},
                {0.228F, -0.178F},
                {0.215F, -0.148F},
                {0.18F, -0.122F},
                {0.14F, -0.115F}})
        .twice(),
    // The head is concave at the cheeks: it is filled in two convex parts, whose straight sides
    // deviate by less than half the outline's width.
    area(giraffe_fur, {{-0.13F, -0.09F},
                       {-0.13F, -0.175F},
                       {-0.08F, -0.215F},
                       {0, -0.215F},
                       {0.08F, -0.215F},
                       {0.13F, -0.175F},
                       {0.13F, -0.09F},
                       {0.13F, -0.09F},
                       {0.115F, 0.15F},
                       {0.115F, 0.15F},
                       {0.115F, 0.15F},
                       {-0.115F, 0.15F},
                       {-0.115F, 0.15F}}),
    area(giraffe_fur, {{0.115F, 0.15F},
                       {0.115F, 0.24F},
                       {0.07F, 0.285F},
                       {0, 0.285F},
                       {-0.07F, 0.285F},
                       {-0.115F, 0.24F},
                       {-0.115F, 0.15F}}),
    outline({{-0.13F, -0.09F},
             {-0.13F, -0.175F},
             {-0.08F, -0.215F},
             {0, -0.215F},
             {0.08F, -0.215F},
             {0.13F, -0.175F},
             {0.13F, -0.09F},
             {0.13F, 0},
             {0.1F, 0.06F},
             {0.115F, 0.15F},
             {0.115F, 0.24F},
             {0.07F, 0.285F},
             {0, 0.285F},
             {-0.07F, 0.285F},
             {-0.115F, 0.24F},
             {-0.115F, 0.15F},
             {-0.1F, 0.06F},
             {-0.13F, 0},
             {-0.13F, -0.09F}}),
    // Spots.
    ellipse(spot, {0, -0.155F}, 0.04F, 0.03F),
    ellipse(spot, {0.06F, -0.105F}, 0.022F, 0.018F).twice(),
    ellipse(spot, {0, 0.05F}, 0.026F, 0.034F),
    ellipse(spot, {0.072F, 0.075F}, 0.018F, 0.028F, -8).twice(),
    // Muzzle, nostrils, mouth.
    ellipse(cream, {0, 0.195F}, 0.125F, 0.092F).outlined(),
    ellipse(horn, {0.045F, 0.168F}, 0.013F, 0.017F).twice().detail(),
    stroke(0.018F, ink, {{-0.05F, 0.222F}, {-0.03F, 0.245F}, {0.03F, 0.245F}, {0.05F, 0.222F}}),
    // Eyes with lashes.
    disc(ink, {0.083F, -0.03F}, 0.03F).twice(),
    disc(white, {0.093F, -0.04F}, 0.0095F).detail(),
    disc(white, {-0.073F, -0.04F}, 0.0095F).detail(),
    stroke(0.014F, ink, {{0.108F, -0.046F}, {0.118F, -0.052F}, {0.126F, -0.06F}, {0.132F, -0.072F}})
        .twice()
        .detail(),
};

constexpr Shape chick[] = {
    // Tuft, wings, feet.
    stroke(0.038F, chick_down,
           {{0, -0.175F}, {-0.005F, -0.22F}, {-0.02F, -0.255F}, {-0.055F, -0.268F}})
        .outlined(),
    stroke(0.038F, chick_down,
           {{0.012F, -0.175F}, {0.02F, -0.215F}, {0.045F, -0.24F}, {0.07F, -0.238F}})
        .outlined(),
    area(wing, {{0.19F, 0.02F},
                {0.25F, 0.03F},
                {0.3F, 0.075F},
                {0.295F, 0.135F},
                {0.255F, 0.16F},
                {0.2F, 0.15F},
                {0.17F, 0.11F}})
        .outlined()
        .twice(),
    stroke(0.03F, beak, {{0.07F, 0.25F}, {0.07F, 0.25F}, {0.07F, 0.275F}, {0.07F, 0.275F}})
        .outlined()
        .twice(),
    // Body and belly.
    area(chick_down, {{-0.225F, 0.045F},
                      {-0.225F, -0.1F},
                      {-0.13F, -0.195F},
                      {0, -0.195F},
                      {0.13F, -0.195F},
                      {0.225F, -0.1F},
                      {0.225F, 0.045F},
                      {0.225F, 0.18F},
                      {0.13F, 0.26F},
                      {0, 0.26F},
                      {-0.13F, 0.26F},
                      {-0.225F, 0.18F},
                      {-0.225F, 0.045F}})
        .outlined(),
    ellipse(belly, {0, 0.15F}, 0.12F, 0.08F),
    // Eyes, blush, beak.
    disc(ink, {0.095F, -0.02F}, 0.032F).twice(),
    disc(white, {0.106F, -0.031F}, 0.01F).detail(),
    disc(white, {-0.084F, -0.031F}, 0.01F).detail(),
    ellipse(blush, {0.15F, 0.05F}, 0.034F, 0.024F).twice(),
    area(beak, {{-0.06F, 0.035F},
                {-0.03F, 0.005F},
                {0.03F, 0.005F},
                {0.06F, 0.035F},
                {0.035F, 0.075F},
                {0.015F, 0.09F},
                {0, 0.09F},
                {-0.015F, 0.09F},
                {-0.035F, 0.075F},
                {-0.06F, 0.035F}})
        .outlined(),
    stroke(0.012F, ink, {{-0.052F, 0.04F}, {-0.02F, 0.052F}, {0.02F, 0.052F}, {0.052F, 0.04F}})
        .detail(),
};

constexpr Shape hen[] = {
    // The comb: three discs.
    disc(comb, {0, -0.238F}, 0.066F).outlined().joined(),
    disc(comb, {0.088F, -0.2F}, 0.056F).outlined().twice().joined(),
    // Wings and feet.
    area(hen_wing, {{0.18F, 0},
                    {0.25F, 0},
                    {0.315F, 0.05F},
                    {0.31F, 0.115F},
                    {0.3F, 0.165F},
                    {0.24F, 0.2F},
                    {0.17F, 0.16F}})
        .outlined()
        .twice(),
    stroke(0.03F, beak, {{0.07F, 0.26F}, {0.07F, 0.26F}, {0.07F, 0.285F}, {0.07F, 0.285F}})
        .outlined()
        .twice(),
    // Body and feathers.
    area(hen_down, {{-0.23F, 0.055F},
                    {-0.23F, -0.09F},
                    {-0.135F, -0.185F},
                    {0, -0.185F},
                    {0.135F, -0.185F},
                    {0.23F, -0.09F},
                    {0.23F, 0.055F},
                    {0.23F, 0.19F},
                    {0.135F, 0.27F},
                    {0, 0.27F},
                    {-0.135F, 0.27F},
                    {-0.23F, 0.19F},
                    {-0.23F, 0.055F}})
        .outlined(),
    stroke(0.014F, feather, {{0.1F, 0.2F}, {0.075F, 0.22F}, {0.055F, 0.22F}, {0.035F, 0.2F}})
        .twice()
        .detail(),
    // Eyes with lashes, blush.
    disc(ink, {0.1F, -0.015F}, 0.032F).twice(),
    disc(white, {0.111F, -0.026F}, 0.01F).detail(),
    disc(white, {-0.089F, -0.026F}, 0.01F).detail(),
    stroke(0.014F, ink, {{0.128F, -0.035F}, {0.14F, -0.042F}, {0.148F, -0.052F}, {0.152F, -0.064F}})
        .twice()
        .detail(),
    ellipse(blush, {0.155F, 0.055F}, 0.034F, 0.024F).twice(),
    // The wattle, and the beak over it.
    ellipse(comb, {0.03F, 0.115F}, 0.03F, 0.045F, -10).outlined().twice(),
    area(hen_beak, {{-0.068F, 0.03F},
                    {-0.035F, -0.012F},
                    {0.035F, -0.012F},
                    {0.068F, 0.03F},
                    {0.04F, 0.075F},
                    {0.018F, 0.092F},
                    {0, 0.092F},
                    {-0.018F, 0.092F},
                    {-0.04F, 0.075F},
                    {-0.068F, 0.03F}})
        .outlined(),
    stroke(0.012F, ink, {{-0.058F, 0.036F}, {-0.02F, 0.05F}, {0.02F, 0.05F}, {0.058F, 0.036F}})
        .detail(),
};

}  // namespace

std::span<const Shape> animal(std::string_view kind) {
  if (kind == "L") return lion;
  if (kind == "E") return elephant;
  if (kind == "G") return giraffe;
  if (kind == "C") return chick;
  if (kind == "H") return hen;
  return {};
}

}  // namespace kanzen::dobutsu_face
