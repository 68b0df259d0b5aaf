// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/chart.h"

#include "ui/text/number_text.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/tool_tips.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/tints.h"

#include <qcustomplot.h>

#include <QAccessible>
#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QStyleOptionFocusRect>
#include <QStylePainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace boardwright {

namespace {

constexpr double barPart = 0.9; ///< share of its place on the axis
constexpr int heightMarks = 3;

/// Writes numbers as the rest of the window does.
template <typename Ticker>
class InWords final : public Ticker {
protected:
    QString getTickLabel(
        double tick, const QLocale & /*locale*/, QChar /*formatChar*/, int /*precision*/) override
    {
        return numberText(tick);
    }
};

QFont smallFont(const QFont &font)
{
    constexpr double part = 0.85;
    QFont small = font;
    small.setPointSizeF(font.pointSizeF() * part);
    return small;
}

} // namespace

/// The two kinds of bars share one pair of axes. The plot widget owns all of it.
struct Chart::Plot {
    explicit Plot(Chart &chart)
        : widget(new QCustomPlot(&chart))
        , bars(new QCPBars(widget->xAxis, widget->yAxis))
        , chosen(new QCPBars(widget->xAxis, widget->yAxis))
        , mean(new QCPItemStraightLine(widget))
        , current(new QCPItemRect(widget))
        , numbers(new InWords<QCPAxisTickerFixed>)
        , names(new QCPAxisTickerText)
    {
        // Mouse events go to the chart itself.
        widget->setAttribute(Qt::WA_TransparentForMouseEvents);
        widget->setFocusPolicy(Qt::NoFocus);
        // The plot cannot be painted at size zero and prints a warning.
        constexpr int least = 8;
        widget->setMinimumSize(least, least);
        widget->setBackgroundScaled(false);
        numbers->setScaleStrategy(QCPAxisTickerFixed::ssNone);
        widget->xAxis->setTicker(numbers);
        widget->yAxis->setTicker(QSharedPointer<QCPAxisTicker>(new InWords<QCPAxisTicker>));
        widget->yAxis->ticker()->setTickCount(heightMarks);
        for (QCPAxis *axis : axes()) {
            axis->setSubTicks(false);
            axis->setTickLength(0, 3);
        }
        widget->xAxis->grid()->setVisible(false);
        for (QCPBars *each : {bars, chosen})
            each->setAntialiased(false);
        mean->point1->setTypeX(QCPItemPosition::ptPlotCoords);
        mean->point2->setTypeX(QCPItemPosition::ptPlotCoords);
        for (QCPItemPosition *corner : {current->topLeft, current->bottomRight}) {
            corner->setTypeX(QCPItemPosition::ptPlotCoords);
            corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
        }
        current->setVisible(false);
        widget->axisRect()->setMinimumMargins({});
    }

    std::array<QCPAxis *, 2> axes() const { return {widget->xAxis, widget->yAxis}; }

    QCustomPlot *widget;
    QCPBars *bars;
    QCPBars *chosen;
    QCPItemStraightLine *mean;
    QCPItemRect *current; ///< around the current bar and the space above it
    QSharedPointer<QCPAxisTickerFixed> numbers;
    QSharedPointer<QCPAxisTickerText> names;
    int axisWidth = 0; ///< that the labels of the keys fit, in pixels
};

