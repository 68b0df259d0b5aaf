// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/main_window.h"

#include "ui/editing/own_data.h"
#include "ui/text/words.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/objectives/objectives_view.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/window/message_bar.h"
#include "ui/widgets/window/side_tabs.h"

#include <QCloseEvent>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QSplitter>
#include <QStatusBar>
#include <QVBoxLayout>

#include <utility>

namespace boardwright {

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent)
{
    setAcceptDrops(true);
    buildPanels();
    buildActions();
    connectParts();
    updateTitle();
    resize(1280, 800);
}

MainWindow::~MainWindow()
{
    delete takeCentralWidget(); // before the models that it shows
}

ObjectivesView &MainWindow::objectivesView()
{
    return m_tabs->objectives();
}

void MainWindow::buildPanels()
{
    m_messages = new MessageBar(this);
    m_boardPanel = new BoardPanel(m_document, m_preview, m_choice, this);
    m_tabs = new SideTabs({.document = m_document, .preview = m_preview, .choice = m_choice}, this);
    m_problemsPanel = new ProblemsPanel(m_problems, this);

    auto *sides = new QSplitter(Qt::Horizontal, this);
    sides->addWidget(m_tabs);
    sides->addWidget(m_boardPanel);
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setSizes({760, 520});
    sides->setChildrenCollapsible(false);

    auto *centre = new QWidget(this);
    auto *layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(sides, 1);
    layout->addWidget(m_problemsPanel);
    setCentralWidget(centre);

    m_boardStatus = new QLabel(this);
    m_fileStatus = new QLabel(this);
    m_fileStatus->setTextFormat(Qt::PlainText); // it shows the names of files
    statusBar()->addWidget(m_boardStatus);
    statusBar()->addWidget(m_fileStatus);
}

