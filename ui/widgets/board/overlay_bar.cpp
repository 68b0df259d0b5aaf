// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/overlay_bar.h"

#include "ui/editing/board/measure_text.h"
#include "ui/editing/studies/live_statistics.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/quiet_wheel.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace boardwright {

namespace {

constexpr int mostClasses = 12;
constexpr std::size_t mostPatches = 6;
constexpr int patchPadding = 8; // pixels
constexpr int patchSpacing = 3;

/// The numbers that have a patch each: of named classes those on the board, of unnamed classes all,
/// of other numbers all if they are few and whole, or there is only one. Empty if a gradient fits
/// better.
std::vector<double> patchesOf(
    const Measure &measure, const std::optional<ColourScale> &scale, std::vector<double> numbers)
{
    if (!scale || !measure.classes.empty())
        return scale ? numbers : std::vector<double>{};
    if (scale->kind() == ScaleKind::Classes) {
        numbers.clear();
        const auto first = std::lround(scale->smallest());
        const auto last = std::min(std::lround(scale->largest()), first + mostClasses - 1);
        for (auto number = first; number <= last; ++number)
            numbers.push_back(static_cast<double>(number));
        return numbers;
    }
    const bool areFew = numbers.size() <= mostPatches
        && std::ranges::all_of(numbers, [](double number) { return number == std::round(number); });
    return areFew || numbers.size() == 1 ? numbers : std::vector<double>{};
}

QString nothingToColour()
{
    return Legend::tr("Nothing to colour on this board");
}

} // namespace

Legend::Legend(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
}

QSize Legend::sizeHint() const
{
    return {220, fontMetrics().height() + 4};
}

QSize Legend::minimumSizeHint() const
{
    return {120, fontMetrics().height() + 4};
}

void Legend::showScale(const Measure *measure, const QString &help,
    const std::optional<ColourScale> &scale, std::vector<double> numbers)
{
    m_measure = measure;
    m_scale = measure == nullptr ? std::nullopt : scale;
    m_patches = measure == nullptr ? std::vector<double>{}
                                   : patchesOf(*measure, m_scale, std::move(numbers));
    QString says;
    if (m_scale)
        says = tr("Colours from %1 to %2")
                   .arg(measureTextWithUnit(*measure, m_scale->smallest()),
                       measureTextWithUnit(*measure, m_scale->largest()));
    else if (measure != nullptr)
        says = nothingToColour();
    setAccessibleName(says);
    setToolTip(m_scale ? help : says); // the legend may be too narrow for all of it
    update();
}

void Legend::paintEvent(QPaintEvent * /*event*/)
{
    if (m_measure == nullptr)
        return;
    QPainter painter(this);
    if (!m_scale) {
        painter.setPen(palette().color(QPalette::PlaceholderText));
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
            fontMetrics().elidedText(nothingToColour(), Qt::ElideRight, width()));
    } else if (!m_patches.empty() && paintPatches(painter, width(), false) <= width()) {
        paintPatches(painter, width(), true);
    } else if (!m_patches.empty() && !m_measure->classes.empty()) { // classes are discrete
        paintPatches(painter, width() / static_cast<int>(m_patches.size()) - patchSpacing, true);
    } else {
        paintAmounts(painter);
    }
}

int Legend::paintPatches(QPainter &painter, int widest, bool paints) const
{
    int left = 0;
    for (const double number : m_patches) {
        // Only the last number has the unit.
        const QString text = number == m_patches.back() ? measureTextWithUnit(*m_measure, number)
                                                        : measureText(*m_measure, number);
        const int wanted = fontMetrics().horizontalAdvance(text) + patchPadding;
        const QRect patch(left, 2, std::min(wanted, widest), height() - 4);
        left = patch.right() + patchSpacing;
        if (!paints)
            continue;
        const QColor colour = m_scale->colourOf(number);
        painter.fillRect(patch, colour);
        painter.setPen(ColourScale::textOn(colour));
        painter.drawText(patch, Qt::AlignCenter,
            fontMetrics().elidedText(text, Qt::ElideRight, patch.width() - patchPadding / 2));
    }
    return left;
}

void Legend::paintAmounts(QPainter &painter) const
{
    const QString smallest = measureTextWithUnit(*m_measure, m_scale->smallest());
    const QString largest = measureTextWithUnit(*m_measure, m_scale->largest());
    const int before = fontMetrics().horizontalAdvance(smallest) + 6;
    const int after = fontMetrics().horizontalAdvance(largest) + 6;
    const QRect strip(before, height() / 4, std::clamp(width() - before - after, 20, 160),
        height() - height() / 2);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(
        QRect(0, 0, before - 6, height()), Qt::AlignRight | Qt::AlignVCenter, smallest);
    painter.drawText(
        QRect(strip.right() + 6, 0, after, height()), Qt::AlignLeft | Qt::AlignVCenter, largest);
    for (int x = 0; x < strip.width(); ++x) {
        const double share = static_cast<double>(x) / std::max(1, strip.width() - 1);
        painter.fillRect(strip.left() + x, strip.top(), 1, strip.height(),
            m_scale->colourOf(
                m_scale->smallest() + share * (m_scale->largest() - m_scale->smallest())));
    }
}

