// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/goals/replace_text.h"

#include "ui/editing/document/names_changed.h"
#include "ui/editing/values/name_uses.h"
#include "ui/editing/values/objective_cells.h"

#include <QCoreApplication>

#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

struct ReplaceWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::Edits)
};

/// PCRE2 stops a match after this many steps, far more than a reasonable expression needs for a
/// goal of 200 characters.
constexpr auto limit = "(*LIMIT_MATCH=20000)"_L1;

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

QString notAnExpression(const QRegularExpression &expression)
{
    return ReplaceWords::tr("Not a valid regular expression; character %1: %2", "a number, why")
        .arg(expression.patternErrorOffset() + 1)
        .arg(expression.errorString());
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
        .arg(row + 1)
        .arg(why);
}

QString takesTooLong()
{
    return ReplaceWords::tr("This regular expression takes too long to match.");
}

} // namespace

TextReplacer::TextReplacer(ReplaceQuery query, QRegularExpression expression)
    : m_query(std::move(query))
    , m_expression(std::move(expression))
{
}

std::expected<TextReplacer, QString> TextReplacer::make(const ReplaceQuery &query)
{
    const QString text
        = query.isRegularExpression ? query.find : QRegularExpression::escape(query.find);
    QRegularExpression::PatternOptions options = QRegularExpression::UseUnicodePropertiesOption;
    options.setFlag(QRegularExpression::CaseInsensitiveOption, !query.matchCase);
    // Checked alone first, so that the error refers to what was typed.
    if (const QRegularExpression alone(text, options); !alone.isValid())
        return std::unexpected(notAnExpression(alone));
    const QString whole = query.wholeWords ? uR"((?<!\w)(?:%1)(?!\w))"_s.arg(text) : text;
    return TextReplacer(query, QRegularExpression(limit + whole, options));
}

QList<ObjectiveColumn> TextReplacer::columns() const
{
    using enum ObjectiveColumn;
    switch (m_query.where) {
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

QString TextReplacer::replacement(const QRegularExpressionMatch &match) const
{
    if (!m_query.isRegularExpression)
        return m_query.with;
    QString result;
    for (qsizetype i = 0; i < m_query.with.size(); ++i) {
        const QChar c = m_query.with.at(i);
        const QChar next = i + 1 < m_query.with.size() ? m_query.with.at(i + 1) : QChar();
        if (c == u'\\' && next >= u'0' && next <= u'9') {
            result += match.captured(next.unicode() - u'0');
            ++i;
        } else if (c == u'\\' && next == u'\\') {
            result += c;
            ++i;
        } else {
            result += c;
        }
    }
    return result;
}

/// Empty matches are not counted or replaced.
std::expected<TextReplacer::Replaced, QString> TextReplacer::replaced(const QString &text) const
{
    Replaced result;
    if (m_query.find.isEmpty()) {
        result.text = text;
        return result;
    }
    qsizetype from = 0;
    qsizetype kept = 0;
    while (from <= text.size()) {
        const QRegularExpressionMatch match = m_expression.match(text, from);
        if (!match.isValid())
            return std::unexpected(takesTooLong());
        if (!match.hasMatch())
            break;
        from = match.capturedEnd();
        if (match.capturedLength() == 0) {
            ++from;
            continue;
        }
        result.text += QStringView(text).sliced(kept, match.capturedStart() - kept);
        result.text += replacement(match);
        kept = match.capturedEnd();
        ++result.count;
    }
    result.text += QStringView(text).sliced(kept);
    return result;
}

std::expected<QList<TextReplacer::Found>, QString> TextReplacer::findIn(
    const Objective &objective) const
{
    QList<Found> result;
    for (const ObjectiveColumn column : columns()) {
        int count = 0;
        for (const QString &text : textsOf(objective, column)) {
            const auto found = replaced(text);
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
        const auto changed = replaced(text);
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
        const auto changed = replaced(name);
        if (!changed)
            return std::unexpected(changed.error());
        if (changed->text == name)
            continue;
        const auto done = changed->text.trimmed().isEmpty() ? std::unexpected(nameless())
                                                            : valueOfCell(column, changed->text);
        if (!done)
            return std::unexpected(refusedName(name, done.error()));
        result.insert(name, changed->text);
    }
    return result;
}

auto TextReplacer::replacedIn(const GoalSet &set) const -> std::expected<InSet, QString>
{
    QStringList names;
    for (const CategoryName &category : categoriesIn(set))
        names << category.name;
    const auto categories = newNames(names, ObjectiveColumn::BoardCategories);
    if (!categories)
        return std::unexpected(categories.error());
    names.clear();
    for (const TagName &tag : tagsIn(set))
        names << tag.name;
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
