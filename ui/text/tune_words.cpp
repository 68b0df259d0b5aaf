// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/tune_words.h"

#include "core/goalset/rows.h"
#include "ui/text/field_words.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"
#include "ui/text/unit_digits.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace boardwright {

namespace {

struct TuneWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::TuneWords)
};

/// The class of a generator's measure that says why goals are left out.
QString reasonTitle(const Info &info, std::size_t reason)
{
    const auto measure = std::ranges::find_if(info.measures,
        [](const Measure &one) { return one.scope == Scope::Row && !one.classes.empty(); });
    return measure == info.measures.end() || reason >= measure->classes.size()
        ? QString()
        : choiceLabel(measure->classes[reason]);
}

/// A share that is so many tenths of a percent worse.
QString worseLine(
    const QString &title, const QString &unit, double before, double after, int tenths)
{
    constexpr double inTenths = 10;
    const auto percent
        = [](int number) { return fixedText(number / inTenths, unit_digits::percent); };
    return TuneWords::tr("%1: %2 % → %3 % %4 (%5 points worse)",
        "a target, its numbers before and after tuning, what they are shares of, the difference")
        .arg(title, percent(tenthsOf(before)), percent(tenthsOf(after)), unit, percent(tenths));
}

} // namespace

QString itemTitle(const Info &info, const GoalSet &set, const TuneItem &item)
{
    switch (item.wanted) {
    case Wanted::AllAlike:
    case Wanted::Goals:
        return plainGoal(set.objectives[item.row]);
    case Wanted::Category:
        return TuneWords::tr("Category %1").arg(item.category);
    case Wanted::Relaxed:
        return TuneWords::tr("Relaxed boards");
    case Wanted::Number:
        return fieldsText(QString::fromUtf8(info.gates[item.gate].title));
    }
    return {};
}

QString targetTitle(
    const Info &info, const GoalSet &set, const TunePlan &plan, const TuneTarget &target)
{
    if (target.wanted == Wanted::AllAlike)
        return TuneWords::tr("All goals alike");
    if (target.wanted == Wanted::Goals && target.items > 1)
        return TuneWords::tr("%Ln goals", nullptr, static_cast<int>(target.items));
    return itemTitle(info, set, plan.itemsOf(target).front());
}

QString targetUnit(const TunePlan &plan, const TuneTarget &target)
{
    switch (target.wanted) {
    case Wanted::AllAlike:
        return TuneWords::tr("of goals within 20 % of their share");
    case Wanted::Goals:
        return plan.itemsOf(target).size() > 1
            ? TuneWords::tr("of goals within 20 % of their share")
            : TuneWords::tr("of boards");
    case Wanted::Category:
        return TuneWords::tr("of cells");
    case Wanted::Relaxed:
        return TuneWords::tr("of boards");
    case Wanted::Number:
        return TuneWords::tr("of boards within the bounds");
    }
    return {};
}

QString heldWords(const Info &info, const HeldBy &held)
{
    const QString reason = held.reason ? reasonTitle(info, *held.reason) : QString();
    if (held.limit && held.limit->kind == LimitKind::Board)
        return TuneWords::tr("board limit %1 (%2 %)").arg(held.limit->name).arg(held.percent);
    if (held.limit)
        return TuneWords::tr("line limit %1 (%2 %)").arg(held.limit->name).arg(held.percent);
    if (held.isNever)
        return reason.isEmpty() ? TuneWords::tr("appears on no board")
                                : TuneWords::tr("appears on no board; left out by: %1").arg(reason);
    if (!held.isAtEnd)
        return TuneWords::tr("its setting could still be turned");
    return reason.isEmpty()
        ? TuneWords::tr("its setting is at an end")
        : TuneWords::tr("its setting is at an end; left out by: %1").arg(reason);
}

