// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/about_dialog.h"

#include "ui/widgets/controls/dialogs.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace boardwright {

namespace {

struct AboutWords {
    Q_DECLARE_TR_FUNCTIONS(boardwright::AboutDialog)
};

} // namespace

void showAboutDialog(QWidget *parent)
{
    auto *box = new QMessageBox(parent);
    box->setWindowTitle(AboutWords::tr("About Boardwright"));
    box->setIconPixmap(QIcon(QStringLiteral(":/icons/boardwright.svg"))
            .pixmap(QSize(64, 64), box->devicePixelRatioF()));
    box->setTextFormat(Qt::RichText); // of the text; what informs is plain
    box->setText(
        AboutWords::tr("<b>Boardwright %1</b>").arg(QCoreApplication::applicationVersion()));
    box->setInformativeText(
        AboutWords::tr("An editor for goal sets with a live board preview.\n\nFree software under "
                       "the GNU General Public "
                       "License, version 3 or later. It comes without any warranty."));
    openDialog(box);
}

} // namespace boardwright
