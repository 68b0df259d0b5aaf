// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/window_import.h"

#include "core/formats/set_format.h"
#include "core/lists/open_set.h"
#include "ui/editing/document/import_edits.h"
#include "ui/editing/problems/problem_groups.h"
#include "ui/text/import_words.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/dropped_file.h"
#include "ui/widgets/window/message_bar.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>

namespace boardwright {

WindowImport::WindowImport(const Parts &parts, QWidget &window)
    : m_parts(parts)
    , m_window(window)
{
    connect(&m_parts.files, &DocumentFiles::importWanted, this, &WindowImport::open);
}

WindowImport::~WindowImport() = default;

ImportDialog *WindowImport::dialog() const
{
    return m_dialog;
}

void WindowImport::chooseFile()
{
    m_parts.files.afterTyping([this] {
        auto *dialog = new QFileDialog(&m_window, tr("Import"));
        dialog->setFileMode(QFileDialog::ExistingFile);
        dialog->setNameFilters(DocumentFiles::nameFilters());
        if (const QString path = m_parts.document.filePath(); !path.isEmpty())
            dialog->setDirectory(QFileInfo(path).absolutePath());
        askForFile(dialog, this, [this](const QString &path) { openFile(path); });
    });
}

void WindowImport::openFile(const QString &path)
{
    open({.source = {.path = path, .name = QFileInfo(path).fileName()}});
}

void WindowImport::openText(const QString &text, const QString &name)
{
    open({.source = {.bytes = text.toUtf8(), .name = name}});
}

void WindowImport::openClipboard()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty())
        Q_EMIT told(tr("The clipboard contains no text to import."));
    else
        openText(text, tr("the clipboard"));
}

void WindowImport::convert()
{
    const GoalSet &set = m_parts.document.set();
    if (const SetFormat *const format = siteFormatFor(set))
        openDialogFor(
            {.source = {.bytes = format->write(set), .name = tr("this list")}, .choices = {}}, {},
            true);
}

void WindowImport::take(const QMimeData &dropped)
{
    const Drop drop = readDrop(dropped);
    if (!drop.path.isEmpty())
        m_parts.files.open(drop.path);
    else if (!drop.text.isEmpty())
        openText(drop.text, tr("the dropped text"));
    else
        m_parts.messages.showMessage(Severity::Error, drop.refusal);
}

bool WindowImport::showPlace(const ProblemPlace &place)
{
    const auto &from = m_parts.files.importedFrom();
    if (!from || place.row != RowId::none || place.where.line == 0)
        return false;
    open(*from, place.where);
    return true;
}

void WindowImport::open(const ImportedFrom &from, TextPosition where)
{
    openDialogFor(from, where, false);
}

void WindowImport::openDialogFor(const ImportedFrom &from, TextPosition where, bool isForNewSet)
{
    m_parts.files.afterTyping([this, from, where, isForNewSet] {
        if (m_dialog)
            m_dialog->reject();
        const GoalSetDocument &document = m_parts.document;
        // The list that the document came from is opened again in its place.
        const bool isNew
            = isForNewSet || m_parts.files.importedFrom() || document.set().objectives.isEmpty();
        ImportedFrom asUsual = from;
        if (!isNew && siteFormatFor(document.set()) == nullptr)
            asUsual.choices.prefersSite = false; // to fit the goals it is added to
        m_dialog = new ImportDialog(m_parts.files.pool(), m_parts.jobs, asUsual,
            isNew ? ImportUse::NewSet : ImportUse::Append, &m_window);
        connect(m_dialog, &ImportDialog::chosen, this, &WindowImport::use);
        // The dialog adds to this set only; another set closes it.
        connect(&document, &GoalSetDocument::aboutToReset, m_dialog, &QDialog::reject);
        if (where.line > 0)
            m_dialog->showPlace(where);
        openDialog(m_dialog);
    });
}

void WindowImport::use(ImportUse use)
{
    const auto reading = m_dialog->session().reading();
    const GoalSet &set = reading->opened->file.set;
    const QString &name = reading->from.source.name;
    const auto goals = static_cast<int>(set.objectives.size());
    const auto tell = [&](const QString &done) {
        Q_EMIT told(hasMoreThanGoals(set)
                ? tr("%1. Boardwright's own data for the whole set was left out; a new goal set "
                     "keeps it")
                      .arg(done)
                : done);
    };
    switch (use) {
    case ImportUse::Append:
        if (const QString refusal
            = tooManyGoalsWords(m_parts.document.set().objectives.size() + goals);
            !refusal.isEmpty()) {
            m_parts.messages.showMessage(Severity::Error, refusal);
            break;
        }
        appendGoalsOf(m_parts.document, set, name);
        tell(tr("Added %Ln goals from %1", nullptr, goals).arg(name));
        break;
    case ImportUse::Replace:
        replaceGoalsBy(m_parts.document, set, name);
        tell(tr("Replaced the goals by %Ln goals from %1", nullptr, goals).arg(name));
        break;
    case ImportUse::NewSet:
        m_parts.files.openImported(reading->from, *reading->opened);
        break;
    }
}

} // namespace boardwright
