// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/value.h"
#include "ui/editing/document/document.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <optional>
#include <vector>

namespace boardwright {

/// The row types of a set with their thresholds for both lists, and how many goals have them; those
/// that goals have without a threshold come last. Owns no data but what it counted; what is typed
/// becomes an undo step.
class BalancedRowTypesModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Name, Normal, Short, Goals };

    /// `document` must outlive the model.
    explicit BalancedRowTypesModel(GoalSetDocument &document, QObject *parent = nullptr);

    /// A new row type with a threshold for the normal list; returns its row.
    int add();

    /// Takes the thresholds of these rows away, as one step.
    void removeThresholds(const QList<int> &rows);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// A name is changed in the goals that have it, too. An empty threshold is none.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

Q_SIGNALS:
    /// What was typed is not possible; `reason` is for the person who did.
    void refused(const QString &reason);

private:
    struct Row {
        QString name;
        std::optional<double> normal;
        std::optional<double> ofShort;
        int goals = 0;

        friend bool operator==(const Row &, const Row &) = default;
    };

    static std::vector<Row> rowsOf(const GoalSet &set);
    void follow();
    bool rename(const QString &from, const QString &to);
    bool setThreshold(const QString &name, bool isShort, const QString &text);

    GoalSetDocument &m_document;
    std::vector<Row> m_rows;
};

} // namespace boardwright
