// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/why_page.h"

#include "ui/widgets/board/funnel_strip.h"

#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

namespace boardwright {

WhyPage::WhyPage(QWidget *parent)
    : QScrollArea(parent)
    , m_content(new QWidget(this))
    , m_parts(new QVBoxLayout(m_content))
    , m_cellPart(new QWidget(m_content))
    , m_goalPart(new QWidget(m_content))
    , m_cellTitle(label(QStringLiteral("whyCellTitle"), true))
    , m_funnel(new FunnelStrip(m_content))
    , m_cell(label(QStringLiteral("whyCell"), false))
    , m_goalTitle(label(QStringLiteral("whyGoalTitle"), true))
    , m_goal(label(QStringLiteral("whyGoal"), false))
    , m_hint(label(QStringLiteral("whyHint"), false))
{
    const auto fill = [](QWidget *part, const QList<QWidget *> &widgets) {
        auto *layout = new QVBoxLayout(part);
        layout->setContentsMargins({});
        for (QWidget *widget : widgets)
            layout->addWidget(widget);
    };
    fill(m_cellPart, {m_cellTitle, m_funnel, m_cell});
    fill(m_goalPart, {m_goalTitle, m_goal});
    m_parts->addWidget(m_cellPart);
    m_parts->addWidget(m_goalPart);
    m_parts->addWidget(m_hint);
    m_parts->addStretch(1);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_content->setAutoFillBackground(true);
    m_content->setBackgroundRole(QPalette::Base);
    setWidget(m_content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus); // the arrow keys scroll
    setAccessibleName(tr("Why this goal"));
    tell({}, {}, {});
}

QLabel *WhyPage::label(const QString &name, bool isTitle)
{
    auto *made = new QLabel(m_content);
    made->setObjectName(name);
    made->setWordWrap(true);
    made->setTextFormat(Qt::PlainText);
    made->setTextInteractionFlags(Qt::TextSelectableByMouse);
    made->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    if (isTitle) {
        QFont bold = font();
        bold.setBold(true);
        made->setFont(bold);
    }
    return made;
}

void WhyPage::bringToTop(QWidget *part)
{
    m_parts->removeWidget(part);
    m_parts->insertWidget(0, part);
    verticalScrollBar()->setValue(0);
}

void WhyPage::tell(const InspectorText &cell, const InspectorText &goal, const QString &hint)
{
    const bool isOtherCell = cell.title != m_cellTitle->text();
    const bool isOtherGoal = goal.title != m_goalTitle->text();
    const auto fill = [](QLabel &shown, const QString &text) {
        shown.setText(text);
        shown.setVisible(!text.isEmpty());
    };
    fill(*m_cellTitle, cell.title);
    m_funnel->showFunnel(cell);
    fill(*m_cell, cell.lines.join(u'\n'));
    fill(*m_goalTitle, goal.title);
    fill(*m_goal, goal.lines.join(u'\n'));
    fill(*m_hint, hint);
    m_cellPart->setVisible(!cell.title.isEmpty());
    m_goalPart->setVisible(!goal.title.isEmpty());
    // A click on a cell also selects its goal, so the cell comes first.
    if (isOtherCell)
        bringToTop(m_cellPart);
    else if (isOtherGoal && !goal.title.isEmpty())
        bringToTop(m_goalPart);
    setAccessibleDescription(QStringList{
        cell.title, m_funnel->accessibleName(), m_cell->text(), goal.title, m_goal->text(), hint}
            .join(u'\n')
            .trimmed());
}

} // namespace boardwright
