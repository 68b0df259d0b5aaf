// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formats/import_format.h"
#include "ui/editing/document/document.h"
#include "ui/editing/files/file_writer.h"
#include "ui/editing/workers/newest_worker.h"
#include "ui/widgets/window/file_changes.h"
#include "ui/widgets/window/recovery_offer.h"

#include <QObject>

#include <functional>
#include <optional>

class QDialog;
class QFileDialog;

namespace boardwright {

class MessageBar;

/// Opens and saves the window's document, and asks before work is lost. Nothing waits: dialogs are
/// open while the window lives on, files are read and written in the background.
class DocumentFiles final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DocumentFiles)

public:
    /// All must outlive it. `pool` is the files thread.
    DocumentFiles(GoalSetDocument &document, MessageBar &messages, JobPool &pool, QWidget &window);
    ~DocumentFiles() override;

    /// What has to come into the document before it is saved, closed or replaced, such as a text
    /// that is being typed. Returns true where it is there, else calls `later` once it is.
    using Settle = std::function<bool(const std::function<void()> &later)>;

    void setSettle(const Settle &settle) { m_settle = settle; }

    /// Why some of that cannot come into the document, as a sentence; empty: all of it can, or has.
    using HeldBack = std::function<QString()>;

    void setHeldBack(const HeldBack &heldBack) { m_heldBack = heldBack; }

    // What a person can ask for. Each asks first where unsaved work would go.
    void startNew();
    void openSample();
    /// When it cannot be read, the open document stays and the message bar says why.
    void open(const QString &path);
    /// A set that comes from no file; asks nothing.
    void openUntitled(const NativeFile &file);
    void chooseFileToOpen();
    void save();
    void saveAs();
    /// Writes another file; the document stays with its own.
    void saveCopy();
    /// What the file holds, as one undo step.
    void revert();

    /// What was opened or saved last, the latest first.
    const QStringList &recentFiles() const { return m_recent; }

    void setRecentFiles(const QStringList &paths);

    /// Where the list is kept that all windows share: it is read again before a file comes into it,
    /// because others may have done so.
    using KeptFiles = std::function<QStringList()>;

    void setKeptFiles(const KeptFiles &kept) { m_keptFiles = kept; }

    /// From now on keeps unsaved work, and offers what was left behind.
    void keepUnsavedWork(const RecoverySettings &settings);

    /// Runs `then` when all that is being typed is in the document.
    void afterTyping(const std::function<void()> &then);

    /// Whether the window may close at once. If not, it asks, and calls `close` when it may.
    bool mayClose(const std::function<void()> &close);

    JobPool &pool() { return m_pool; }

    /// The window came to the front: other programs may have changed the file.
    void lookForChanges();

Q_SIGNALS:
    /// A set is shown; `isAnother`: not the same file read again.
    void opened(bool isAnother);
    void openFailed();
    /// What reading went around is new.
    void notesChanged(const QList<Problem> &notes);
    void recentFilesChanged(const QStringList &paths);
    /// Something in passing, for the status bar.
    void told(const QString &text);

private:
    struct Save {
        QString path;
        std::function<void()> then; ///< once it is saved
        bool isCopy = false;
        bool replaces = false; ///< whatever the file holds by now
    };

    struct ReadFile {
        QString path;
        std::expected<OpenedSet, Problem> opened;
    };

    void saveThen(const std::function<void()> &then);
    void chooseFileToSave(const std::function<void()> &then);
    void saveTo(Save save);
    void startSave();
    void endSave(const FileDigest &digest);
    void failSave(const Problem &problem);
    void askToReplace();

    /// Runs `then` at once, or after the user saved or gave up unsaved work; not at all on Cancel.
    void afterUnsavedWork(const std::function<void()> &then);
    void afterUnsavedChanges(const std::function<void()> &then);

    QString heldBack() const { return m_heldBack ? m_heldBack() : QString(); }

    QFileDialog *makeSaveDialog(const QString &title);
    /// Opens a dialog that does not wait; a file that was read meanwhile is shown after it.
    void present(QDialog *dialog);
    void takeFile(ReadFile read);
    void showReadFile();
    void showFile(const QString &path, const NativeFile &file);
    /// As a set without a file: the one it comes from is not a goal set's, and stays as it is.
    void showImport(const QString &path, const OpenedSet &opened);
    void askToRecover(const FoundWork &found);
    void recover(const FoundWork &found);
    void remember(const QString &path);
    /// What is being typed into a cell counts before anything is saved, closed or replaced.
    void commitOpenEditor();

    GoalSetDocument &m_document;
    MessageBar &m_messages;
    JobPool &m_pool;
    QWidget &m_window;
    NewestWorker<QString, ReadFile> m_reader; ///< by path
    NewestWorker<FileJob, FileOutcome> m_writer;
    FileChanges m_changes;
    RecoveryOffer m_recovery;
    Settle m_settle;
    HeldBack m_heldBack;

    QList<Save> m_saves; ///< the first one is being written
    std::function<void()> m_afterSaves; ///< waits until nothing is being written
    QStringList m_recent;
    KeptFiles m_keptFiles;
    std::optional<ReadFile> m_readFile; ///< read, but not shown yet
    std::uint64_t m_openedAt = 0; ///< revision of the document when its unsaved work was asked for
    QString m_importedFrom; ///< while the document has no file of its own
    int m_dialogs = 0; ///< that are open
    bool m_givesUp = false; ///< the user decided to lose unsaved work
};

} // namespace boardwright
