// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/document_files.h"

#include "core/formats/file.h"
#include "core/lab/board_texts.h"
#include "ui/text/words.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/window/message_bar.h"

#include <QAbstractItemView>
#include <QDir>
#include <QEventLoop>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>

#include <algorithm>
#include <memory>
#include <utility>

namespace boardwright {

namespace {

constexpr qsizetype mostRecent = 10;

} // namespace

DocumentFiles::DocumentFiles(
    GoalSetDocument &document, MessageBar &messages, JobPool &pool, QWidget &window)
    : m_document(document)
    , m_messages(messages)
    , m_pool(pool)
    , m_window(window)
    , m_sign(QStringLiteral("open"), messages)
    , m_reader(
          pool, this,
          [](const QString &path, const std::stop_token &stop) {
              return std::optional(readSet(path, stop));
          },
          [this](ReadFile read) { takeFile(std::move(read)); })
    , m_writer(pool, this, &writeFile,
          [this](const FileOutcome &outcome) {
              if (const auto *digest = std::get_if<FileDigest>(&outcome))
                  endSave(*digest);
              else if (const auto *problem = std::get_if<Problem>(&outcome))
                  failSave(*problem);
              else
                  askToReplace();
          })
    , m_changes(document, messages, pool)
    , m_recovery(document, m_changes.watch(), messages, pool)
{
    connect(&m_sign, &ReadingSign::told, this, &DocumentFiles::told);
    connect(&m_changes, &FileChanges::told, this, &DocumentFiles::told);
    connect(&m_document, &GoalSetDocument::aboutToReset, &m_messages, &MessageBar::forgetSet);
    connect(&m_document, &GoalSetDocument::aboutToStep, this, &DocumentFiles::commitOpenEditor);
    connect(&m_changes, &FileChanges::aboutToReread, this, &DocumentFiles::commitOpenEditor);
    connect(&m_changes, &FileChanges::notesChanged, this, &DocumentFiles::notesChanged);
    connect(&m_changes, &FileChanges::saveWanted, this, &DocumentFiles::save);
    connect(&m_changes, &FileChanges::saveAsWanted, this, &DocumentFiles::saveAs);
    connect(&m_recovery, &RecoveryOffer::recoverWanted, this, &DocumentFiles::askToRecover);
}

DocumentFiles::~DocumentFiles() = default;

void DocumentFiles::startNew()
{
    afterTyping([this] {
        afterUnsavedWork([this] { openUntitled({.set = {}, .notes = {}, .siteStyle = true}); });
    });
}

QStringList DocumentFiles::sampleNames()
{
    QStringList names;
    for (const QFileInfo &file :
        QDir(QStringLiteral(":/samples")).entryInfoList(QDir::NoFilter, QDir::Name))
        names << file.baseName();
    return names;
}

void DocumentFiles::openSample(const QString &name)
{
    // It opens untitled, so that saving asks for a file name.
    const auto show = [this, name] {
        QFile sample(QStringLiteral(":/samples/%1.json").arg(name));
        const bool isOpen = sample.open(QIODevice::ReadOnly);
        Q_ASSERT(isOpen);
        const auto file = readNative(isOpen ? sample.readAll() : QByteArray());
        Q_ASSERT(file);
        if (file)
            openUntitled(*file);
    };
    afterTyping([this, show] { afterUnsavedWork(show); });
}

void DocumentFiles::open(const QString &path)
{
    afterTyping([this, path] { afterUnsavedWork([this, path] { read(path); }); });
}

void DocumentFiles::read(const QString &path)
{
    m_openedAt = m_document.revision();
    m_readFile.reset();
    m_sign.begin(path, [this] { m_reader.stop(); });
    m_reader.restart(path);
}

DocumentFiles::ReadFile DocumentFiles::readSet(const QString &path, const std::stop_token &stop)
{
    ReadFile read{.path = path, .opened = openAnySet(path, stop, usualChoices)};
    if (!read.opened) {
        const auto bytes = readFile(path);
        read.isBoard = bytes && isBoardFile(*bytes, stop);
    }
    return read;
}

void DocumentFiles::openUntitled(const NativeFile &file)
{
    showFile(QString(), file);
}

void DocumentFiles::takeFile(ReadFile read)
{
    m_sign.end();
    if (read.opened) {
        m_readFile = std::move(read);
        showReadFile();
        return;
    }
    showUnreadable(read);
}

/// Shows the file that was read in the background. Asks first if unsaved work came up meanwhile.
/// Waits while a dialog is open, because that dialog is about the document still shown.
void DocumentFiles::showReadFile()
{
    if (!m_readFile)
        return;
    if (const QDialog *dialog = openDialogOf(m_window)) {
        // Queued, so that what the dialog was opened for comes first. It may also be deleted
        // without an answer.
        connect(dialog, &QDialog::finished, this, &DocumentFiles::showReadFile,
            Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection));
        connect(dialog, &QObject::destroyed, this, &DocumentFiles::showReadFile,
            Qt::ConnectionType(Qt::QueuedConnection | Qt::UniqueConnection));
        return;
    }
    const auto show = [this] {
        const auto read = std::exchange(m_readFile, std::nullopt);
        if (read && read->opened->from != nullptr)
            showImport({.source = {.path = read->path, .name = QFileInfo(read->path).fileName()}},
                *read->opened);
        else if (read)
            showFile(read->path, read->opened->file);
    };
    afterTyping([this, show] {
        if (m_document.revision() == m_openedAt && m_saves.isEmpty())
            show();
        else
            afterUnsavedWork(show);
    });
}

