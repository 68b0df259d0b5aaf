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

#include <memory>

namespace boardwright {

/// How long a busy machine, or its disk, may take for one step, in milliseconds.

/// The window on a screen, a folder for its files, and the hands that answer what it asks.
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

    /// A copy of the sample, shown; its path is m_path.
    void openSampleCopy();
    /// One undo step, a small one.
    void edit(int weighting);
    int weighting() const;
    bool isSaved() const;

    static QByteArray contentOf(const QString &path);
    static void writeFile(const QString &path, const QByteArray &bytes);
    static QByteArray sampleBytes();
    /// A goal set that holds this goal and no other.
    static QByteArray smallSet(const QByteArray &goal);

    QAction *actionOf(const QKeySequence &shortcut) const;
    QAction *actionOf(const QString &text) const;
    void save() const;
    /// The question that is open; null: none is.
    QMessageBox *question() const;
    void answer(QMessageBox::StandardButton button) const;
    void answer(const QString &text) const;
    /// A button of a banner, by the text it shows.
    QPushButton *bannerButton(const QString &text) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    QString m_path;
};

} // namespace boardwright
