// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/tuning_page.h"

#include "core/sculpted/parameters.h"
#include "core/sculpted/yields.h"
#include "ui/editing/generators/sculpted/tier_targets.h"
#include "ui/editing/studies/tuning_store.h"
#include "ui/text/field_words.h"
#include "ui/text/tune_words.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/menu_button.h"
#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/generators/sculpted/metrics_view.h"
#include "ui/widgets/lab/new_numbers_button.h"
#include "ui/widgets/lab/worse_question.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>
#include <initializer_list>

namespace boardwright {

namespace {

/// Those of the command line; others are for targets of other kinds.
constexpr std::array tierEngines{TuneEngine::Climbing, TuneEngine::PlainClimbing};

/// What the box means stands in it, before its number.
void setUpTuningBox(
    QSpinBox *box, int least, int most, int number, const QString &name, const QString &help)
{
    box->setRange(least, most);
    box->setValue(number);
    box->setPrefix(TuningPage::tr("%1: ", "what a number is, before it").arg(name));
    box->setAccessibleName(name);
    box->setToolTip(help);
    box->setKeyboardTracking(false);
    quietWheel(box);
}

QHBoxLayout *tuningRow(std::initializer_list<QWidget *> widgets)
{
    auto *row = new QHBoxLayout;
    for (QWidget *widget : widgets)
        row->addWidget(widget);
    row->addStretch(1);
    return row;
}

} // namespace

TuningPage::TuningPage(const PanelContext &context, QWidget *parent)
    : QScrollArea(parent)
    , m_choice(context.choice)
    , m_tuning(context.document, context.preview, context.jobs, context.files, tuningFolder())
    , m_tier(new ComboBox(this))
    , m_engine(new ComboBox(this))
    , m_allow(new MenuButton(this))
    , m_iterations(new QSpinBox(this))
    , m_accuracy(new QSpinBox(this))
    , m_seed(new QSpinBox(this))
    , m_shapes(new QSpinBox(this))
    , m_begin(new QPushButton(this))
    , m_resume(new QPushButton(tr("C&ontinue"), this))
    , m_apply(new QPushButton(tr("&Apply"), this))
    , m_numbers(new NewNumbersButton(
          [this] {
              const TuneStudy &study = m_tuning.study();
              return fieldChanges(study.setBefore(), study.setAfter());
          },
          this))
    , m_status(new QLabel(this))
    , m_metrics(new MetricsView(MetricsUse::Comparing, this))
{
    m_status->setObjectName(QStringLiteral("tuningStatus"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setWordWrap(true);
    m_status->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    fillBoxes();
    fillAllowed();
    m_resume->setToolTip(tr("Go on where tuning was stopped"));
    m_apply->setToolTip(tr("Give the tier the best numbers that were found, as one step"));
    layOut();
    connect(m_begin, &QPushButton::clicked, this, [this] {
        TuneStudy &study = m_tuning.study();
        if (study.isRunning())
            study.stop();
        else
            study.begin();
    });
    connect(m_resume, &QPushButton::clicked, &m_tuning.study(), &TuneStudy::resume);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        applyOrAsk(m_tuning.study().worse(), this, [this] { m_tuning.study().apply(); });
    });
    connect(m_tier, &QComboBox::currentIndexChanged, this, &TuningPage::chooseTier);
    connect(&m_choice, &BoardChoice::changed, this, &TuningPage::showTier);
    connect(m_engine, &QComboBox::currentIndexChanged, this, &TuningPage::setOptions);
    for (QSpinBox *box : {m_iterations, m_accuracy})
        box->setGroupSeparatorShown(true);
    for (QSpinBox *box : {m_iterations, m_accuracy, m_seed, m_shapes})
        connect(box, &QSpinBox::valueChanged, this, &TuningPage::setOptions);
    connect(&m_tuning, &TierTuning::updated, this, &TuningPage::showStudy);
    connect(&m_tuning, &TierTuning::counted, this, &TuningPage::showNumbers);
    setOptions();
    showTier();
    showStudy();
    showNumbers();
}

TuningPage::~TuningPage() = default;

Spreadsheet &TuningPage::metrics() const
{
    return m_metrics->table();
}

Chart &TuningPage::chart(sculpted::Target target) const
{
    return m_metrics->chart(target);
}

void TuningPage::fillBoxes()
{
    for (const Choice &level : sculpted::levels)
        m_tier->addItem(choiceLabel(level));
    m_tier->setAccessibleName(tr("Tier"));
    m_tier->setToolTip(tr("The tier of the board, which is tuned"));
    for (const TuneEngine engine : tierEngines) {
        m_engine->addItem(engineTitle(engine));
        m_engine->setItemData(m_engine->count() - 1, engineHelp(engine), Qt::ToolTipRole);
    }
    m_engine->setAccessibleName(tr("How numbers are looked for"));
    m_engine->setToolTip(m_engine->accessibleName());
    for (QComboBox *box : {m_tier, m_engine})
        quietWheel(box);
    constexpr int mostIterations = 100'000;
    constexpr int mostPuzzles = 1'000'000;
    constexpr int largestSeed = 1'000'000'000;
    const TuneOptions usual;
    setUpTuningBox(m_iterations, 1, mostIterations, usual.iterations, tr("Iterations"),
        tr("How many times five changes of the best numbers are tried"));
    setUpTuningBox(m_accuracy, 0, mostPuzzles, 0, tr("Puzzles"),
        tr("How many puzzles are made to judge a change. Usual: 800, or 200 as published"));
    m_accuracy->setSpecialValueText(tr("Puzzles: usual"));
    setUpTuningBox(m_seed, 0, largestSeed, static_cast<int>(usual.seed), tr("Seed"),
        tr("Decides which changes are tried"));
    setUpTuningBox(m_shapes, 0, static_cast<int>(sculpted::shapeSeeds), 0, tr("Shapes"),
        tr("How many different shapes the puzzles of %L1 seeds must have at least")
            .arg(sculpted::shapeSeeds));
    m_shapes->setSpecialValueText(tr("Shapes: any number"));
}

void TuningPage::fillAllowed()
{
    m_allow->setText(tr("May Chan&ge"));
    m_allow->setToolTip(tr("What may be changed, too"));
    auto *menu = new QMenu(m_allow);
    menu->setToolTipsVisible(true);
    const auto add = [&](Key key, const QString &title, const QString &help, bool isChecked) {
        QAction *action = menu->addAction(title);
        action->setToolTip(help);
        action->setData(QString(key));
        action->setCheckable(true);
        action->setChecked(isChecked);
        connect(action, &QAction::toggled, this, &TuningPage::setOptions);
    };
    add(tier_rules::published, tr("&Published numbers"),
        tr("Numbers of this tier that are published with the method"), true);
    add(tier_rules::mechanics, tr("&Fog and warps"), tr("How often boards have fog and warps"),
        false);
    m_allow->setMenu(menu);
}

void TuningPage::layOut()
{
    auto *content = new QWidget(this);
    const int gap = fontMetrics().height() / 3;
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(gap, gap, gap, gap);
    layout->setSpacing(gap);
    layout->addLayout(tuningRow({m_tier, m_engine, m_allow}));
    layout->addLayout(tuningRow({m_iterations, m_accuracy, m_seed, m_shapes}));
    layout->addLayout(tuningRow({m_begin, m_resume, m_numbers, m_apply}));
    layout->addWidget(m_status);
    layout->addWidget(m_metrics, 1);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus); // its controls take it
    setWidgetResizable(true);
    setWidget(content);
    setFocusProxy(m_begin);
}

