// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/statistics_panel.h"

#include "ui/editing/lab/statistics_chart.h"
#include "ui/editing/studies/statistics_summary.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/controls/menu_button.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/lab/statistics_export.h"
#include "ui/widgets/lab/statistics_page.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/soft_selection.h"

#include <QHBoxLayout>
#include <QListView>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QStringListModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

constexpr std::array scopesShown{Scope::Row, Scope::Limit, Scope::Line, Scope::Site, Scope::Board};

} // namespace

StatisticsPanel::StatisticsPanel(LiveStatistics &statistics, FileExport &exports, QWidget *parent)
    : QWidget(parent)
    , m_statistics(statistics)
    , m_exports(exports)
    , m_header(new QWidget(this))
    , m_summary(new ElidedLabel(m_header))
    , m_copy(new QToolButton(m_header))
    , m_exportButton(new MenuButton(m_header))
    , m_titles(new QStringListModel(this))
    , m_list(new QListView(this))
    , m_pages(new QStackedWidget(this))
    , m_content(new QWidget(this))
    , m_notice(new EmptyNotice(this))
    , m_pageNotice(new EmptyNotice(this))
    , m_chart(new Chart(this))
{
    buildHeader();
    buildPages();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_content, 1);
    layout->addWidget(m_notice, 1);

    // Delays the pale look, because flicker with every key press does not help.
    m_patience.setSingleShot(true);
    m_patience.setInterval(LiveStatistics::leastPause);
    connect(&m_patience, &QTimer::timeout, this, [this] { setPale(true); });
    connect(&statistics, &LiveStatistics::updated, this, &StatisticsPanel::follow);
    connect(&statistics, &LiveStatistics::outdated, this, [this] {
        if (isVisible() && !m_patience.isActive())
            m_patience.start();
        if (m_notice->isVisible())
            update(); // what it says is about the set before
    });
    showPage(Scope::Row);
}

StatisticsPanel::~StatisticsPanel() = default;

void StatisticsPanel::buildHeader()
{
    m_summary->setAccessibleName(tr("Summary of the statistics"));
    m_copy->setText(tr("Copy Rows"));
    m_copy->setToolTip(tr("Copy the selected rows for a spreadsheet (%1)")
            .arg(QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText)));
    m_copy->setIcon(namedIcon(QStringLiteral("edit-copy")));
    connect(m_copy, &QToolButton::clicked, this, [this] { page().copy(); });
    m_exportButton->setText(tr("Export…"));
    m_exportButton->setToolTip(tr("Write the statistics to a file"));
    m_exportButton->setIcon(namedIcon(QStringLiteral("document-save-as")));
    auto *menu = new QMenu(m_exportButton);
    const auto addExport = [&](const QString &title, StatisticsFormat format) {
        connect(menu->addAction(title), &QAction::triggered, this, [this, format] {
            if (m_statistics.result())
                m_exports.choose(statisticsFile(format, m_statistics.result()));
        });
    };
    addExport(tr("All Totals as &JSON…"), StatisticsFormat::Json);
    addExport(tr("Goals as &CSV…"), StatisticsFormat::Csv);
    m_exportButton->setMenu(menu);

    auto *layout = new QHBoxLayout(m_header);
    constexpr int margin = 6;
    layout->setContentsMargins(margin, 0, margin, 0);
    layout->addWidget(m_summary, 1);
    for (QToolButton *button : {m_copy, m_exportButton}) {
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        layout->addWidget(button);
    }
}

void StatisticsPanel::buildPages()
{
    const QStringList titles{tr("Goals"), tr("Limits"), tr("Lines"), tr("Cells"), tr("Boards")};
    m_titles->setStringList(titles);
    m_list->setModel(m_titles);
    keepSoftSelection(*m_list);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setSpacing(1);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setAccessibleName(tr("Pages of the statistics"));
    m_list->setFixedWidth(m_list->sizeHintForColumn(0) + 2 * fontMetrics().averageCharWidth()
        + m_list->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    for (const Scope scope : scopesShown) {
        auto *table = new StatisticsPage(scope, m_pages);
        table->setAccessibleName(titles[m_tables.size()]);
        connect(table, &StatisticsPage::itemActivated, this, &StatisticsPanel::choose);
        connect(table, &StatisticsPage::currentItemChanged, this, &StatisticsPanel::updateChart);
        connect(table->selectionModel(), &QItemSelectionModel::selectionChanged, m_copy,
            [this] { m_copy->setEnabled(page().hasSelection()); });
        m_pages->addWidget(table);
        m_tables << table;
    }
    m_pages->addWidget(m_pageNotice);
    m_pageNotice->setText(
        tr("Nothing to count here"), tr("This set, or this kind of board, has none of these."));
    auto *split = new QSplitter(Qt::Horizontal, m_content);
    split->setChildrenCollapsible(false);
    split->addWidget(m_pages);
    split->addWidget(m_chart);
    split->setStretchFactor(0, 2);
    split->setStretchFactor(1, 1);
    split->setSizes({200, 100}); // in proportion: names of goals need most of the width
    auto *layout = new QHBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_list);
    layout->addWidget(split, 1);
    setTabOrder(m_tables.last(), m_chart);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
        &StatisticsPanel::update);
}

