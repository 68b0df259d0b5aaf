// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/worlds/curation_tool.h"

#include "ui/editing/generators/worlds/curation_chart.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/flow_layout.h"
#include "ui/widgets/controls/menu_button.h"
#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/lab/new_numbers_button.h"
#include "ui/widgets/lab/worse_question.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace boardwright {

namespace {

constexpr int worldsAtFirst = 1000;
constexpr int seedsAtFirst = 6000;

} // namespace

CurationTool::CurationTool(const PanelContext &context, QWidget *parent)
    : QWidget(parent)
    , m_curation(context.document, context.preview, context.jobs)
    , m_wishes(m_curation)
    , m_worlds(spinBox(worldsAtFirst, worlds::mostCurated, tr("Worlds to choose")))
    , m_seeds(spinBox(
          seedsAtFirst, worlds::mostCandidates, tr("Seeds to try, from 1: worlds to choose from")))
    , m_wishesMenu(menuButton(tr("W&ishes"), tr("What worlds are chosen for")))
    , m_curate(new QPushButton(this))
    , m_copy(new QToolButton(this))
    , m_weightsMenu(menuButton(
          tr("Zone &Weights"), tr("Weights of zones with which they appear evenly by themselves")))
    , m_weigh(new QAction(tr("&Search for Weights"), this))
    , m_apply(new QAction(tr("&Apply Weights"), this))
    , m_numbers(new NewNumbersButton(
          [this] { return fieldChanges(m_curation.setBefore(), m_curation.setAfter()); }, this))
    , m_charts(new ComboBox(this))
    , m_words(new QLabel(this))
    , m_view(new Spreadsheet(SheetUse::Read, this))
    , m_chart(new Chart(this))
{
    m_words->setObjectName(QStringLiteral("curationWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_view->setAccessibleName(tr("Wishes"));
    m_view->setDense();
    m_view->setModel(&m_wishes);
    m_view->setEmptyText(tr("A row will appear for each wish"));
    constexpr int wishCharacters = 16;
    constexpr int zonesCharacters = 14;
    constexpr int shareCharacters = 8;
    m_view->setColumns({.rest = CuratedWishesModel::Wish,
        .least
        = {{CuratedWishesModel::Wish, wishCharacters}, {CuratedWishesModel::Zones, zonesCharacters},
            {CuratedWishesModel::Relevant, shareCharacters}}});
    m_charts->setAccessibleName(tr("Chart"));
    quietWheel(m_charts);
    for (const CurationChart chart : curationCharts)
        m_charts->addItem(curationChartTitle(chart));
    m_curate->setToolTip(tr("Make the worlds and choose some of them"));
    m_copy->setText(tr("Copy Seeds"));
    m_copy->setIcon(namedIcon(QStringLiteral("edit-copy")));
    m_copy->setToolTip(tr("Copy the seeds of the worlds that were chosen, one per line"));
    m_copy->setAutoRaise(true);
    fillMenus();
    build();
    connect(m_curate, &QPushButton::clicked, this, &CurationTool::curate);
    connect(m_weigh, &QAction::triggered, this, &CurationTool::weigh);
    connect(m_apply, &QAction::triggered, this,
        [this] { applyOrAsk(m_curation.worse(), this, [this] { m_curation.apply(); }); });
    connect(m_copy, &QToolButton::clicked, this, &CurationTool::copySeeds);
    connect(m_charts, &QComboBox::currentIndexChanged, this, &CurationTool::updateChart);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &CurationTool::updateChart);
    connect(&m_curation, &WorldCuration::updated, this, &CurationTool::update);
    update();
}

CurationTool::~CurationTool()
{
    delete m_view; // before the model that it shows
}

void CurationTool::build()
{
    const auto label = [this](const QString &text, QWidget *buddy) {
        auto *made = new QLabel(text, this);
        made->setBuddy(buddy);
        return made;
    };
    auto *top = new FlowLayout;
    top->setSpacing(fontMetrics().height() / 3);
    top->addWidget(label(tr("W&orlds"), m_worlds));
    top->addWidget(m_worlds);
    top->addWidget(label(tr("S&eeds"), m_seeds));
    top->addWidget(m_seeds);
    top->addWidget(m_wishesMenu);
    top->addWidget(m_curate);
    top->addWidget(m_copy);
    top->addWidget(m_weightsMenu);
    top->addWidget(m_charts);
    // The panel is as high as the user wants it, not as high as these would like to be.
    for (QWidget *each : {static_cast<QWidget *>(m_view), static_cast<QWidget *>(m_chart)})
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_view, 2);
    bottom->addWidget(m_chart, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    layout->addLayout(top);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_words, 1);
    middle->addWidget(m_numbers);
    layout->addLayout(middle);
    layout->addLayout(bottom, 1);
    setFocusProxy(m_curate);
}

