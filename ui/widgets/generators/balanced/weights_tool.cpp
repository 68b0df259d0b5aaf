// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/balanced/weights_tool.h"

#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/lab/chart.h"
#include "ui/widgets/lab/new_numbers_button.h"
#include "ui/widgets/lab/worse_question.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace boardwright {

namespace {

constexpr int mostRoundsAsked = 1000;
constexpr int fewestBoardsAsked = 50;
constexpr int mostBoardsAsked = 10000;
constexpr int mostLinesAsked = 10000;

} // namespace

WeightsTool::WeightsTool(GoalSetDocument &document, JobPool &jobs, QWidget *parent)
    : QWidget(parent)
    , m_weights(document, jobs)
    , m_rounds(spinBox(BalanceGoal().rounds, 1, mostRoundsAsked, tr("Maximum number of rounds")))
    , m_boards(spinBox(BalanceGoal().boards, fewestBoardsAsked, mostBoardsAsked,
          tr("Boards made in each round")))
    , m_enough(spinBox(static_cast<int>(BalanceGoal().deviation), 0, mostLinesAsked,
          tr("Stops once goals of one difficulty differ by no more lines than this")))
    , m_begin(new QPushButton(this))
    , m_apply(new QPushButton(tr("&Apply the Best"), this))
    , m_numbers(new NewNumbersButton(
          [this] { return fieldChanges(m_weights.setBefore(), m_weights.setAfter()); }, this))
    , m_words(new QLabel(this))
    , m_chart(new Chart(this))
{
    auto *form = new QFormLayout;
    form->addRow(tr("&Rounds"), m_rounds);
    form->addRow(tr("&Boards per round"), m_boards);
    form->addRow(tr("Good &enough"), m_enough);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_begin);
    buttons->addWidget(m_numbers);
    buttons->addWidget(m_apply);
    buttons->addStretch(1);
    m_words->setObjectName(QStringLiteral("weightsWords"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignTop);
    auto *left = new QVBoxLayout;
    left->addLayout(form);
    left->addLayout(buttons);
    left->addWidget(m_words, 1);
    auto *layout = new QHBoxLayout(this);
    layout->addLayout(left, 2);
    layout->addWidget(m_chart, 3);
    setFocusProxy(m_begin);

    connect(m_begin, &QPushButton::clicked, this, &WeightsTool::toggle);
    // A click does not take the focus from where the user works, such as the table of goals.
    m_apply->setFocusPolicy(Qt::TabFocus);
    connect(m_apply, &QPushButton::clicked, this, [this] {
        if (m_apply->hasFocus())
            m_begin->setFocus(); // m_apply is about to be disabled
        applyOrAsk(m_weights.worse(), this, [this] { m_weights.apply(); });
    });
    connect(&m_weights, &BalancedWeights::updated, this, &WeightsTool::update);
    update();
}

QSpinBox *WeightsTool::spinBox(int value, int least, int most, const QString &tip)
{
    auto *box = new QSpinBox(this);
    box->setRange(least, most);
    box->setGroupSeparatorShown(true);
    box->setValue(value);
    box->setToolTip(tip);
    box->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    quietWheel(box);
    return box;
}

void WeightsTool::toggle()
{
    if (m_weights.isRunning())
        m_weights.stop();
    else
        m_weights.begin({.boards = m_boards->value(),
            .rounds = m_rounds->value(),
            .deviation = static_cast<double>(m_enough->value()),
            .seed = QStringLiteral("balance")});
}

void WeightsTool::update()
{
    const bool isRunning = m_weights.isRunning();
    m_begin->setText(isRunning ? tr("&Stop") : tr("&Balance"));
    for (QSpinBox *box : {m_rounds, m_boards, m_enough})
        box->setEnabled(!isRunning);
    m_apply->setEnabled(m_weights.canApply());
    m_numbers->setEnabled(m_weights.canApply());
    m_words->setText(m_weights.words());
    m_chart->showData(m_weights.chart(), tr("One bar will appear for each round"));
    m_chart->setPale(m_weights.isStale());
}

} // namespace boardwright
