// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/problems/problems_panel.h"

#include "ui/text/words.h"
#include "ui/widgets/problems/problem_delegate.h"

#include <QListView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int mostLines = 9;

} // namespace

ProblemsPanel::ProblemsPanel(ProblemsModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_header(new QToolButton(this))
    , m_list(new QListView(this))
{
    m_header->setCheckable(true);
    m_header->setAutoRaise(true);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_header, &QToolButton::toggled, this, &ProblemsPanel::setExpanded);

    m_list->setModel(&model);
    m_list->setItemDelegate(new ProblemDelegate(m_list));
    m_list->setWordWrap(true);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_list->setAccessibleName(tr("Problems"));
    connect(m_list, &QListView::clicked, this, &ProblemsPanel::choose);
    connect(m_list, &QListView::activated, this, &ProblemsPanel::choose);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header, 0, Qt::AlignLeft);
    layout->addWidget(m_list, 1);

    connect(&model, &QAbstractItemModel::modelReset, this, &ProblemsPanel::updateHeader);
    setExpanded(false);
    updateHeader();
}

bool ProblemsPanel::isExpanded() const
{
    return m_header->isChecked();
}

void ProblemsPanel::setExpanded(bool expanded)
{
    m_header->setChecked(expanded);
    m_header->setArrowType(expanded ? Qt::DownArrow : Qt::RightArrow);
    fitList();
}

/// As high as its problems, up to a few of them: the table and the board come first.
void ProblemsPanel::fitList()
{
    const int most = fontMetrics().height() * mostLines;
    int height = 2 * m_list->frameWidth();
    for (int row = 0; row < m_model.rowCount() && height < most; ++row)
        height += m_list->sizeHintForIndex(m_model.index(row)).height();
    m_list->setFixedHeight(std::min(height, most));
    m_list->setVisible(isExpanded() && m_model.rowCount() > 0);
}

void ProblemsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitList();
}

void ProblemsPanel::updateHeader()
{
    fitList();
    const int errors = m_model.count(Severity::Error);
    const int warnings = m_model.count(Severity::Warning);
    QStringList parts;
    if (errors > 0)
        parts << tr("%n errors", nullptr, errors);
    if (warnings > 0)
        parts << tr("%n warnings", nullptr, warnings);
    m_header->setText(parts.isEmpty()
            ? tr("No problems")
            : tr("Problems: %1").arg(parts.join(tr(", ", "between the parts of a list"))));
}

void ProblemsPanel::choose(const QModelIndex &index)
{
    Q_EMIT problemChosen(RowId{index.data(ProblemsModel::RowIdRole).toUInt()},
        SiteIndex{index.data(ProblemsModel::SiteRole).toInt()});
}

} // namespace boardwright