Chart::Chart(QWidget *parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(this))
    , m_instead(new ElidedLabel(this))
    , m_plot(std::make_unique<Plot>(*this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setFocusPolicy(Qt::StrongFocus);
    m_title->setAlignment(Qt::AlignCenter);
    m_instead->setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(this);
    const int margin = fontMetrics().height() / 4;
    layout->setContentsMargins(margin, margin, margin, margin);
    layout->setSpacing(0);
    layout->addWidget(m_title);
    layout->addWidget(m_instead, 1);
    layout->addWidget(m_plot->widget, 1);
    // Only now is it known how much the labels of the heights leave.
    connect(m_plot->widget, &QCustomPlot::afterLayout, this, [this] {
        if (m_plot->axisWidth != m_plot->widget->axisRect()->width())
            fitKeys();
    });
    showData({});
    colour();
}

Chart::~Chart() = default;

void Chart::showData(const ChartData &data, const QString &instead)
{
    m_data = data;
    const bool hasBars = !data.bars.empty();
    m_current = std::min(m_current, static_cast<int>(data.bars.size()) - 1);
    showTitle();
    m_title->setVisible(!data.title.isEmpty());
    m_instead->setText(instead);
    m_instead->setVisible(!hasBars);
    m_plot->widget->setVisible(hasBars);
    setAccessibleName(data.title);
    setAccessibleDescription(hasBars ? data.summary : instead);
    if (hasBars)
        fill();
}

void Chart::fill()
{
    QList<double> keys;
    QList<double> heights;
    QList<double> chosenKeys;
    QList<double> chosenHeights;
    double highest = 0;
    double lowest = 0;
    for (const ChartBar &bar : m_data.bars) {
        (bar.isChosen ? chosenKeys : keys) << bar.middle;
        (bar.isChosen ? chosenHeights : heights) << bar.height;
        highest = std::max(highest, bar.height);
        lowest = std::min(lowest, bar.height);
    }
    constexpr bool isSorted = true;
    m_plot->bars->setData(keys, heights, isSorted);
    m_plot->chosen->setData(chosenKeys, chosenHeights, isSorted);
    for (QCPBars *bars : {m_plot->bars, m_plot->chosen})
        bars->setWidth(m_data.barWidth * barPart);
    const double aside = m_data.barWidth * 0.6;
    m_plot->widget->xAxis->setRange(
        m_data.bars.front().middle - aside, m_data.bars.back().middle + aside);
    constexpr double above = 1.05;
    m_plot->widget->yAxis->setRange(lowest * above, highest > lowest ? highest * above : 1.0);
    m_plot->widget->xAxis->setLabel(m_data.keys);
    fitLabel();
    fitKeys();
    m_plot->mean->setVisible(m_data.mean.has_value());
    if (m_data.mean) {
        m_plot->mean->point1->setCoords(*m_data.mean, 0);
        m_plot->mean->point2->setCoords(*m_data.mean, 1);
    }
    setCurrent(m_current);
}

/// What the chart shows, or what its current bar means.
void Chart::showTitle()
{
    const bool hasMean = !m_data.bars.empty() && m_data.mean.has_value();
    if (m_current >= 0)
        m_title->setText(m_data.bars[static_cast<std::size_t>(m_current)].text);
    else
        m_title->setText(
            hasMean ? QStringLiteral("%1 · %2").arg(m_data.title, m_data.meanText) : m_data.title);
}

void Chart::setCurrent(int bar)
{
    m_current = bar;
    showTitle();
    m_plot->current->setVisible(bar >= 0);
    if (bar >= 0) {
        const double middle = m_data.bars[static_cast<std::size_t>(bar)].middle;
        const double half = m_data.barWidth / 2;
        m_plot->current->topLeft->setCoords(middle - half, 0);
        m_plot->current->bottomRight->setCoords(middle + half, 1);
    }
    m_plot->widget->replot(QCustomPlot::rpQueuedReplot);
}

void Chart::keyPressEvent(QKeyEvent *event)
{
    const int last = static_cast<int>(m_data.bars.size()) - 1;
    int bar = 0;
    switch (event->key()) {
    case Qt::Key_Left:
        bar = m_current < 0 ? last : m_current - 1;
        break;
    case Qt::Key_Right:
        bar = m_current + 1;
        break;
    case Qt::Key_Home:
        break;
    case Qt::Key_End:
        bar = last;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (last < 0)
        return;
    setCurrent(std::clamp(bar, 0, last));
    const auto current = static_cast<std::size_t>(m_current);
    const QString &text = m_data.bars[current].text;
    showTip(*this, mapToGlobal(barRect(current).center().toPoint()), text);
    QAccessibleAnnouncementEvent announcement(this, text);
    QAccessible::updateAccessibility(&announcement);
}

void Chart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void Chart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    if (m_current >= 0)
        setCurrent(-1);
    update();
}

void Chart::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!hasFocus())
        return;
    QStylePainter painter(this);
    QStyleOptionFocusRect frame;
    frame.initFrom(this);
    frame.backgroundColor = palette().color(QPalette::Base);
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, frame);
}

/// Hides vertical labels that do not fit, because they cannot be elided; the tool tips have the
/// same text.
void Chart::fitLabel()
{
    const int wanted = QFontMetrics(smallFont(font())).horizontalAdvance(m_data.heights)
        + 3 * fontMetrics().height();
    m_plot->widget->yAxis->setLabel(
        height() - m_title->height() > wanted ? m_data.heights : QString());
}

/// Chooses labels of the keys that do not touch each other.
void Chart::fitKeys()
{
    QCustomPlot &plot = *m_plot->widget;
    QCPAxis &keys = *plot.xAxis;
    m_plot->axisWidth = plot.axisRect()->width();
    const double unit = m_plot->axisWidth / keys.range().size(); // in pixels
    const QFontMetrics metrics(keys.tickLabelFont());
    m_plot->names->clear();
    if (m_data.hasNames()) {
        constexpr double part = 0.4; // of the height, for upright names
        std::vector<AxisLabel> names;
        names.reserve(m_data.bars.size());
        for (const ChartBar &bar : m_data.bars)
            names.push_back({.at = keys.coordToPixel(bar.middle), .text = bar.name});
        const AxisLabels labels = namedLabels(names, m_data.barWidth * unit,
            {.left = 0,
                .right = static_cast<double>(plot.width()),
                .height = static_cast<int>(part * plot.height())},
            metrics);
        for (const auto &[at, text] : labels.shown)
            m_plot->names->addTick(keys.pixelToCoord(at), text);
        constexpr double quarterTurn = -90;
        keys.setTickLabelRotation(labels.areUpright ? quarterTurn : 0);
        keys.setTicker(m_plot->names);
    } else {
        const int gap = 2 * metrics.averageCharWidth();
        const auto width
            = [&](double number) { return gap + metrics.horizontalAdvance(numberText(number)); };
        m_plot->numbers->setTickStep(
            roomyStep(m_data.keyStep, keys.range().lower, keys.range().upper, unit, width));
        keys.setTickLabelRotation(0);
        keys.setTicker(m_plot->numbers);
    }
    plot.replot(QCustomPlot::rpQueuedReplot);
}