StatisticsPage &StatisticsPanel::page(Scope scope) const
{
    for (StatisticsPage *table : m_tables) {
        if (table->table().scope() == scope)
            return *table;
    }
    return *m_tables.front();
}

StatisticsPage &StatisticsPanel::page() const
{
    return *m_tables[std::max(0, m_list->currentIndex().row())];
}

void StatisticsPanel::showPage(Scope scope)
{
    m_list->setCurrentIndex(m_titles->index(static_cast<int>(m_tables.indexOf(&page(scope)))));
}

QString StatisticsPanel::summary() const
{
    return m_summary->text();
}

void StatisticsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    update();
}

void StatisticsPanel::follow()
{
    m_patience.stop();
    m_isPale = false;
    if (!m_statistics.isOfLastCount() && isVisible())
        m_patience.start();
    update();
}

void StatisticsPanel::update()
{
    if (!isVisible())
        return;
    const auto result = m_statistics.result();
    const bool hasBoards = result && (result->tally.whole() > 0 || !result->isComplete());
    m_header->setVisible(result != nullptr);
    m_content->setVisible(hasBoards);
    m_notice->setVisible(!hasBoards);
    if (result && !hasBoards && m_statistics.isOfLastCount())
        m_notice->setText(tr("None of the first %Ln seeds has a board", nullptr,
                              static_cast<int>(result->wanted)),
            tr("Counting has stopped. See Problems for the reason."));
    else if (m_statistics.isUpToDate())
        m_notice->setText(
            tr("No boards can be made from this set"), tr("See Problems for the reason."));
    else
        m_notice->setText(tr("Counting boards…"), tr("They are made from the current set."));
    StatisticsPage &table = page();
    table.showResult(result);
    m_pages->setCurrentWidget(table.hasNumbers() ? static_cast<QWidget *>(&table) : m_pageNotice);
    // Restores the focus of the panel, even if it has no numbers at present.
    setFocusProxy(!hasBoards     ? nullptr
            : table.hasNumbers() ? static_cast<QWidget *>(&table)
                                 : m_list);
    m_copy->setEnabled(table.hasSelection());
    setPale(m_patience.isActive() ? m_isPale : result && !m_statistics.isOfLastCount());
    updateChart();
}

void StatisticsPanel::updateChart()
{
    StatisticsPage &table = page();
    m_chart->setVisible(table.hasNumbers());
    if (!table.hasNumbers())
        return;
    const QModelIndex current = table.order().mapToSource(table.currentIndex());
    m_chart->showData(statisticsChart(table.table(), current.row(), current.column()),
        tr("Only the average is known"));
}

void StatisticsPanel::setPale(bool isPale)
{
    m_isPale = isPale;
    const auto result = m_statistics.result();
    const QString summary = result ? statisticsSummary(*result) : QString();
    m_summary->setText(
        isPale && result ? tr("Before the last change: %1", "statistics").arg(summary) : summary);
    page().table().setOutdated(isPale);
    m_summary->setForegroundRole(isPale ? QPalette::PlaceholderText : QPalette::WindowText);
    m_chart->setPale(isPale);
    m_exportButton->setEnabled(!isPale); // outdated statistics cannot be exported
}

void StatisticsPanel::choose(const StatisticsItem &item)
{
    ProblemPlace place;
    switch (item.kind) {
    case StatisticsItem::Kind::Goal:
        place.row = item.id;
        break;
    case StatisticsItem::Kind::Site:
        if (page().table().result()->tally.study->isGrouped(Scope::Site))
            return;
        place.site = static_cast<SiteIndex>(item.index);
        break;
    case StatisticsItem::Kind::Limit: {
        const auto &limit = page().table().result()->tally.study->limits[item.index];
        if (limit.kind == LimitKind::Own)
            return;
        place.name = limit.name;
        break;
    }
    default:
        return;
    }
    Q_EMIT placeChosen(place);
}

} // namespace boardwright
