// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/kept_draws.h"

#include "core/goalset/identity.h"
#include "core/goalset/set_sections.h"
#include "ui/editing/document/change_set.h"
#include "ui/text/field_words.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>

#include <utility>

namespace boardwright {

namespace {

struct KeptDrawsWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

} // namespace

void keepDraws(GoalSetDocument &document, const GoalSet &before, bool joinsLastStep)
{
    QList<Objective> kept = withKeptDraws(before, document.set());
    if (kept.isEmpty())
        return;
    const QUndoStack &stack = document.undoStack();
    if (joinsLastStep && stack.index() > 0) {
        const QUndoCommand *last = stack.command(stack.index() - 1);
        putObjectives(document, std::move(kept),
            KeptDrawsWords::tr("%1 (board kept)", "an undo step").arg(last->text()), last->id());
        return;
    }
    const QString text = kept.size() == 1
        ? KeptDrawsWords::tr("Keep the board for \"%1\"").arg(shortGoal(kept.first()))
        : KeptDrawsWords::tr(
              "Keep the board for %Ln goals", nullptr, static_cast<int>(kept.size()));
    putObjectives(document, std::move(kept), text);
}

void setDrawText(GoalSetDocument &document, const QList<RowId> &ids, const QString &text)
{
    const Section &section = draws_section::section;
    QList<Objective> changed = changedObjectives(document, ids, [&](Objective &objective) {
        if (textOf(objective.extension.value(section.key), draws_section::text) == text)
            return;
        objective.extension.remove(section.key);
        if (text != objective.goal)
            setValue(objective.extension, section, draws_section::text, text);
    });
    if (changed.isEmpty())
        return;
    const QString label = fieldLabel(draws_section::text);
    const QString step = changed.size() == 1
        ? KeptDrawsWords::tr("%1 of \"%2\"", "the label of a field, a goal or a row")
              .arg(label, shortGoal(changed.first()))
        : KeptDrawsWords::tr("%1 of %Ln rows", nullptr, static_cast<int>(changed.size()))
              .arg(label);
    putObjectives(document, std::move(changed), step);
}

} // namespace boardwright
