// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editing/names/categories_model.h"

#include "core/board/category_caps.h"
#include "core/goalset/field_limits.h"
#include "core/goalset/goal_text.h"
#include "core/goalset/lint_names.h"
#include "ui/editing/values/entered_value.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/text/unit_digits.h"

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestCategoryTold = 40;

CategoryColumn columnAt(int column)
{
    return static_cast<CategoryColumn>(column);
}

/// The kind that a problem of a category concerns; std::nullopt means both.
std::optional<CategoryKind> kindOf(const Problem &problem)
{
    switch (problem.field) {
    case ObjectiveField::BoardCategories:
        return CategoryKind::Board;
    case ObjectiveField::LineCategories:
        return CategoryKind::Line;
    default:
        return std::nullopt;
    }
}

bool hasRow(const CategoryUse &use)
{
    return use.goals > 0 || use.percent;
}

} // namespace

QString CategoriesModel::rangeText(int least, int most)
{
    return least == most ? wholeText(most) : QStringLiteral("%L1–%L2").arg(least).arg(most);
}

CategoriesModel::CategoriesModel(GoalSetDocument &document, QObject *parent)
    : NameTableModel(document, parent)
{
    CategoriesModel::refresh(true);
}

QString CategoriesModel::title() const
{
    return tr("Categories");
}

auto CategoriesModel::columns() const -> std::span<const Column>
{
    static constexpr auto infos = std::to_array<Column>({
        {QT_TRANSLATE_NOOP("boardwright::CategoriesModel", "Category"),
            QT_TRANSLATE_NOOP("boardwright::CategoriesModel",
                "What goals have in common. A name can be a board category, a line category, or "
                "both"),
            Qt::AlignLeft},
        {QT_TRANSLATE_NOOP("boardwright::CategoriesModel", "Kind"),
            QT_TRANSLATE_NOOP("boardwright::CategoriesModel",
                "Where the category is limited: on the whole board, or in every line"),
            Qt::AlignLeft},
        {QT_TRANSLATE_NOOP("boardwright::CategoriesModel", "Limit"),
            QT_TRANSLATE_NOOP("boardwright::CategoriesModel",
                "Largest share of the board, or of every line (but always at least one cell), that "
                "goals with this category can fill. The mark shows what share of all enabled goals "
                "have the category. If it is to the right of the bar, the limit holds some back"),
            Qt::AlignRight},
        {QT_TRANSLATE_NOOP("boardwright::CategoriesModel", "Cap"),
            QT_TRANSLATE_NOOP("boardwright::CategoriesModel",
                "Number of goals the limit allows on the current board. Pale: too few goals have "
                "the "
                "category for the limit to matter"),
            Qt::AlignRight},
        {QT_TRANSLATE_NOOP("boardwright::CategoriesModel", "Use"),
            QT_TRANSLATE_NOOP("boardwright::CategoriesModel",
                "Goals of the category on the board, or in the line with the most, compared with "
                "what "
                "the limit allows; mean over many boards"),
            Qt::AlignRight},
        {QT_TRANSLATE_NOOP("boardwright::CategoriesModel", "Binds"),
            QT_TRANSLATE_NOOP("boardwright::CategoriesModel",
                "Share of boards on which the limit, alone or with other limits, keeps at least "
                "one "
                "goal of the pool off the board. Goals kept out by tags or exclusion groups do not "
                "count"),
            Qt::AlignRight},
        {QT_TRANSLATE_NOOP("boardwright::CategoriesModel", "Goals"),
            QT_TRANSLATE_NOOP("boardwright::CategoriesModel",
                "Number of goals that have it as a category of this kind. Double-click to show "
                "them"),
            Qt::AlignRight},
        {QT_TRANSLATE_NOOP("boardwright::CategoriesModel", "Problems"),
            QT_TRANSLATE_NOOP("boardwright::CategoriesModel", "Problems with the category"),
            Qt::AlignLeft},
    });
    return infos;
}

int CategoriesModel::rowOf(const QString &name) const
{
    for (const CategoryKind kind : bothKinds) {
        if (const int row = rowOfKey(CategoryRow{name, kind}.key()); row >= 0)
            return row;
    }
    return -1;
}

