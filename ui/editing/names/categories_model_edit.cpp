// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Categories as rows of fields: their values and edits.

#include "core/goalset/field_limits.h"
#include "ui/editing/names/categories_model.h"
#include "ui/editing/values/entered_value.h"
#include "ui/text/field_words.h"

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kindChoices{
    Choice{.key = "board"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Board")},
    Choice{.key = "line"_L1, .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Line")},
};

/// Limits are whole numbers, or none, which is the lowest number of a box.
constexpr std::array categoryFields{
    Field{.key = "name"_L1,
        .kind = Kind::Text,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Category")},
    Field{.key = "kind"_L1,
        .kind = Kind::Choice,
        .choices = kindChoices,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Kind of category")},
    Field{.key = "limit"_L1,
        .kind = Kind::Number,
        .fallback = -1,
        .min = -1,
        .max = field_limits::highestPercent,
        .label = QT_TRANSLATE_NOOP("boardwright::Fields", "Limit (%)"),
        .isLowestNone = true},
};

constexpr const Field &categoryNameField = categoryFields[0];
constexpr const Field &kindField = categoryFields[1];
constexpr const Field &limitField = categoryFields[2];

constexpr Section categoryTable{
    .key = "categories"_L1, .home = Home::Table, .fields = categoryFields, .name = "name"_L1};

QString keyOf(CategoryKind kind)
{
    return kindChoices.at(kind == CategoryKind::Board ? 0 : 1).key;
}

CategoryKind kindOf(const QString &key)
{
    return key == kindChoices.front().key ? CategoryKind::Board : CategoryKind::Line;
}

QList<CategoryRow> rowsOf(const QStringList &keys)
{
    QList<CategoryRow> rows;
    rows.reserve(keys.size());
    for (const QString &key : keys)
        rows << CategoryRow::ofKey(key);
    return rows;
}

/// A limit in any spelling of a whole number from 0 to 100.
std::expected<int, QString> limitOf(const QVariant &entered)
{
    Field whole = limitField;
    whole.kind = Kind::Integer;
    whole.fallback = whole.min = 0;
    whole.isLowestNone = false;
    return valueOfEdit({}, whole, entered).transform([](const Value &percent) {
        return static_cast<int>(std::get<qint64>(percent));
    });
}

std::optional<int> percentOf(const Value &limit)
{
    const double percent = std::get<double>(limit);
    return percent < 0 ? std::nullopt : std::optional(static_cast<int>(percent));
}

} // namespace

const Section &CategoriesModel::section(int /*line*/) const
{
    return categoryTable;
}

FieldValues CategoriesModel::values(int line) const
{
    const CategoryRow row = CategoryRow::ofKey(keyAt(line));
    const std::optional<int> percent = m_categories.value(row.name).of(row.kind).percent;
    FieldValues values;
    setValue(values, categoryNameField, row.name);
    setValue(values, kindField, keyOf(row.kind));
    setValue(values, limitField, static_cast<double>(percent.value_or(-1)));
    return values;
}

QString CategoriesModel::kindText(CategoryKind kind)
{
    return choiceLabel(kindChoices.at(kind == CategoryKind::Board ? 0 : 1));
}

bool CategoriesModel::identifies(const Field &field) const
{
    return &field != &limitField;
}

std::expected<Value, QString> CategoriesModel::read(
    const Field &field, const QVariant &entered) const
{
    const bool isNothing = entered.toString().trimmed().isEmpty();
    const bool isLowest = entered.typeId() == QMetaType::Double && entered.toDouble() < 0;
    if (&field == &kindField && isNothing)
        return Value();
    if (&field != &limitField)
        return NameTableModel::read(field, entered);
    if (isNothing || isLowest)
        return fallbackOf(field);
    return limitOf(entered).transform(
        [](int percent) { return Value(static_cast<double>(percent)); });
}

std::expected<void, QString> CategoriesModel::store(
    const QList<int> &lines, const Field &field, const Value &value, int gesture)
{
    if (&field != &limitField)
        return NameTableModel::store(lines, field, value, gesture);
    setLimit(document(), rowsOf(keysOf(lines)), percentOf(value), gesture);
    return {};
}

/// Rows with only a name and a limit, as spreadsheets have them, get an empty kind.
std::expected<QList<RefusedText>, QString> CategoriesModel::paste(
    const QList<int> &onto, const QList<QStringList> &cells, const QList<int> &columns)
{
    const auto isLimitOnly = [this](const QString &text) {
        return !text.trimmed().isEmpty() && !read(kindField, text) && limitOf(text);
    };
    QList<QStringList> filled = cells;
    for (QStringList &row : filled) {
        if (columns.startsWith(0) && columns.value(1) == 1 && row.size() == 2
            && isLimitOnly(row[1]))
            row.insert(1, QString());
    }
    return NameTableModel::paste(onto, filled, columns);
}

void CategoriesModel::putNames(const QList<NameEdit> &edits, const QString &text)
{
    QList<CategoryEdit> categories;
    categories.reserve(edits.size());
    for (const NameEdit &edit : edits) {
        LimitEdits limits;
        if (const auto limit = edit.entered.constFind(limitField.key);
            limit != edit.entered.cend()) {
            const CategoryRow present = CategoryRow::ofKey(edit.key);
            const auto kind = edit.entered.constFind(kindField.key);
            const bool isOfPresent = edit.name == present.name && edit.newName.isEmpty();
            limits.insert(kind != edit.entered.cend() ? kindOf(std::get<QString>(*kind))
                    : isOfPresent                     ? present.kind
                                                      : CategoryKind::Board,
                percentOf(*limit));
        }
        categories.append({.name = edit.name, .newName = edit.newName, .limits = limits});
    }
    editCategories(document(), categories, text);
}

void CategoriesModel::copyNames(
    const QList<int> &rows, const QStringList &from, const QStringList &to)
{
    QList<CategoryEdit> edits;
    for (const int row : rows) {
        const CategoryRow copied = CategoryRow::ofKey(keyAt(row));
        edits.append({.name = to.at(from.indexOf(copied.name)),
            .newName = {},
            .limits = {{copied.kind, m_categories.value(copied.name).of(copied.kind).percent}}});
    }
    editCategories(
        document(), edits, tr("Duplicate %Ln categories", nullptr, static_cast<int>(to.size())));
}

void CategoriesModel::remove(const QList<int> &rows)
{
    removeCategories(document(), rowsOf(keysOf(rows)));
}

void CategoriesModel::addName(const QString &name)
{
    declareCategories(document(), {name});
}

void CategoriesModel::rename(const QString &from, const QString &to)
{
    renameCategory(document(), from, to);
}

void CategoriesModel::merge(const QStringList &from, const QString &to)
{
    mergeCategories(document(), from, to);
}

void CategoriesModel::addMissingRows(const QStringList &names)
{
    declareCategories(document(), names);
}

void CategoriesModel::declare(const QStringList &names)
{
    declareCarriedCategories(document(), names);
}

} // namespace boardwright
