// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/quality_page.h"

#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/generators/sculpted/wall_map.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/table/share_delegate.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <chrono>

namespace boardwright {

namespace {

constexpr std::chrono::milliseconds palePatience{250};

/// Makes a table as high as its rows, with room for a scroll bar if its columns may need one.
void fitHeightToRows(Spreadsheet &view, int rows, bool scrolls)
{
    view.setFixedHeight(view.horizontalHeader()->sizeHint().height()
        + rows * view.verticalHeader()->defaultSectionSize() + 2 * view.frameWidth()
        + (scrolls ? view.horizontalScrollBar()->sizeHint().height() : 0));
}

} // namespace

QualityPage::QualityPage(const PanelContext &context, QWidget *parent)
    : QScrollArea(parent)
    , m_quality(context.preview, context.jobs)
    , m_status(new ElidedLabel(this))
    , m_metricsView(new Spreadsheet(SheetUse::Read, this))
    , m_funnelTitle(new QLabel(tr("What rejects topologies"), this))
    , m_funnelView(new Spreadsheet(SheetUse::Read, this))
    , m_wallsTitle(new ElidedLabel(this))
    , m_wallsView(new WallMap(m_walls, this))
    , m_chartsBox(new QHBoxLayout)
    , m_bottomBox(new QHBoxLayout)
{
    m_status->setObjectName(QStringLiteral("qualityStatus"));
    for (Chart *&chart : m_charts)
        chart = new Chart(this);
    setUpMetrics();
    setUpFunnel();
    layOut();
    // Numbers that turn pale with every keystroke are distracting.
    m_patience.setSingleShot(true);
    m_patience.setInterval(palePatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { setPale(true); });
    connect(&m_quality, &TierQuality::updated, this, &QualityPage::update);
    update();
    fitHeights();
}

QualityPage::~QualityPage()
{
    delete takeWidget(); // before the models that its tables show
}

void QualityPage::setUpMetrics()
{
    m_metricsView->setAccessibleName(tr("Metrics and their targets"));
    m_metricsView->setDense();
    m_metricsView->setItemDelegate(new ShareDelegate(m_metricsView));
    m_metricsView->setModel(&m_metrics);
    constexpr int numberCharacters = 10; // the table is empty when its columns are fitted
    constexpr int rangeCharacters = 13;
    m_metricsView->setColumns({.rest = TierMetricsModel::Metric,
        .least = {{TierMetricsModel::Wanted, rangeCharacters},
            {TierMetricsModel::LowerQuarter, numberCharacters},
            {TierMetricsModel::Mean, numberCharacters},
            {TierMetricsModel::UpperQuarter, numberCharacters},
            {TierMetricsModel::Within, rangeCharacters}}});
    m_metricsView->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void QualityPage::setUpFunnel()
{
    m_funnelView->setAccessibleName(m_funnelTitle->text());
    m_funnelView->setDense();
    m_funnelView->setItemDelegate(new ShareDelegate(m_funnelView));
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
    m_chartsBox->setSpacing(gap);
    for (Chart *chart : m_charts) {
        chart->setMinimumHeight(fontMetrics().height() * 9);
        m_chartsBox->addWidget(chart, 1);
    }
    auto *funnel = new QVBoxLayout;
    funnel->addWidget(m_funnelTitle);
    funnel->addWidget(m_funnelView);
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
    layout->addWidget(m_metricsView);
    layout->addLayout(m_chartsBox, 2);
    layout->addSpacing(gap);
    layout->addLayout(m_bottomBox, 3);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its tables take it
    setWidgetResizable(true);
    setWidget(content);
    setFocusProxy(m_metricsView);
}

void QualityPage::update()
{
    const TierQuality::About *about = m_quality.about();
    if (about != nullptr) {
        m_metrics.show(about->tier, m_quality.yield());
        m_walls.show(about->tier, m_quality.yield());
    } else {
        m_metrics.clear();
        m_walls.clear();
    }
    m_funnel.show(m_quality.yield());
    m_status->setText(m_quality.words());
    m_wallsTitle->setText(m_walls.title());
    for (std::size_t i = 0; i < m_charts.size(); ++i)
        m_charts.at(i)->showData(
            m_metrics.chart(static_cast<int>(i)), tr("Bars will appear once there are puzzles"));
    if (!m_quality.isStale()) {
        m_patience.stop();
        setPale(false);
    } else if (!m_patience.isActive()) {
        m_patience.start();
    }
}

void QualityPage::setPale(bool isPale)
{
    m_metrics.setPale(isPale);
    m_funnel.setPale(isPale);
    for (Chart *chart : m_charts)
        chart->setPale(isPale);
    m_wallsView->setPale(isPale);
}

/// In a narrow page all is below each other.
void QualityPage::fitWidth()
{
    constexpr int leastCharacters = 84;
    const bool isNarrow = width() < leastCharacters * fontMetrics().averageCharWidth();
    for (QBoxLayout *box : {m_chartsBox, m_bottomBox})
        box->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    fitHeights();
}

/// All rows are in sight: the page itself scrolls.
void QualityPage::fitHeights()
{
    const bool isNarrow = m_bottomBox->direction() == QBoxLayout::TopToBottom;
    fitHeightToRows(*m_metricsView, m_metrics.rowCount(), isNarrow);
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