void Chart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitLabel();
    if (!m_data.bars.empty())
        fitKeys();
}

void Chart::colour()
{
    constexpr double grid = 0.12;
    constexpr double lines = 0.45;
    constexpr double words = 0.75;
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const QColor accent = QApplication::palette().color(QPalette::Active, QPalette::Highlight);
    const double strength = m_isPale ? 0.5 : 1;
    const auto onBase
        = [&](const QColor &colour, double share) { return mixed(base, colour, share * strength); };
    QCustomPlot &plot = *m_plot->widget;
    plot.setBackground(QBrush(base));
    for (QCPAxis *axis : m_plot->axes()) {
        const QFont small = smallFont(font());
        axis->setLabelFont(small);
        axis->setTickLabelFont(small);
        axis->setLabelColor(onBase(text, words));
        axis->setTickLabelColor(onBase(text, words));
        const QPen pen(onBase(text, lines));
        axis->setBasePen(pen);
        axis->setTickPen(pen);
        axis->grid()->setPen(QPen(onBase(text, grid)));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    m_plot->bars->setPen(Qt::NoPen);
    m_plot->bars->setBrush(onBase(accent, isDark(palette()) ? 0.6 : 0.5));
    m_plot->chosen->setPen(Qt::NoPen);
    m_plot->chosen->setBrush(onBase(mixed(accent, text, 0.25), 1));
    m_plot->mean->setPen(QPen(onBase(text, words), 1, Qt::DashLine));
    m_plot->current->setPen(QPen(onBase(text, words), 1));
    m_plot->current->setBrush(Qt::NoBrush);
    if (!m_data.bars.empty())
        fitKeys(); // the font may be another
    m_title->setForegroundRole(m_isPale ? QPalette::PlaceholderText : QPalette::Text);
    m_instead->setForegroundRole(QPalette::PlaceholderText);
    plot.replot(QCustomPlot::rpQueuedReplot);
}

void Chart::setPale(bool isPale)
{
    if (m_isPale == isPale)
        return;
    m_isPale = isPale;
    colour();
}

QRectF Chart::barRect(std::size_t bar) const
{
    const ChartBar &data = m_data.bars[bar];
    const QCPAxis &keys = *m_plot->widget->xAxis;
    const QCPAxis &heights = *m_plot->widget->yAxis;
    const double half = m_data.barWidth * barPart / 2;
    const QPointF corner = m_plot->widget->pos();
    return QRectF(QPointF(keys.coordToPixel(data.middle - half), heights.coordToPixel(data.height)),
        QPointF(keys.coordToPixel(data.middle + half), heights.coordToPixel(0)))
        .normalized()
        .translated(corner);
}

AxisLabels Chart::keyLabels() const
{
    const QCPAxis &keys = *m_plot->widget->xAxis;
    const QVector<double> ticks = keys.tickVector();
    const QVector<QString> texts = keys.tickVectorLabels();
    AxisLabels labels{.shown = {}, .areUpright = keys.tickLabelRotation() != 0};
    for (qsizetype i = 0; i < std::min(ticks.size(), texts.size()); ++i) {
        if (keys.range().contains(ticks[i]))
            labels.shown.push_back(
                {.at = m_plot->widget->x() + keys.coordToPixel(ticks[i]), .text = texts[i]});
    }
    return labels;
}

int Chart::barAt(const QPointF &position) const
{
    if (m_data.bars.empty() || !m_plot->widget->geometry().contains(position.toPoint()))
        return -1;
    const double key = m_plot->widget->xAxis->pixelToCoord(position.x() - m_plot->widget->x());
    const auto found = std::ranges::find_if(m_data.bars,
        [&](const ChartBar &bar) { return std::abs(bar.middle - key) <= m_data.barWidth / 2; });
    return found == m_data.bars.end() ? -1 : static_cast<int>(found - m_data.bars.begin());
}

QSize Chart::sizeHint() const
{
    constexpr int characters = 34; // tables of goals need the room more
    constexpr int rows = 10;
    return {fontMetrics().averageCharWidth() * characters, fontMetrics().height() * rows};
}

QSize Chart::minimumSizeHint() const
{
    constexpr int characters = 20;
    return {fontMetrics().averageCharWidth() * characters, 0};
}

bool Chart::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int bar = barAt(help->pos());
    if (bar < 0) {
        hideTip();
        event->ignore();
        return true;
    }
    showTip(*this, help->globalPos(), m_data.bars[static_cast<std::size_t>(bar)].text);
    return true;
}

void Chart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange
        || event->type() == QEvent::StyleChange)
        colour();
}

} // namespace boardwright
