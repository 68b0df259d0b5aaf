// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/file_changes.h"

#include "core/formats/file.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/values/row_matching.h"
#include "ui/text/words.h"
#include "ui/widgets/window/message_bar.h"

#include <utility>

namespace boardwright {

namespace {

const QString changeTopic = QStringLiteral("changed-on-disk");

} // namespace

FileChanges::FileChanges(GoalSetDocument &document, MessageBar &messages, JobPool &files)
    : m_document(document)
    , m_messages(messages)
    , m_watch(files)
    , m_sign(QStringLiteral("again"), messages)
    , m_reader(
          files, this,
          [](const QString &path, const std::stop_token &stop) {
              return std::optional(openNative(path, stop));
          },
          [this](const std::expected<NativeFile, Problem> &read) { take(read); })
{
    connect(&m_watch, &FileWatch::stateChanged, this, &FileChanges::tell);
    connect(&m_document, &GoalSetDocument::aboutToReset, this, [this] {
        m_sign.end();
        m_reader.stop();
    });
    connect(&m_sign, &ReadingSign::told, this, &FileChanges::told);
}

FileChanges::~FileChanges() = default;

void FileChanges::reread(const QString &step)
{
    m_step = step;
    m_sign.begin(m_document.filePath(), [this] {
        m_reader.stop();
        tell(); // the file still is another one
    });
    m_reader.restart(m_document.filePath());
}

void FileChanges::tell()
{
    const QString name = m_document.displayName();
    m_document.setFileLost(m_watch.state() == FileState::Missing);
    switch (m_watch.state()) {
    case FileState::Same:
        m_messages.hideBanner(changeTopic);
        break;
    case FileState::Changed:
        m_messages.showBanner({.topic = changeTopic,
            .severity = Severity::Warning,
            .text = m_document.isModified() ? tr("%1 was changed by another program, and you have "
                                                 "unsaved changes. Reloading can be undone.")
                                                  .arg(name)
                                            : tr("%1 was changed by another program.").arg(name),
            .buttons = {{.text = tr("&Reload"), .act = [this] { reread(tr("Reload")); }},
                {.text = tr("&Keep Mine"), .act = [this] {
                     m_watch.accept();
                     m_document.markUnsaved();
                 }}}});
        break;
    case FileState::Missing:
        m_messages.showBanner({.topic = changeTopic,
            .severity = Severity::Warning,
            .text = tr("%1 was deleted or moved by another program.").arg(name),
            .buttons = {{.text = tr("&Save Again"), .act = [this] { Q_EMIT saveWanted(); }},
                {.text = tr("Save &As…"), .act = [this] { Q_EMIT saveAsWanted(); }}}});
        break;
    }
}

void FileChanges::take(const std::expected<NativeFile, Problem> &read)
{
    m_sign.end();
    if (read) {
        show(*read);
        return;
    }
    m_messages.showMessage(Severity::Error,
        tr("Could not reload %1: %2").arg(m_document.displayName(), wordsWithPlace(read.error())));
    tell();
}

void FileChanges::show(const NativeFile &file)
{
    if (file.set.file == nullptr)
        return;
    Q_EMIT aboutToReread();
    m_messages.hideMessage();
    m_watch.watch(m_document.filePath(), digestOf(file.set.file->bytes));
    m_messages.hideBanner(changeTopic);
    auto row = static_cast<std::uint32_t>(m_document.newRow());
    GoalSet next = withKeptRows(m_document.set(), file.set, row);
    while (row < next.lastRow)
        row = static_cast<std::uint32_t>(m_document.newRow());
    replaceSet(m_document, std::move(next), m_step);
    m_document.markSaved();
    Q_EMIT notesChanged(file.notes);
}

} // namespace boardwright
