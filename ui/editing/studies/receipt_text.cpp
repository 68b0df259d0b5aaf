// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/receipt_text.h"

#include "core/goalset/goal_text.h"
#include "ui/editing/board/measure_text.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"
#include "ui/text/statistics_words.h"
#include "ui/text/unit_digits.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct ReceiptWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Receipt)
};

constexpr int longestGoal = 40;

/// "4.1 to 6.0 %".
QString sharesText(const Means &means)
{
    constexpr double hundred = 100;
    constexpr double small = 10;
    const double before = means.before * hundred;
    const double after = means.after * hundred;
    const bool isFine = std::min(before, after) < small
        || fixedText(before, unit_digits::whole) == fixedText(after, unit_digits::whole);
    const int digits = isFine ? unit_digits::percent : unit_digits::whole;
    return ReceiptWords::tr("%1 → %2 %", "from one share to another")
        .arg(fixedText(before, digits), fixedText(after, digits));
}

/// What became of the board of the current seed. "No cell changed" is true only of boards that are
/// equal in all that can be seen.
QString cellsText(const Receipt &receipt)
{
    const Receipt::BoardChange &board = receipt.board;
    const int cells = receipt.cells.value_or(0);
    if (!board.wasMade && !board.isMade)
        return ReceiptWords::tr("no board for this seed, before or after");
    if (board.wasMade != board.isMade)
        return board.isMade ? ReceiptWords::tr("this seed has a board now")
                            : ReceiptWords::tr("this seed has no board any more");
    if (board.isOtherShape)
        return cells == 0
            ? ReceiptWords::tr("this board has another shape")
            : ReceiptWords::tr(
                  "this board has another shape, with %Ln changed cell(s)", nullptr, cells);
    if (cells == 0)
        return board.isOtherRoute ? ReceiptWords::tr("another route on this board")
                                  : ReceiptWords::tr("no cell changed on this board");
    return ReceiptWords::tr("%Ln cell(s) changed on this board", nullptr, cells);
}

QString meansText(const Means &means)
{
    return ReceiptWords::tr("%1 → %2", "from one number to another")
        .arg(fixedText(means.before, unit_digits::score),
            fixedText(means.after, unit_digits::score));
}

/// The subject of a change. `step`: the name of the edit; a goal named there is not named again.
QString nameOfChange(
    const Comparison &comparison, const SignificantChange &change, const QString &step)
{
    const SeedMatchedPair &pairing = *comparison.pairing;
    const Study &study = *pairing.after->study();
    if (change.kind == ChangeKind::Objective) {
        const QString goal = shortened(
            plainGoal(pairing.after->set().objectives.at(pairing.rows[change.index].after)),
            longestGoal);
        return step.contains(goal) ? ReceiptWords::tr("this goal") : goal;
    }
    const ComparedNumber &number = pairing.numbersAfter[change.index];
    const StudiedMeasure &measure = study.measures[number.measure];
    const QString title = measureTitle(study, measure);
    return measure.scope == Scope::Limit
        ? ReceiptWords::tr("%1: %2", "a limit, a number of it")
              .arg(limitTitle(study, study.limits[number.item]), title)
        : title;
}

QString changeText(
    const Comparison &comparison, const SignificantChange &change, const QString &step)
{
    const Means means = meansOf(comparison, change);
    if (change.kind == ChangeKind::Relaxed)
        return ReceiptWords::tr("relaxed boards: %1", "from one share to another")
            .arg(sharesText(means));
    return ReceiptWords::tr("%1 %2", "what moved, from one number to another")
        .arg(nameOfChange(comparison, change, step),
            change.kind == ChangeKind::Number ? meansText(means) : sharesText(means));
}

/// Goals that only one version has, so that there is no other share to compare.
QStringList unmatchedTexts(const Comparison &comparison, qsizetype most)
{
    QStringList texts;
    const SeedMatchedPair &pairing = *comparison.pairing;
    for (std::size_t i = 0; i < pairing.rows.size() && texts.size() < most; ++i) {
        const Pair &pair = pairing.rows[i];
        if (pair.before >= 0 && pair.after >= 0)
            continue;
        const bool isNew = pair.before < 0;
        const QString goal = plainGoal(isNew ? pairing.after->set().objectives.at(pair.after)
                                             : pairing.before->set().objectives.at(pair.before));
        const Difference &moved = comparison.rows[i];
        const quint64 boards = isNew ? comparison.wholeAfter() : comparison.wholeBefore();
        if (boards == 0)
            continue; // there are no boards to be on
        const QString share = shareText(
            static_cast<double>(isNew ? moved.up : moved.down) / static_cast<double>(boards));
        texts << (isNew ? ReceiptWords::tr("new: %1 (%2 of boards)", "a goal, a share")
                        : ReceiptWords::tr("removed: %1 (was on %2 of boards)", "a goal, a share"))
                     .arg(shortened(goal, longestGoal), share);
    }
    return texts;
}

