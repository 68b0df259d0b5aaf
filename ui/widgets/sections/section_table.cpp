// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sections/section_table.h"

#include "ui/editing/tables/section_table_model.h"
#include "ui/text/field_words.h"
#include "ui/widgets/table/replace_bar.h"
#include "ui/widgets/table/searched_cells.h"
#include "ui/widgets/table/table_search.h"

#include <QLabel>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

// In characters of average width, so that empty text columns have a useful width.
constexpr int leastOfText = 22;
constexpr int leastOfOthers = 10;
constexpr int widthOfCompared = 20; ///< a number of seven digits, too
constexpr int charactersAround = 3; ///< for the margins of a cell

bool isNumber(const QAbstractItemModel &model, int column)
{
    return model.headerData(column, Qt::Horizontal, Qt::TextAlignmentRole)
        .value<Qt::Alignment>()
        .testFlag(Qt::AlignRight);
}

bool isText(const QAbstractItemModel &model, int column)
{
    if (isNumber(model, column))
        return false;
    const auto *field = model.headerData(column, Qt::Horizontal, FieldRole).value<const Field *>();
    if (field == nullptr)
        return true; // explains the meaning of a choice
    const Kind kind = field->kind;
    return kind == Kind::Text || kind == Kind::Names || kind == Kind::RowRefs
        || kind == Kind::NumbersByName || kind == Kind::Positions;
}

/// Choices are whole: they are what such a column is read for.
int leastOfChoice(const QAbstractItemModel &model, int column, const QFontMetrics &metrics)
{
    int longest = 0;
    const auto *field = model.headerData(column, Qt::Horizontal, FieldRole).value<const Field *>();
    if (field != nullptr && field->kind == Kind::Choice) {
        for (const Choice &choice : field->choices)
            longest = std::max(longest, metrics.horizontalAdvance(choiceLabel(choice)));
    }
    return longest == 0 ? 0 : longest / metrics.averageCharWidth() + charactersAround;
}

ColumnPlan columnPlan(const FieldTableModel &model, const QFontMetrics &metrics)
{
    ColumnPlan plan;
    if (model.comparesSections()) { // columns of one width are compared more easily
        plan.fills = false;
        int width = widthOfCompared;
        for (int column = 0; column < model.columnCount(); ++column) {
            const QString title
                = model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
            width = std::max(width,
                metrics.horizontalAdvance(title) / metrics.averageCharWidth() + charactersAround);
        }
        for (int column = 0; column < model.columnCount(); ++column)
            plan.least.insert(column, width);
        return plan;
    }
    if (isText(model, 0) && isNumber(model, model.columnCount() - 1))
        plan.rest = 0; // keeps number columns next to each other
    for (int column = 0; column < model.columnCount(); ++column)
        plan.least.insert(column,
            isText(model, column) ? leastOfText
                                  : std::max(leastOfOthers, leastOfChoice(model, column, metrics)));
    return plan;
}

} // namespace

SectionTable::SectionTable(GoalSetDocument &document, std::unique_ptr<FieldTableModel> model,
    QWidget *parent, const QString &hint)
    : QWidget(parent)
    , m_model(std::move(model))
    , m_view(new TableView(document, *m_model, this))
{
    m_view->setFrozenColumns(m_model->comparesSections() ? 0 : 1);
    m_view->setColumns(columnPlan(*m_model, m_view->fontMetrics()));
    m_search = new TableSearch(
        std::make_unique<SearchedCells>(
            *m_view, [this](const QList<EnteredText> &cells) { return m_view->enterTexts(cells); }),
        true, *this);
    setUpBar(hint);
    setFocusProxy(m_view);
    connect(m_model.get(), &FieldTableModel::refused, this, &SectionTable::refused);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) {
            Q_EMIT currentRowChanged(m_model->rowIdAt(current.row()));
        });
    connect(&document, &GoalSetDocument::changed, this, [this] { m_search->refresh(); });
}

SectionTable::SectionTable(GoalSetDocument &document, const Section &table, QWidget *parent)
    : SectionTable(document, std::make_unique<SectionTableModel>(document, table), parent)
{
    m_view->setEmptyText(sectionHelp(table));
}

SectionTable::~SectionTable()
{
    delete m_view; // before the model that it shows
}

void SectionTable::setUpBar(const QString &hint)
{
    auto *bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions(m_view->barActions());
    if (!hint.isEmpty()) {
        auto *label = new QLabel(hint, bar);
        label->setForegroundRole(QPalette::PlaceholderText);
        label->setContentsMargins(fontMetrics().averageCharWidth(), 0, 0, 0);
        bar->addWidget(label);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(bar);
    layout->addWidget(&m_search->bar());
    layout->addWidget(m_view, 1);
}

bool SectionTable::selectRow(RowId id)
{
    const int row = m_model->rowOf(id);
    if (row >= 0)
        m_view->selectRows({row});
    return row >= 0;
}

} // namespace boardwright
