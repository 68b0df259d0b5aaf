// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/file_changes.h"

#include "ui/editing/document/change_set.h"
#include "ui/editing/values/row_matching.h"
#include "ui/text/words.h"
#include "ui/widgets/window/message_bar.h"

#include <utility>

namespace boardwright {

namespace {

const QString changeTopic = QStringLiteral("changed-on-disk");

} // namespace

FileChanges::FileChanges(GoalSetDocument &document, MessageBar &messages, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_messages(messages)
{
    connect(&m_watch, &FileWatch::stateChanged, this, &FileChanges::tell);
    connect(&m_document, &GoalSetDocument::aboutToReset, this, [this] { m_step.clear(); });
    connect(&m_reader, &FileReader::finished, this,
        [this](const QString & /*path*/, const NativeFile &file) { show(file); });
    connect(&m_reader, &FileReader::failed, this,
        [this](const QString & /*path*/, const Problem &problem) {
            if (std::exchange(m_step, {}).isEmpty())
                return;
            m_messages.showMessage(Severity::Error,
                tr("Could not reload %1: %2")
                    .arg(m_document.displayName(), wordsWithPlace(problem)));
            tell();
        });
}

FileChanges::~FileChanges() = default;

void FileChanges::reread(const QString &step)
{
    m_step = step;
    m_reader.read(m_document.filePath());
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

void FileChanges::show(const NativeFile &file)
{
    const QString step = std::exchange(m_step, {});
    if (step.isEmpty() || file.set.file == nullptr)
        return;
    Q_EMIT aboutToReread();
    m_messages.hideMessage();
    m_watch.watch(m_document.filePath(), digestOf(file.set.file->bytes));
    m_messages.hideBanner(changeTopic);
    auto row = static_cast<std::uint32_t>(m_document.newRow());
    GoalSet next = withKeptRows(m_document.set(), file.set, row);
    while (row < next.lastRow)
        row = static_cast<std::uint32_t>(m_document.newRow());
    replaceSet(m_document, std::move(next), step);
    m_document.markSaved();
    Q_EMIT notesChanged(file.notes);
}

} // namespace boardwright
