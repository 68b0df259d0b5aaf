// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/message_bar.h"

#include <QAction>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>

#include <array>
#include <memory>

class QFileDialog;
class QMimeData;

namespace boardwright {

/// Kinds of work that is not saved: an edit, of a set with a file or of one without; a text in a
/// cell's editor; an edit, and a text of the source that cannot be read.
inline constexpr std::array unsavedKinds{"changed", "untitled", "typed", "source"};

/// A visible window, a folder for its files, and functions that answer its questions.
class FilesFixture : public QObject {
    Q_OBJECT

public:
    FilesFixture();
    ~FilesFixture() override;

protected:
    void begin();
    void end();
    void showWindow();

    QString pathOf(const QString &name) const { return m_folder->filePath(name); }

    /// Shows a copy of the sample; its path is m_path.
    void openSampleCopy();
    /// Makes one small undo step.
    void edit(int weighting);
    /// A sample with unsaved work: one of unsavedKinds. The first goal's weighting is 97 then, or
    /// its text "typed".
    void makeUnsaved(const QByteArray &kind);
    int weighting() const;
    bool isSaved() const;

    static QByteArray contentOf(const QString &path);
    static void writeFile(const QString &path, const QByteArray &bytes);
    static QByteArray sampleBytes();
    /// A goal set with only this goal.
    static QByteArray smallSet(const QByteArray &goal);

    QAction *actionOf(const QKeySequence &shortcut) const;
    QAction *actionOf(const QString &text) const;
    void save() const;
    /// The open question; null if there is none.
    QMessageBox *question() const;
    void answer(QMessageBox::StandardButton button) const;
    void answer(const QString &text) const;
    /// The dialog that asks for a file; null if none is open.
    QFileDialog *fileDialog() const;
    /// Types a path into it and presses its button, as a user does.
    void chooseFile(const QString &path) const;
    /// Drops the data if the window accepts them; returns whether it did.
    bool drop(const QMimeData &data) const;
    /// A button of a banner, by its text.
    QPushButton *bannerButton(const QString &text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_path;
};

} // namespace boardwright
