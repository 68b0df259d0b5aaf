// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balanced/tier_start.h"
#include "ui/editing/document/document.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <vector>

namespace boardwright {

/// The times and types that a set without times would get from its difficulty tiers: a row for each
/// goal. Nothing is applied before apply().
class BalancedStartModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Goal, Tier, Time, Types };

    /// `document` must outlive the model.
    explicit BalancedStartModel(GoalSetDocument &document, QObject *parent = nullptr);

    const TierStart &start() const { return m_start; }

    void setStart(const TierStart &start);

    /// Nothing is computed while it is not wanted.
    void setWanted(bool isWanted);

    /// Whether a goal already has a time, so that there is nothing to start.
    static bool hasTimes(const GoalSet &set);

    /// The set that apply() would produce.
    GoalSet result() const;

    /// Gives the goals these times and types, as one step.
    void apply();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// result() differs.
    void updated();

private:
    void follow();

    GoalSetDocument &m_document;
    TierStart m_start;
    std::vector<TierValues> m_values;
    bool m_isWanted = false;
};

} // namespace boardwright