void DocumentFiles::showFile(const QString &path, const NativeFile &file)
{
    commitOpenEditor(); // before the document is replaced, else the text would go into the next set
    m_givenUp.reset();
    m_hasAskedForNames = false;
    m_importedFrom.reset();
    const bool isAnother = path.isEmpty() || path != m_document.filePath();
    m_document.adopt(file, path);
    m_changes.watch().watch(path,
        path.isEmpty() || file.set.file == nullptr ? FileDigest() : digestOf(file.set.file->bytes));
    Q_EMIT opened(isAnother);
    Q_EMIT notesChanged(m_document.fileNotes());
    if (!path.isEmpty())
        remember(path);
    if (!file.siteStyle)
        m_messages.showMessage(Severity::Hint,
            tr("This file is formatted differently from lockout.live's own files. It stays as it "
               "is until you change something; it is then saved in the site's format."));
}

void DocumentFiles::chooseFileToOpen()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open Goal Set"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters(nameFilters());
    if (!m_document.filePath().isEmpty())
        dialog->setDirectory(QFileInfo(m_document.filePath()).absolutePath());
    askForFile(dialog, this, [this](const QString &path) { open(path); });
}

void DocumentFiles::revert()
{
    afterTyping([this] {
        if (!m_document.filePath().isEmpty() && m_saves.isEmpty())
            m_changes.reread(tr("Revert to Saved"));
    });
}

void DocumentFiles::afterUnsavedWork(const std::function<void()> &then)
{
    if (!m_saves.isEmpty()) {
        m_afterSaves = then;
        return;
    }
    const QString reason = heldBack();
    if (reason.isEmpty()) {
        afterUnsavedChanges(then, false);
        return;
    }
    auto *question = new QMessageBox(QMessageBox::Warning, tr("Text With an Error"), reason,
        QMessageBox::Discard | QMessageBox::Cancel, frontWindow());
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(tr("It will be lost."));
    question->setDefaultButton(QMessageBox::Cancel);
    connect(question, &QMessageBox::finished, this, [this, then](int button) {
        if (button == QMessageBox::Discard)
            afterUnsavedChanges(then, true);
    });
    openDialog(question);
}

QWidget *DocumentFiles::frontWindow() const
{
    QDialog *dialog = openDialogOf(m_window);
    return dialog != nullptr ? dialog : &m_window;
}

