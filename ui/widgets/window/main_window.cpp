// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/main_window.h"

#include "ui/text/words.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/board/receipt_bar.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/controls/plain_texts.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/details/details_form.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/paint/severity_icon.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/table/row_header.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/dropped_file.h"
#include "ui/widgets/window/message_bar.h"
#include "ui/widgets/window/properties_dialog.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/status_line.h"
#include "ui/widgets/window/view_state.h"
#include "ui/widgets/window/window_boards.h"
#include "ui/widgets/window/window_compare.h"
#include "ui/widgets/window/window_export.h"
#include "ui/widgets/window/window_import.h"

#include <QCloseEvent>
#include <QFileInfo>
#include <QScreen>
#include <QSplitter>
#include <QStatusBar>
#include <QStyle>

namespace boardwright {

namespace {

const QString exportTopic = QStringLiteral("export");
const QString criterionTopic = QStringLiteral("wish");
const QString seedTopic = QStringLiteral("seed");

constexpr QSize usualSize(1280, 800);

} // namespace

QSize firstWindowSize(QSize screen, int titleBar)
{
    // Frame sizes are known only after a window is shown; few frames are wider than this.
    constexpr int border = 8;
    return usualSize.boundedTo(screen - QSize(2 * border, titleBar + 2 * border));
}

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
    , m_fileExport(m_fileThread, *this)
    , m_studies(m_document)
    , m_problems(m_document)
    , m_history(m_document)
    , m_comparison(m_document, m_fileThread, m_studies.jobs)
{
    keepTextsPlain();
    setAcceptDrops(true);
    setAnimated(false); // there is nothing to animate, and each label would start two animations
    buildPanels();
    buildActions();
    connectParts();
    updateTitle();
    resize(usualSize);
}

MainWindow::~MainWindow()
{
    delete m_boards;
    delete m_compare;
    delete m_export;
    delete m_import;
    m_files.reset(); // it uses the document and the messages until it is destroyed
    delete m_palette;
    delete takeCentralWidget(); // before the models that its widgets show
}

ObjectivesView &MainWindow::objectivesView() const
{
    return m_tabs->objectives();
}

void MainWindow::buildPanels()
{
    m_messages = new MessageBar(this);
    m_files = std::make_unique<DocumentFiles>(m_document, *m_messages, m_fileThread, *this);
    m_boardPanel = new BoardPanel(m_document, m_studies.preview, m_studies.choice, this);
    const PanelContext context{.document = m_document,
        .preview = m_studies.preview,
        .choice = m_studies.choice,
        .jobs = m_studies.jobs,
        .files = m_fileThread};
    m_tabs = new SideTabs(context, this);
    m_problemsPanel = new ProblemsPanel(m_problems, this);
    m_seedsPanel = new SeedsPanel(m_document, m_studies, m_fileExport, this);
    m_statisticsPanel = new StatisticsPanel(m_studies.statistics, m_fileExport, this);
    m_labPanel = new LabPanel(context, this);
    m_strip = new ToolStrip(this);
    m_palette = new CommandPalette(m_document, *this);

    m_sides = new QSplitter(Qt::Horizontal, this);
    m_sides->setObjectName(QStringLiteral("sides"));
    m_strip->setContent(m_tabs);
    m_sides->addWidget(m_strip);
    m_sides->addWidget(m_boardPanel);
    m_sides->setStretchFactor(0, 3);
    m_sides->setStretchFactor(1, 2);
    m_sides->setSizes({776, 504});
    m_sides->setChildrenCollapsible(false);
    setCentralWidget(m_sides);

    m_status = new StatusLine(*statusBar(), m_document, m_studies.preview, m_studies.statistics);
}

void MainWindow::connectParts()
{
    connect(&m_document, &GoalSetDocument::changed, this, &MainWindow::updateTitle);
    connect(&m_document, &GoalSetDocument::filePathChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &GoalSetDocument::savedStateChanged, this, &MainWindow::updateTitle);
    m_problems.follow(m_studies.advisor);
    connect(&m_studies.preview, &Preview::updated, this,
        [this] { m_problems.showResult(m_studies.preview.result()); });
    connect(&m_document, &GoalSetDocument::reset, this, [this] { m_problems.showResult(nullptr); });
    m_tabs->follow(m_studies.statistics);
    m_boardPanel->follow(m_studies.lastEdit, m_studies.receipt);
    m_boardPanel->follow(m_studies.statistics);
    connect(m_files.get(), &DocumentFiles::opened, this, [this](bool isAnother) {
        if (isAnother)
            m_tabs->showContent();
        m_tabs->currentWidget()->setFocus();
    });
    connect(m_files.get(), &DocumentFiles::openFailed, this, &MainWindow::openFailed);
    connect(m_files.get(), &DocumentFiles::notesChanged, this,
        [this](const QList<Problem> &notes) { m_problems.showFileNotes(notes); });
    connect(m_files.get(), &DocumentFiles::told, m_status, &StatusLine::tell);
    connect(&objectivesView(), &ObjectivesView::listPasted, m_import,
        [this](const QString &text) { m_import->openText(text, tr("the clipboard")); });

    m_files->setSettle([this](const std::function<void()> &later) {
        SourceView &source = m_tabs->source();
        if (source.finishSession() || source.pendingError())
            return true;
        source.finishSession(later);
        return false;
    });
    m_files->setHeldBack([this] {
        const std::optional<Problem> &mistake = m_tabs->source().pendingError();
        return mistake && m_tabs->source().holdsMoreThanDocument()
            ? tr("Your changes in Source are not applied yet: %1").arg(wordsWithPlace(*mistake))
            : QString();
    });

    const BoardView &board = m_boardPanel->view();
    connect(&board, &BoardView::currentSiteChanged, this,
        [this](SiteIndex /*site*/, RowId id) { showRow(id, false); });
    connect(&board, &BoardView::siteActivated, this,
        [this](SiteIndex /*site*/, RowId id) { showRow(id, true); });
    connect(&board, &BoardView::alsoChosen, this, [this](SiteIndex /*site*/, RowId id) {
        if (!objectivesView().table().toggleGoal(id))
            showRow(id, false);
    });
    connect(&objectivesView(), &ObjectivesView::selectionChanged, &m_boardPanel->tabs(),
        &BoardTabs::showGoals);
    connect(m_tabs, &SideTabs::currentRowChanged, m_boardPanel, &BoardPanel::showGoal);
    connect(m_tabs, &SideTabs::currentCategoryChanged, m_boardPanel, &BoardPanel::showCategory);
    connect(m_tabs, &SideTabs::rowActivated, &board, &BoardView::showRow);
    connectDraggedGoals();
    connect(&objectivesView(), &ObjectivesView::openWanted, m_files.get(),
        &DocumentFiles::chooseFileToOpen);
    connect(&objectivesView(), &ObjectivesView::sharesWanted, &m_studies.wantedShare,
        &WantedShare::ask);
    connect(&objectivesView(), &ObjectivesView::told, m_status, &StatusLine::tellLonger);
    connect(&m_studies.wantedShare, &WantedShare::told, this, [this](const QString &text) {
        m_messages->hideBanner(criterionTopic);
        m_status->tellLonger(text);
    });
    connect(&m_studies.wantedShare, &WantedShare::refused, this, [this](const QString &reason) {
        statusBar()->clearMessage();
        m_messages->showMessage(Severity::Hint, reason, criterionTopic);
    });
    connect(m_problemsPanel, &ProblemsPanel::problemChosen, this, &MainWindow::showProblem);
    connect(&m_problems, &ProblemsModel::updated, this, &MainWindow::showProblemCount);
    connect(m_statisticsPanel, &StatisticsPanel::placeChosen, this, &MainWindow::showProblem);
    connect(m_seedsPanel, &SeedsPanel::counted, this,
        [this](int seeds) { m_strip->setCount(m_seedsPanel, seeds); });
    connect(m_tabs, &SideTabs::currentRowChanged, m_seedsPanel, &SeedsPanel::setGoal);
    connect(m_tabs, &SideTabs::currentCategoryChanged, m_seedsPanel, &SeedsPanel::setCategory);
    connect(&objectivesView(), &ObjectivesView::selectionChanged, m_seedsPanel,
        &SeedsPanel::setSelectedGoals);
    connect(&m_boardPanel->seedBar(), &SeedBar::told, m_messages,
        [this](Severity severity, const QString &text) {
            m_messages->showMessage(severity, text, seedTopic);
        });
    connect(&m_fileExport, &FileExport::failed, this, [this](const Problem &problem) {
        m_messages->showMessage(Severity::Error, words(problem), exportTopic);
    });
    connect(&m_fileExport, &FileExport::written, this, [this](const QString &path) {
        m_messages->hideBanner(exportTopic);
        m_status->tell(tr("Exported %1").arg(QFileInfo(path).fileName()));
        m_files->noteExport(path);
    });
    connect(m_messages, &MessageBar::changed, m_palette, &QWidget::raise); // never below a banner
    connect(m_palette, &CommandPalette::goalChosen, this, [this](RowId id) { showRow(id, true); });
}

/// Goals are dragged onto the board by the row numbers of the table.
void MainWindow::connectDraggedGoals()
{
    const ObjectivesTable &table = objectivesView().table();
    const RowHeader &rows = table.rowHeader();
    connect(&rows, &RowHeader::draggedOut, m_boardPanel,
        [this, &table](const QPoint &at) { m_boardPanel->hoverGoals(table.selectedIds(), at); });
    connect(&rows, &RowHeader::backFromOutside, m_boardPanel, &BoardPanel::endHover);
    connect(&rows, &RowHeader::droppedOut, m_boardPanel,
        [this, &table](const QPoint &at) { m_boardPanel->dropGoals(table.selectedIds(), at); });
}

void MainWindow::openFile(const QString &path)
{
    m_files->open(path);
}

void MainWindow::openUntitled(const NativeFile &file)
{
    m_files->openUntitled(file);
}

void MainWindow::fitScreen()
{
    resize(firstWindowSize(
        screen()->availableSize(), style()->pixelMetric(QStyle::PM_TitleBarHeight, nullptr, this)));
}

ViewState MainWindow::viewState() const
{
    return {.geometry = saveGeometry(),
        .sides = m_sides->saveState(),
        .tab = m_tabs->currentWidget()->objectName(),
        .panel = m_strip->state().open,
        .panelHeight = m_strip->state().height,
        .isPanelMaximised = m_strip->state().isMaximised,
        .boardTab = m_boardPanel->tabs().strip().state().open,
        .boardTabHeight = m_boardPanel->tabs().strip().state().height,
        .objectives = objectivesView().state(),
        .columns = m_tabs->columnsState(),
        .goals = m_tabs->goalsState(),
        .details = m_tabs->details().isOpen() ? m_tabs->details().section() : -1,
        .actions = m_palette->model().recentActions()};
}

void MainWindow::restoreViewState(const ViewState &state)
{
    restoreGeometry(state.geometry);
    m_sides->restoreState(state.sides);
    m_tabs->showTab(state.tab);
    objectivesView().restoreState(state.objectives);
    m_tabs->restoreColumnsState(state.columns);
    m_tabs->restoreGoalsState(state.goals);
    if (state.details) {
        m_tabs->details().setSection(*state.details);
        m_tabs->details().setOpen(*state.details >= 0);
    }
    m_strip->restoreState(
        {.open = state.panel, .height = state.panelHeight, .isMaximised = state.isPanelMaximised});
    m_boardPanel->tabs().strip().restoreState(
        {.open = state.boardTab, .height = state.boardTabHeight});
    if (!state.actions.isEmpty())
        m_palette->model().setRecentActions(state.actions);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    event->setAccepted(m_files->mayClose([this] { close(); }));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_files != nullptr)
        m_files->lookForChanges();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    // A drag from inside the window is handled by the widget it is over.
    if (event->source() == nullptr && isWorthDropping(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_import->take(*event->mimeData());
}

void MainWindow::updateTitle()
{
    setWindowTitle(tr("%1[*] - Boardwright").arg(titleText(m_document.displayName())));
    setWindowFilePath(m_document.filePath());
    setWindowModified(m_document.isModified());
}

void MainWindow::showRow(RowId id, bool activate)
{
    m_tabs->showRow(id, activate);
    m_boardPanel->showGoal(id);
}

void MainWindow::showProblem(const ProblemPlace &place)
{
    if (m_import->showPlace(place))
        return;
    if (place.site != SiteIndex::none)
        m_boardPanel->view().showSite(place.site);
    if (isProperty(place.field) && place.row == RowId::none && place.where.line == 0)
        openProperties(m_document, this);
    m_tabs->showPlace(place);
    m_boardPanel->showGoal(place.row);
}

void MainWindow::showProblemCount()
{
    const ProblemsModel::Counts &counts = m_problems.counts();
    m_strip->setCount(m_problemsPanel, counts.problems(),
        counts.relaxed == 0 ? QString() : tr("%Ln relaxed", "limits", counts.relaxed));
    m_strip->setPanelIcon(m_problemsPanel,
        m_problems.rowCount() == 0 ? namedIcon(QStringLiteral("dialog-ok"))
                                   : severityIcon(counts.worst));
}

} // namespace boardwright
