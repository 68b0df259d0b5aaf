// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Another program whose cells are on the clipboard. What tst_spreadsheet_clipboard starts.
#include "tests/support/unit.h"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QMimeData>

#include <cstdio>

using namespace Qt::StringLiterals;

/// Offers the text and the HTML of two files until it is killed.
static const boardwright::ListedUnit listedOwner("clipboard_owner", [](int argc, char **argv) {
    const QGuiApplication application(argc, argv);
    const QStringList files = QGuiApplication::arguments().sliced(1);
    const auto contentOf = [&files](qsizetype number) {
        QFile file(files.value(number));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    auto *offered = new QMimeData;
    offered->setData(u"text/plain"_s, contentOf(0));
    offered->setData(u"text/html"_s, contentOf(1));
    QGuiApplication::clipboard()->setMimeData(offered);
    QCoreApplication::processEvents();
    std::puts("offered");
    std::fflush(stdout);
    return QGuiApplication::exec();
});
