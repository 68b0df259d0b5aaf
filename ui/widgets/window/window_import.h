// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/problem.h"
#include "ui/editing/import/import_source.h"

#include <QObject>
#include <QPointer>

class QMimeData;

namespace boardwright {

class DocumentFiles;
class GoalSetDocument;
class ImportDialog;
class JobPool;
class MessageBar;
struct ProblemPlace;
enum class ImportUse : std::uint8_t;

/// Opens the import dialog for files, for texts from the clipboard and for what is dropped onto the
/// window, and does what the author decides there. GUI thread.
class WindowImport final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WindowImport)

public:
    /// The parts of the window that it uses. All must outlive this object.
    struct Parts {
        GoalSetDocument &document;
        DocumentFiles &files;
        MessageBar &messages;
        JobPool &jobs;
    };

    WindowImport(const Parts &parts, QWidget &window);
    ~WindowImport() override;

    /// Asks for a file without blocking. Pending input enters the set first, as in all of these.
    void chooseFile();
    void openFile(const QString &path);
    void openText(const QString &text, const QString &name);
    void openClipboard();
    /// Opens the dialog for the set's own list, if its boards are those of a site, to make a set of
    /// Boardwright's of it.
    void convert();
    /// Opens a dropped file as File > Open does, and the dialog for a dropped text.
    void take(const QMimeData &dropped);

    /// Shows a place in the list that the document was imported from; false if `place` is none.
    bool showPlace(const ProblemPlace &place);

    /// Null while it is closed.
    ImportDialog *dialog() const;

Q_SIGNALS:
    /// A transient message for the status bar.
    void told(const QString &text);

private:
    void open(const ImportedFrom &from, TextPosition where = {});
    void openDialogFor(const ImportedFrom &from, TextPosition where, bool isForNewSet);
    void use(ImportUse use);

    Parts m_parts;
    QWidget &m_window;
    QPointer<ImportDialog> m_dialog;
};

} // namespace boardwright
