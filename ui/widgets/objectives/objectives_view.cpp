// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/objectives/objectives_view.h"

#include "ui/widgets/objectives/empty_notice.h"
#include "ui/widgets/objectives/objectives_table.h"
#include "ui/widgets/support/icons.h"
#include "ui/widgets/support/tints.h"

#include <QAction>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStackedLayout>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace boardwright {

ObjectivesView::ObjectivesView(GoalSetDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_model(document)
    , m_filter(document, m_model)
    , m_filterEdit(new QLineEdit(this))
    , m_count(new QLabel(this))
    , m_table(new ObjectivesTable(document, m_filter, this))
    , m_notice(new EmptyNotice(this))
    , m_pages(new QStackedLayout)
{
    m_filterEdit->setPlaceholderText(tr("Filter goals, categories, tags"));
    m_filterEdit->setAccessibleName(m_filterEdit->placeholderText());
    m_filterEdit->setClearButtonEnabled(true);
    m_filterEdit->setMaximumWidth(fontMetrics().averageCharWidth() * 50);
    m_filterEdit->installEventFilter(this);
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_pages->addWidget(m_table);
    m_pages->addWidget(m_notice);
    setFocusProxy(m_table);

    const int inset = fontMetrics().height() / 3;
    auto *top = new QHBoxLayout;
    top->setContentsMargins(inset, inset, inset, inset);
    top->setSpacing(2 * inset);
    top->addWidget(m_filterEdit, 1);
    top->addWidget(m_count);
    top->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addLayout(m_pages, 1);

    connect(m_filterEdit, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter.setText(text);
        updateCount();
        m_table->scrollTo(m_table->currentIndex());
    });
    connect(m_notice, &EmptyNotice::actionClicked, m_filterEdit, [this] {
        m_filterEdit->clear();
        m_table->setFocus();
    });
    connect(&document, &GoalSetDocument::reset, this, &ObjectivesView::startOver);
    connect(&document, &GoalSetDocument::objectivesChanged, this, &ObjectivesView::updateCount);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        [this](const QModelIndex &current) { Q_EMIT currentRowChanged(m_filter.rowId(current)); });
    connect(m_table, &ObjectivesTable::chosen, this,
        [this](const QModelIndex &index) { Q_EMIT rowActivated(m_filter.rowId(index)); });
    connect(m_table, &ObjectivesTable::refused, this, &ObjectivesView::showReason);
    connect(&m_model, &ObjectivesModel::refused, this, &ObjectivesView::showReason);
    connect(m_table, &ObjectivesTable::menuWanted, this, &ObjectivesView::showMenu);
    setUpActions();
    softenSelection();
    startOver();
}

ObjectivesView::~ObjectivesView()
{
    delete m_table; // before the models that it shows
}

void ObjectivesView::setUpActions()
{
    auto *find = new QAction(tr("Filter"), this);
    find->setShortcut(QKeySequence::Find);
    find->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(find, &QAction::triggered, this, &ObjectivesView::focusFilter);
    addAction(find);
}

/// What is there after another file was opened.
void ObjectivesView::startOver()
{
    m_filterEdit->clear();
    m_table->fitColumns();
    m_table->selectionModel()->setCurrentIndex(
        m_filter.index(0, static_cast<int>(ObjectiveColumn::Goal)), QItemSelectionModel::NoUpdate);
    updateCount();
}

RowId ObjectivesView::currentRow() const
{
    return m_filter.rowId(m_table->currentIndex());
}

void ObjectivesView::selectRow(RowId id)
{
    if (id == RowId::none) {
        m_table->clearSelection();
        m_table->setCurrentIndex({});
        return;
    }
    if (currentRow() == id && m_table->selectionModel()->selectedRows().size() == 1) {
        m_table->scrollTo(m_table->currentIndex());
        return;
    }
    const auto column = static_cast<ObjectiveColumn>(
        std::max(m_table->currentIndex().column(), static_cast<int>(ObjectiveColumn::Goal)));
    QModelIndex index = m_filter.indexOf(id, column);
    if (!index.isValid() && m_filter.isActive()) {
        m_filterEdit->clear();
        index = m_filter.indexOf(id, column);
    }
    if (!index.isValid())
        return;
    m_table->selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(index);
}

void ObjectivesView::focusFilter()
{
    m_filterEdit->setFocus(Qt::ShortcutFocusReason);
    m_filterEdit->selectAll();
}

void ObjectivesView::copySelection() const
{
    m_table->copySelection();
}

void ObjectivesView::setZonesCount(bool count)
{
    m_table->setZonesCount(count);
}

void ObjectivesView::showGenerator(const Info &info)
{
    m_model.showGenerator(info);
    m_table->fitColumns();
}

void ObjectivesView::showBoard(std::shared_ptr<const PreviewResult> result)
{
    m_model.showBoard(std::move(result));
}

/// Below the cell that it is about.
void ObjectivesView::showReason(const QString &reason)
{
    const QPoint below = m_table->visualRect(m_table->currentIndex()).bottomLeft();
    QToolTip::showText(m_table->viewport()->mapToGlobal(below),
        QStringLiteral("<p>%1</p>").arg(reason.toHtmlEscaped()), m_table);
}

void ObjectivesView::updateCount()
{
    const QList<Objective> &objectives = m_document.set().objectives;
    const auto all = static_cast<int>(objectives.size());
    const int shown = m_filter.rowCount();
    const auto disabled
        = static_cast<int>(std::ranges::count(objectives, true, &Objective::disabled));
    if (m_filter.isActive())
        m_count->setText(tr("%1 of %n goals", nullptr, all).arg(shown));
    else if (disabled > 0)
        m_count->setText(tr("%1, %2", "108 goals, 1 disabled")
                .arg(tr("%n goals", nullptr, all), tr("%n disabled", nullptr, disabled)));
    else
        m_count->setText(tr("%n goals", nullptr, all));
    m_count->setVisible(all > 0);

    if (all == 0)
        m_notice->setText(tr("No goals yet"), tr("Open a goal set to see its goals here."));
    else
        m_notice->setText(tr("No goal matches"),
            tr("No goal has all of these words in it, in its "
               "tooltip, its categories or its tag."),
            tr("Clear the filter"));
    m_pages->setCurrentIndex(shown == 0 ? 1 : 0);
}

void ObjectivesView::showMenu(const QPoint &globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Enable"), this, [this] { m_table->setSelectedEnabled(true); });
    menu->addAction(tr("&Disable"), this, [this] { m_table->setSelectedEnabled(false); });
    menu->addAction(tr("Set &weighting…"), this, [this] { m_table->editWeighting(); });
    menu->addSeparator();
    menu->addAction(namedIcon(QStringLiteral("edit-copy")), tr("&Copy"), QKeySequence::Copy, this,
        &ObjectivesView::copySelection);
    menu->popup(globalPosition);
}

void ObjectivesView::softenSelection()
{
    m_table->setPalette(withSoftSelection(palette()));
}

void ObjectivesView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        softenSelection();
}

/// From the filter, Down and Enter go to the goals and Escape clears it.
bool ObjectivesView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_filterEdit || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_table->currentIndex().isValid())
            m_table->setCurrentIndex(m_filter.index(0, static_cast<int>(ObjectiveColumn::Goal)));
        m_table->setFocus();
        return true;
    case Qt::Key_Escape:
        m_filterEdit->clear();
        m_table->setFocus();
        return true;
    default:
        return QWidget::eventFilter(watched, event);
    }
}

} // namespace boardwright
