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

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    std::expected<QList<RefusedText>, QString> paste(
        const QStringList &onto, int column, const QList<QStringList> &cells) override;
    std::expected<QString, QString> nameOf(const QString &text) const override;
    void add(const QString &name) override;
    void rename(const QString &from, const QString &to) override;
    void merge(const QStringList &from, const QString &to) override;
    void remove(const QStringList &names) override;
    void declare(const QStringList &names) override;
    bool isUndeclared(const QString &name) const override;

    bool hasOrder() const override { return true; }

    void move(const QStringList &names, const QString &before) override;
    QString mergeQuestion(const QStringList &from, const QString &to) const override;

protected:
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
