// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/names/tags_model.h"

#include "core/goalset/field_limits.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/lint_names.h"
#include "ui/editing/values/entered_value.h"
#include "ui/editing/values/objective_columns.h"
#include "ui/text/number_text.h"
#include "ui/text/plain_goal.h"

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestTagTold = 40;
constexpr qsizetype longestMember = 60;

constexpr std::array tagFields{Field{.key = "tag"_L1,
    .kind = Kind::Text,
    .max = field_limits::tag,
    .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Tag")}};

constexpr Section tagTable{
    .key = "tags"_L1, .home = Home::Table, .fields = tagFields, .name = "tag"_L1};

TagColumn tagColumn(int column)
{
    return static_cast<TagColumn>(column);
}

} // namespace

TagsModel::TagsModel(GoalSetDocument &document, QObject *parent)
    : NameTableModel(document, parent)
{
    TagsModel::refresh(true);
}

QString TagsModel::title() const
{
    return tr("Tags");
}

auto TagsModel::columns() const -> std::span<const Column>
{
    static constexpr auto infos = std::to_array<Column>({
        {QT_TRANSLATE_NOOP("boardwright::TagsModel", "Tag"),
            QT_TRANSLATE_NOOP(
                "boardwright::TagsModel", "At most one goal per tag appears on a board"),
            Qt::AlignLeft},
        {QT_TRANSLATE_NOOP("boardwright::TagsModel", "Goals"),
            QT_TRANSLATE_NOOP("boardwright::TagsModel",
                "Number of goals that have it. Double-click to show them"),
            Qt::AlignRight},
        {QT_TRANSLATE_NOOP("boardwright::TagsModel", "Members"),
            QT_TRANSLATE_NOOP("boardwright::TagsModel", "The goals that have it"), Qt::AlignLeft},
        {QT_TRANSLATE_NOOP("boardwright::TagsModel", "Problems"),
            QT_TRANSLATE_NOOP("boardwright::TagsModel", "Problems with the tag"), Qt::AlignLeft},
    });
    return infos;
}

const Section &TagsModel::section(int /*line*/) const
{
    return tagTable;
}

FieldValues TagsModel::values(int line) const
{
    return {{tagFields.front().key, nameAt(line)}};
}

void TagsModel::refresh(bool isOther)
{
    const QList<TagName> tags = tagsIn(document().set());
    QHash<QString, QList<Problem>> problems = problemsByName(lintTagNames);
    QStringList names;
    names.reserve(tags.size());
    QSet<QString> changed;
    QHash<QString, TagName> byName;
    QHash<QString, QStringList> members;
    for (const TagName &tag : tags) {
        names << tag.name;
        QStringList goals;
        goals.reserve(tag.members.size());
        for (const RowId id : tag.members)
            goals << plainGoal(*document().objective(id));
        members.insert(tag.name, goals);
        if (m_tags.value(tag.name) != tag || m_problems.value(tag.name) != problems.value(tag.name)
            || m_members.value(tag.name) != members.value(tag.name))
            changed.insert(tag.name);
        byName.insert(tag.name, tag);
    }
    m_tags = std::move(byName);
    m_problems = std::move(problems);
    m_members = std::move(members);
    if (isOther)
        startWith(names);
    else
        follow(names, changed, false);
}

bool TagsModel::countsAlike(const Objective &before, const Objective &after) const
{
    return before.tag == after.tag
        && (after.tag.isEmpty()
            || (before.disabled == after.disabled && before.goal == after.goal
                && before.range == after.range));
}

QString TagsModel::membersText(const TagName &tag, const QString &between) const
{
    QStringList goals;
    goals.reserve(tag.members.size());
    for (const QString &goal : m_members.value(tag.name))
        goals << shortened(goal.simplified(), longestMember);
    if (const auto more = tag.goals - static_cast<int>(goals.size()); more > 0)
        goals << tr("%Ln more", "goals", more);
    return goals.join(between);
}

bool TagsModel::isEditable(int column) const
{
    return tagColumn(column) == TagColumn::Name;
}

QVariant TagsModel::cell(int row, int column, int role) const
{
    const TagName tag = m_tags.value(nameAt(row));
    const bool isShown = role == Qt::DisplayRole || role == Qt::EditRole || role == SortRole;
    switch (tagColumn(column)) {
    case TagColumn::Name:
        return {};
    case TagColumn::Goals:
        if (isShown)
            return tag.goals;
        if (role == OpensRole)
            return true;
        if (role == Qt::ToolTipRole && tag.goals > tag.enabledGoals)
            return tr("%Ln disabled", nullptr, tag.goals - tag.enabledGoals);
        return {};
    case TagColumn::Members:
        if (isShown)
            return membersText(tag, QStringLiteral(" · "));
        if (role == Qt::ToolTipRole && tag.goals > 0)
            return membersText(tag, QStringLiteral("\n"));
        return {};
    case TagColumn::Remark: {
        QStringList own;
        if (isUndeclared(tag.name))
            own << tr("Not in the tag list, but %Ln goals have it.", nullptr, tag.goals);
        return remark(m_problems.value(tag.name), own, role);
    }
    }
    return {};
}

std::expected<QString, QString> TagsModel::nameOf(const QString &text) const
{
    return NameTableModel::nameOf(text)
        .and_then([](const QString &name) {
            return valueOfEdit({}, fieldOf(ObjectiveColumn::Tag), QStringList(name));
        })
        .transform([](const Value &tag) { return std::get<QStringList>(tag).first(); });
}

void TagsModel::putNames(const QList<NameEdit> &edits, const QString &text)
{
    QList<TagEdit> tags;
    tags.reserve(edits.size());
    for (const NameEdit &edit : edits)
        tags.append({.name = edit.name, .newName = edit.newName});
    editTags(document(), tags, text);
}

void TagsModel::copyNames(
    const QList<int> & /*rows*/, const QStringList & /*from*/, const QStringList &to)
{
    addTags(document(), to);
}

void TagsModel::addName(const QString &name)
{
    addTags(document(), {name});
}

void TagsModel::rename(const QString &from, const QString &to)
{
    renameTag(document(), from, to);
}

void TagsModel::merge(const QStringList &from, const QString &to)
{
    mergeTags(document(), from, to);
}

void TagsModel::remove(const QList<int> &rows)
{
    removeTags(document(), namesOf(rows));
}

void TagsModel::declare(const QStringList &names)
{
    QStringList undeclared = names;
    undeclared.removeIf([this](const QString &name) { return !isUndeclared(name); });
    addTags(document(), undeclared);
}

bool TagsModel::isUndeclared(const QString &name) const
{
    const TagName tag = m_tags.value(name);
    return tag.goals > 0 && !tag.isDeclared;
}

void TagsModel::move(const QList<int> &rows, int to)
{
    moveTags(document(), namesOf(rows), nameAt(to));
}

QString TagsModel::mergeQuestion(const QStringList &from, const QString &to) const
{
    const int goals = m_tags.value(to).goals;
    return from.size() == 1
        ? tr("Merge \"%1\" into \"%2\" (%Ln goals)?", nullptr, goals)
              .arg(shortened(from.first(), longestTagTold), shortened(to, longestTagTold))
        : tr("Merge %1 tags into \"%2\" (%Ln goals)?", nullptr, goals)
              .arg(wholeText(from.size()), shortened(to, longestTagTold));
}

} // namespace boardwright
