// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/field_table_model.h"

namespace boardwright {

/// The row types of a set with their thresholds in both lists, and the number of goals that use
/// them. Row types without a threshold come last. Renaming a row type renames it in its goals. An
/// empty threshold removes it.
class BalancedRowTypesModel final : public FieldTableModel {
    Q_OBJECT

public:
    enum Column : std::uint8_t { Name, Normal, Short, Goals };

    /// `document` must outlive the model.
    explicit BalancedRowTypesModel(GoalSetDocument &document, QObject *parent = nullptr);

    Verbs verbs() const override { return {Add | Remove}; }

    /// Adds a row type with a threshold for the normal list.
    int add(int at) override;
    /// Removes the thresholds of these rows.
    void remove(const QList<int> &rows) override;
    QString title() const override;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    int lines() const override { return static_cast<int>(m_rows.size()); }

    const Section &section(int line) const override;

    FieldValues values(int line) const override { return m_rows.at(line); }

    std::span<const Derived> derived() const override;

    std::expected<void, QString> store(
        const QList<int> &lines, const Field &field, const Value &value, int gesture) override;
    std::expected<void, QString> put(
        const Lines &changed, const QList<FieldValues> &added, const QString &text) override;

private:
    QString nameAt(int row) const;
    void follow();
    /// False, with a reason reported, if `after` is not possible.
    static std::expected<void, QString> change(
        GoalSet &set, const FieldValues &before, const FieldValues &after);
    static std::expected<void, QString> checkName(const GoalSet &set, const QString &name);

    QList<FieldValues> m_rows;
};

} // namespace boardwright