void DocumentFiles::afterUnsavedChanges(const std::function<void()> &then, bool discardsText)
{
    if (!m_document.isModified()) {
        then();
        return;
    }
    auto *question = new QMessageBox(QMessageBox::Warning, tr("Unsaved Changes"),
        tr("\"%1\" has unsaved changes.").arg(m_document.displayName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, frontWindow());
    question->setTextFormat(Qt::PlainText);
    question->setDefaultButton(QMessageBox::Save);
    connect(question, &QMessageBox::finished, this, [this, then, discardsText](int button) {
        if (button == QMessageBox::Save)
            saveThen([this, then, discardsText] {
                // There may be new unsaved work.
                if (discardsText)
                    afterUnsavedChanges(then, true);
                else
                    afterUnsavedWork(then);
            });
        else if (button == QMessageBox::Discard)
            then();
    });
    openDialog(question);
}

bool DocumentFiles::mayClose(const std::function<void()> &close)
{
    commitOpenEditor();
    if (m_settle && !m_settle(close))
        return false;
    const bool isGivenUp = m_givenUp == m_document.revision();
    if (m_saves.isEmpty() && (isGivenUp || (!m_document.isModified() && heldBack().isEmpty())))
        return true;
    afterUnsavedWork([this, close] {
        m_givenUp = m_document.revision();
        m_recovery.keeper().discard();
        close();
    });
    return false;
}

bool DocumentFiles::waitUntilMayClose()
{
    QEventLoop loop;
    while (m_settle && !m_settle([] { }))
        loop.processEvents(QEventLoop::WaitForMoreEvents);
    const QPointer<QDialog> before(openDialogOf(m_window));
    const auto may = std::make_shared<bool>(false);
    if (mayClose([may] { *may = true; }))
        return true;
    // The user has decided when no question is left, and what was to be saved is saved or failed.
    while (!*may && (openDialogOf(m_window) != before.data() || !m_saves.isEmpty()))
        loop.processEvents(QEventLoop::WaitForMoreEvents);
    return *may;
}

void DocumentFiles::keepWorkNow()
{
    commitOpenEditor();
    m_recovery.keeper().keepNow();
}

void DocumentFiles::keepUnsavedWork(const RecoverySettings &settings)
{
    m_recovery.start(settings);
}

void DocumentFiles::askToRecover(const FoundWork &found)
{
    m_recovery.offer(found); // the work is still offered if the user stays with this document
    afterTyping([this, found] { afterUnsavedWork([this, found] { recover(found); }); });
}

/// Shows the found work as unsaved changes. Writes no file.
void DocumentFiles::recover(const FoundWork &found)
{
    m_recovery.withdraw(found);
    showFile(found.work.path, *found.set);
    m_messages.hideMessage();
    m_document.markUnsaved();
    m_changes.watch().watch(found.work.path, found.work.digest);
    m_recovery.keeper().takeOver(found);
}

void DocumentFiles::lookForChanges()
{
    m_changes.watch().check();
}

void DocumentFiles::setRecentFiles(const QStringList &paths)
{
    QStringList recent = paths;
    recent.removeDuplicates();
    recent.removeAll(QString());
    recent.resize(std::min(recent.size(), mostRecent));
    if (std::exchange(m_recent, recent) != recent)
        Q_EMIT recentFilesChanged(m_recent);
}

void DocumentFiles::remember(const QString &path)
{
    const QStringList others = m_keptFiles ? m_keptFiles() : m_recent;
    setRecentFiles(QStringList{QDir::cleanPath(QFileInfo(path).absoluteFilePath())} + others);
}

void DocumentFiles::afterTyping(const std::function<void()> &then)
{
    commitOpenEditor();
    if (!m_settle || m_settle(then))
        then();
}

void DocumentFiles::commitOpenEditor()
{
    QWidget *editor = m_window.focusWidget();
    if (editor == nullptr)
        return;
    const QPointer<QWidget> guard(editor);
    QWidget *table = editor->parentWidget();
    while (table != nullptr && qobject_cast<QAbstractItemView *>(table) == nullptr)
        table = table->parentWidget();
    editor->clearFocus();
    // A cell's editor closes on losing focus, and its table has it then. Any other widget gets the
    // focus back.
    if (m_window.focusWidget() != nullptr)
        return;
    if (!guard.isNull() && editor->isVisible())
        editor->setFocus(Qt::OtherFocusReason);
    else if (table != nullptr)
        table->setFocus(Qt::OtherFocusReason);
}

} // namespace boardwright
