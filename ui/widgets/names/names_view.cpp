// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/names/names_view.h"

#include "ui/editing/names/categories_model.h"
#include "ui/text/number_text.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/controls/filter_line.h"
#include "ui/widgets/controls/flow_layout.h"
#include "ui/widgets/names/name_bar.h"
#include "ui/widgets/names/name_delegate.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/sections/table_view.h"
#include "ui/widgets/table/replace_bar.h"
#include "ui/widgets/table/searched_cells.h"
#include "ui/widgets/table/table_search.h"

#include <QAction>
#include <QBoxLayout>
#include <QHeaderView>
#include <QMenu>
#include <QStackedLayout>
#include <QToolBar>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

constexpr int nameCharacters = 16;
constexpr int remarkCharacters = 10;

/// The length of "10.5 of 12" on a bar, including its margin. A constant, because the board that
/// caps depend on may arrive later and change, and so may statistics, whose numbers are then
/// complete.
int numberCharacters(const QFontMetrics &metrics)
{
    const int width = metrics.horizontalAdvance(QStringLiteral("10.5 von 100"))
        + 4 * CellDelegate::margin(metrics);
    return width / metrics.averageCharWidth() + 1;
}

} // namespace

NamesView::NamesView(
    NameKind kind, GoalSetDocument &document, NameTableModel &model, QWidget *parent)
    : QWidget(parent)
    , m_kind(kind)
    , m_model(model)
    , m_filter(model)
    , m_table(new TableView(document, model, this, &m_filter))
    , m_search(new TableSearch(
          std::make_unique<SearchedCells>(*m_table,
              [this](const QList<EnteredText> &cells) { return m_table->enterTexts(cells); }),
          false, *this))
    , m_filterEdit(new FilterLine(this))
    , m_count(new ElidedLabel(this))
    , m_bar(new NameBar(model, this))
    , m_notice(new EmptyNotice(this))
    , m_pages(new QStackedLayout)
{
    m_table->use(new NameDelegate(document, m_table));
    m_table->setSortable();
    setUpColumns();
    setUpBar();
    setUpTable();
    connect(&document, &GoalSetDocument::reset, this, &NamesView::startOver);
    connect(&document, &GoalSetDocument::changed, this, [this] {
        tellCurrent();
        updateActions();
        updateCount();
        m_search->refresh();
    });
    startOver();
}

NamesView::~NamesView()
{
    delete m_table; // before the filter that it shows
}

QAction *NamesView::addAction(
    const QString &icon, const QString &text, const QString &toolTip, void (NamesView::*run)())
{
    auto *action
        = icon.isEmpty() ? new QAction(text, this) : new QAction(namedIcon(icon), text, this);
    action->setIconText(plainActionText(text));
    action->setToolTip(toolTip);
    connect(action, &QAction::triggered, this, run);
    QWidget::addAction(action);
    return action;
}

/// Gives a verb of the table a tooltip of its own.
void NamesView::explain(SheetVerb verb, const QString &toolTip)
{
    QAction *action = m_table->action(verb);
    action->setToolTip(tr("%1 (%2)", "what it does, its keys")
            .arg(toolTip, action->shortcut().toString(QKeySequence::NativeText)));
}

void NamesView::setUpColumns()
{
    ColumnPlan plan{.least = {{0, nameCharacters}, {m_model.remarkColumn(), remarkCharacters}}};
    if (m_kind == NameKind::Category) {
        plan.least.insert(static_cast<int>(CategoryColumn::Cap), numberCharacters(fontMetrics()));
        plan.least.insert(static_cast<int>(CategoryColumn::Use), numberCharacters(fontMetrics()));
    }
    m_table->setColumns(plan);
}

