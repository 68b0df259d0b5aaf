// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/toy/toy_codes.h"
#include "ui/text/arguments.h"
#include "ui/text/generator_words.h"

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString toyProblem(const Problem &problem, const GoalSet & /*set*/)
{
    const Arguments args(problem.args);
    if (problem.code == toCode(ToyCode::TooFewRooms))
        return u"The party needs %2 rooms, but there are %1. Add rooms."_s.arg(
            args.numberText(0), args.numberText(1));
    return {};
}

QString toyFinding(const Finding &finding)
{
    const Arguments args(finding.args);
    if (finding.code == toCode(ToyCode::MadeAtTheParty))
        return u"%2 goals met in %1 rooms."_s.arg(args.numberText(0), args.numberText(1));
    if (finding.code == toCode(ToyCode::RoomTwice))
        return u"The room at site %1 is on the board twice."_s.arg(args.numberText(0));
    return {};
}

QString toyEssence(const Finding &made)
{
    return made.code == toCode(ToyCode::MadeAtTheParty) ? u"party"_s : QString();
}

QString toyKind(Code code, int n)
{
    return code == toCode(ToyCode::TooFewRooms) ? u"%1 worlds with too few rooms"_s.arg(n)
                                                : QString();
}

QString toyFilter(Code code)
{
    return code == toCode(ToyCode::GuestFilter) ? u"Guests of other rooms"_s : QString();
}

QString toyStage(Stage stage)
{
    return stage == toStage(ToyStage::Party) ? u"Party"_s : QString();
}

} // namespace

std::span<const GeneratorWords> addedWords()
{
    static constexpr std::array<GeneratorWords, 1> all{GeneratorWords{.problem = toyProblem,
        .finding = toyFinding,
        .essence = toyEssence,
        .kind = toyKind,
        .filter = toyFilter,
        .stage = toyStage}};
    return all;
}

} // namespace boardwright
