// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/tables/field_table_model.h"

namespace boardwright {

/// The sections of a group side by side: a column for each section, a row for each field. Values
/// that differ from the fallback of their section are bold.
class SectionGroupModel final : public FieldTableModel {
    Q_OBJECT

public:
    /// Both must outlive the model.
    SectionGroupModel(
        GoalSetDocument &document, const SectionGroup &group, QObject *parent = nullptr);

    Verbs verbs() const override { return {}; }

    QString title() const override;

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    int lines() const override { return static_cast<int>(m_group.sections.size()); }

    const Section &section(int line) const override
    {
        return m_group.sections[static_cast<std::size_t>(line)];
    }

    FieldValues values(int line) const override;

    std::span<const Derived> derived() const override { return m_group.derived; }

    std::expected<void, QString> store(
        const QList<int> &lines, const Field &field, const Value &value, int gesture) override;
    std::expected<void, QString> put(
        const Lines &changed, const QList<FieldValues> &added, const QString &text) override;

private:
    const SectionGroup &m_group;
};

} // namespace boardwright
