// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/generators/sculpted/play_page.h"

#include "ui/text/number_text.h"
#include "ui/widgets/controls/elided_label.h"
#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/tints.h"

#include <QApplication>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <limits>
#include <utility>

namespace boardwright {

namespace {

constexpr int timeStep = 250; ///< milliseconds: no second is skipped

/// The level of a seed; 0 if it is not a number from 1 in its plain form.
int levelOf(const QString &seed)
{
    bool isNumber = false;
    const int level = seed.toInt(&isNumber);
    return isNumber && level > 0 && nameText(level) == seed ? level : 0;
}

} // namespace

PlayPage::PlayPage(const PanelContext &context, QWidget *parent, PlaySession::Clock clock)
    : QWidget(parent)
    , m_preview(context.preview)
    , m_choice(context.choice)
    , m_session(context.jobs, std::move(clock))
    , m_view(new PuzzleView(m_session, this))
    , m_status(new QLabel(this))
    , m_title(new ElidedLabel(this))
    , m_mechanic(new QLabel(this))
    , m_level(new QSpinBox(this))
    , m_visited(new QLabel(this))
    , m_time(new QLabel(this))
    , m_result(new ResultView(this))
{
    m_status->setObjectName(QStringLiteral("playStatus"));
    m_status->setTextFormat(Qt::PlainText);
    m_status->setWordWrap(true);
    m_status->setMargin(fontMetrics().height() / 3);
    m_status->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_status->setFixedHeight(2 * fontMetrics().lineSpacing() + 2 * m_status->margin());

    auto *board = new QHBoxLayout;
    board->setSpacing(0);
    board->addWidget(m_view, 1);
    board->addWidget(side());
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addLayout(board, 1);
    layout->addWidget(m_status);
    setFocusProxy(m_view);

    m_second.setInterval(timeStep);
    connect(&m_second, &QTimer::timeout, this, &PlayPage::showTime);
    connect(&m_session, &PlaySession::changed, this, &PlayPage::update);
    connect(&m_preview, &Preview::updated, this, &PlayPage::takeBoard);
    connect(&m_choice, &BoardChoice::changed, this, &PlayPage::showSeed);
    connect(m_level, &QSpinBox::valueChanged, this, [this](int level) {
        if (level > 0)
            m_choice.setSeed(nameText(level));
    });
    connect(m_result, &ResultView::copied, this, [this](const QString &text) {
        m_status->setText(text);
        m_view->announce(text);
    });
    showSeed();
    takeBoard();
    update();
}

PlayPage::~PlayPage()
{
    m_choice.setBoardHidden(false);
    delete m_view; // before the session that it shows
}

/// What is known of the attempt, its verbs, and at last its result. Scrolls in a low window.
QWidget *PlayPage::side()
{
    m_side = new QScrollArea(this);
    auto *side = new QWidget(m_side);
    auto *layout = new QVBoxLayout(side);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_mechanic->setTextFormat(Qt::PlainText);
    m_level->setKeyboardTracking(false);
    m_level->setToolTip(tr("The seed of the board, as the number of a level of its tier"));
    quietWheel(m_level);
    auto *facts = new QFormLayout;
    facts->addRow(tr("Level"), m_level);
    facts->addRow(tr("Cells"), m_visited);
    facts->addRow(tr("Time"), m_time);
    layout->addWidget(m_title);
    layout->addWidget(m_mechanic);
    layout->addLayout(facts);
    layout->addSpacing(layout->spacing());
    addButton(
        TakeBack, tr("&Undo Step"), tr("Take back the last step (Backspace or Ctrl+Z)"),
        [this] { m_session.takeBack(); }, *layout);
    addButton(
        Warp, tr("Take &Warp"), tr("Go through the warp at the end of the route (W)"),
        [this] { m_session.takeWarp(); }, *layout);
    addButton(
        Hint, tr("Hi&nt"), tr("Show a step that leads to a solution (H)"),
        [this] { m_session.askHint(); }, *layout);
    addButton(
        Solve, tr("So&lve"), tr("Show a solution step by step"), [this] { m_session.solve(); },
        *layout);
    addButton(
        StartOver, tr("Start &Over"), tr("Begin this puzzle again (Home)"),
        [this] { m_session.startOver(); }, *layout);
    layout->addStretch(1);
    layout->addWidget(m_result);
    m_side->setFrameShape(QFrame::NoFrame);
    m_side->setFocusPolicy(Qt::NoFocus); // a click on a button would give it the focus
    m_side->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_side->setWidgetResizable(true);
    m_side->setWidget(side);
    m_side->setFixedWidth(
        side->sizeHint().width() + m_side->verticalScrollBar()->sizeHint().width());
    return m_side;
}

QPushButton *PlayPage::addButton(Verb verb, const QString &text, const QString &tip,
    const std::function<void()> &run, QVBoxLayout &layout)
{
    auto *button = new QPushButton(text, this);
    button->setToolTip(tip);
    button->setFocusPolicy(Qt::TabFocus); // after a click the keys still move along the board
    connect(button, &QPushButton::clicked, this, run);
    layout.addWidget(button);
    m_buttons.at(verb) = button;
    return button;
}

void PlayPage::takeBoard()
{
    const auto result = m_preview.result();
    m_session.setPuzzle(result ? puzzleOf(*result) : std::nullopt);
}

void PlayPage::showSeed()
{
    const int level = levelOf(m_choice.seed());
    const QSignalBlocker blocker(m_level);
    m_level->setRange(level > 0 ? 1 : 0, std::numeric_limits<int>::max());
    m_level->setSpecialValueText(
        level > 0 ? QString() : tr("–", "the seed is not the number of a level"));
    m_level->setValue(level);
}

void PlayPage::update()
{
    const PlayedRoute *route = m_session.route();
    const ResultCard card = m_session.card();
    const bool isOpen = route != nullptr && !route->isComplete();
    m_title->setText(route != nullptr ? puzzleTitle(card.level, card.seed) : QString());
    m_mechanic->setText(route != nullptr ? mechanicText(card.mechanic) : QString());
    m_visited->setText(route != nullptr ? tr("%1 of %2", "cells that the route visits")
                                              .arg(route->path().size())
                                              .arg(card.cells)
                                        : QString());
    button(TakeBack).setEnabled(isOpen && route->path().size() > 1);
    button(Warp).setEnabled(isOpen && route->warpEnd() >= 0);
    button(Hint).setEnabled(isOpen);
    button(Solve).setEnabled(isOpen);
    button(StartOver).setEnabled(route != nullptr && route->path().size() > 1);
    m_status->setText(m_session.status());
    colourStatus();
    showTime();
    setTimer();
    hideSolution();
    const bool isFinished = m_session.isFinished();
    if (isFinished && m_result->result() != card) {
        m_result->showResult(card, sceneOf(m_session));
        m_side->ensureWidgetVisible(m_result);
    }
    if (!isFinished && m_result->result())
        m_result->clear();
}

void PlayPage::showTime()
{
    m_time->setText(m_session.route() != nullptr ? timeText(m_session.elapsed()) : QString());
}

/// The time is followed while it can change in sight.
void PlayPage::setTimer()
{
    const bool runs = isVisible() && m_session.route() != nullptr && !m_session.isFinished();
    if (runs && !m_second.isActive())
        m_second.start();
    else if (!runs)
        m_second.stop();
}

/// The board beside this page shows the solution.
void PlayPage::hideSolution()
{
    m_choice.setBoardHidden(isVisible() && m_session.route() != nullptr && !m_session.isFinished());
}

/// Amber while the route is dead.
void PlayPage::colourStatus()
{
    const QPalette general = QApplication::palette();
    QPalette own = general;
    if (m_session.isDead()) {
        const Tint amber = tint(
            general.color(QPalette::Base), general.color(QPalette::Text), puzzleColours::warning);
        own.setColor(QPalette::Window, amber.fill);
        own.setColor(QPalette::WindowText,
            readableOn(amber.fill, amber.text, general.color(QPalette::Text)));
    }
    m_status->setAutoFillBackground(m_session.isDead());
    m_status->setPalette(own);
}

void PlayPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setTimer();
    hideSolution();
}

void PlayPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    setTimer();
    hideSolution();
}

void PlayPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colourStatus();
}

} // namespace boardwright