QSpinBox *CurationTool::spinBox(int value, int most, const QString &tip)
{
    auto *box = new QSpinBox(this);
    box->setRange(1, most);
    box->setValue(value);
    box->setGroupSeparatorShown(true);
    box->setToolTip(tip);
    quietWheel(box);
    return box;
}

QToolButton *CurationTool::menuButton(const QString &text, const QString &tip)
{
    auto *made = new MenuButton(this);
    made->setText(text);
    made->setToolTip(tip);
    auto *menu = new QMenu(made);
    menu->setToolTipsVisible(true);
    made->setMenu(menu);
    return made;
}

void CurationTool::fillMenus()
{
    for (std::size_t i = 0; i < m_asked.size(); ++i) {
        const auto wish = static_cast<worlds::Wish>(i + 1);
        QAction *action = m_wishesMenu->menu()->addAction(CuratedWishesModel::wishTitle(wish));
        action->setToolTip(CuratedWishesModel::wishHelp(wish));
        action->setCheckable(true);
        action->setChecked(true);
        m_asked.at(i) = action;
    }
    m_apply->setToolTip(tr("Give the zones the weights that were found"));
    m_weightsMenu->menu()->addActions({m_weigh, m_apply});
}

void CurationTool::curate()
{
    if (m_curation.isRunning()) {
        m_curation.stop();
        return;
    }
    if (m_charts->currentIndex() == static_cast<int>(CurationChart::Weights))
        m_charts->setCurrentIndex(static_cast<int>(CurationChart::Yield));
    const auto asked = [this](worlds::Wish wish) {
        return m_asked.at(static_cast<std::size_t>(wish) - 1)->isChecked();
    };
    m_curation.curate(m_worlds->value(), m_seeds->value(),
        {.exits = asked(worlds::Wish::Exits),
            .relevant = asked(worlds::Wish::Relevant),
            .zones = asked(worlds::Wish::Zones),
            .pairs = asked(worlds::Wish::Pairs),
            .joins = asked(worlds::Wish::Joins)});
}

void CurationTool::weigh()
{
    m_charts->setCurrentIndex(static_cast<int>(CurationChart::Weights));
    m_curation.weigh();
}

void CurationTool::copySeeds() const
{
    QGuiApplication::clipboard()->setText(m_curation.seeds().join(u'\n'));
}

void CurationTool::update()
{
    const bool isRunning = m_curation.isRunning();
    m_curate->setText(isRunning ? tr("S&top") : tr("C&urate"));
    m_curate->setEnabled(isRunning || m_curation.canBegin());
    m_weigh->setEnabled(!isRunning && m_curation.canBegin());
    m_apply->setEnabled(m_curation.canApply());
    m_numbers->setVisible(m_curation.canApply());
    m_numbers->setEnabled(m_curation.canApply());
    m_copy->setEnabled(!m_curation.seeds().isEmpty());
    for (QSpinBox *box : {m_worlds, m_seeds})
        box->setEnabled(!isRunning);
    m_words->setText(m_curation.words());
    updateChart();
}

void CurationTool::updateChart()
{
    const auto chart = curationCharts.at(static_cast<std::size_t>(m_charts->currentIndex()));
    m_chart->showData(curationChart(m_curation, chart, m_view->currentIndex().row()),
        tr("The chart will appear with the worlds"));
    m_chart->setPale(m_curation.isStale());
}

} // namespace boardwright