void NamesView::setUpBar()
{
    const bool isCategory = m_kind == NameKind::Category;
    QAction *add = m_table->offer(SheetVerb::Add, [this] { addName(); }, tr("&Add…"));
    explain(SheetVerb::Add, isCategory ? tr("Adds a category") : tr("Adds a tag"));
    m_notice->addShortcuts({add});
    m_rename = addAction(
        {}, tr("Re&name"), tr("Changes the name everywhere (F2)"), &NamesView::renameName);
    m_merge = addAction({}, tr("&Merge into…"),
        isCategory ? tr("Merges the selected categories into another one")
                   : tr("Merges the selected tags into another one"),
        &NamesView::mergeNames);
    explain(SheetVerb::Remove,
        isCategory ? tr("Removes the selection from the set and from all goals; board and line "
                        "categories separately")
                   : tr("Removes the tags from the set and from all goals"));
    m_declare = addAction(QStringLiteral("dialog-ok"), tr("&Declare"),
        isCategory
            ? tr("Gives a limit of 100 % to categories that goals have but that have no limit")
            : tr("Adds tags that goals have to the tag list"),
        &NamesView::declareNames);
    if (isCategory)
        m_otherKind = addAction({}, tr("Add other &kind"),
            tr("Limits the category both on the board and in lines, to 100 % at first"),
            &NamesView::addOtherKind);
    m_goals = addAction(QStringLiteral("edit-find"), tr("Show &goals"),
        isCategory ? tr("Shows the goals that have the category")
                   : tr("Shows the goals that have the tag"),
        &NamesView::showGoals);
    if (!isCategory) {
        explain(SheetVerb::MoveUp, tr("Earlier in the list"));
        explain(SheetVerb::MoveDown, tr("Later in the list"));
    }
    auto *find = new QAction(tr("Filter"), this);
    find->setShortcut(QKeySequence::Find);
    find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QAction::triggered, m_filterEdit, &FilterLine::begin);
    QWidget::addAction(find);

    m_filterEdit->setPurpose(isCategory ? tr("Filter categories") : tr("Filter tags"));
    m_filterEdit->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    m_filterEdit->setMaximumWidth(fontMetrics().averageCharWidth() * 32);
    m_count->setForegroundRole(QPalette::PlaceholderText);

    auto *bar = new QToolBar(this);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setIconSize(QSize(1, 1) * fontMetrics().height());
    bar->addActions(
        {add, m_rename, m_merge, m_table->action(SheetVerb::Remove), m_goals, m_declare});
    const int inset = fontMetrics().height() / 3;
    m_count->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
    auto *top = new FlowLayout;
    top->setContentsMargins(inset, inset, inset, inset);
    top->setSpacing(2 * inset);
    top->addWidget(m_filterEdit);
    top->addWidget(m_count);
    top->addWidget(bar);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_notice);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_bar);
    layout->addWidget(&m_search->bar());
    layout->addLayout(m_pages, 1);
}

void NamesView::setUpTable()
{
    setFocusProxy(m_table);
    connect(m_filterEdit, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter.setText(text);
        m_search->setFilter(text);
        m_search->refresh();
        updateCount();
        updateActions(); // names can be moved only while all are shown
        m_table->scrollTo(m_table->currentIndex());
    });
    connect(m_filterEdit, &FilterLine::left, this, [this] {
        if (!m_table->currentIndex().isValid())
            m_table->selectCell(m_filter.index(0, 0));
        m_table->setFocus();
    });
    connect(m_notice, &EmptyNotice::actionClicked, this, [this] {
        if (!m_filter.isActive()) {
            addName();
            return;
        }
        m_filterEdit->clear();
        m_table->setFocus();
    });
    connect(m_bar, &NameBar::done, this, &NamesView::showName);
    connect(m_bar, &NameBar::closed, m_table, [this] { m_table->setFocus(); });
    connect(m_table, &TableView::opened, this,
        [this](const QModelIndex &cell) { Q_EMIT goalsWanted(m_filter.nameAt(cell.row())); });
    connect(m_table, &Spreadsheet::menuOpened, this, [this](QMenu *menu) { fillMenu(*menu); });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &NamesView::updateActions);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &NamesView::updateActions);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        &NamesView::tellCurrent);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &NamesView::tellCurrent);
    connect(m_table, &QAbstractItemView::clicked, this, [this] {
        m_current.clear(); // a click reports the current name again
        tellCurrent();
    });
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this,
        &NamesView::updateActions);
    // Queued, because the editor is still open and returns the focus when it closes.
    connect(
        &m_model, &NameTableModel::taken, this,
        [this](const QString &from, const QString &to) {
            m_bar->askForMerge({from}, to);
            selectName(from);
        },
        Qt::QueuedConnection);
}

