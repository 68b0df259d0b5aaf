// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"
#include "ui/editing/document/document.h"
#include "ui/editing/files/file_writer.h"
#include "ui/editing/import/import_source.h"
#include "ui/editing/workers/newest_worker.h"
#include "ui/widgets/window/file_changes.h"
#include "ui/widgets/window/reading_sign.h"
#include "ui/widgets/window/recovery_offer.h"

#include <QObject>

#include <functional>
#include <optional>

class QFileDialog;

namespace boardwright {

class MessageBar;

/// Opens and saves the window's document, and asks before unsaved work is lost. A file is written
/// only when the user saves; unsaved work is kept elsewhere (RecoveryKeeper). Dialogs do not block,
/// and files are read and written in the background.
class DocumentFiles final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DocumentFiles)

public:
    /// All arguments must outlive this object. `pool` is the files thread.
    DocumentFiles(GoalSetDocument &document, MessageBar &messages, JobPool &pool, QWidget &window);
    ~DocumentFiles() override;

    /// Brings pending input, such as text being typed, into the document before that is saved,
    /// closed or replaced. Returns true if that is done at once; otherwise calls `later` when it is
    /// done.
    using Settle = std::function<bool(const std::function<void()> &later)>;

    void setSettle(const Settle &settle) { m_settle = settle; }

    /// A sentence saying why pending input cannot enter the document; empty if it can, or if there
    /// is none.
    using HeldBack = std::function<QString()>;

    void setHeldBack(const HeldBack &heldBack) { m_heldBack = heldBack; }

    /// The names of the samples, such as "elder-isles".
    static QStringList sampleNames();

    // Commands of the user. Each asks first if unsaved work would be lost.
    void startNew();
    /// A sample that is part of the program: one of sampleNames().
    void openSample(const QString &name = QStringLiteral("elder-isles"));
    /// If the file cannot be read, the open document stays and the message bar shows the reason.
    void open(const QString &path);
    /// Opens a list that was read already, as a set without a file; a goal set as File > Open does.
    void openImported(const ImportedFrom &from, const OpenedSet &opened);
    /// Shows a set that has no file and would not be lost. Does not ask.
    void openUntitled(const NativeFile &file);
    void chooseFileToOpen();
    void save();
    void saveAs();
    /// Writes another file. The document keeps its own.
    void saveCopy();
    /// An export was written. If it replaced the document's own file, the set is unsaved from then
    /// on, and the user is told.
    void noteExport(const QString &path);
    /// Restores the content of the file as one undo step.
    void revert();

    /// The filters of dialogs that open a file of any known format.
    static QStringList nameFilters();

    /// The list that the document was imported from; std::nullopt if it was not, or was saved
    /// since.
    const std::optional<ImportedFrom> &importedFrom() const { return m_importedFrom; }

    /// Files opened or saved recently, the latest first.
    const QStringList &recentFiles() const { return m_recent; }

    void setRecentFiles(const QStringList &paths);

    /// Reads the list of recent files that all windows share. It is read again before a file is
    /// added, because other windows may have changed it.
    using KeptFiles = std::function<QStringList()>;

    void setKeptFiles(const KeptFiles &kept) { m_keptFiles = kept; }

    /// What says that a file is being read.
    ReadingSign &sign() { return m_sign; }

    /// The same of its own file, read again.
    ReadingSign &againSign() { return m_changes.sign(); }

    /// Starts to keep unsaved work, and offers work that an earlier run left behind.
    void keepUnsavedWork(const RecoverySettings &settings);

    /// Runs `then` when all pending input is in the document.
    void afterTyping(const std::function<void()> &then);

    /// Whether the window may close at once. If not, asks the user, and calls `close` once it may.
    bool mayClose(const std::function<void()> &close);

    /// Whether the window may close, as at the end of a session, which waits for an answer: returns
    /// after the user decided. Events are handled meanwhile.
    bool waitUntilMayClose();

    /// Keeps unsaved work at once, for a session that ends without asking.
    void keepWorkNow();

    JobPool &pool() { return m_pool; }

    /// Checks whether other programs changed the file. Called when the window is activated.
    void lookForChanges();

