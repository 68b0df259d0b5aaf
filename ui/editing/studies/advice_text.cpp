// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/advice_text.h"

#include "ui/editing/board/measure_text.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/zone_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace boardwright {

namespace {

struct AdviceWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::AdviceWords)
};

/// The names of the first few goals; the table shows all.
QString namesOf(const QList<RowId> &goals, const GoalSet &set)
{
    constexpr qsizetype mostNamed = 3;
    QStringList names;
    for (const RowId goal : goals.first(std::min(goals.size(), mostNamed)))
        names << goalName(set, goal);
    if (goals.size() > mostNamed)
        names << AdviceWords::tr("%Ln more", "goals", static_cast<int>(goals.size() - mostNamed));
    return names.join(QStringLiteral(", "));
}

QString goalsText(const RelaxationAdvice &advice, const GoalSet &set)
{
    const auto count = static_cast<int>(advice.goals->goals.size());
    const QString names = namesOf(advice.goals->goals, set);
    const QString share = shareText(advice.goals->then.share());
    if (advice.zone != Zone{})
        return AdviceWords::tr("With %Ln more goals in %1 (%2): %3.",
            "how many, a zone, their names, a share of boards", count)
            .arg(zoneName(advice.zone), names, share);
    return AdviceWords::tr(
        "With %Ln of its goals fewer (%1): %2.", "how many, their names, a share of boards", count)
        .arg(names, share);
}

/// Mentions the other limits if boards with any relaxation hardly become rarer.
QString othersText(const RelaxationAdvice &advice)
{
    const RelaxedBoards &then = advice.raise ? advice.raise->then : advice.goals->then;
    const quint64 fewer = advice.now.relaxed - then.relaxed;
    if (then.boards == 0 || then.anyRelaxed + fewer / 2 <= advice.now.anyRelaxed)
        return {};
    return AdviceWords::tr("Some limit is then still relaxed on %1.", "a share of boards")
        .arg(shareText(static_cast<double>(then.anyRelaxed) / static_cast<double>(then.boards)));
}

} // namespace

QString adviceText(const RelaxationAdvice &advice, const GoalSet &set)
{
    const QString boards = wholeText(advice.now.boards);
    if (advice.now.relaxed == 0)
        return AdviceWords::tr("It is not relaxed on any of %1 other boards.").arg(boards);
    QStringList parts{AdviceWords::tr("It is relaxed on %1 of %2 boards.", "a share, a number")
            .arg(shareText(advice.now.share()), boards)};
    if (advice.raise)
        parts << AdviceWords::tr("A limit of %1 % reduces this to %2.", "a share of boards")
                     .arg(wholeText(advice.raise->percent), shareText(advice.raise->then.share()));
    if (advice.goals)
        parts << goalsText(advice, set);
    if (advice.isComplete && (advice.raise || advice.goals))
        parts << othersText(advice);
    if (advice.isComplete && !advice.raise && !advice.goals)
        parts << AdviceWords::tr("No small change reduces this to a quarter.");
    if (!advice.isComplete)
        parts << AdviceWords::tr("Looking for a change that would help…");
    parts.removeAll(QString());
    return parts.join(u' ');
}

} // namespace boardwright