/// Seeds without a board, by why they have none.
QStringList failuresTexts(const Comparison &comparison)
{
    QStringList texts;
    const auto all = static_cast<double>(comparison.seeds.count());
    const auto say = [&](const QString &text, quint64 before, quint64 after) {
        if (before != after)
            texts << text.arg(sharesText({.before = static_cast<double>(before) / all,
                .after = static_cast<double>(after) / all}));
    };
    say(ReceiptWords::tr("seeds without a board: %1", "from one share to another"),
        comparison.failedBefore, comparison.failedAfter);
    say(ReceiptWords::tr("seeds whose boards gates reject: %1", "from one share to another"),
        comparison.rejectedBefore, comparison.rejectedAfter);
    return texts;
}

/// The number of reworded goals, whose draws changed; empty if there are none or no board changed.
QString rewordedText(const Receipt &receipt)
{
    if (receipt.reworded == 0 || receipt.numbers->comparison.changed == 0)
        return {};
    return ReceiptWords::tr("%Ln reworded goal(s) redrawn", nullptr, receipt.reworded);
}

/// Names the sample of the first share, because statistics elsewhere are of more boards.
void nameSample(QStringList &parts, qsizetype first, const Comparison &comparison)
{
    if (first < parts.size())
        parts[first] = ReceiptWords::tr("on %Ln boards: %1",
            "of how many seeds, what changed there", static_cast<int>(comparison.seeds.count()))
                           .arg(parts[first]);
}

/// The effects on the boards of many seeds.
QStringList seedParts(const Receipt &receipt, qsizetype most)
{
    const ReceiptNumbers &numbers = *receipt.numbers;
    const Comparison &comparison = numbers.comparison;
    QStringList parts;
    if (const QString reworded = rewordedText(receipt); !reworded.isEmpty())
        parts << reworded;
    const qsizetype ofMany = parts.size();
    parts << failuresTexts(comparison);
    parts << unmatchedTexts(comparison, most);
    for (const SignificantChange &change : numbers.changes) {
        if (parts.size() >= most)
            break;
        parts << changeText(comparison, change, receipt.edit.step);
    }
    if (parts.isEmpty() && comparison.changed == 0 && comparison.reworded > 0)
        parts << ReceiptWords::tr("only the words of goals differ, on %1 of boards", "a share")
                     .arg(shareText(static_cast<double>(comparison.reworded)
                         / static_cast<double>(comparison.compared)));
    if (parts.isEmpty() && comparison.changed > 0)
        parts << ReceiptWords::tr("%1 of boards differ; no statistic changed significantly")
                     .arg(shareText(static_cast<double>(comparison.changed)
                         / static_cast<double>(comparison.compared)));
    nameSample(parts, ofMany, comparison);
    return parts;
}

/// Whether no seed has a board, so that boards do not show the effect of the edit.
bool makesNoBoard(const Receipt &receipt)
{
    if (!receipt.numbers)
        return false;
    const Comparison &comparison = receipt.numbers->comparison;
    return comparison.wholeBefore() == 0 && comparison.wholeAfter() == 0;
}

/// Whether the same seeds are filled before and after, with equal boards.
bool changesNoBoard(const Receipt &receipt)
{
    if (!receipt.numbers || receipt.cells != 0 || receipt.board != Receipt::BoardChange()
        || makesNoBoard(receipt))
        return false;
    const Comparison &comparison = receipt.numbers->comparison;
    return comparison.changed == 0 && comparison.reworded == 0
        && comparison.compared == comparison.wholeBefore()
        && comparison.compared == comparison.wholeAfter();
}