Q_SIGNALS:
    /// A set is shown. `isAnother` is false if it is the same file, read again.
    void opened(bool isAnother);
    void openFailed();
    /// The user wants to look at a list before it is imported, or again, at this place if it is
    /// one.
    void importWanted(const boardwright::ImportedFrom &from, boardwright::TextPosition where);
    /// The notes from reading the file changed.
    void notesChanged(const QList<Problem> &notes);
    void recentFilesChanged(const QStringList &paths);
    /// A transient message for the status bar.
    void told(const QString &text);

private:
    struct Save {
        QString path;
        std::function<void()> then; ///< called after the file is saved
        bool isCopy = false;
        bool replaces = false; ///< overwrites the file even if it changed
    };

    /// Whether `from` is the list that the document was imported from, and nothing was done since.
    bool isReadAgain(const ImportedFrom &from) const;

    struct ReadFile {
        QString path;
        std::expected<OpenedSet, Problem> opened;
        bool isBoard = false; ///< it is no goal set, but the JSON of a board
    };

    static ReadFile readSet(const QString &path, const std::stop_token &stop);
    void saveThen(const std::function<void()> &then);
    void chooseFileToSave(const std::function<void()> &then);
    void askForNames(const std::function<void()> &then);
    void saveTo(Save save);
    void startSave();
    void endSave(const FileDigest &digest);
    void failSave(const Problem &problem);
    void askToReplace();

    /// Runs `then` at once, or after the user saved or discarded unsaved work; not at all on
    /// Cancel.
    void afterUnsavedWork(const std::function<void()> &then);
    /// `discardsText`: the user gave up the text that cannot enter the document.
    void afterUnsavedChanges(const std::function<void()> &then, bool discardsText);

    /// What a question stands before: a dialog, such as the one that imports, or the window.
    QWidget *frontWindow() const;

    QString heldBack() const { return m_heldBack ? m_heldBack() : QString(); }

    QFileDialog *makeSaveDialog(const QString &title);
    void read(const QString &path);
    void takeFile(ReadFile read);
    void showReadFile();
    void showFile(const QString &path, const NativeFile &file);
    /// Shows an imported set as a set without a file. The file it comes from has another format and
    /// is not changed.
    void showImport(const ImportedFrom &from, const OpenedSet &opened);
    void showUnreadable(const ReadFile &read);
    void askToRecover(const FoundWork &found);
    void recover(const FoundWork &found);
    void remember(const QString &path);
    /// Commits the text being typed into a cell before anything is saved, closed or replaced.
    void commitOpenEditor();

    GoalSetDocument &m_document;
    MessageBar &m_messages;
    JobPool &m_pool;
    QWidget &m_window;
    ReadingSign m_sign;
    NewestWorker<QString, ReadFile> m_reader; ///< by path
    NewestWorker<FileJob, FileOutcome> m_writer;
    FileChanges m_changes;
    RecoveryOffer m_recovery;
    Settle m_settle;
    HeldBack m_heldBack;

    QList<Save> m_saves; ///< the first one is being written
    std::function<void()> m_afterSaves; ///< called when no save is pending
    QStringList m_recent;
    KeptFiles m_keptFiles;
    std::optional<ReadFile> m_readFile; ///< read, but not shown yet
    std::uint64_t m_openedAt = 0; ///< revision when unsaved work was asked about
    std::optional<ImportedFrom> m_importedFrom; ///< while the document has no file of its own
    std::optional<std::uint64_t> m_givenUp; ///< revision whose unsaved work the user discarded
    bool m_hasAskedForNames = false; ///< of the set that is shown
    std::uint64_t m_importedAt = 0; ///< revision when the imported set was shown
};

} // namespace boardwright
