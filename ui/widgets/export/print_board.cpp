// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/export/print_board.h"

#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/controls/dialogs.h"

#include <QImage>
#include <QPainter>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <memory>

namespace boardwright {

namespace {

QPalette printedPalette()
{
    return {Qt::lightGray, Qt::white};
}

} // namespace

void paintPage(QPrinter &printer, const BoardPicture &picture)
{
    // Fonts have points, so that their layout on the screen is right only at its resolution.
    // Printers draw letters and lines exactly all the same.
    printer.setResolution(QImage(1, 1, QImage::Format_RGB32).logicalDpiY());
    QPainter painter(&printer);
    painter.setRenderHint(QPainter::Antialiasing);
    paintInto(painter, painter.viewport(), picture);
}

void printBoard(BoardPicture picture, const QString &name, QWidget &parent)
{
    picture.palette = printedPalette();
    const auto printer = std::make_shared<QPrinter>(QPrinter::ScreenResolution);
    printer->setDocName(titleText(name));
    auto *preview = new QPrintPreviewDialog(printer.get(), &parent);
    QObject::connect(preview, &QPrintPreviewDialog::paintRequested, preview,
        [printer, picture = std::move(picture)](QPrinter *page) { paintPage(*page, picture); });
    openDialog(preview);
}

} // namespace boardwright
