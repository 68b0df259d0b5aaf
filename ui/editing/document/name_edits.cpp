// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/document/name_edits.h"

#include "core/goalset/field_limits.h"
#include "core/goalset/goal_text.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/names_changed.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace boardwright {

namespace {

struct NameEditWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

constexpr int longestNameTold = 40;

QString told(const QString &name)
{
    return shortened(name, longestNameTold);
}

int countOf(const QStringList &names)
{
    return static_cast<int>(names.size());
}

/// Declares the name for these kinds, unless it is declared already.
void declareCategory(GoalSet &set, const QString &name, CategoryKinds kinds)
{
    CarriedNames names;
    if (kinds.testFlag(CategoryKind::Board))
        names.boardCategories << name;
    if (kinds.testFlag(CategoryKind::Line))
        names.lineCategories << name;
    declare(set, names);
}

QString declareText(const QStringList &names)
{
    return names.size() == 1 ? NameEditWords::tr("Declare category \"%1\"").arg(told(names.first()))
                             : NameEditWords::tr("Declare %Ln categories", nullptr, countOf(names));
}

QStringList namesOf(const QList<CategoryRow> &rows, CategoryKinds kinds = everyKind)
{
    QStringList names;
    for (const CategoryRow &row : rows) {
        if (kinds.testFlag(row.kind))
            names << row.name;
    }
    names.removeDuplicates();
    return names;
}

QString removeText(const QStringList &names)
{
    return names.size() == 1 ? NameEditWords::tr("Remove category \"%1\"").arg(told(names.first()))
                             : NameEditWords::tr("Remove %Ln categories", nullptr, countOf(names));
}

/// `kinds`: of the changed limits.
QString limitText(CategoryKinds kinds, const QStringList &names, std::optional<int> percent)
{
    if (kinds == everyKind)
        return percent
            ? NameEditWords::tr("Limits of %1 % for %Ln categories", nullptr, countOf(names))
                  .arg(*percent)
            : NameEditWords::tr("No limits for %Ln categories", nullptr, countOf(names));
    const bool isBoard = kinds.testFlag(CategoryKind::Board);
    if (names.size() == 1) {
        const QString name = told(names.first());
        if (!percent)
            return (isBoard ? NameEditWords::tr("No board limit for \"%1\"")
                            : NameEditWords::tr("No line limit for \"%1\""))
                .arg(name);
        return (isBoard ? NameEditWords::tr("Board limit %1 % for \"%2\"")
                        : NameEditWords::tr("Line limit %1 % for \"%2\""))
            .arg(wholeText(*percent), name);
    }
    const int count = countOf(names);
    if (!percent)
        return isBoard ? NameEditWords::tr("No board limit for %Ln categories", nullptr, count)
                       : NameEditWords::tr("No line limit for %Ln categories", nullptr, count);
    return (isBoard ? NameEditWords::tr("Board limit %1 % for %Ln categories", nullptr, count)
                    : NameEditWords::tr("Line limit %1 % for %Ln categories", nullptr, count))
        .arg(*percent);
}

} // namespace

void declareCategories(GoalSetDocument &document, const QStringList &names, CategoryKinds kinds)
{
    GoalSet next = document.set();
    for (const QString &name : names)
        declareCategory(next, name, kinds);
    replaceSet(document, std::move(next), declareText(names));
}

void declareCarriedCategories(GoalSetDocument &document, const QStringList &names)
{
    GoalSet next = document.set();
    QStringList declared;
    for (const CategoryName &category : categoriesIn(document.set())) {
        if (!names.contains(category.name) || !category.isUndeclared())
            continue;
        declared << category.name;
        for (const CategoryKind kind : bothKinds) {
            if (category.of(kind).goals > 0)
                declareCategory(next, category.name, kind);
        }
    }
    replaceSet(document, std::move(next), declareText(declared));
}

void setLimit(GoalSetDocument &document, CategoryKind kind, const QStringList &names,
    std::optional<int> percent, int gesture)
{
    QList<CategoryRow> rows;
    rows.reserve(names.size());
    for (const QString &name : names)
        rows.append({.name = name, .kind = kind});
    setLimit(document, rows, percent, gesture);
}

void setLimit(GoalSetDocument &document, const QList<CategoryRow> &rows, std::optional<int> percent,
    int gesture)
{
    if (percent)
        percent = std::clamp(*percent, 0, field_limits::highestPercent);
    CategoryKinds kinds;
    for (const CategoryRow &row : rows)
        kinds |= row.kind;
    editCategories(
        document, limitEdits(rows, percent), limitText(kinds, namesOf(rows), percent), gesture);
}

QList<CategoryEdit> limitEdits(const QList<CategoryRow> &rows, std::optional<int> percent)
{
    QList<CategoryEdit> edits;
    edits.reserve(rows.size());
    for (const CategoryRow &row : rows)
        edits.append({.name = row.name, .newName = {}, .limits = {{row.kind, percent}}});
    return edits;
}

void editCategories(
    GoalSetDocument &document, const QList<CategoryEdit> &edits, const QString &text, int gesture)
{
    GoalSet next = document.set();
    for (const CategoryEdit &edit : edits) {
        QString name = edit.name;
        if (!edit.newName.isEmpty() && edit.newName != name) {
            next = withCategoriesRenamed(std::move(next), {name}, edit.newName);
            name = edit.newName;
        }
        bool hasLimit = false;
        CategoryKinds kinds;
        for (const auto &[kind, percent] : edit.limits.asKeyValueRange()) {
            next = withLimit(std::move(next), name, kind, percent);
            hasLimit = hasLimit || percent;
            kinds |= kind;
        }
        if (!hasLimit && !isCategory(next, name) && !isCategory(document.set(), name))
            declareCategory(next, name, kinds ? kinds : everyKind);
    }
    replaceSet(document, std::move(next), text, gesture);
}

