// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/tune_tool.h"

#include "ui/editing/studies/tuning_store.h"
#include "ui/text/field_words.h"
#include "ui/text/tune_words.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/flow_layout.h"
#include "ui/widgets/controls/menu_button.h"
#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/lab/new_numbers_button.h"
#include "ui/widgets/lab/worse_question.h"
#include "ui/widgets/sections/section_table.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace boardwright {

namespace {

constexpr std::array engines{TuneEngine::Automatic, TuneEngine::Approximation, TuneEngine::Climbing,
    TuneEngine::PlainClimbing};

} // namespace

TuneTool::TuneTool(const PanelContext &context, QWidget *parent)
    : QWidget(parent)
    , m_study(context.document, context.preview, context.jobs, context.files, tuningFolder())
    , m_results(m_study)
    , m_targets(
          new SectionTable(context.document, *context.choice.generator().info().targetTable, this))
    , m_engines(new ComboBox(this))
    , m_allow(new MenuButton(this))
    , m_begin(new QPushButton(this))
    , m_resume(new QPushButton(tr("C&ontinue"), this))
    , m_apply(new QPushButton(tr("&Apply"), this))
    , m_numbers(new NewNumbersButton(
          [this] { return fieldChanges(m_study.setBefore(), m_study.setAfter()); }, this))
    , m_words(new QLabel(this))
    , m_view(new Spreadsheet(SheetUse::Read, this))
    , m_chart(new Chart(this))
{
    m_words->setObjectName(QStringLiteral("tuneWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_view->setAccessibleName(tr("Results"));
    m_view->setDense();
    m_view->setModel(&m_results);
    m_view->setEmptyText(tr("A row will appear for each target"));
    constexpr int titleCharacters = 24;
    constexpr int shareCharacters = 6;
    constexpr int reasonCharacters = 12;
    m_view->setFrozenColumns(TuneResultsModel::What + 1);
    m_view->setColumns({.rest = TuneResultsModel::What,
        .lastInView = TuneResultsModel::After,
        .least
        = {{TuneResultsModel::What, titleCharacters}, {TuneResultsModel::Target, shareCharacters},
            {TuneResultsModel::Before, shareCharacters}, {TuneResultsModel::After, shareCharacters},
            {TuneResultsModel::Reason, reasonCharacters}}});
    m_resume->setToolTip(tr("Go on where tuning was stopped"));
    m_apply->setToolTip(tr("Give the set the best settings that were found, as one step"));
    fillEngines();
    const Info &info = context.choice.generator().info();
    fillAllowed(info);
    const auto offer
        = [this, &info, &document = context.document] { offerAllowed(info, document.set()); };
    connect(&context.document, &GoalSetDocument::changed, this, offer);
    offer();
    build();
    connect(m_begin, &QPushButton::clicked, this, [this] {
        if (m_study.isRunning())
            m_study.stop();
        else
            m_study.begin();
    });
    connect(m_resume, &QPushButton::clicked, &m_study, &TuneStudy::resume);
    connect(m_apply, &QPushButton::clicked, this,
        [this] { applyOrAsk(m_study.worse(), this, [this] { m_study.apply(); }); });
    connect(m_engines, &QComboBox::currentIndexChanged, this, &TuneTool::setOptions);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
        &TuneTool::updateChart);
    connect(&m_study, &TuneStudy::updated, this, &TuneTool::update);
    update();
}

TuneTool::~TuneTool()
{
    delete m_view; // before the model that it shows
}

void TuneTool::fillEngines()
{
    for (const TuneEngine engine : engines) {
        m_engines->addItem(engineTitle(engine));
        m_engines->setItemData(m_engines->count() - 1, engineHelp(engine), Qt::ToolTipRole);
    }
    m_engines->setAccessibleName(tr("How settings are looked for"));
    m_engines->setToolTip(tr("How settings are looked for"));
    quietWheel(m_engines);
}

/// A menu of the rules that may be changed as well.
void TuneTool::fillAllowed(const Info &info)
{
    m_allow->setText(tr("May Chan&ge"));
    m_allow->setToolTip(tr("Rules that may be changed, too"));
    auto *menu = new QMenu(m_allow);
    for (const Tunable &tunable : info.tunables) {
        if (!tunable.isRule)
            continue;
        QAction *action = menu->addAction(fieldsText(QString::fromUtf8(tunable.title)));
        action->setCheckable(true);
        action->setData(QString(tunable.key));
        connect(action, &QAction::toggled, this, &TuneTool::setOptions);
    }
    m_allow->setMenu(menu);
}

/// Shows those that the set has. What was allowed stays so for when the set has it again.
void TuneTool::offerAllowed(const Info &info, const GoalSet &set)
{
    bool isAny = false;
    for (QAction *action : m_allow->menu()->actions()) {
        const auto tunable
            = std::ranges::find(info.tunables, action->data().toString(), &Tunable::key);
        action->setVisible(tunable->isOffered(set));
        isAny = isAny || action->isVisible();
    }
    m_allow->setVisible(isAny);
}

void TuneTool::build()
{
    auto *top = new FlowLayout;
    top->setSpacing(fontMetrics().height() / 3);
    top->addWidget(m_engines);
    top->addWidget(m_allow);
    top->addWidget(m_begin);
    top->addWidget(m_resume);
    top->addWidget(m_numbers);
    top->addWidget(m_apply);
    // The panel is as high as the user wants it, not as high as these would like to be.
    for (QWidget *each : {static_cast<QWidget *>(m_view), static_cast<QWidget *>(m_chart),
             static_cast<QWidget *>(m_targets)})
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    auto *bottom = new QSplitter(this);
    bottom->setChildrenCollapsible(false);
    for (QWidget *each : {static_cast<QWidget *>(m_targets), static_cast<QWidget *>(m_view),
             static_cast<QWidget *>(m_chart)})
        bottom->addWidget(each);
    bottom->setSizes({240, 400, 130}); // in proportion
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_words);
    layout->addWidget(bottom, 1);
    setFocusProxy(m_begin);
}

void TuneTool::setOptions()
{
    QStringList allowed;
    for (const QAction *action : m_allow->menu()->actions()) {
        if (action->isChecked())
            allowed << action->data().toString();
    }
    TuneOptions options;
    options.engine = engines.at(static_cast<std::size_t>(m_engines->currentIndex()));
    m_study.setOptions(options, allowed);
}

void TuneTool::update()
{
    const bool isRunning = m_study.isRunning();
    m_begin->setText(isRunning ? tr("S&top") : tr("T&une"));
    m_begin->setEnabled(isRunning || m_study.canBegin());
    m_resume->setVisible(m_study.canResume());
    m_apply->setEnabled(m_study.canApply());
    m_numbers->setEnabled(m_study.canApply());
    m_engines->setEnabled(!isRunning);
    m_allow->setEnabled(!isRunning);
    m_words->setText(m_study.words());
    updateChart();
}

void TuneTool::updateChart()
{
    m_chart->showData(m_results.chart(m_results.targetOf(m_view->currentIndex().row())),
        tr("A bar will appear for each round"));
    m_chart->setPale(m_study.isStale());
}

} // namespace boardwright
