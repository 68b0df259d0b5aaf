// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/attempts.h"
#include "core/balanced/goal_list.h"
#include "core/goalset/goalset.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace boardwright {

/// One line of a file of boards made by the reference of the balanced generator.
struct ReferenceBoard {
    QString profile; ///< "default", "plain" or "tight"
    BalancedMode mode = BalancedMode::Normal;
    quint64 seed = 0;
    QStringList ids; ///< by cell; empty if it failed
    int iterations = 0;
    quint64 calls = 0; ///< random numbers drawn for the board
    double next = 0; ///< the first random number after the board
};

/// The lines of a file, as JSON objects.
QList<QJsonObject> jsonLines(const QString &path);

/// The boards of a file; `profile` is used for lines that name none.
QList<ReferenceBoard> referenceBoards(
    const QString &path, const QString &profile = QStringLiteral("default"));

std::optional<BalancedMode> modeOfReference(const QString &name);

/// An invented profile ("plain" or "tight"), or else the mode's own.
Profile referenceProfile(const QString &name, BalancedMode mode);

/// Reads a goal list (JSON); returns one without goals if the file cannot be read.
CombinedList referenceList(const QString &path);

/// The invented list of the fixtures.
const CombinedList &inventedList();

/// The set of the fixture list.
GoalSet listedSet();

/// The path of a file below the folder BOARDWRIGHT_DATA; empty if that is unset.
QString dataFile(const QString &name);

/// Makes boards of one list, mode and profile.
class ReferenceMaker final {
public:
    ReferenceMaker(const CombinedList &list, BalancedMode mode, const Profile &profile);

    /// The first difference from the reference's board for its seed, in words; empty if there is
    /// none.
    QString differenceFrom(const ReferenceBoard &expected);

    Attempts5x5::Report run(quint64 seed, AttemptListener *listener = nullptr);

    QString idAt(int cell)
    {
        return idOf(static_cast<GoalNumber>(m_attempts->board().goalAt(cell)));
    }

    QString idOf(GoalNumber goal) const;

    const BalancedTables &tables() const { return *m_tables; }

    Attempts5x5 &attempts() { return *m_attempts; }

private:
    BalancedGoals m_goals;
    std::unique_ptr<const BalancedTables> m_tables;
    std::unique_ptr<Attempts5x5> m_attempts;
};

} // namespace boardwright
