// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/board_tabs.h"

#include "ui/editing/board/inspector_text.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/metrics_page.h"
#include "ui/widgets/board/replay_bar.h"
#include "ui/widgets/board/steps_page.h"
#include "ui/widgets/board/why_page.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/panels/generator_pages.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace boardwright {

BoardTabs::BoardTabs(Preview &preview, BoardView &view, ReplayBar &bar, QWidget *parent)
    : QWidget(parent)
    , m_view(view)
    , m_bar(bar)
    , m_trace(preview)
    , m_strip(new ToolStrip(this))
    , m_why(new WhyPage(this))
    , m_steps(new StepsPage(m_stepsModel, m_player, this))
    , m_metrics(new MetricsPage(m_metricsModel, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_strip);
    addPages();
    connect(&m_trace, &BoardTrace::updated, this, &BoardTabs::follow);
    connect(&m_player, &StepsPlayer::changed, this, &BoardTabs::followSteps);
    connect(&view, &BoardView::currentDescribed, this, &BoardTabs::explain);
    connect(&bar, &ReplayBar::ended, this, [this] {
        m_player.goTo(m_player.count());
        m_view.setFocus();
    });
    follow();
}

BoardTabs::~BoardTabs()
{
    delete m_strip; // before the models that its pages show
}

void BoardTabs::addPages()
{
    constexpr int lines = 9; // a funnel and its explanation
    const auto add = [this](const QString &key, const QString &title, QWidget *page, Qt::Key digit,
                         const QString &icon) {
        QAction *action = m_strip->addPanel(key, title, page, lines);
        m_strip->setPanelIcon(page, namedIcon(icon));
        action->setShortcut(QKeySequence(Qt::CTRL | digit));
        page->installEventFilter(this);
        m_actions << action;
    };
    add(QStringLiteral("why"), tr("&Why This Goal"), m_why, Qt::Key_1,
        QStringLiteral("help-contextual"));
    add(QStringLiteral("steps"), tr("S&teps"), m_steps, Qt::Key_2,
        QStringLiteral("view-list-text"));
    add(QStringLiteral("metrics"), tr("&Metrics"), m_metrics, Qt::Key_3,
        QStringLiteral("office-chart-bar"));
    addOwnPages();
}

void BoardTabs::addOwnPages()
{
    constexpr int lines = 12;
    for (const GeneratorPages &pages : generatorPages()) {
        int digit = Qt::Key_4;
        for (const BoardPageEntry &entry : pages.boardPages) {
            BoardPage *page = entry.make(this);
            QAction *action = m_strip->addPanel(QString(entry.key), entry.title(), page, lines);
            m_strip->setPanelIcon(page, namedIcon(QString(entry.icon)));
            if (digit <= Qt::Key_9)
                action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(digit++)));
            m_actions << action;
            m_ownPages.append({.generator = QString(pages.generator), .page = page});
            m_strip->setOffered(page, false);
        }
    }
}

void BoardTabs::showGoals(const QList<RowId> &goals)
{
    for (const OwnPage &own : std::as_const(m_ownPages))
        own.page->showGoals(goals);
}

void BoardTabs::showLine(LineIndex line)
{
    bool isShown = false;
    for (const OwnPage &own : std::as_const(m_ownPages)) {
        const bool shows = own.generator == m_generator && own.page->showLine(line);
        if (shows && !std::exchange(isShown, true))
            m_strip->open(own.page);
    }
}

void BoardTabs::showBoard(const std::shared_ptr<const PreviewResult> &board)
{
    m_board = board;
    if (board)
        m_generator = QString(board->request.generator->info().key);
    for (const OwnPage &own : std::as_const(m_ownPages)) {
        const bool isOfBoard = own.generator == m_generator;
        m_strip->setOffered(own.page, isOfBoard);
        own.page->showBoard(isOfBoard ? board : nullptr);
    }
    m_metricsModel.showBoard(board);
    m_trace.showBoard(board); // forgets the steps of the previous board and emits a signal
    explain();
}

void BoardTabs::showGoal(RowId id)
{
    if (m_goal == id)
        return;
    m_goal = id;
    m_trace.ask(id);
    explain();
}

void BoardTabs::setBoardHidden(bool hidden)
{
    if (std::exchange(m_isBoardHidden, hidden) == hidden)
        return;
    follow();
    updateWanted();
}

void BoardTabs::setWaiting(bool waiting)
{
    m_why->widget()->setDisabled(waiting);
}

bool BoardTabs::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        updateWanted();
    return QWidget::eventFilter(watched, event);
}

void BoardTabs::updateWanted()
{
    m_trace.setWanted(!m_isBoardHidden && (m_why->isVisible() || m_steps->isVisible()));
    if (!m_steps->isVisible())
        m_player.goTo(m_player.count());
    explain();
}

void BoardTabs::follow()
{
    const std::shared_ptr<const TraceResult> &recorded = m_trace.result();
    const bool hasSteps = recorded && !recorded->trace.steps.empty() && !m_isBoardHidden;
    m_stepsModel.show(hasSteps ? recorded : nullptr);
    m_player.setTrace(hasSteps ? recorded : nullptr);
    if (m_isBoardHidden)
        m_steps->setNotice(tr("The board is hidden"), {});
    else if (recorded)
        m_steps->setNotice(
            tr("No steps"), tr("The generator does not record how it made this board."));
    else if (m_board && !m_board->cells.empty())
        m_steps->setNotice(tr("Recording the steps…"), {});
    else
        m_steps->setNotice(tr("No board"), tr("Without a board there are no steps."));
    explain();
}

void BoardTabs::followSteps()
{
    const bool isReplaying = m_player.isReplaying();
    const StepsPlayer::Place place = m_player.place();
    if (isReplaying) {
        m_bar.showStep(m_player.step(), m_player.count(), m_stepsModel.words(m_player.step()));
        m_view.showReplay(m_player.board());
        m_view.openPart(place.part);
        m_view.setCurrentSite(place.site);
    } else {
        m_view.showReplay(nullptr);
    }
    if (isReplaying == m_isReplaying)
        return;
    m_isReplaying = isReplaying;
    Q_EMIT replayChanged(isReplaying);
}

QString BoardTabs::hint() const
{
    if (!m_board || m_board->cells.empty())
        return tr("There is no board.");
    if (m_isBoardHidden)
        return tr("The board is hidden.");
    if (!m_trace.result())
        return tr("Finding out how this board was made…");
    if (m_view.currentSite() == SiteIndex::none)
        return tr("Choose a cell on the board to see how it got its goal, or a goal in the table "
                  "to see why it is not here.");
    return {};
}

void BoardTabs::explain()
{
    if (!m_why->isVisible())
        return;
    const std::shared_ptr<const TraceResult> &recorded = m_trace.result();
    const SiteIndex site = m_view.currentSite();
    const bool isWhole = m_view.part() == SiteIndex::none;
    InspectorText cell;
    InspectorText goal;
    if (recorded && site != SiteIndex::none)
        cell = cellText(*recorded, m_view.part(), site);
    const bool standsThere = m_view.objectiveAt(site) == m_goal;
    if (recorded && m_goal != RowId::none && !standsThere)
        goal = goalText(*recorded->of, m_goal, isWhole ? site : SiteIndex::none, m_trace.keptOut());
    m_why->tell(cell, goal, hint());
}

} // namespace boardwright
