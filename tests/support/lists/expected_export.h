// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/set_format.h"
#include "core/goalset/goalset.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace boardwright::test {

/// A goal as it must come back from a file.
struct ExpectedGoal {
    Objective goal; ///< without id, file and sections
    std::optional<int> difficulty;
    QString japanese{};
    bool isAnyTier = false; ///< the format may choose one
    bool isAnyType = false; ///< the format adds one

    friend bool operator==(const ExpectedGoal &, const ExpectedGoal &) = default;
};

/// Changes a set by the losses that were reported for a format, and by nothing else: one loss after
/// the other, written independently of the writers.
class ExpectedExport final {
public:
    ExpectedExport(const GoalSet &set, const QList<Loss> &losses, Key format);

    /// In the order of the original file.
    const QList<ExpectedGoal> &goals() const { return m_goals; }

    /// A reported loss that loses nothing of a goal or of the set; empty: there is none.
    const QString &idle() const { return m_idle; }

    /// Something of the set that is not reported, but that a list cannot have; empty: there is
    /// none.
    const QString &unreported() const { return m_unreported; }

private:
    void addGoal(const Objective &objective, const QList<Aspect> &lost);
    void checkSet(const GoalSet &set, const QList<Loss> &losses);

    bool m_keepsDifficulty = false;
    bool m_keepsJapanese = false;
    QStringList m_usedTags; ///< of goals that are neither disabled nor unfit
    QList<ExpectedGoal> m_goals;
    QString m_idle;
    QString m_unreported;
};

/// A goal that was read, without what every reader adds.
ExpectedGoal foundGoal(const Objective &objective);

} // namespace boardwright::test
