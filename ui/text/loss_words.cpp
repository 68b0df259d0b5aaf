// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/loss_words.h"

#include "ui/text/generator_words.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct LossWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::LossWords)
};

/// What lists of other sites change.
QString listLossWords(Aspect aspect, int n)
{
    switch (aspect) {
    case Aspect::RangeSpelledOut:
        return LossWords::tr(
            "The range of %Ln goal(s), which becomes a goal for each value", nullptr, n);
    case Aspect::GoalLength:
        return LossWords::tr("The end of %Ln goal(s) that are too long", nullptr, n);
    case Aspect::EmptyGoal:
        return LossWords::tr("%Ln goal(s) without text, left out entirely", nullptr, n);
    case Aspect::GuessedTier:
        return LossWords::tr(
            "%Ln goal(s) without a difficulty get a tier by their place in the list", nullptr, n);
    case Aspect::RoughTier:
        return LossWords::tr(
            "The exact difficulty of %Ln goal(s), which becomes one of the few tiers", nullptr, n);
    case Aspect::AddedType:
        return LossWords::tr("%Ln goal(s) without a category get a type of their own", nullptr, n);
    case Aspect::KindOfCategory:
        return LossWords::tr(
            "Whether the categories of %Ln goal(s) are of boards or of lines", nullptr, n);
    case Aspect::Spacing:
        return LossWords::tr(
            "White space around %Ln goal(s), and control characters in them", nullptr, n);
    default:
        return {};
    }
}

QString goalLossWords(Aspect aspect, int n)
{
    switch (aspect) {
    case Aspect::Values:
        return LossWords::tr("The values for {{X}} of %Ln goal(s)", nullptr, n);
    case Aspect::Weighting:
        return LossWords::tr("The weighting of %Ln goal(s)", nullptr, n);
    case Aspect::BoardCategories:
        return LossWords::tr("The board categories of %Ln goal(s)", nullptr, n);
    case Aspect::LineCategories:
        return LossWords::tr("The line categories of %Ln goal(s)", nullptr, n);
    case Aspect::Tag:
        return LossWords::tr("The tag of %Ln goal(s)", nullptr, n);
    case Aspect::Progression:
        return LossWords::tr("The zones of %Ln goal(s)", nullptr, n);
    case Aspect::IndividualLimit:
        return LossWords::tr("The limit of %Ln goal(s)", nullptr, n);
    case Aspect::ForcedPositions:
        return LossWords::tr("The forced positions of %Ln goal(s)", nullptr, n);
    case Aspect::ProgressiveRanges:
        return LossWords::tr("The progressive range of %Ln goal(s)", nullptr, n);
    case Aspect::Tooltip:
        return LossWords::tr("The tooltip of %Ln goal(s)", nullptr, n);
    case Aspect::Icons:
        return LossWords::tr("The icons of %Ln goal(s)", nullptr, n);
    case Aspect::Disabled:
        return LossWords::tr("%Ln disabled goal(s), left out entirely", nullptr, n);
    case Aspect::OwnData:
        return LossWords::tr("Boardwright's own data for %Ln goal(s)", nullptr, n);
    case Aspect::OtherKeys:
        return LossWords::tr(
            "Keys in the file of %Ln goal(s) that Boardwright does not use", nullptr, n);
    case Aspect::LineBreaks:
        return LossWords::tr("The line breaks in %Ln goal(s), which become spaces", nullptr, n);
    default:
        return listLossWords(aspect, n);
    }
}

} // namespace

QString lossWords(const Loss &loss)
{
    switch (loss.aspect) {
    case Aspect::Unfit:
        return generatorText<&GeneratorWords::unfitGoals>(
            loss.format, static_cast<int>(loss.rows.size()));
    case Aspect::Values:
        if (!loss.format.isEmpty()) // a format that keeps values
            return LossWords::tr(
                "The sign for the value in %Ln goal(s), such as #, which is read again as {{X}}",
                nullptr, static_cast<int>(loss.rows.size()));
        return goalLossWords(loss.aspect, static_cast<int>(loss.rows.size()));
    case Aspect::Names:
        return LossWords::tr("The names of the game and of the set");
    case Aspect::Limits:
        return LossWords::tr("All categories and their limits");
    case Aspect::MadeFor:
        return LossWords::tr("The schema mode of the set");
    case Aspect::SetOwnData:
        return LossWords::tr("Boardwright's own data for the set");
    case Aspect::UnusedTags:
        return LossWords::tr("The declared tags that no goal has");
    case Aspect::SetOtherKeys:
        return LossWords::tr("Keys in the file of the set that Boardwright does not use");
    case Aspect::ReadingAgain:
        return LossWords::tr(
            "Opening the file in Boardwright, which reads at most %1 goals: with a "
            "goal for each value, it has more")
            .arg(wholeText(mostObjectives));
    default:
        return goalLossWords(loss.aspect, static_cast<int>(loss.rows.size()));
    }
}

QString lostText(const Loss &loss, const Objective &objective)
{
    const auto numbers = [](const QList<int> &list) {
        QStringList texts;
        for (const int number : list)
            texts << wholeText(number);
        return texts.join(QStringLiteral(", "));
    };
    switch (loss.aspect) {
    case Aspect::Values:
        return loss.format.isEmpty() ? numbers(objective.range) : objective.goal.simplified();
    case Aspect::RangeSpelledOut:
        return numbers(objective.range);
    case Aspect::Weighting:
        return wholeText(objective.weighting);
    case Aspect::BoardCategories:
    case Aspect::KindOfCategory:
        return objective.boardCategories.join(QStringLiteral(", "));
    case Aspect::LineCategories:
        return objective.lineCategories.join(QStringLiteral(", "));
    case Aspect::Tag:
        return objective.tag;
    case Aspect::IndividualLimit:
        return wholeText(objective.individualLimit);
    case Aspect::ForcedPositions:
        return numbers(objective.forcedPositions);
    case Aspect::Tooltip:
        return objective.tooltip.simplified();
    case Aspect::Icons:
        return objective.icons.join(QStringLiteral(", "));
    case Aspect::OtherKeys:
        if (const SetFormat *const format = setFormatOf(QString(loss.format)))
            return lostKeysOf(objective, *format).join(QStringLiteral(", "));
        return {};
    default:
        return {}; // the sentence above it is complete
    }
}

} // namespace boardwright