/// If only one version has boards at all. A set from which boards can be made need not have one for
/// any seed.
QString oneSidedText(const Receipt &receipt)
{
    const bool isAfter = receipt.boards == Receipt::Boards::OnlyAfter;
    if (receipt.boardsMade == 0 && !receipt.hasBoard)
        return ReceiptWords::tr("no board can be made, before or after");
    if (!isAfter)
        return ReceiptWords::tr("boards can no longer be made");
    const auto seeds = static_cast<int>(receipt.seedsTried);
    const QString share = shareText(
        static_cast<double>(receipt.boardsMade) / static_cast<double>(receipt.seedsTried));
    if (!receipt.hasBoard)
        return ReceiptWords::tr(
            "boards can now be made for %1 of %Ln seed(s), but not for this one",
            "a share, of how many", seeds)
            .arg(share);
    return receipt.boardsMade == receipt.seedsTried
        ? ReceiptWords::tr("boards can now be made")
        : ReceiptWords::tr(
              "boards can now be made for %1 of %Ln seed(s)", "a share, of how many", seeds)
              .arg(share);
}

QStringList boardsParts(const Receipt &receipt, qsizetype most)
{
    switch (receipt.boards.value_or(Receipt::Boards::Both)) {
    case Receipt::Boards::OnlyBefore:
    case Receipt::Boards::OnlyAfter:
        return {oneSidedText(receipt)};
    case Receipt::Boards::Neither:
        return {ReceiptWords::tr("no board can be made, before or after")};
    case Receipt::Boards::Both:
        break;
    }
    if (changesNoBoard(receipt))
        return {ReceiptWords::tr("no board changed")};
    if (makesNoBoard(receipt))
        return {ReceiptWords::tr("no seed has a board, before or after")};
    QStringList parts;
    if (receipt.cells)
        parts << cellsText(receipt);
    if (receipt.numbers)
        parts << seedParts(receipt, most);
    else
        parts << ReceiptWords::tr("counting boards…");
    return parts;
}

} // namespace

QString editText(const Edit &edit)
{
    switch (edit.kind) {
    case Edit::Kind::Undone:
        return ReceiptWords::tr("Undone: %1").arg(edit.step);
    case Edit::Kind::DoneAgain:
        return ReceiptWords::tr("%Ln steps redone", nullptr, edit.steps);
    case Edit::Kind::UndoneBack:
        return ReceiptWords::tr("%Ln steps undone", nullptr, edit.steps);
    case Edit::Kind::SincePin:
        return ReceiptWords::tr("Since pinning");
    case Edit::Kind::Done:
        break;
    }
    return edit.step;
}

QStringList receiptParts(const Receipt &receipt, qsizetype most)
{
    return boardsParts(receipt, most);
}

QString receiptInFull(const Receipt &receipt)
{
    constexpr qsizetype mostGoals = 12;
    constexpr std::size_t mostChanges = 25;
    QStringList lines{editText(receipt.edit)};
    if (!receipt.numbers || changesNoBoard(receipt) || makesNoBoard(receipt)) {
        lines << receiptParts(receipt, 0);
        return lines.join(u'\n');
    }
    const Comparison &comparison = receipt.numbers->comparison;
    const std::vector<SignificantChange> &changes = receipt.numbers->changes;
    if (receipt.cells)
        lines << cellsText(receipt);
    lines << ReceiptWords::tr("Of the boards of %Ln seeds, the same before and after:", nullptr,
        static_cast<int>(comparison.seeds.count()));
    if (comparison.compared > 0)
        lines << ReceiptWords::tr("%1 of boards differ")
                     .arg(shareText(static_cast<double>(comparison.changed)
                         / static_cast<double>(comparison.compared)));
    if (!rewordedText(receipt).isEmpty())
        lines << ReceiptWords::tr(
            "Boards draw goals by their text. %Ln goal(s) were reworded, so they are drawn anew.",
            nullptr, receipt.reworded);
    for (const QString &failures : failuresTexts(comparison))
        lines << failures;
    lines << unmatchedTexts(comparison, mostGoals);
    if (changes.empty()) {
        lines << ReceiptWords::tr("No significant change");
        return lines.join(u'\n');
    }
    lines << ReceiptWords::tr("Significant changes, strongest evidence first:");
    for (std::size_t i = 0; i < std::min(mostChanges, changes.size()); ++i)
        lines << QStringLiteral("%1 %2").arg(
            QString(confidenceOf(changes[i]), u'*'), changeText(comparison, changes[i], {}));
    if (changes.size() > mostChanges)
        lines << ReceiptWords::tr(
            "and %Ln more", "things that moved", static_cast<int>(changes.size() - mostChanges));
    return lines.join(u'\n');
}

} // namespace boardwright
