// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QMenu;

namespace boardwright {

class DocumentFiles;
class GoalSetDocument;
class WindowExport;

/// Adds what can be done with files; gives back what belongs into a tool bar. All must outlive the
/// menu.
QList<QAction *> fillFileMenu(
    QMenu &menu, DocumentFiles &files, WindowExport &exports, GoalSetDocument &document);

} // namespace boardwright
