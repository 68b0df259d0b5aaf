// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/history/history_panel.h"

#include "ui/editing/document/history_model.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/history/history_delegate.h"
#include "ui/widgets/table/soft_selection.h"

#include <QKeyEvent>
#include <QListView>
#include <QVBoxLayout>

namespace boardwright {

HistoryPanel::HistoryPanel(HistoryModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_list(new QListView(this))
    , m_empty(new EmptyNotice(this))
{
    m_list->setModel(&model);
    m_list->setItemDelegate(new HistoryDelegate(m_list));
    keepSoftSelection(*m_list);
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_list->setAccessibleName(tr("History"));
    m_list->installEventFilter(this);
    m_empty->setText(
        tr("No changes yet"), tr("Each change is listed here so that you can go back to it."));
    setFocusProxy(m_list);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_list);
    layout->addWidget(m_empty);
    connect(m_list, &QListView::clicked, this, &HistoryPanel::goTo);
    connect(&model, &HistoryModel::updated, this, &HistoryPanel::update);
    update();
}

void HistoryPanel::update()
{
    m_list->setVisible(m_model.steps() > 0);
    m_empty->setVisible(m_model.steps() == 0);
    const QModelIndex current = m_model.index(m_model.currentRow());
    m_list->setCurrentIndex(current);
    m_list->scrollTo(current);
}

void HistoryPanel::goTo(const QModelIndex &index)
{
    if (index.isValid())
        m_model.goTo(index.row());
}

bool HistoryPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            goTo(m_list->currentIndex());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace boardwright