void CategoriesModel::refresh(bool isOther)
{
    const QList<CategoryName> categories = categoriesIn(document().set());
    const QHash<QString, QList<Problem>> problemsOfNames = problemsByName(lintCategoryNames);
    const auto enabled = static_cast<int>(
        std::ranges::count(document().set().objectives, false, &Objective::disabled));
    const bool allDiffer = std::exchange(m_enabledGoals, enabled) != enabled; // shares depend on it

    QStringList keys;
    QSet<QString> changed;
    QHash<QString, CategoryName> byName;
    QHash<QString, QList<Problem>> problems;
    byName.reserve(categories.size());
    for (const CategoryName &category : categories) {
        for (const CategoryKind kind : bothKinds) {
            const CategoryUse &use = category.of(kind);
            if (!hasRow(use))
                continue;
            const QString key = CategoryRow{category.name, kind}.key();
            QList<Problem> ofRow = problemsOfNames.value(category.name);
            ofRow.removeIf([&](const Problem &problem) {
                return boardwright::kindOf(problem).value_or(kind) != kind;
            });
            if (allDiffer || m_categories.value(category.name).of(kind) != use
                || m_problems.value(key) != ofRow)
                changed.insert(key);
            keys << key;
            problems.insert(key, ofRow);
        }
        byName.insert(category.name, category);
    }
    m_categories = std::move(byName);
    m_problems = std::move(problems);
    if (isOther)
        startWith(keys);
    else
        follow(keys, changed, true);
}

/// A name's board row comes before its line row.
std::optional<int> CategoriesModel::rowBeside(const QString &key) const
{
    const CategoryRow row = CategoryRow::ofKey(key);
    const bool isBoard = row.kind == CategoryKind::Board;
    const int other
        = rowOfKey(CategoryRow{row.name, isBoard ? CategoryKind::Line : CategoryKind::Board}.key());
    return other < 0 ? std::nullopt : std::optional(isBoard ? other : other + 1);
}

bool CategoriesModel::countsAlike(const Objective &before, const Objective &after) const
{
    return before.disabled == after.disabled && before.boardCategories == after.boardCategories
        && before.lineCategories == after.lineCategories;
}

void CategoriesModel::showShape(const std::shared_ptr<const Shape> &shape)
{
    int cells = 0;
    int lines = 0;
    int shortest = 0;
    int longest = 0;
    if (shape) {
        cells = static_cast<int>(shape->sites.size());
        lines = static_cast<int>(shape->lines.size());
        for (const Line &line : shape->lines) {
            const auto length = static_cast<int>(line.sites.size());
            shortest = shortest == 0 ? length : std::min(shortest, length);
            longest = std::max(longest, length);
        }
    }
    m_lines = lines;
    if (m_cells == cells && m_shortest == shortest && m_longest == longest)
        return;
    m_cells = cells;
    m_shortest = shortest;
    m_longest = longest;
    tellAllChanged();
}

bool CategoriesModel::isEditable(int column) const
{
    return columnAt(column) == CategoryColumn::Name || columnAt(column) == CategoryColumn::Limit;
}

QVariant CategoriesModel::cell(int row, int column, int role) const
{
    const CategoryRow which = CategoryRow::ofKey(keyAt(row));
    const CategoryName category = m_categories.value(which.name);
    switch (columnAt(column)) {
    case CategoryColumn::Name:
        return {};
    case CategoryColumn::Kind:
        return role == Qt::DisplayRole || role == Qt::EditRole || role == SortRole
            ? QVariant(kindText(which.kind))
            : QVariant();
    case CategoryColumn::Limit:
        return limitCell(category, which.kind, role);
    case CategoryColumn::Cap:
        return capCell(category, which.kind, role);
    case CategoryColumn::Use:
    case CategoryColumn::Binds:
        return statisticsCell(which, column, role);
    case CategoryColumn::Goals:
        return goalsCell(category, which.kind, role);
    case CategoryColumn::Remark:
        return remarkCell(which, role);
    }
    return {};
}

QVariant CategoriesModel::limitCell(const CategoryName &category, CategoryKind kind, int role) const
{
    const CategoryUse &use = category.of(kind);
    switch (role) {
    case Qt::DisplayRole:
        return use.percent ? tr("%1 %", "percent").arg(*use.percent) : QString();
    case Qt::EditRole:
    case SortRole:
        return use.percent ? QVariant(*use.percent) : QVariant();
    case BarRole:
        return use.percent
            ? QVariant(static_cast<double>(*use.percent) / field_limits::highestPercent)
            : QVariant();
    case BarMarkRole:
        return use.enabledGoals == 0
            ? QVariant()
            : QVariant(static_cast<double>(use.enabledGoals) / std::max(1, m_enabledGoals));
    case Qt::ToolTipRole:
        if (!use.percent)
            return {};
        return QStringList{kind == CategoryKind::Board
                ? tr("At most %1 % of the board").arg(*use.percent)
                : tr("At most %1 % of every line, but always at least one goal").arg(*use.percent),
            tr("%1 % of the enabled goals have it")
                .arg(fixedText(
                    100.0 * use.enabledGoals / std::max(1, m_enabledGoals), unit_digits::whole))}
            .join(QStringLiteral("\n\n"));
    default:
        return {};
    }
}

