// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_model.h"

#include <QMap>
#include <QObject>

#include <array>

namespace boardwright {

class ObjectivesTable;

/// Columns of the goals that are looked at together.
enum class ColumnSet : std::uint8_t { Define, Balance, Place, Live, All };

inline constexpr std::array allColumnSets{
    ColumnSet::Define, ColumnSet::Balance, ColumnSet::Place, ColumnSet::Live, ColumnSet::All};

/// Whether a column, the generator's fields and numbers included, is of a set.
bool isInSet(const ObjectivesModel &model, ColumnSet set, int column);

/// Which columns of a table are shown, in which order, and how wide where a person said so: of each
/// set as it was left. Belongs to the window, never to a file.
class ColumnSets final : public QObject {
    Q_OBJECT

public:
    /// `table` must outlive this.
    explicit ColumnSets(ObjectivesTable &table);

    ColumnSet current() const { return m_current; }

    void show(ColumnSet set);
    /// After columns came or went. Where goals have numbers of the generator, which are in Balance,
    /// that set takes the place of Live.
    void refresh();

    /// For restoreState() in another run. False, and nothing changes, where it is none.
    QByteArray state() const;
    bool restoreState(const QByteArray &state);

Q_SIGNALS:
    void currentChanged(boardwright::ColumnSet set);

private:
    using Widths = QMap<int, int>; ///< that a person gave, by column

    Widths ownWidths() const;
    void keepWidths();
    void apply();
    void chooseForGenerator();

    ObjectivesTable &m_table;
    ColumnSet m_current = ColumnSet::Balance;
    bool m_stoodForLive = false; ///< Balance is shown because the generator has numbers of its own
    QMap<int, Widths> m_widths; ///< by set, of columns that a person made as wide
};

} // namespace boardwright
