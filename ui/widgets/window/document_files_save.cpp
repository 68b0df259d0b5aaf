// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of DocumentFiles that saves: one file after another, in the background.

#include "core/formats/file.h"
#include "core/formats/native.h"
#include "ui/editing/document/set_properties.h"
#include "ui/editing/values/own_data.h"
#include "ui/text/words.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/message_bar.h"
#include "ui/widgets/window/names_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace boardwright {

namespace {

const QString saveTopic = QStringLiteral("save");
const QString heldBackTopic = QStringLiteral("held back");

} // namespace

void DocumentFiles::save()
{
    saveThen({});
}

void DocumentFiles::saveThen(const std::function<void()> &then)
{
    afterTyping([this, then] {
        if (m_document.filePath().isEmpty())
            chooseFileToSave(then);
        else
            saveTo({.path = m_document.filePath(), .then = then});
    });
}

void DocumentFiles::saveAs()
{
    chooseFileToSave({});
}

void DocumentFiles::saveCopy()
{
    commitOpenEditor();
    QFileDialog *dialog = makeSaveDialog(tr("Save a Copy"));
    askForFile(dialog, this, [this](const QString &path) {
        afterTyping([this, path] {
            const bool isOwn = isSameFile(path, m_document.filePath());
            saveTo({.path = isOwn ? m_document.filePath() : path,
                .then = {},
                .isCopy = !isOwn,
                .replaces = true});
        });
    });
}

void DocumentFiles::noteExport(const QString &path)
{
    const QString own = m_document.filePath();
    if (own.isEmpty() || !isSameFile(path, own))
        return;
    m_document.markUnsaved();
    m_changes.watch().watch(own, FileDigest()); // no other program changed it
    m_messages.showMessage(Severity::Warning,
        tr("%1 now holds what was exported. Save to write the goal set into it again.")
            .arg(m_document.displayName()));
}

void DocumentFiles::chooseFileToSave(const std::function<void()> &then)
{
    commitOpenEditor();
    const bool isNew = m_document.filePath().isEmpty() && !m_importedFrom;
    if (isNew && lacksNames(m_document) && !std::exchange(m_hasAskedForNames, true)) {
        askForNames(then);
        return;
    }
    QFileDialog *dialog = makeSaveDialog(tr("Save Goal Set"));
    // The dialog has already asked whether to replace an existing file.
    askForFile(dialog, this, [this, then](const QString &path) {
        afterTyping([this, path, then] {
            saveTo({.path = path, .then = then, .isCopy = false, .replaces = true});
        });
    });
}

/// Once for each set. Whatever the answer is, the set is saved next.
void DocumentFiles::askForNames(const std::function<void()> &then)
{
    auto *dialog = new NamesDialog(m_document, frontWindow());
    connect(dialog, &QDialog::finished, this, [this, dialog, then](int result) {
        if (result == QDialog::Accepted) {
            SetProperties properties = propertiesOf(m_document.set());
            properties.gameName = dialog->gameName();
            properties.setName = dialog->setName();
            changeProperties(m_document, properties);
        }
        chooseFileToSave(then);
    });
    openDialog(dialog);
}

QFileDialog *DocumentFiles::makeSaveDialog(const QString &title)
{
    auto *dialog = new QFileDialog(frontWindow(), title);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->setNameFilters({tr("Goal sets (*.json)"), tr("All files (*)")});
    if (m_document.filePath().isEmpty() && m_importedFrom
        && !m_importedFrom->source.path.isEmpty()) {
        // Proposes another file in the folder of the imported one.
        const QFileInfo from(m_importedFrom->source.path);
        dialog->setDirectory(from.absolutePath());
        dialog->selectFile(
            tr("%1 goal set", "file name: what it is made of").arg(from.completeBaseName()));
    } else {
        dialog->selectFile(
            m_document.filePath().isEmpty() ? m_document.displayName() : m_document.filePath());
    }
    return dialog;
}

void DocumentFiles::saveTo(Save save)
{
    m_saves << std::move(save);
    if (m_saves.size() == 1)
        startSave();
}

void DocumentFiles::startSave()
{
    if (m_saves.isEmpty()) {
        if (const auto then = std::exchange(m_afterSaves, nullptr))
            afterUnsavedWork(then);
        return;
    }
    const Save &save = m_saves.first();
    FileWatch &watch = m_changes.watch();
    watch.pause();
    if (!save.isCopy)
        m_document.beginSave();
    m_writer.submit({.path = save.path,
        .content = [set = m_document.set()] { return writeNative(set); },
        .expected = save.replaces || watch.path() != save.path ? FileDigest() : watch.known()});
}

void DocumentFiles::endSave(const FileDigest &digest)
{
    const Save save = m_saves.takeFirst();
    m_messages.hideMessage();
    m_messages.hideBanner(saveTopic);
    FileWatch &watch = m_changes.watch();
    if (save.isCopy) {
        watch.resume();
        Q_EMIT told(tr("Saved a copy as %1").arg(QFileInfo(save.path).fileName()));
    } else {
        const bool hadOwnData = m_document.fileHoldsOwnData();
        m_document.endSave(save.path);
        // Notes about the imported file do not apply to the saved one.
        if (std::exchange(m_importedFrom, std::nullopt))
            Q_EMIT notesChanged({});
        watch.watch(m_document.filePath(), digest);
        remember(save.path);
        if (!hadOwnData && m_document.fileHoldsOwnData())
            m_messages.showMessage(Severity::Hint,
                tr("This file now also contains Boardwright's own data (%1), which lockout.live "
                   "ignores.",
                    "titles of what it holds")
                    .arg(ownDataTitles(m_document.set()).join(tr(", ", "between titles"))));
        Q_EMIT told(tr("Saved %1").arg(m_document.displayName()));
    }
    if (const QString reason = heldBack(); !reason.isEmpty())
        m_messages.showMessage(Severity::Warning, reason, heldBackTopic);
    else
        m_messages.hideBanner(heldBackTopic);
    startSave();
    if (save.then)
        save.then();
}

void DocumentFiles::failSave(const Problem &problem)
{
    if (!m_saves.takeFirst().isCopy)
        m_document.failSave();
    m_afterSaves = nullptr; // it required a successful save
    m_changes.watch().resume();
    m_messages.showBanner({.topic = saveTopic,
        .severity = Severity::Error,
        .text = words(problem),
        .buttons = {{.text = tr("Save &As…"), .act = [this] { saveAs(); }}}});
    startSave();
}

void DocumentFiles::askToReplace()
{
    Save save = m_saves.takeFirst();
    m_document.failSave();
    m_afterSaves = nullptr;
    m_changes.watch().resume();
    auto *question = new QMessageBox(QMessageBox::Warning, tr("File Changed"),
        tr("\"%1\" was changed by another program. Saving will overwrite those changes.")
            .arg(m_document.displayName()),
        QMessageBox::Cancel, frontWindow());
    question->setTextFormat(Qt::PlainText);
    QPushButton *replace = question->addButton(tr("&Replace"), QMessageBox::DestructiveRole);
    QPushButton *elsewhere = question->addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    question->setDefaultButton(elsewhere);
    save.replaces = true;
    connect(question, &QMessageBox::finished, this, [this, question, replace, elsewhere, save] {
        if (question->clickedButton() == replace)
            saveTo(save);
        else if (question->clickedButton() == elsewhere)
            chooseFileToSave(save.then);
    });
    openDialog(question);
    startSave();
}

} // namespace boardwright