void renameCategory(
    GoalSetDocument &document, const QString &from, const QString &to, CategoryKinds kinds)
{
    if (isCategory(document.set(), to, kinds)) {
        mergeCategories(document, {from}, to, kinds);
        return;
    }
    replaceSet(document, withCategoriesRenamed(document.set(), {from}, to, kinds),
        NameEditWords::tr("Rename category \"%1\" to \"%2\"").arg(told(from), told(to)));
}

void mergeCategories(
    GoalSetDocument &document, const QStringList &from, const QString &to, CategoryKinds kinds)
{
    QStringList others = from;
    others.removeAll(to);
    if (others.isEmpty())
        return;
    const QString text = others.size() == 1
        ? NameEditWords::tr("Merge category \"%1\" into \"%2\"").arg(told(others.first()), told(to))
        : NameEditWords::tr("Merge %Ln categories into \"%1\"", nullptr, countOf(others))
              .arg(told(to));
    replaceSet(document, withCategoriesRenamed(document.set(), others, to, kinds), text);
}

void removeCategories(GoalSetDocument &document, const QStringList &names, CategoryKinds kinds)
{
    if (names.isEmpty())
        return;
    replaceSet(document, withoutCategories(document.set(), names, kinds), removeText(names));
}

void removeCategories(GoalSetDocument &document, const QList<CategoryRow> &rows)
{
    if (rows.isEmpty())
        return;
    GoalSet next = document.set();
    for (const CategoryKind kind : bothKinds)
        next = withoutCategories(std::move(next), namesOf(rows, kind), kind);
    replaceSet(document, std::move(next), removeText(namesOf(rows)));
}

void addTags(GoalSetDocument &document, const QStringList &names)
{
    QStringList added = names;
    added.removeIf([&](const QString &name) { return document.set().tagNames.contains(name); });
    added.removeDuplicates();
    if (added.isEmpty())
        return;
    GoalSet next = document.set();
    next.tagNames << added;
    const QString text = added.size() == 1
        ? NameEditWords::tr("Add tag \"%1\"").arg(told(added.first()))
        : NameEditWords::tr("Add %Ln tags", nullptr, countOf(added));
    replaceSet(document, std::move(next), text);
}

void renameTag(GoalSetDocument &document, const QString &from, const QString &to)
{
    if (isTag(document.set(), to)) {
        mergeTags(document, {from}, to);
        return;
    }
    replaceSet(document, withTagsRenamed(document.set(), {from}, to),
        NameEditWords::tr("Rename tag \"%1\" to \"%2\"").arg(told(from), told(to)));
}

void mergeTags(GoalSetDocument &document, const QStringList &from, const QString &to)
{
    QStringList others = from;
    others.removeAll(to);
    if (others.isEmpty())
        return;
    const QString text = others.size() == 1
        ? NameEditWords::tr("Merge tag \"%1\" into \"%2\"").arg(told(others.first()), told(to))
        : NameEditWords::tr("Merge %Ln tags into \"%1\"", nullptr, countOf(others)).arg(told(to));
    replaceSet(document, withTagsRenamed(document.set(), others, to), text);
}

void removeTags(GoalSetDocument &document, const QStringList &names)
{
    if (names.isEmpty())
        return;
    const QString text = names.size() == 1
        ? NameEditWords::tr("Remove tag \"%1\"").arg(told(names.first()))
        : NameEditWords::tr("Remove %Ln tags", nullptr, countOf(names));
    replaceSet(document, withoutTags(document.set(), names), text);
}

void moveTags(GoalSetDocument &document, const QStringList &names, const QString &before)
{
    const QStringList tags = document.set().tagNames;
    const auto isMoved = [&](const QString &tag) { return names.contains(tag); };
    // The tags are inserted before the first remaining tag from there on.
    qsizetype at = before.isEmpty() ? -1 : tags.indexOf(before);
    at = at < 0 ? tags.size() : at;
    QStringList above;
    QStringList moved;
    QStringList below;
    for (qsizetype place = 0; place < tags.size(); ++place)
        (isMoved(tags[place]) ? moved : place < at ? above : below) << tags[place];
    if (moved.isEmpty())
        return;
    GoalSet next = document.set();
    next.tagNames = above + moved + below;
    const QString text = moved.size() == 1
        ? NameEditWords::tr("Move tag \"%1\"").arg(told(moved.first()))
        : NameEditWords::tr("Move %Ln tags", nullptr, countOf(moved));
    replaceSet(document, std::move(next), text);
}

void editTags(GoalSetDocument &document, const QList<TagEdit> &edits, const QString &text)
{
    GoalSet next = document.set();
    for (const TagEdit &edit : edits) {
        if (!edit.newName.isEmpty() && edit.newName != edit.name)
            next = withTagsRenamed(std::move(next), {edit.name}, edit.newName);
        else if (!isTag(next, edit.name))
            next.tagNames << edit.name;
    }
    replaceSet(document, std::move(next), text);
}

} // namespace boardwright
