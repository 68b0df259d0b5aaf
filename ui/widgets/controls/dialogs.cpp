// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/dialogs.h"

#include <QApplication>
#include <QFileDialog>

#include <memory>

namespace boardwright {

void openDialog(QDialog *dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void askForFile(
    QFileDialog *dialog, QObject *context, const std::function<void(const QString &)> &take)
{
    // The dialog says which file was chosen before it closes.
    const auto chosen = std::make_shared<QString>();
    QObject::connect(dialog, &QFileDialog::fileSelected, context,
        [chosen](const QString &path) { *chosen = path; });
    QObject::connect(dialog, &QDialog::finished, context, [chosen, take] {
        if (!chosen->isEmpty())
            take(*chosen);
    });
    openDialog(dialog);
}

QDialog *openDialogOf(const QWidget &window)
{
    QDialog *front = nullptr;
    for (QDialog *dialog : window.findChildren<QDialog *>()) {
        if (!dialog->isVisible())
            continue;
        if (dialog == QApplication::activeModalWidget())
            return dialog;
        front = dialog;
    }
    return front;
}

} // namespace boardwright
