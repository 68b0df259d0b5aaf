// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/profile.h"
#include "ui/editing/document/document.h"

#include <QAbstractTableModel>

#include <cstdint>

namespace boardwright {

/// The profiles of a set for all balanced modes beside each other: a row for each parameter, a
/// column for each mode, and below them how long that makes a line. What differs from the mode's
/// own profile stands out and can be reset. Owns no data; what is typed becomes an undo step.
class BalancedProfilesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Rows behind the parameters, to read: minutes of a line.
    enum LengthRow : std::uint8_t { UsualLength, ShortestLength, LongestLength, LengthRows };

    /// `document` must outlive the model.
    explicit BalancedProfilesModel(GoalSetDocument &document, QObject *parent = nullptr);

    static int parameters();

    static BalancedMode modeOf(int column)
    {
        return balancedModes.at(static_cast<std::size_t>(column));
    }

    /// Whether the set says something else than the mode's own profile.
    bool isOwn(const QModelIndex &index) const;

    /// Gives these cells the values that the modes come with, as one step.
    void reset(const QModelIndexList &cells);

    /// Texts go into the cells from `from` on to the right and down, as one step, or none where one
    /// of them is not possible.
    bool paste(const QModelIndex &from, const QList<QStringList> &cells);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// What was typed or pasted is not possible; `reason` is for the person who did.
    void refused(const QString &reason);

private:
    QVariant lengthCell(int row, BalancedMode mode, int role) const;

    GoalSetDocument &m_document;
};

} // namespace boardwright
