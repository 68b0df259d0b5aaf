// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/step_words.h"

#include "core/base/printable.h"
#include "core/generator/gate.h"
#include "ui/text/field_words.h"
#include "ui/text/generator_words.h"
#include "ui/text/number_text.h"
#include "ui/text/unit_digits.h"

#include <QCoreApplication>

namespace boardwright {

namespace {

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::StepWords)
};

QString cellNumberText(SiteIndex site)
{
    return wholeText(static_cast<int>(site) + 1);
}

QString placeWords(const Step &step, const QString &what, std::optional<int> candidates)
{
    const QString cell = cellNumberText(step.a);
    if (!candidates)
        return StepWords::tr("Cell %1: \"%2\"", "a goal is placed").arg(cell, what);
    if (*candidates == 0)
        return StepWords::tr("Cell %1: \"%2\", although no goal fits", "a goal is placed")
            .arg(cell, what);
    return StepWords::tr("Cell %1: \"%2\", one of %Ln candidates", "a goal is placed", *candidates)
        .arg(cell, what);
}

QString joinWords(const Step &step)
{
    const QString one = cellNumberText(step.a);
    const QString other = cellNumberText(step.b);
    switch (static_cast<LinkKind>(step.value)) {
    case LinkKind::Join:
        return StepWords::tr("Cells %1 and %2 are joined").arg(one, other);
    case LinkKind::Warp:
        return StepWords::tr("Cells %1 and %2 are joined by a warp").arg(one, other);
    case LinkKind::Wall:
        return StepWords::tr("A wall is placed between cells %1 and %2").arg(one, other);
    }
    return {};
}

QString markWords(const Step &step)
{
    const auto marks = Marks::fromInt(static_cast<Marks::Int>(step.value));
    const QString cell = cellNumberText(step.a);
    if (marks.testFlag(Mark::NoCentre))
        return StepWords::tr("Cell %1 stays empty: no centre").arg(cell);
    if (marks.testFlag(Mark::Blank))
        return StepWords::tr("Cell %1 stays blank").arg(cell);
    if (marks.testFlag(Mark::Shiny))
        return StepWords::tr("Cell %1 becomes shiny").arg(cell);
    return StepWords::tr("Cell %1 is no longer shiny or blank").arg(cell);
}

/// What a gate found, as short as it can be told from the bound, which is shown as it was typed.
QString judgedText(const MissedGate &missed)
{
    const QString text = numberText(missed.number, unit_digits::score);
    return text == numberText(missed.bound) ? numberText(missed.number) : text;
}

} // namespace

QString stageName(Stage stage)
{
    switch (stage) {
    case Stage::Greedy:
        return StepWords::tr("random choice", "a stage of making a board");
    case Stage::Join:
        return StepWords::tr("joining", "a stage of making a board");
    case Stage::Part:
        return StepWords::tr("inner board", "a stage of making a board");
    case Stage::Arrange:
        return StepWords::tr("arranging", "a stage of making a board");
    case Stage::Judge:
        return StepWords::tr("judging", "a stage of making a board");
    }
    return generatorText<&GeneratorWords::stage>(stage);
}

QString stageInFull(const Step &step)
{
    QString stage = stageName(step.stage);
    if (step.layer != 0)
        stage = StepWords::tr("%1, layer %2", "a stage").arg(stage).arg(step.layer);
    if (step.pass != 0)
        stage = StepWords::tr("%1, pass %2", "a stage").arg(stage).arg(step.pass);
    if (step.attempt == 0)
        return stage;
    const QString attempt = wholeText(step.attempt);
    return step.phase == 0 ? StepWords::tr("%1, attempt %2", "a stage").arg(stage, attempt)
                           : StepWords::tr("%1, attempt %2, phase %3", "a stage")
                                 .arg(stage, attempt, wholeText(step.phase));
}

QString stepWords(const Step &step, const QString &what, std::optional<int> candidates)
{
    const QString cell = cellNumberText(step.a);
    switch (step.act) {
    case Act::Begin:
        return StepWords::tr("Begin: %1", "a stage").arg(stageInFull(step));
    case Act::End:
        return StepWords::tr("End: %1", "a stage").arg(stageInFull(step));
    case Act::Join:
        return joinWords(step);
    case Act::Open:
        return step.b == SiteIndex::none
            ? StepWords::tr("Cell %1 is no longer a wall").arg(cell)
            : StepWords::tr("The wall between cells %1 and %2 is removed")
                  .arg(cell, cellNumberText(step.b));
    case Act::Close:
        return step.b == SiteIndex::none ? StepWords::tr("Cell %1 becomes a wall").arg(cell)
                                         : StepWords::tr("A wall is placed between cells %1 and %2")
                                               .arg(cell, cellNumberText(step.b));
    case Act::Place:
        return placeWords(step, what, candidates);
    case Act::Remove:
        return StepWords::tr("Cell %1: \"%2\" is removed").arg(cell, what);
    case Act::Swap:
        return StepWords::tr("Cells %1 and %2 are swapped").arg(cell, cellNumberText(step.b));
    case Act::Visit:
        return what.isEmpty()
            ? StepWords::tr("The route continues to cell %1").arg(cell)
            : StepWords::tr("The route continues to cell %1: \"%2\"").arg(cell, what);
    case Act::Reject:
        return StepWords::tr("Cell %1: \"%2\" is tried but does not fit").arg(cell, what);
    case Act::Relax:
        return StepWords::tr("Cell %1: %Ln limits are relaxed", nullptr, step.value).arg(cell);
    case Act::Recover:
        return StepWords::tr("Cell %1: %Ln limits hold again", nullptr, step.value).arg(cell);
    case Act::Mark:
        return markWords(step);
    case Act::Discard:
        return StepWords::tr("The board is rejected");
    }
    return {};
}

QString rejectedWords(const RejectedBoard &board)
{
    const MissedGate &missed = board.missed;
    const QString gate = gateTitle(*missed.gate, missed.judged);
    const QString number = judgedText(missed);
    const QString bound = numberText(missed.bound);
    return missed.isTooMuch
        ? StepWords::tr("Seed %1 rejected: %2 is %3, at most %4 is allowed", "%2: title of a gate")
              .arg(printable(board.seed), gate, number, bound)
        : StepWords::tr("Seed %1 rejected: %2 is %3, at least %4 is needed", "%2: title of a gate")
              .arg(printable(board.seed), gate, number, bound);
}

QString rejectedWords(const MissedGate &missed)
{
    const QString gate = gateTitle(*missed.gate, missed.judged);
    const QString number = judgedText(missed);
    const QString bound = numberText(missed.bound);
    return missed.isTooMuch
        ? StepWords::tr("Rejected: %1 is %2, at most %3 is allowed", "%1: title of a gate")
              .arg(gate, number, bound)
        : StepWords::tr("Rejected: %1 is %2, at least %3 is needed", "%1: title of a gate")
              .arg(gate, number, bound);
}

QString rejectionWords(const Rejection &rejection, const Shape &shape)
{
    return generatorText<&GeneratorWords::rejection>(rejection, shape);
}

} // namespace boardwright
