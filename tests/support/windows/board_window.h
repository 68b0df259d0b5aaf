// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/window/main_window.h"

#include <QTest>

#include <memory>

namespace boardwright {

/// The real window with an untitled set and its board; null if either does not appear in time.
inline std::unique_ptr<MainWindow> boardWindow(const GoalSet &set)
{
    auto window = std::make_unique<MainWindow>();
    NativeFile file;
    file.set = set;
    window->openUntitled(file);
    window->show();
    const bool isThere = QTest::qWaitForWindowExposed(window.get())
        && QTest::qWaitFor([&] { return window->preview().isUpToDate(); });
    return isThere ? std::move(window) : nullptr;
}

/// Closes the window without asking about unsaved work.
inline void closeBoardWindow(std::unique_ptr<MainWindow> window)
{
    if (window)
        window->document().undoStack().setClean();
}

} // namespace boardwright
