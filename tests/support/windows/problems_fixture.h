// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generator/problems.h"
#include "ui/editing/problems/problems_model.h"

#include <QAbstractItemModelTester>

namespace boardwright {

/// A document with problems and the list of them, updated as by the preview's results.
struct ProblemsFixture {
    ProblemsFixture()
        : model(document)
        , tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal)
    {
    }

    void open(GoalSet set)
    {
        document.adopt({.set = std::move(set), .notes = {}, .siteStyle = true}, {});
        look();
    }

    /// Shows the next result, with these findings.
    void look(const std::vector<Finding> &findings = {})
    {
        auto result = std::make_shared<PreviewResult>();
        result->request.set = document.set();
        result->request.generator = generators().front();
        const Generator &generator = *result->request.generator;
        if (auto made = subjectOf(generator, document.set(), generator.settingsFor(document.set())))
            result->subject = *std::move(made);
        result->allProblems = problemsOf(document.set(), *generators().front(), {});
        result->board.findings = findings;
        model.showResult(result);
    }

    /// The texts of the list, children indented by two spaces.
    QStringList lines() const
    {
        QStringList all;
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex kind = model.index(row, 0);
            all << kind.data().toString();
            for (int child = 0; child < model.rowCount(kind); ++child)
                all << QStringLiteral("  ") + model.index(child, 0, kind).data().toString();
        }
        return all;
    }

    /// The row, at either level, whose text begins with `start`; invalid if there is none.
    QModelIndex find(const QString &start) const
    {
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex kind = model.index(row, 0);
            if (kind.data().toString().startsWith(start))
                return kind;
            for (int child = 0; child < model.rowCount(kind); ++child) {
                const QModelIndex one = model.index(child, 0, kind);
                if (one.data().toString().startsWith(start))
                    return one;
            }
        }
        return {};
    }

    GoalSetDocument document;
    ProblemsModel model;
    QAbstractItemModelTester tester;
};

/// Thirty simple goals, with three unused categories, two ranges that are too wide, two weightings
/// that are too high, and one tag with a single member.
inline GoalSet setWithProblems()
{
    GoalSet set;
    set.schemaMode = SchemaMode::Relaxed;
    for (int i = 1; i <= 30; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = QStringLiteral("goal %1").arg(i);
        set.objectives << objective;
    }
    for (const QString &name : {QStringLiteral("ash"), QStringLiteral("birch")})
        set.boardLimits << CategoryLimit{name, 20};
    set.lineLimits << CategoryLimit{QStringLiteral("ash"), 20};
    for (const int row : {3, 5}) {
        set.objectives[row].goal = QStringLiteral("Catch {{X}} fish %1").arg(row);
        set.objectives[row].range = {1, 100};
    }
    set.objectives[7].weighting = 300;
    set.objectives[8].weighting = 400;
    set.tagNames << QStringLiteral("solo");
    set.objectives[9].tag = QStringLiteral("solo");
    return set;
}

} // namespace boardwright
