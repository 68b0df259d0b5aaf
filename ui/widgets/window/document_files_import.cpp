// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The part of DocumentFiles that opens lists of other sites, which become sets without a file.

#include "core/formats/set_format.h"
#include "ui/text/field_words.h"
#include "ui/text/words.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/message_bar.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace boardwright {

QStringList DocumentFiles::nameFilters()
{
    QStringList patterns{QStringLiteral("*.json")};
    for (const SetFormat *format : importFormats()) {
        for (const char *suffix : {format->suffix, format->otherSuffix}) {
            const QString pattern = QStringLiteral("*.") + QString::fromUtf8(suffix);
            if (suffix != nullptr && !patterns.contains(pattern))
                patterns << pattern;
        }
    }
    return {tr("Goal sets and goal lists (%1)").arg(patterns.join(u' ')), tr("All files (*)")};
}

void DocumentFiles::openImported(const ImportedFrom &from, const OpenedSet &opened)
{
    const auto show = [this, from, opened] {
        if (opened.from == nullptr && !from.source.path.isEmpty())
            showFile(from.source.path, opened.file);
        else
            showImport(from, opened);
    };
    afterTyping([this, from, show] {
        if (isReadAgain(from))
            show(); // with other choices; nothing is lost
        else
            afterUnsavedWork(show);
    });
}

bool DocumentFiles::isReadAgain(const ImportedFrom &from) const
{
    return m_importedFrom && m_importedAt == m_document.revision() && heldBack().isEmpty()
        && from.source.path == m_importedFrom->source.path
        && from.source.name == m_importedFrom->source.name
        && (!from.source.path.isEmpty() || from.source.bytes == m_importedFrom->source.bytes);
}

void DocumentFiles::showImport(const ImportedFrom &from, const OpenedSet &opened)
{
    NativeFile file = opened.file;
    // Lint reports these problems with the objective they concern.
    file.notes.removeIf([&](const Problem &note) {
        return std::ranges::contains(formatOf(opened).linted, note.code);
    });
    showFile(QString(), file);
    m_document.markUnsaved(); // it is on no disk as it is shown, even if every edit is undone
    m_importedFrom = from;
    m_importedAt = m_document.revision();
    const ImportSource &source = from.source;
    if (!source.path.isEmpty()) {
        m_importedFrom->source.bytes.clear(); // a large file is not kept
        remember(source.path);
    }
    const QString kind = fieldsText(QString::fromUtf8(formatOf(opened).title));
    QString text = source.path.isEmpty()
        ? tr("Read from %1 as \"%2\". Saving asks for a name for the new goal set.",
              "such as \"the clipboard\", what kind of list it is")
              .arg(source.name, kind)
        : tr("%1 was read as \"%2\". The file itself stays unchanged; saving asks for a name for "
             "the new goal set.",
              "a file, what kind of file it is")
              .arg(source.name, kind);
    if (!file.notes.isEmpty())
        text += u' '
            + tr("%Ln repairs and guesses are listed in Problems.", nullptr,
                static_cast<int>(file.notes.size()));
    m_messages.showBanner({.topic = {},
        .severity = file.notes.isEmpty() ? Severity::Hint : Severity::Warning,
        .text = text,
        .buttons = {{.text = tr("Import &Options…"),
            .act = [this, from = *m_importedFrom] { Q_EMIT importWanted(from, {}); }}}});
}

void DocumentFiles::showUnreadable(const ReadFile &read)
{
    const Problem &error = read.opened.error();
    Banner banner{.topic = {},
        .severity = Severity::Error,
        .text = tr("Could not open %1: %2")
            .arg(QDir::toNativeSeparators(read.path),
                read.isBoard ? tr("This is a board: use File > Open Board… to open it.")
                             : wordsWithPlace(error))};
    if (!read.isBoard && error.where.line > 0)
        banner.buttons << BannerButton{
            .text = tr("Show the &Line"), .act = [this, read] {
                Q_EMIT importWanted(
                    {.source = {.path = read.path, .name = QFileInfo(read.path).fileName()}},
                    read.opened.error().where);
            }};
    m_messages.showBanner(banner);
    Q_EMIT openFailed();
}

} // namespace boardwright
