// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/replace_text.h"

#include "ui/editing/document/names_changed.h"
#include "ui/editing/values/name_uses.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/text/number_text.h"

#include <QCoreApplication>

#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct ReplaceWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

QStringList textsOf(const Objective &objective, ObjectiveColumn column)
{
    const Value value = valueOf(objective, column);
    const auto *text = std::get_if<QString>(&value);
    return text == nullptr ? cellNames(objective, column) : QStringList(*text);
}

/// Whether the column holds several texts.
bool isList(ObjectiveColumn column)
{
    return fieldOf(column).kind == Kind::Names && fieldOf(column).max > 1;
}

/// Renames through temporary names, because a new name may be the old name of another.
template <typename Rename>
GoalSet withNewNames(GoalSet set, const QMap<QString, QString> &names, const Rename &rename)
{
    const auto inBetween = [](const QString &name) { return u"\uE000"_s + name; };
    for (const auto &[name, next] : names.asKeyValueRange())
        set = rename(std::move(set), name, inBetween(name));
    for (const auto &[name, next] : names.asKeyValueRange())
        set = rename(std::move(set), inBetween(name), next);
    return set;
}

QString nameless()
{
    return ReplaceWords::tr("A name cannot be empty.");
}

QString refusedName(const QString &name, const QString &why)
{
    return ReplaceWords::tr(
        "Nothing was replaced because of the name \"%1\": %2", "a category or tag, a sentence")
        .arg(name, why);
}

QString refusedRow(qsizetype row, const QString &why)
{
    return ReplaceWords::tr("Nothing was replaced because of row %1: %2", "its number, a sentence")
        .arg(wholeText(row + 1))
        .arg(why);
}

} // namespace

TextReplacer::TextReplacer(ReplaceQuery::Where where, TextSearch search)
    : m_where(where)
    , m_search(std::move(search))
{
}

std::expected<TextReplacer, QString> TextReplacer::make(const ReplaceQuery &query)
{
    return TextSearch::make({.find = query.find,
                                .with = query.with,
                                .matchCase = query.matchCase,
                                .wholeWords = query.wholeWords,
                                .isRegularExpression = query.isRegularExpression})
        .transform([&](const TextSearch &search) { return TextReplacer(query.where, search); });
}

QList<ObjectiveColumn> columnsOf(ReplaceQuery::Where where)
{
    using enum ObjectiveColumn;
    switch (where) {
    case ReplaceQuery::Where::Goals:
        return {Goal};
    case ReplaceQuery::Where::Tooltips:
        return {Tooltip};
    case ReplaceQuery::Where::Categories:
        return {BoardCategories, LineCategories};
    case ReplaceQuery::Where::Tags:
        return {Tag};
    case ReplaceQuery::Where::GoalsAndTooltips:
        return {Goal, Tooltip};
    case ReplaceQuery::Where::All:
        break;
    }
    return {Goal, BoardCategories, LineCategories, Tag, Tooltip};
}

std::expected<QList<TextReplacer::Found>, QString> TextReplacer::findIn(
    const Objective &objective) const
{
    QList<Found> result;
    for (const ObjectiveColumn column : columns()) {
        int count = 0;
        for (const QString &text : textsOf(objective, column)) {
            const auto found = m_search.replaced(text);
            if (!found)
                return std::unexpected(found.error());
            count += found->count;
        }
        if (count > 0)
            result.append({.id = objective.id, .column = column, .count = count});
    }
    return result;
}

std::expected<Objective, QString> TextReplacer::replacedIn(
    Objective objective, ObjectiveColumn column) const
{
    QStringList texts;
    int count = 0;
    for (const QString &text : textsOf(objective, column)) {
        const auto changed = m_search.replaced(text);
        if (!changed)
            return std::unexpected(changed.error());
        count += changed->count;
        texts << changed->text;
    }
    if (count == 0)
        return objective;
    QVariant entered = texts.value(0);
    if (isList(column)) {
        texts.removeAll(QString());
        texts.removeDuplicates();
        entered = texts;
    }
    if (const auto done = enterCell(objective, column, entered); !done)
        return std::unexpected(done.error());
    return objective;
}

/// The changed names and their new names.
auto TextReplacer::newNames(const QStringList &names, ObjectiveColumn column) const
    -> std::expected<QMap<QString, QString>, QString>
{
    QMap<QString, QString> result;
    if (!columns().contains(column))
        return result;
    for (const QString &name : names) {
        const auto changed = m_search.replaced(name);
        if (!changed)
            return std::unexpected(changed.error());
        if (changed->text == name)
            continue;
        const auto done = changed->text.trimmed().isEmpty()
            ? std::unexpected(nameless())
            : valueOfEdit({}, fieldOf(column), changed->text);
        if (!done)
            return std::unexpected(refusedName(name, done.error()));
        result.insert(name, changed->text);
    }
    return result;
}

auto TextReplacer::replacedIn(const GoalSet &set, const std::optional<QStringList> &only) const
    -> std::expected<InSet, QString>
{
    const auto isMeant = [&](const QString &name) { return !only || only->contains(name); };
    QStringList names;
    for (const CategoryName &category : categoriesIn(set)) {
        if (isMeant(category.name))
            names << category.name;
    }
    const auto categories = newNames(names, ObjectiveColumn::BoardCategories);
    if (!categories)
        return std::unexpected(categories.error());
    names.clear();
    for (const TagName &tag : tagsIn(set)) {
        if (isMeant(tag.name))
            names << tag.name;
    }
    const auto tags = newNames(names, ObjectiveColumn::Tag);
    if (!tags)
        return std::unexpected(tags.error());

    InSet result{.set = withNewNames(set, *categories,
                     [](GoalSet changed, const QString &from, const QString &to) {
                         return withCategoriesRenamed(std::move(changed), {from}, to);
                     }),
        .goals = 0,
        .names = static_cast<int>(categories->size() + tags->size())};
    result.set = withNewNames(
        std::move(result.set), *tags, [](GoalSet changed, const QString &from, const QString &to) {
            return withTagsRenamed(std::move(changed), {from}, to);
        });

    for (qsizetype row = 0; row < set.objectives.size(); ++row) {
        Objective &objective = result.set.objectives[row];
        for (const ObjectiveColumn column : {ObjectiveColumn::Goal, ObjectiveColumn::Tooltip}) {
            if (!columns().contains(column))
                continue;
            auto changed = replacedIn(objective, column);
            if (!changed)
                return std::unexpected(refusedRow(row, changed.error()));
            objective = *std::move(changed);
        }
        result.goals += objective == set.objectives.at(row) ? 0 : 1;
    }
    return result;
}

std::expected<Objective, QString> TextReplacer::replacedIn(Objective objective) const
{
    for (const ObjectiveColumn column : columns()) {
        auto changed = replacedIn(std::move(objective), column);
        if (!changed)
            return changed;
        objective = *std::move(changed);
    }
    return objective;
}

} // namespace boardwright