void TuningPage::setOptions()
{
    const TuneEngine engine = tierEngines.at(static_cast<std::size_t>(m_engine->currentIndex()));
    const bool isPublished = engine == TuneEngine::PlainClimbing;
    QStringList allowed;
    for (QAction *action : m_allow->menu()->actions()) {
        const QString key = action->data().toString();
        // The method as published turns how often boards have fog and warps in any case.
        const bool isMeant = isPublished && key == tier_rules::mechanics;
        action->setEnabled(!isMeant);
        if (action->isChecked() || isMeant)
            allowed << key;
    }
    if (isPublished)
        allowed << QString(tier_rules::asPublished);
    if (m_shapes->value() > 0)
        allowed << tier_rules::shapes(m_shapes->value());
    m_tuning.study().setOptions({.engine = engine,
                                    .seed = m_seed->value(),
                                    .iterations = m_iterations->value(),
                                    .seeds = m_accuracy->value()},
        allowed);
}

void TuningPage::chooseTier(int level)
{
    sculpted::Options options = sculpted::optionsOf(m_choice.settings());
    options.level = static_cast<sculpted::Level>(level);
    m_choice.setSettings(sculpted::settingsOf(options));
}

void TuningPage::showTier()
{
    if (m_choice.generator().info().parameters.data() != sculpted::parameters.data())
        return; // another generator was chosen, and the page will soon be gone
    const QSignalBlocker blocker(m_tier);
    m_tier->setCurrentIndex(static_cast<int>(sculpted::optionsOf(m_choice.settings()).level));
}

void TuningPage::showStudy()
{
    const TuneStudy &study = m_tuning.study();
    const bool isRunning = study.isRunning();
    m_begin->setText(isRunning ? tr("S&top") : tr("T&une"));
    m_begin->setEnabled(isRunning || study.canBegin());
    m_resume->setVisible(study.canResume());
    m_apply->setEnabled(study.canApply());
    m_numbers->setEnabled(study.canApply());
    for (QWidget *widget : std::initializer_list<QWidget *>{
             m_tier, m_engine, m_iterations, m_accuracy, m_seed, m_shapes, m_allow})
        widget->setEnabled(!isRunning);
    m_status->setText(m_tuning.words());
}

void TuningPage::showNumbers()
{
    if (m_tuning.best().about() != nullptr)
        m_metrics->show(m_tuning.best(), &m_tuning.before());
    else
        m_metrics->show(m_tuning.before());
    m_status->setText(m_tuning.words());
}

/// In a narrow page all is below each other.
void TuningPage::fitWidth()
{
    constexpr int leastCharacters = 84;
    m_metrics->setNarrow(width() < leastCharacters * fontMetrics().averageCharWidth());
    constexpr int lines = 5;
    m_status->setFixedHeight(lines * fontMetrics().lineSpacing()); // the charts do not jump
}

void TuningPage::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitWidth();
}

void TuningPage::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fitWidth();
}

void TuningPage::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    fitWidth(); // styles give tables their final rows by then
    m_tuning.setSeen(true);
}

void TuningPage::hideEvent(QHideEvent *event)
{
    QScrollArea::hideEvent(event);
    m_tuning.setSeen(false);
}

} // namespace boardwright