void MainWindow::connectParts()
{
    connect(&m_document, &GoalSetDocument::changed, this, &MainWindow::updateTitle);
    connect(&m_document, &GoalSetDocument::filePathChanged, this, &MainWindow::updateTitle);
    connect(&m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    connect(&m_preview, &Preview::outdated, this, &MainWindow::updateStatus);
    connect(&m_preview, &Preview::updated, this, [this] {
        m_problems.showResult(m_preview.result());
        updateStatus();
    });
    connect(&m_reader, &FileReader::finished, this,
        [this](const QString &path, const NativeFile &file) {
            m_readFile = {.path = path, .file = file};
            showReadFile();
        });
    connect(&m_document, &GoalSetDocument::reset, this, [this] { m_problems.showResult(nullptr); });
    connect(
        &m_reader, &FileReader::failed, this, [this](const QString &path, const Problem &problem) {
            m_messages->showMessage(Severity::Error,
                tr("%1 was not opened: %2")
                    .arg(QDir::toNativeSeparators(path), wordsWithPlace(problem)));
            Q_EMIT openFailed();
        });

    const BoardView &board = m_boardPanel->view();
    connect(&board, &BoardView::currentSiteChanged, this,
        [this](SiteIndex /*site*/, RowId id) { showRow(id, false); });
    connect(&board, &BoardView::siteActivated, this,
        [this](SiteIndex /*site*/, RowId id) { showRow(id, true); });
    connect(m_tabs, &SideTabs::currentRowChanged, &board, &BoardView::markObjective);
    connect(m_tabs, &SideTabs::rowActivated, &board, &BoardView::showRow);
    connect(m_problemsPanel, &ProblemsPanel::problemChosen, this, &MainWindow::showProblem);
}

void MainWindow::openFile(const QString &path)
{
    commitOpenEditor();
    afterUnsavedWork([this, path] {
        m_openedAt = m_document.revision();
        m_readFile.reset();
        m_reader.read(path);
    });
}

/// Reading takes its time: work that was done meanwhile is asked for like any other, and a dialog
/// that was opened meanwhile is about the document that is still here.
void MainWindow::showReadFile()
{
    if (!m_readFile || m_dialogs > 0)
        return;
    commitOpenEditor();
    const auto show = [this] {
        if (const auto read = std::exchange(m_readFile, std::nullopt))
            showFile(read->path, read->file);
    };
    if (m_document.revision() == m_openedAt)
        show();
    else
        afterUnsavedWork(show);
}

void MainWindow::present(QDialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    ++m_dialogs;
    connect(dialog, &QDialog::finished, this, [this] { --m_dialogs; });
    // After whoever asked has had the answer.
    connect(dialog, &QDialog::finished, this, &MainWindow::showReadFile, Qt::QueuedConnection);
    dialog->open();
}

void MainWindow::commitOpenEditor()
{
    if (QWidget *editor = focusWidget())
        editor->clearFocus();
}

void MainWindow::openUntitled(const NativeFile &file)
{
    showFile(QString(), file);
}

void MainWindow::showFile(const QString &path, const NativeFile &file)
{
    commitOpenEditor(); // or it would be typed into the next set
    m_messages->hide();
    m_document.adopt(file, path);
    if (m_tabs->currentWidget() == &objectivesView())
        objectivesView().setFocus();
    else
        m_tabs->currentWidget()->setFocus();
    m_problems.showFileNotes(m_document.fileNotes());
    if (!file.siteStyle)
        m_messages->showMessage(Severity::Hint,
            tr("This file is laid out differently from lockout.live's own files. It stays as it is "
               "until you change something; then it is saved in the site's layout."));
}

void MainWindow::chooseFileToOpen()
{
    auto *dialog = new QFileDialog(this, tr("Open Goal Set"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Goal sets (*.json)"), tr("All files (*)")});
    if (!m_document.filePath().isEmpty())
        dialog->setDirectory(QFileInfo(m_document.filePath()).absolutePath());
    connect(dialog, &QFileDialog::fileSelected, this, &MainWindow::openFile);
    present(dialog);
}

void MainWindow::chooseFileToSave(const std::function<void()> &then)
{
    commitOpenEditor();
    auto *dialog = new QFileDialog(this, tr("Save Goal Set"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->setNameFilters({tr("Goal sets (*.json)"), tr("All files (*)")});
    dialog->selectFile(
        m_document.filePath().isEmpty() ? m_document.displayName() : m_document.filePath());
    connect(dialog, &QFileDialog::fileSelected, this, [this, then](const QString &path) {
        if (saveTo(path) && then)
            then();
    });
    present(dialog);
}

void MainWindow::save(const std::function<void()> &then)
{
    commitOpenEditor();
    if (m_document.filePath().isEmpty())
        chooseFileToSave(then);
    else if (saveTo(m_document.filePath()) && then)
        then();
}

bool MainWindow::saveTo(const QString &path)
{
    const bool hadOwnData = m_document.fileHoldsOwnData();
    const auto saved = m_document.save(path);
    if (!saved) {
        m_messages->showMessage(Severity::Error, words(saved.error()));
        return false;
    }
    m_messages->hide();
    if (!hadOwnData && m_document.fileHoldsOwnData())
        m_messages->showMessage(Severity::Hint,
            tr("This file now also holds Boardwright's own data (%1), which lockout.live ignores.",
                "titles of what it holds")
                .arg(ownDataTitles(m_document.set()).join(tr(", ", "between titles"))));
    statusBar()->showMessage(tr("Saved %1").arg(m_document.displayName()), 4000);
    return true;
}

void MainWindow::afterUnsavedWork(const std::function<void()> &then)
{
    if (!m_document.isModified()) {
        then();
        return;
    }
    auto *question = new QMessageBox(QMessageBox::Warning, tr("Unsaved Changes"),
        tr("\"%1\" has changes that are not saved.").arg(m_document.displayName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    question->setTextFormat(Qt::PlainText);
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::finished, this, [this, then](int button) {
        if (button == QMessageBox::Save)
            save(then);
        else if (button == QMessageBox::Discard)
            then();
    });
    present(question);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    commitOpenEditor();
    if (m_mayClose || !m_document.isModified()) {
        event->accept();
        return;
    }
    event->ignore();
    afterUnsavedWork([this] {
        m_mayClose = true;
        close();
    });
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.first().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    openFile(event->mimeData()->urls().constFirst().toLocalFile());
}

void MainWindow::updateTitle()
{
    // "[*]" is where Qt shows that something is not saved; in a name it stands for itself.
    const QString name
        = m_document.displayName().replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
    setWindowTitle(tr("%1[*] - Boardwright").arg(name));
    setWindowFilePath(m_document.filePath());
    setWindowModified(m_document.isModified());
    m_fileStatus->setText(m_document.isModified()
            ? tr("%1 · modified").arg(m_document.displayName())
            : m_document.displayName());
}

void MainWindow::updateStatus()
{
    if (!m_preview.isUpToDate()) {
        m_boardStatus->setText(tr("Making the board…"));
        return;
    }
    const double milliseconds = static_cast<double>(m_preview.result()->nanoseconds) / 1e6;
    m_boardStatus->setText(tr("Board up to date (%L1 ms)").arg(milliseconds, 0, 'f', 1));
}

void MainWindow::showRow(RowId id, bool activate)
{
    m_tabs->showRow(id, activate);
    m_boardPanel->view().markObjective(id);
}

void MainWindow::showProblem(RowId row, SiteIndex site)
{
    if (site != SiteIndex::none)
        m_boardPanel->view().showSite(site);
    if (row != RowId::none)
        showRow(row, false);
}

} // namespace boardwright
