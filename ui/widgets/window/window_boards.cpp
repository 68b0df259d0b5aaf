// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/window_boards.h"

#include "ui/editing/studies/studies.h"
#include "ui/text/goal_names.h"
#include "ui/text/number_text.h"
#include "ui/text/remade_words.h"
#include "ui/text/words.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/window/boards_dialog.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/message_bar.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace boardwright {

namespace {

const QString failureTopic = QStringLiteral("board file");
const QString differenceTopic = QStringLiteral("board differs");

QString reasonOf(const FileBoards::Error &error)
{
    if (error.isGoalSet)
        return WindowBoards::tr("This is a goal set: use File > Open… to open it.");
    if (error.isEmpty)
        return WindowBoards::tr(
            "There is no board in it. Use a file that was exported as \"Board: JSON\".");
    return wordsWithPlace(error.problem);
}

/// What to say about a board that the set makes differently.
QString differenceText(const RemadeBoard &board)
{
    const int version = board.line.generator->info().version;
    if (board.line.version != 0 && board.line.version != version)
        return WindowBoards::tr("This board was made by version %1 of its generator, and this is "
                                "version %2. It differs from the file from %3 on.",
            "%3: a place such as cells[3].goal")
            .arg(board.line.version)
            .arg(version)
            .arg(shortName(board.where));
    return WindowBoards::tr("The set has changed since this board was made, or it was made from "
                            "another set. It differs from the file from %1 on.",
        "a place such as cells[3].goal")
        .arg(shortName(board.where));
}

/// What to say about a board that is as in the file, but not for everybody to play, or not by the
/// gates of the set.
QString gatesText(const RemadeBoard &board)
{
    const QString gates = board.gates.join(u", ");
    if (board.isRejectedBySet && gates.isEmpty())
        return WindowBoards::tr("The gates of the set reject the board of the file, so another "
                                "board of its seed is shown. The board of the file was made "
                                "without gates.");
    if (board.isRejectedBySet)
        return WindowBoards::tr("The gates of the set reject the board of the file, so another "
                                "board of its seed is shown. The board of the file was made with "
                                "these gates: %1.",
            "a list of gates such as relaxations=..0")
            .arg(gates);
    if (board.isRejected)
        return WindowBoards::tr("This is the board of the file, but its gates rejected it: %1.",
            "a list of gates such as relaxations=..0")
            .arg(gates);
    if (gates.isEmpty() && board.derivedSeed.isEmpty())
        return WindowBoards::tr("This is the board of the file. It was made without gates, and "
                                "those of the set take it, too.");
    if (gates.isEmpty())
        return WindowBoards::tr("This is the board of the file, shown by its derived seed. The set "
                                "does not have the gates that it was made with.");
    return WindowBoards::tr("This is the board of the file, shown by the seed that it is of. It "
                            "was made with gates that are not those of the set: %1.",
        "a list of gates such as relaxations=..0")
        .arg(gates);
}

} // namespace

WindowBoards::WindowBoards(GoalSetDocument &document, Studies &studies, MessageBar &messages,
    DocumentFiles &files, QWidget &window)
    : m_document(document)
    , m_choice(studies.choice)
    , m_messages(messages)
    , m_files(files)
    , m_window(window)
    , m_boards(document, files.pool(), studies.jobs)
    , m_sign(QStringLiteral("board"), messages)
{
    connect(&m_sign, &ReadingSign::told, this, &WindowBoards::told);
    connect(&m_boards, &FileBoards::opened, this, &WindowBoards::showBoards);
    connect(&m_boards, &FileBoards::made, this, &WindowBoards::showOnlyBoard);
    connect(&m_boards, &FileBoards::failed, this,
        [this](const FileBoards::Error &error) { fail(reasonOf(error)); });
    connect(&m_document, &GoalSetDocument::reset, this, [this] {
        m_messages.hideBanner(failureTopic);
        m_sign.end();
    });
    // The message is about the board and the set as they were.
    const auto forgetDifference = [this] { m_messages.hideBanner(differenceTopic); };
    connect(&m_choice, &BoardChoice::changed, this, forgetDifference);
    connect(&m_document, &GoalSetDocument::changed, this, forgetDifference);
    connect(&m_document, &GoalSetDocument::reset, this, forgetDifference);
}

WindowBoards::~WindowBoards() = default;

BoardsDialog *WindowBoards::dialog() const
{
    return m_dialog;
}

void WindowBoards::chooseFile()
{
    m_files.afterTyping([this] {
        auto *dialog = new QFileDialog(&m_window, tr("Open Board"));
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilters({tr("Boards (*.json *.jsonl)"), tr("All files (*)")});
        if (const QString path = m_document.filePath(); !path.isEmpty())
            dialog->setDirectory(QFileInfo(path).absolutePath());
        // The dialog is about this set only; another set closes it.
        connect(&m_document, &GoalSetDocument::aboutToReset, dialog, &QDialog::reject);
        askForFile(dialog, this, [this](const QString &path) { open(path); });
    });
}

void WindowBoards::open(const QString &path)
{
    if (m_dialog)
        m_dialog->reject();
    m_messages.hideBanner(failureTopic);
    m_sign.begin(path, [this] { m_boards.close(); });
    m_boards.open(path);
}

/// The file was read.
void WindowBoards::showBoards()
{
    if (m_boards.rowCount() == 1)
        return; // shown as soon as it is made
    m_sign.end();
    m_dialog = new BoardsDialog(m_boards, &m_window);
    connect(m_dialog, &BoardsDialog::chosen, this, &WindowBoards::show);
    connect(m_dialog, &QDialog::finished, &m_boards, &FileBoards::close);
    connect(&m_document, &GoalSetDocument::aboutToReset, m_dialog, &QDialog::reject);
    openDialog(m_dialog);
}

void WindowBoards::showOnlyBoard()
{
    if (m_boards.rowCount() != 1 || !m_boards.board(0))
        return;
    m_sign.end();
    if (m_boards.canShow(0))
        show(0);
    else
        fail(remadeWords(*m_boards.board(0), m_document.set()));
    m_boards.close();
}

void WindowBoards::show(int row)
{
    const RemadeBoard board = *m_boards.board(row);
    if (board.line.seed.size() > BoardChoice::longestSeed) {
        fail(tr("Its seed is longer than %1 characters. Make the board with boardwright-cli.")
                .arg(wholeText(BoardChoice::longestSeed)));
        return;
    }
    SeedLine line = board.line;
    // A set that does not have the gates of the file makes the board of the derived seed from it.
    if (board.hasOtherGates && !board.derivedSeed.isEmpty())
        line.seed = board.derivedSeed;
    m_choice.setBoard(line);
    m_messages.hideBanner(differenceTopic);
    if (board.state == RemadeBoard::State::Same && (board.isRejected || board.hasOtherGates))
        m_messages.showMessage(Severity::Warning, gatesText(board), differenceTopic);
    else if (board.state == RemadeBoard::State::Same)
        Q_EMIT told(tr("This is the board of the file."));
    else
        m_messages.showMessage(Severity::Warning, differenceText(board), differenceTopic);
}

void WindowBoards::fail(const QString &reason)
{
    m_sign.end();
    m_messages.showMessage(Severity::Error,
        tr("Could not open %1: %2").arg(QDir::toNativeSeparators(m_boards.path()), reason),
        failureTopic);
}

} // namespace boardwright
