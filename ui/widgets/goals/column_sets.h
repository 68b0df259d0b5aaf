// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/goals/objectives_model.h"
#include "ui/widgets/table/column_choice.h"

#include <QMap>
#include <QObject>

#include <array>

namespace boardwright {

class ObjectivesTable;

/// Sets of columns that are shown together.
enum class ColumnSet : std::uint8_t { Define, Balance, Place, Live, All };

inline constexpr std::array allColumnSets{
    ColumnSet::Define, ColumnSet::Balance, ColumnSet::Place, ColumnSet::Live, ColumnSet::All};

/// Whether a column belongs to a set. Includes the generator's fields and numbers.
bool isInSet(const ObjectivesModel &model, ColumnSet set, int column);

/// Which columns of the table of goals are visible by default, and what the user changed: columns
/// shown or hidden, their order and widths. Each set keeps its own state. Belongs to the window,
/// never to a file.
class ColumnSets final : public QObject {
    Q_OBJECT

public:
    /// `table` must outlive this object.
    explicit ColumnSets(ObjectivesTable &table);

    ColumnSet current() const { return m_current; }

    void show(ColumnSet set);
    /// Fields without effect on the boards at hand: their columns are shown among all
    /// columns, and where the user chose them.
    void setUnused(const QList<const Field *> &fields);
    /// Call after columns were added or removed. If the generator has numbers of its own for goals,
    /// Balance, which contains them, replaces Live.
    void refresh();

    /// For restoreState() in another run, which returns false and changes nothing if the state is
    /// invalid.
    QByteArray state() const;
    bool restoreState(const QByteArray &state);

Q_SIGNALS:
    void currentChanged(boardwright::ColumnSet set);

private:
    using Widths = QMap<int, int>; ///< set by the user, by column

    Widths ownWidths() const;
    void keep();
    void apply();
    void chooseForGenerator();

    ObjectivesTable &m_table;
    ColumnSet m_current = ColumnSet::Balance;
    QList<const Field *> m_unused;
    bool m_stoodForLive = false; ///< Balance is shown because the generator has numbers of its own
    QMap<int, Widths> m_widths; ///< by set, for columns that the user resized
    QMap<int, ColumnChoice::Chosen> m_chosen; ///< by set
};

} // namespace boardwright