/// Resets the state after another file was opened.
void NamesView::startOver()
{
    m_bar->hide();
    m_filterEdit->clear();
    m_table->selectionModel()->setCurrentIndex(m_filter.index(0, 0), QItemSelectionModel::NoUpdate);
    updateActions();
    updateCount();
}

/// Reports the current name. The first row of a new file is current, but counts only once the user
/// chooses it.
void NamesView::tellCurrent()
{
    const QModelIndex current = m_table->currentIndex();
    const QString name = m_table->selectionModel()->hasSelection() && current.isValid()
        ? m_filter.nameAt(current.row())
        : QString();
    if (std::exchange(m_current, name) != name)
        Q_EMIT currentNameChanged(name);
}

void NamesView::updateActions()
{
    const QStringList names = selectedNames();
    const bool hasNames = !names.isEmpty();
    m_table->updateActions();
    m_rename->setEnabled(names.size() == 1);
    m_merge->setEnabled(hasNames && m_model.names().size() > names.size());
    m_goals->setEnabled(names.size() == 1);
    m_declare->setEnabled(std::ranges::any_of(
        names, [this](const QString &name) { return m_model.isUndeclared(name); }));
    if (m_otherKind != nullptr)
        m_otherKind->setEnabled(std::ranges::any_of(
            names, [this](const QString &name) { return m_model.lacksRows(name); }));
}

void NamesView::updateCount()
{
    const bool isCategory = m_kind == NameKind::Category;
    const auto all = static_cast<int>(m_model.names().size());
    const int shown = m_filter.nameCount();
    const auto ofAll = [&] {
        return isCategory ? tr("%1 of %Ln categories", nullptr, all)
                          : tr("%1 of %Ln tags", nullptr, all);
    };
    m_count->setText(m_filter.isActive() ? ofAll().arg(wholeText(shown))
            : isCategory                 ? tr("%Ln categories", nullptr, all)
                                         : tr("%Ln tags", nullptr, all));
    m_count->setVisible(all > 0);
    if (m_filter.isActive())
        m_notice->setText(isCategory ? tr("No category matches") : tr("No tag matches"),
            tr("No name contains all of these words."), {tr("Clear the filter")});
    else if (isCategory)
        m_notice->setText(tr("No categories yet"),
            tr("Goals in a category share a limit on how much of the board, or of every line, they "
               "can fill."),
            {tr("Add a category")});
    else
        m_notice->setText(tr("No tags yet"), tr("At most one goal per tag appears on a board."),
            {tr("Add a tag")});
    m_pages->setCurrentIndex(shown == 0 ? 1 : 0);
}

void NamesView::addName()
{
    m_bar->askForNew();
}

void NamesView::renameName()
{
    m_bar->hide();
    m_table->setFocus();
    m_table->editName();
}

void NamesView::mergeNames()
{
    m_bar->askForMerge(selectedNames());
}

void NamesView::declareNames()
{
    m_model.declare(selectedNames());
}

void NamesView::addOtherKind()
{
    m_model.addMissingRows(selectedNames());
}

void NamesView::showGoals()
{
    if (const QStringList names = selectedNames(); names.size() == 1)
        Q_EMIT goalsWanted(names.first());
}

QStringList NamesView::selectedNames() const
{
    QStringList names;
    for (const int row : m_table->selectedRows())
        names << m_filter.nameAt(row);
    names.removeDuplicates();
    return names;
}

void NamesView::selectName(const QString &name)
{
    if (!m_filter.indexOf(name, 0).isValid())
        m_filterEdit->clear();
    m_table->selectCell(m_filter.indexOf(name, std::max(0, m_table->currentIndex().column())));
}

/// Shows a name that was just added, even if the filter hides it.
void NamesView::showName(const QString &name)
{
    updateCount();
    selectName(name);
    if (!m_bar->isVisible())
        m_table->setFocus();
}

void NamesView::fillMenu(QMenu &menu)
{
    menu.addSeparator();
    menu.addActions({m_rename, m_merge, m_goals, m_declare});
    if (m_otherKind != nullptr)
        menu.addAction(m_otherKind);
}

} // namespace boardwright