QString worseWords(const Info &info, const GoalSet &set, const TunePlan &plan, const Worse &worse)
{
    QString title;
    QString unit;
    switch (worse.what) {
    case Worse::What::Target:
        title = targetTitle(info, set, plan, plan.targets[worse.target]);
        unit = targetUnit(plan, plan.targets[worse.target]);
        break;
    case Worse::What::Relaxed:
        title = TuneWords::tr("Relaxed boards");
        unit = TuneWords::tr("of boards");
        break;
    case Worse::What::Unfilled:
        title = TuneWords::tr("Seeds without a board");
        unit = TuneWords::tr("of seeds");
        break;
    }
    return worseLine(title, unit, worse.before, worse.after, worse.tenths);
}

void addWorseShare(QStringList &lines, const QString &title, const QString &unit, double before,
    double after, double ideal)
{
    const auto distance = [&](double share) { return std::abs(tenthsOf(share) - tenthsOf(ideal)); };
    if (const int tenths = distance(after) - distance(before); tenths > 0)
        lines << worseLine(title, unit, before, after, tenths);
}

void addWorseNumber(QStringList &lines, const QString &title, const QString &unit, double before,
    double after, int decimals)
{
    constexpr double ten = 10;
    const double scale = std::pow(ten, decimals);
    const double more = (std::round(after * scale) - std::round(before * scale)) / scale;
    if (more > 0)
        lines << TuneWords::tr("%1: %2 → %3 %4 (%5 worse)",
            "a measure, its numbers before and after tuning, their unit, the difference")
                     .arg(title, fixedText(before, decimals), fixedText(after, decimals), unit,
                         fixedText(more, decimals));
}

QString worseSentence(const WorseNumbers &worse)
{
    QStringList sentences;
    if (!worse.lines.isEmpty())
        sentences << TuneWords::tr("Worse than before: %1.", "a list of numbers")
                         .arg(worse.lines.join(QStringLiteral("; ")));
    if (!worse.isComplete)
        sentences << notComparedWords();
    return sentences.join(u' ');
}

QString notComparedWords()
{
    return TuneWords::tr("Before and after were not compared to the end, so it is not known "
                         "whether a number is worse.");
}

QString targetTextWords(TargetText wrong, const QString &text)
{
    switch (wrong) {
    case TargetText::Fine:
        return {};
    case TargetText::NoTarget:
        return TuneWords::tr("\"%1\" is no target. Write all, goal:TEXT=6, category:NAME=20, "
                             "relaxed=5 or GATE=LEAST..MOST.")
            .arg(shortName(text));
    case TargetText::NoSuchGoal:
        return TuneWords::tr("\"%1\": the set has no such goal. Write its text as in the file.")
            .arg(shortName(text));
    case TargetText::NoSuchCategory:
        return TuneWords::tr("\"%1\": no goal has that category.").arg(shortName(text));
    case TargetText::NoShare:
        return TuneWords::tr("\"%1\" needs a share from 0 to 100 at its end, such as =6.")
            .arg(shortName(text));
    }
    return {};
}

QString engineTitle(TuneEngine engine)
{
    switch (engine) {
    case TuneEngine::Automatic:
        return TuneWords::tr("Automatic");
    case TuneEngine::Approximation:
        return TuneWords::tr("Approximation");
    case TuneEngine::Climbing:
        return TuneWords::tr("Hill climbing");
    case TuneEngine::PlainClimbing:
        return TuneWords::tr("Hill climbing, as published");
    }
    return {};
}

QString engineHelp(TuneEngine engine)
{
    switch (engine) {
    case TuneEngine::Automatic:
        return TuneWords::tr("Approximation for shares, then hill climbing if numbers have bounds");
    case TuneEngine::Approximation:
        return TuneWords::tr("Moves each goal's setting by how far its share is off. Best for "
                             "shares; ignores bounds of numbers");
    case TuneEngine::Climbing:
        return TuneWords::tr("Tries changes at random and keeps what is better, on the same seeds. "
                             "For every target");
    case TuneEngine::PlainClimbing:
        return TuneWords::tr("Tries changes at random, each on seeds of its own");
    }
    return {};
}

} // namespace boardwright
