// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/document/name_edits.h"
#include "ui/editing/names/name_table_model.h"

namespace boardwright {

enum class TagColumn : std::uint8_t { Name, Goals, Members, Remark };

inline constexpr int tagColumns = static_cast<int>(TagColumn::Remark) + 1;

/// The tags of a document in list order, followed by tags that goals use but the list lacks, each
/// with its goals. The name can be edited; tags have one spelling only, so "Boss rush" becomes
/// "boss_rush".
class TagsModel final : public NameTableModel {
    Q_OBJECT

public:
    /// `document` must outlive the model.
    explicit TagsModel(GoalSetDocument &document, QObject *parent = nullptr);

    TagName tag(const QString &name) const { return m_tags.value(name); }

    Verbs verbs() const override { return NameTableModel::verbs() | Move; }

    QString title() const override;
    void remove(const QList<int> &rows) override;
    void move(const QList<int> &rows, int to) override;

    bool identifies(const Field & /*field*/) const override { return true; }

    std::expected<QString, QString> nameOf(const QString &text) const override;
    void addName(const QString &name) override;
    void rename(const QString &from, const QString &to) override;
    void merge(const QStringList &from, const QString &to) override;
    void declare(const QStringList &names) override;
    bool isUndeclared(const QString &name) const override;

    QString mergeQuestion(const QStringList &from, const QString &to) const override;

protected:
    std::span<const Column> columns() const override;
    const Section &section(int line) const override;
    FieldValues values(int line) const override;
    void putNames(const QList<NameEdit> &edits, const QString &text) override;
    void copyNames(const QList<int> &rows, const QStringList &from, const QStringList &to) override;
    void refresh(bool isOther) override;
    bool countsAlike(const Objective &before, const Objective &after) const override;
    QVariant cell(int row, int column, int role) const override;
    bool isEditable(int column) const override;

private:
    QString membersText(const TagName &tag, const QString &between) const;

    QHash<QString, TagName> m_tags; // looked up, never iterated
    QHash<QString, QList<Problem>> m_problems; // looked up, never iterated
    QHash<QString, QStringList> m_members; // goals as written; looked up, never iterated
};

} // namespace boardwright