OverlayBar::OverlayBar(BoardChoice &choice, QWidget *parent)
    : QWidget(parent)
    , m_choice(choice)
    , m_box(new ComboBox(this))
    , m_legend(new Legend(this))
    , m_edge(new QLabel(this))
    , m_about(new ElidedLabel(this))
{
    m_box->setAccessibleName(tr("Overlay"));
    m_box->setToolTip(tr("What the cell colours show"));
    quietWheel(m_box);
    auto *line = new QHBoxLayout;
    line->addWidget(m_box);
    line->addWidget(m_about, 1);
    line->addWidget(m_edge);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    // Both lines are always present, so that the board below keeps its size.
    layout->addLayout(line);
    layout->addWidget(m_legend);
    m_about->setObjectName(QStringLiteral("overlayAbout"));
    m_about->setForegroundRole(QPalette::PlaceholderText);
    m_edge->setObjectName(QStringLiteral("edge"));
    m_edge->setForegroundRole(QPalette::PlaceholderText);
    m_edge->hide();
    connect(m_box, &QComboBox::activated, this,
        [this] { m_choice.setOverlay(m_box->currentData().toString()); });
    connect(&choice, &BoardChoice::generatorChanged, this, &OverlayBar::rebuild);
    connect(&choice, &BoardChoice::overlaysChanged, this, &OverlayBar::rebuild);
    connect(&choice, &BoardChoice::overlayChanged, this, [this] {
        m_lost.clear();
        showOverlay();
        showAbout();
    });
    connect(&choice, &BoardChoice::overlayLost, this, [this](const Overlay &overlay) {
        m_lost = tr("\"%1\" is off: there is nothing to show of it", "an overlay")
                     .arg(overlayTitle(overlay));
        showAbout();
    });
    rebuild();
}

void OverlayBar::rebuild()
{
    const QSignalBlocker blocker(m_box);
    m_lost.clear();
    m_box->clear();
    m_box->addItem(tr("No overlay"), QString());
    std::optional<bool> wasOfSeeds;
    for (const Overlay &overlay : m_choice.overlays()) {
        if (wasOfSeeds != overlay.isOfSeeds())
            addHeading(overlay.isOfSeeds()
                    ? tr("%Ln boards", nullptr,
                          static_cast<int>(LiveStatistics::seedsOf(m_choice.generator().info())))
                    : tr("This board"));
        wasOfSeeds = overlay.isOfSeeds();
        m_box->addItem(overlayTitle(overlay), keyOf(overlay));
        m_box->setItemData(m_box->count() - 1, overlayHelp(overlay), Qt::ToolTipRole);
    }
    showOverlay();
}

/// Adds a heading that cannot be chosen to the list.
void OverlayBar::addHeading(const QString &text)
{
    m_box->insertSeparator(m_box->count());
    m_box->addItem(text);
    const int item = m_box->count() - 1;
    QFont bold = m_box->font();
    bold.setBold(true);
    m_box->setItemData(item, bold, Qt::FontRole);
    if (auto *items = qobject_cast<QStandardItemModel *>(m_box->model()))
        items->item(item)->setEnabled(false);
}

void OverlayBar::showOverlay()
{
    m_box->setCurrentIndex(std::max(0, m_box->findData(m_choice.overlay())));
}

void OverlayBar::showNumbers(const OverlayNumbers &numbers, const std::optional<ColourScale> &scale,
    const std::vector<double> &distinct, bool hasEdge)
{
    // If the overlay of many boards has no numbers, the line below explains why.
    const bool isSilent = numbers.isOfSeeds && numbers.cells.empty();
    m_legend->showScale(isSilent ? nullptr : numbers.measure, numbers.help, scale, distinct);
    const QString edge
        = hasEdge ? tr("At the edges: %1", "a measure").arg(numbers.edgeTitle) : QString();
    m_edge->setVisible(hasEdge && !numbers.isOfSeeds);
    m_edge->setText(edge);
    m_edge->setToolTip(numbers.edgeHelp);
    m_seedsEdge = numbers.isOfSeeds ? edge : QString();
    m_what = numbers.about;
    showAbout();
}

void OverlayBar::setOutdated(bool outdated)
{
    m_isOutdated = outdated;
    showAbout();
}

void OverlayBar::showAbout()
{
    QString text = m_isOutdated && !m_what.isEmpty()
        ? tr("%1 · before the last edit", "what the numbers are of").arg(m_what)
        : m_what;
    if (!m_seedsEdge.isEmpty())
        text += QStringLiteral(" · ") + m_seedsEdge;
    m_about->setText(m_lost.isEmpty() ? text : m_lost);
}

} // namespace boardwright