QString CategoriesModel::capText(CategoryKind kind, std::optional<int> percent) const
{
    if (!percent || m_cells == 0)
        return {};
    if (kind == CategoryKind::Board)
        return tr("%1 of %2", "goals of cells")
            .arg(wholeText(boardCap(*percent, m_cells)), wholeText(m_cells));
    if (m_longest == 0)
        return {};
    return tr("%1 of %2", "goals of cells")
        .arg(rangeText(lineCap(*percent, m_shortest), lineCap(*percent, m_longest)),
            rangeText(m_shortest, m_longest));
}

QVariant CategoriesModel::capCell(const CategoryName &category, CategoryKind kind, int role) const
{
    const CategoryUse &use = category.of(kind);
    const QString text = capText(kind, use.percent);
    if (text.isEmpty())
        return {};
    const bool isBoard = kind == CategoryKind::Board;
    const int cap = isBoard ? boardCap(*use.percent, m_cells) : lineCap(*use.percent, m_shortest);
    const bool isReached = use.enabledGoals > cap && cap < (isBoard ? m_cells : m_longest);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return text;
    case SortRole:
        return cap;
    case ReachedRole:
        return isReached;
    case Qt::ToolTipRole: {
        QStringList texts{isBoard ? tr("A board of %Ln cells", nullptr, m_cells)
                                  : tr("Lines of %1 cells").arg(rangeText(m_shortest, m_longest))};
        if (!isReached)
            texts << tr(
                "%Ln enabled goals have it: too few to reach the limit", nullptr, use.enabledGoals);
        return texts.join(QStringLiteral("\n\n"));
    }
    default:
        return {};
    }
}

QVariant CategoriesModel::goalsCell(const CategoryName &category, CategoryKind kind, int role) const
{
    const CategoryUse &use = category.of(kind);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
    case SortRole:
        return use.goals;
    case OpensRole:
        return true;
    case Qt::ToolTipRole:
        if (use.goals == use.enabledGoals)
            return tr("%Ln goals", nullptr, use.goals);
        return tr("%1, %2", "108 goals, 1 disabled")
            .arg(tr("%Ln goals", nullptr, use.goals),
                tr("%Ln disabled", nullptr, use.goals - use.enabledGoals));
    default:
        return {};
    }
}

QVariant CategoriesModel::remarkCell(const CategoryRow &row, int role) const
{
    const CategoryName category = m_categories.value(row.name);
    const CategoryUse &use = category.of(row.kind);
    QStringList own;
    if (!use.percent)
        own << (row.kind == CategoryKind::Board
                ? tr("No board limit, but %Ln goals have it.", nullptr, use.goals)
                : tr("No line limit, but %Ln goals have it.", nullptr, use.goals));
    return remark(m_problems.value(row.key()), own, role);
}

bool CategoriesModel::isUndeclared(const QString &name) const
{
    return m_categories.value(name).isUndeclared();
}

bool CategoriesModel::lacksRows(const QString &name) const
{
    const CategoryName category = m_categories.value(name);
    return !hasRow(category.board) || !hasRow(category.line);
}

QString CategoriesModel::mergeQuestion(const QStringList &from, const QString &to) const
{
    const CategoryName target = m_categories.value(to);
    QStringList limits;
    if (target.board.percent)
        limits << tr("board %1 %").arg(*target.board.percent);
    if (target.line.percent)
        limits << tr("line %1 %").arg(*target.line.percent);
    const int goals = std::max(target.board.goals, target.line.goals);
    const QString name = shortened(to, longestCategoryTold);
    const QString question = from.size() == 1
        ? tr("Merge \"%1\" into \"%2\" (%Ln goals)?", nullptr, goals)
              .arg(shortened(from.first(), longestCategoryTold), name)
        : tr("Merge %1 categories into \"%2\" (%Ln goals)?", nullptr, goals)
              .arg(wholeText(from.size()), name);
    return limits.isEmpty() ? question
                            : question + u' '
            + tr("\"%1\" keeps its limits: %2.").arg(name, limits.join(QStringLiteral(", ")));
}

} // namespace boardwright
