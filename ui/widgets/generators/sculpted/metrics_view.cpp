// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/metrics_view.h"

#include "ui/widgets/lab/chart.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QVBoxLayout>

#include <chrono>

namespace boardwright {

namespace {

constexpr std::chrono::milliseconds palePatience{250};

} // namespace

void fitHeightToRows(Spreadsheet &view, int rows, bool scrolls)
{
    view.setFixedHeight(view.horizontalHeader()->sizeHint().height()
        + rows * view.verticalHeader()->defaultSectionSize() + 2 * view.frameWidth()
        + (scrolls ? view.horizontalScrollBar()->sizeHint().height() : 0));
}

MetricsView::MetricsView(MetricsUse use, QWidget *parent)
    : QWidget(parent)
    , m_use(use)
    , m_table(new Spreadsheet(SheetUse::Read, this))
    , m_chartsBox(new QHBoxLayout)
{
    m_table->setAccessibleName(tr("Metrics and their targets"));
    m_table->setDense();
    m_table->setModel(&m_metrics);
    // The table is empty when its columns are fitted.
    constexpr int titleCharacters = 17;
    const int numberCharacters = use == MetricsUse::Comparing ? 20 : 10;
    constexpr int rangeCharacters = 15;
    const int shareCharacters = use == MetricsUse::Comparing ? 17 : 13;
    m_table->setColumns({.rest = TierMetricsModel::Metric,
        .least
        = {{TierMetricsModel::Metric, titleCharacters}, {TierMetricsModel::Wanted, rangeCharacters},
            {TierMetricsModel::LowerQuarter, numberCharacters},
            {TierMetricsModel::Mean, numberCharacters},
            {TierMetricsModel::UpperQuarter, numberCharacters},
            {TierMetricsModel::Within, shareCharacters}}});
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const int gap = fontMetrics().height() / 3;
    m_chartsBox->setSpacing(gap);
    for (Chart *&chart : m_charts) {
        chart = new Chart(this);
        chart->setMinimumHeight(fontMetrics().height() * 9);
        m_chartsBox->addWidget(chart, 1);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(gap);
    layout->addWidget(m_table);
    layout->addLayout(m_chartsBox, 1);
    setFocusProxy(m_table);
    m_patience.setSingleShot(true);
    m_patience.setInterval(palePatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { setPale(true); });
}

MetricsView::~MetricsView()
{
    delete m_table; // before the model that it shows
}

void MetricsView::show(const TierQuality &quality, const TierQuality *before)
{
    if (const TierQuality::About *about = quality.about(); about != nullptr)
        m_metrics.show(
            about->tier, quality.yield(), before != nullptr ? &before->yield() : nullptr);
    else
        m_metrics.clear();
    for (std::size_t i = 0; i < m_charts.size(); ++i)
        m_charts.at(i)->showData(
            m_metrics.chart(static_cast<int>(i)), tr("Bars will appear once there are puzzles"));
    if (!quality.isStale()) {
        m_patience.stop();
        setPale(false);
    } else if (!m_patience.isActive()) {
        m_patience.start();
    }
}

void MetricsView::setPale(bool isPale)
{
    m_metrics.setPale(isPale);
    for (Chart *chart : m_charts)
        chart->setPale(isPale);
    Q_EMIT turnedPale(isPale);
}

void MetricsView::setNarrow(bool isNarrow)
{
    m_chartsBox->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    fitHeight();
}

void MetricsView::fitHeight()
{
    constexpr int comparingCharacters = 125; // of all columns
    fitHeightToRows(*m_table, m_metrics.rowCount(),
        m_chartsBox->direction() == QBoxLayout::TopToBottom
            || (m_use == MetricsUse::Comparing
                && width() < comparingCharacters * fontMetrics().averageCharWidth()));
}

void MetricsView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHeight();
}

} // namespace boardwright
