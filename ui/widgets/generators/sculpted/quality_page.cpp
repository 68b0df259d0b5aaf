// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/quality_page.h"

#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/generators/sculpted/metrics_view.h"
#include "ui/widgets/generators/sculpted/wall_map.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace boardwright {

QualityPage::QualityPage(const PanelContext &context, QWidget *parent)
    : QScrollArea(parent)
    , m_quality(context.preview, context.jobs)
    , m_status(new ElidedLabel(this))
    , m_metrics(new MetricsView(MetricsUse::Plain, this))
    , m_funnelTitle(new QLabel(tr("What rejects topologies"), this))
    , m_funnelView(new Spreadsheet(SheetUse::Read, this))
    , m_idleGates(new QLabel(this))
    , m_wallsTitle(new ElidedLabel(this))
    , m_wallsView(new WallMap(m_walls, this))
    , m_bottomBox(new QHBoxLayout)
{
    m_status->setObjectName(QStringLiteral("qualityStatus"));
    m_idleGates->setObjectName(QStringLiteral("idleGates"));
    m_idleGates->setTextFormat(Qt::PlainText);
    m_idleGates->setWordWrap(true);
    setUpFunnel();
    layOut();
    connect(m_metrics, &MetricsView::turnedPale, this, [this](bool isPale) {
        m_funnel.setPale(isPale);
        m_wallsView->setPale(isPale);
    });
    connect(&m_quality, &TierQuality::updated, this, &QualityPage::update);
    update();
    fitHeights();
}

Spreadsheet &QualityPage::metrics() const
{
    return m_metrics->table();
}

Chart &QualityPage::chart(sculpted::Target target) const
{
    return m_metrics->chart(target);
}

QualityPage::~QualityPage()
{
    delete takeWidget(); // before the models that its tables show
}

void QualityPage::setUpFunnel()
{
    m_funnelView->setAccessibleName(m_funnelTitle->text());
    m_funnelView->setDense();
    m_funnelView->setModel(&m_funnel);
    m_funnelView->setEmptyText(tr("A row will appear for each test"));
    constexpr int countCharacters = 9;
    m_funnelView->setColumns({.rest = TierFunnelModel::Stage,
        .least = {{TierFunnelModel::Left, countCharacters},
            {TierFunnelModel::Share, countCharacters}, {TierFunnelModel::Lost, countCharacters}}});
    m_funnelView->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void QualityPage::layOut()
{
    auto *content = new QWidget(this);
    const int gap = fontMetrics().height() / 3;
    auto *funnel = new QVBoxLayout;
    funnel->addWidget(m_funnelTitle);
    funnel->addWidget(m_funnelView);
    funnel->addWidget(m_idleGates);
    funnel->addStretch(1);
    auto *walls = new QVBoxLayout;
    walls->addWidget(m_wallsTitle);
    walls->addWidget(m_wallsView, 1);
    m_bottomBox->setSpacing(2 * gap);
    m_bottomBox->addLayout(funnel, 3);
    m_bottomBox->addLayout(walls, 2);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addWidget(m_status);
    layout->addWidget(m_metrics, 2);
    layout->addSpacing(gap);
    layout->addLayout(m_bottomBox, 3);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its tables take it
    setWidgetResizable(true);
    setWidget(content);
    setFocusProxy(m_metrics);
}

void QualityPage::update()
{
    if (const TierQuality::About *about = m_quality.about(); about != nullptr)
        m_walls.show(about->tier, m_quality.yield());
    else
        m_walls.clear();
    m_funnel.show(m_quality.yield());
    m_status->setText(m_quality.words());
    const QString idle = m_quality.idleGateWords();
    m_idleGates->setText(idle);
    m_idleGates->setVisible(!idle.isEmpty());
    m_wallsTitle->setText(m_walls.title());
    m_metrics->show(m_quality);
}

/// In a narrow page all is below each other.
void QualityPage::fitWidth()
{
    constexpr int leastCharacters = 84;
    const bool isNarrow = width() < leastCharacters * fontMetrics().averageCharWidth();
    m_metrics->setNarrow(isNarrow);
    m_bottomBox->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    fitHeights();
}

/// All rows are in sight: the page itself scrolls.
void QualityPage::fitHeights()
{
    const bool isNarrow = m_bottomBox->direction() == QBoxLayout::TopToBottom;
    m_metrics->fitHeight();
    fitHeightToRows(*m_funnelView, static_cast<int>(TierFunnelModel::stages), isNarrow);
}

void QualityPage::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitWidth();
}

void QualityPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitWidth();
}

void QualityPage::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    fitHeights(); // styles give tables their final rows by then
    m_quality.setSeen(true);
}

void QualityPage::hideEvent(QHideEvent *event)
{
    QScrollArea::hideEvent(event);
    m_quality.setSeen(false);
}

} // namespace boardwright
