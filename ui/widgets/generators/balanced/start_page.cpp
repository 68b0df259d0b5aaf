// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/start_page.h"

#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/fields/number_box.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace boardwright {

namespace {

constexpr int pauseBeforeTrial = 250; ///< milliseconds
constexpr double leastMinutes = 0.05;
constexpr double mostMinutes = 60;
constexpr double mostSynergyAsked = 100;

} // namespace

StartPage::StartPage(GoalSetDocument &document, JobPool &jobs, QWidget *parent)
    : QWidget(parent)
    , m_model(document)
    , m_trial(jobs)
    , m_minutes(spinBox(TierStart().minutesPerTier, leastMinutes, mostMinutes))
    , m_first(spinBox(TierStart().firstSynergy, 0, mostSynergyAsked))
    , m_further(spinBox(TierStart().furtherSynergy, 0, mostSynergyAsked))
    , m_outcome(new QLabel(this))
    , m_apply(new QPushButton(tr("&Give the Goals These Times"), this))
    , m_view(new Spreadsheet(SheetUse::Read, this))
{
    auto *intro
        = new QLabel(tr("No goal has a time yet. Start from difficulty tiers: time = tier x "
                        "minutes, and goals with the same first category never share a line."),
            this);
    intro->setWordWrap(true);
    m_minutes->setToolTip(tr("The tier of a goal is its difficulty or, if it has none, its "
                             "position among the goals, scaled to 1-25"));
    m_first->setToolTip(tr("If above the highest single value (see Profiles), goals of that "
                           "category never share a line"));
    m_further->setToolTip(tr("Minutes saved by goals that share a further category"));
    m_outcome->setObjectName(QStringLiteral("trialOutcome"));
    m_outcome->setTextFormat(Qt::PlainText);
    m_outcome->setWordWrap(true);
    m_outcome->setMinimumHeight(2 * fontMetrics().height());

    auto *form = new QFormLayout;
    form->addRow(tr("&Minutes per tier"), m_minutes);
    form->addRow(tr("Synergy of the &first category"), m_first);
    form->addRow(tr("Synergy of &further categories"), m_further);

    m_view->setAccessibleName(tr("Preview of the values"));
    m_view->setModel(&m_model);
    constexpr int numberCharacters = 8;
    m_view->setColumns({.rest = BalancedStartModel::Goal,
        .least = {{BalancedStartModel::Tier, numberCharacters},
            {BalancedStartModel::Time, numberCharacters}}});

    auto *apply = new QHBoxLayout;
    apply->addWidget(m_apply);
    apply->addWidget(m_outcome, 1);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(4, 4, 4, 4);
    top->addWidget(intro);
    top->addLayout(form);
    top->addLayout(apply);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(top);
    layout->addWidget(m_view, 1);

    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseBeforeTrial);
    connect(&m_pause, &QTimer::timeout, this, &StartPage::tryOut);
    connect(&m_model, &BalancedStartModel::updated, &m_pause, qOverload<>(&QTimer::start));
    connect(
        &m_trial, &BalancedTrial::updated, this, [this] { m_outcome->setText(m_trial.words()); });
    connect(m_apply, &QPushButton::clicked, this, [this] { m_model.apply(); });
    setFocusProxy(m_minutes);
}

StartPage::~StartPage()
{
    delete m_view; // before the model that it shows
}

QDoubleSpinBox *StartPage::spinBox(double value, double least, double most)
{
    constexpr double quarter = 0.25;
    auto *box = new NumberBox(this);
    box->setRange(least, most);
    box->setSingleStep(quarter);
    box->setValue(value);
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    quietWheel(box);
    connect(box, &QDoubleSpinBox::valueChanged, this, &StartPage::takeStart);
    return box;
}

void StartPage::takeStart()
{
    m_model.setStart({.minutesPerTier = m_minutes->value(),
        .firstSynergy = m_first->value(),
        .furtherSynergy = m_further->value()});
}

void StartPage::tryOut()
{
    if (isVisible())
        m_trial.begin(m_model.result());
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_model.setWanted(true);
}

void StartPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_model.setWanted(false);
    m_pause.stop();
    m_trial.stop();
}

} // namespace boardwright
