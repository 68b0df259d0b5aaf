// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QDialog;
class QFileDialog;
class QObject;
class QWidget;

namespace boardwright {

/// Opens a dialog without blocking. It is deleted after it is closed.
void openDialog(QDialog *dialog);

/// Opens a dialog that asks for one file, and gives its path to `take`, unless `context` is deleted
/// before. By then the dialog is closed, so that `take` may open another one: a question above a
/// dialog that is being closed would be closed with it.
void askForFile(
    QFileDialog *dialog, QObject *context, const std::function<void(const QString &)> &take);

/// The dialog in front of `window`; null if none is open. This is found out from the dialogs that
/// are visible, so that nobody has to count them.
QDialog *openDialogOf(const QWidget &window);

} // namespace boardwright
