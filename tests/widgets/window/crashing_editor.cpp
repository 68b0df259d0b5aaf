// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The program that tst_recovery starts and kills.
#include "tests/support/unit.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/files/recovery_file.h"
#include "ui/widgets/window/document_files.h"
#include "ui/widgets/window/main_window.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTimer>

#include <chrono>
#include <cstdio>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// Edits a file, reports when its recovery copy exists, and waits to be killed.
int crashingProgram()
{
    MainWindow window;
    const QString folder = qEnvironmentVariable("TEST_CRASH_FOLDER");
    constexpr std::chrono::milliseconds soon(1);
    const QString file = qEnvironmentVariable("TEST_CRASH_FILE");
    window.files().keepUnsavedWork({.folder = folder, .delay = soon, .interval = soon});
    QObject::connect(&window.files(), &DocumentFiles::opened, &window, [&window] {
        if (!qEnvironmentVariableIsSet("TEST_CRASH_WEIGHTING"))
            return; // what was opened is unsaved as it is
        // After everything else that follows opening.
        QTimer::singleShot(0, &window, [&window] {
            Objective objective = window.document().set().objectives.first();
            objective.weighting = qEnvironmentVariableIntValue("TEST_CRASH_WEIGHTING");
            changeObjectives(
                window.document(), {objective.id}, [&](Objective &changed) { changed = objective; },
                u"Edit"_s);
        });
    });
    QTimer watch;
    QObject::connect(&watch, &QTimer::timeout, &window, [&] {
        for (const QString &name : QDir(folder).entryList({u"*.recovery"_s}, QDir::Files)) {
            QFile kept(folder + u'/' + name);
            if (kept.open(QIODevice::ReadOnly) && readRecovery(kept.readAll())) {
                std::puts("kept");
                std::fflush(stdout);
            }
        }
    });
    watch.start(20);
    if (file.isEmpty())
        window.files().openSample();
    else
        window.openFile(file);
    return QApplication::exec();
}

} // namespace

static const ListedUnit listedCrash("crashing_editor", [](int argc, char **argv) {
    const QApplication application(argc, argv);
    QApplication::setApplicationName(u"tst_recovery"_s);
    return crashingProgram();
});
