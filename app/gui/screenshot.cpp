// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/screenshot.h"

#include "core/formats/board_text.h"
#include "ui/text/field_words.h"
#include "ui/widgets/window/main_window.h"
#include "ui/widgets/window/message_bar.h"

#include <QApplication>
#include <QPixmap>
#include <QTextStream>
#include <QTimer>

namespace boardwright {

namespace {

// Longer than opening any supported file takes.
constexpr int patience = 60'000;

void finish(MainWindow &window, const QString &path, int status)
{
    QTextStream out(stdout);
    QTextStream err(stderr);
    if (window.messageBar().isVisible())
        err << window.messageBar().text() << u'\n';
    if (const auto result = window.preview().result())
        out << QApplication::translate("main", "Seed %1").arg(result->request.seed) << u'\n'
            << boardText(result->request.set, result->board) << u'\n'
            << seedNote(result->request.generator->info()) << u'\n';
    if (!window.grab().save(path)) {
        err << QApplication::translate("main", "The picture cannot be saved as %1.").arg(path)
            << u'\n';
        status = 1;
    }
    QApplication::exit(status);
}

} // namespace

void takeScreenshot(MainWindow &window, const QString &path)
{
    window.show();
    const auto finishWhenPainted = [&window, path](int status) {
        // Returns to the event loop once, so that changes caused by the board are laid out.
        QTimer::singleShot(100, &window, [&window, path, status] { finish(window, path, status); });
    };
    QObject::connect(&window.preview(), &Preview::updated, &window, [&window, finishWhenPainted] {
        if (window.preview().isUpToDate() && !window.document().set().objectives.isEmpty())
            finishWhenPainted(0);
    });
    QObject::connect(
        &window, &MainWindow::openFailed, &window, [finishWhenPainted] { finishWhenPainted(1); });
    QTimer::singleShot(patience, &window, [finishWhenPainted] { finishWhenPainted(1); });
}

} // namespace boardwright
