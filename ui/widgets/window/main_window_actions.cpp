// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The menus and the tool bar of the main window.

#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/history/history_panel.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/paint/icons.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/window/about_dialog.h"
#include "ui/widgets/window/board_menu.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/edit_menu.h"
#include "ui/widgets/window/file_menu.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/menu_action.h"
#include "ui/widgets/window/message_bar.h"
#include "ui/widgets/window/presentation.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/status_line.h"
#include "ui/widgets/window/window_boards.h"
#include "ui/widgets/window/window_compare.h"
#include "ui/widgets/window/window_export.h"
#include "ui/widgets/window/window_import.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace boardwright {

void MainWindow::buildActions()
{
    m_export = new WindowExport({.document = m_document,
                                    .preview = m_studies.preview,
                                    .board = *m_boardPanel,
                                    .files = *m_files,
                                    .exports = m_fileExport,
                                    .messages = *m_messages,
                                    .table = objectivesView().table()},
        *this);
    m_import = new WindowImport({.document = m_document,
                                    .files = *m_files,
                                    .messages = *m_messages,
                                    .jobs = m_studies.jobs},
        *this);
    m_boards = new WindowBoards(m_document, m_studies, *m_messages, *m_files, *this);
    connect(m_boards, &WindowBoards::told, m_status, &StatusLine::tell);
    connect(m_export, &WindowExport::told, m_status, &StatusLine::tell);
    connect(m_import, &WindowImport::told, m_status, &StatusLine::tell);
    m_compare = new WindowCompare({.document = m_document,
                                      .comparison = m_comparison,
                                      .choice = m_studies.choice,
                                      .files = *m_files,
                                      .messages = *m_messages,
                                      .strip = *m_strip},
        *this);
    connect(m_compare, &WindowCompare::told, m_status, &StatusLine::tell);
    connect(m_compare, &WindowCompare::placeChosen, this, [this](const ProblemPlace &place) {
        if (place.row != RowId::none && m_document.rowOf(place.row) < 0)
            showRow(place.row, true); // a row of the panel
        else
            showProblem(place);
    });
    QMenu *file = menuBar()->addMenu(tr("&File"));
    const QList<QAction *> fileActions = fillFileMenu(*file,
        {.files = *m_files,
            .boards = *m_boards,
            .exports = *m_export,
            .imports = *m_import,
            .compare = *m_compare,
            .document = m_document});
    file->addSeparator();
    QAction *quit = menuAction(
        *file, QStringLiteral("application-exit"), tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    connect(quit, &QAction::triggered, this, &QWidget::close);

    QMenu *edit = menuBar()->addMenu(tr("&Edit"));
    auto *commands = new EditMenu(*edit, *this, m_document);
    connect(m_palette, &CommandPalette::aboutToOpen, commands, &EditMenu::update);
    edit->addSeparator();
    QAction *find = menuAction(*edit, QStringLiteral("edit-find"), tr("Find &Actions and Goals…"),
        QKeySequence(Qt::CTRL | Qt::Key_K));
    connect(find, &QAction::triggered, m_palette, &CommandPalette::toggle);

    QMenu *goals = menuBar()->addMenu(tr("&Goals"));
    goals->addActions(objectivesView().editActions());
    goals->addSeparator();
    connect(goals->addAction(tr("Sort File as &Shown")), &QAction::triggered, this,
        [this] { objectivesView().sortFile(); });
    connect(goals->addAction(tr("Export &Table as CSV…")), &QAction::triggered, m_export,
        &WindowExport::exportTable);

    QMenu *board = menuBar()->addMenu(tr("&Board"));
    fillBoardMenu(*board, m_boardPanel->seedBar().seedActions(), m_document, m_studies.choice);
    board->addSeparator();
    board->addAction(m_boardPanel->pinAction());
    QAction *exportBoard = menuAction(*board, QStringLiteral("document-export"),
        tr("&Export Board…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    connect(
        exportBoard, &QAction::triggered, m_export, [this] { m_export->open(ExportDialog::png); });

    QMenu *view = menuBar()->addMenu(tr("&View"));
    QAction *problems
        = m_strip->addPanel(QStringLiteral("problems"), tr("&Problems"), m_problemsPanel);
    m_strip->setFitting(m_problemsPanel);
    problems->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    // Initial heights of panels, in lines of text.
    constexpr int seedsLines = 13; // for a form and twelve boards
    QAction *seeds
        = m_strip->addPanel(QStringLiteral("seeds"), tr("S&eeds"), m_seedsPanel, seedsLines);
    seeds->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    m_strip->setPanelIcon(m_seedsPanel, namedIcon(QStringLiteral("edit-find")));
    constexpr int statisticsLines = 11; // for a legible chart
    QAction *statistics = m_strip->addPanel(
        QStringLiteral("statistics"), tr("&Statistics"), m_statisticsPanel, statisticsLines);
    statistics->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
    m_strip->setPanelIcon(m_statisticsPanel, namedIcon(QStringLiteral("office-chart-bar")));
    constexpr int labLines = 13; // for a form and a few sentences
    QAction *lab = m_strip->addPanel(QStringLiteral("lab"), tr("&Lab"), m_labPanel, labLines);
    lab->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    m_strip->setPanelIcon(m_labPanel, namedIcon(QStringLiteral("applications-science")));
    // The lab is offered only if the generator has tools in it.
    const auto offerLab = [this] { m_strip->setOffered(m_labPanel, m_labPanel->hasTools()); };
    connect(m_labPanel, &LabPanel::offeredChanged, this, offerLab);
    offerLab();
    auto *history = new HistoryPanel(m_history, this);
    QAction *changes = m_strip->addPanel(QStringLiteral("history"), tr("&History"), history);
    m_strip->setFitting(history);
    changes->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    m_strip->setPanelIcon(history, namedIcon(QStringLiteral("view-history")));
    m_strip->maximiseAction()->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
    view->addActions({problems, seeds, statistics, lab, changes, m_compare->addPanel(),
        m_strip->maximiseAction()});
    view->addSeparator();
    view->addActions(m_boardPanel->tabs().actions());
    view->addSeparator();
    showProblemCount();

    view->addActions(m_boardPanel->zoomActions());
    auto *presentation = new Presentation(*this, *m_boardPanel, *m_strip);
    view->addAction(presentation->action());
    view->addSeparator();

    QAction *messages = view->addAction(tr("Go to &Messages"));
    messages->setShortcut(QKeySequence(Qt::Key_F6));
    messages->setEnabled(false);
    connect(messages, &QAction::triggered, m_messages, &MessageBar::takeFocus);
    connect(m_messages, &MessageBar::changed, messages,
        [this, messages] { messages->setEnabled(!m_messages->isHidden()); });

    QMenu *help = menuBar()->addMenu(tr("&Help"));
    QMenu *samples = help->addMenu(tr("Open a &Sample"));
    for (const QString &name : DocumentFiles::sampleNames()) {
        QStringList words = name.split(u'-');
        for (QString &word : words)
            word[0] = word[0].toUpper();
        connect(samples->addAction(words.join(u' ')), &QAction::triggered, m_files.get(),
            [this, name] { m_files->openSample(name); });
    }
    QAction *about = menuAction(*help, QStringLiteral("help-about"), tr("&About Boardwright"));
    connect(about, &QAction::triggered, this, [this] { showAboutDialog(this); });
    connect(help->addAction(tr("About &Qt")), &QAction::triggered, qApp, &QApplication::aboutQt);

    QToolBar *bar = addToolBar(tr("Main Tool Bar"));
    bar->setObjectName(QStringLiteral("mainToolBar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addActions(fileActions);
    bar->addSeparator();
    bar->addActions(commands->stepActions());
}

} // namespace boardwright
