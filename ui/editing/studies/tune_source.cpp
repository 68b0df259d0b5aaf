// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/studies/tune_source.h"

#include "ui/editing/document/change_set.h"

#include <QCoreApplication>

#include <utility>

namespace boardwright {

namespace {

class OwnTargets final : public TuneSource {
    Q_DECLARE_TR_FUNCTIONS(boardwright::TuneStudy)

public:
    TuneTask taskFor(const SharedSubject &shown, const QStringList &allowed) const override
    {
        return {.subject = shown,
            .set = shown->set(),
            .settings = shown->settings(),
            .plan
            = tunePlanOf(shown->generator().info(), shown->set(), shown->settings(), allowed)};
    }

    GoalSet tuned(const TuneTask &task, std::span<const double> positions) const override
    {
        GoalSet next = task.set;
        turnAll(task.plan.knobs, next, positions);
        return next;
    }

    QString apply(GoalSetDocument &document, const TuneTask &task,
        std::span<const double> positions) const override
    {
        GoalSet next = document.set();
        const int turned = turnAll(task.plan.knobs, next, positions);
        replaceSet(document, std::move(next), tr("Tune %Ln settings", "an undo step", turned));
        return tr("%Ln settings changed", "by tuning", turned);
    }
};

} // namespace

std::unique_ptr<TuneSource> ownTargets()
{
    return std::make_unique<OwnTargets>();
}

} // namespace boardwright
