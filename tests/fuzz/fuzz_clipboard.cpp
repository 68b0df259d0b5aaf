// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/csv.h"
#include "tests/fuzz/law.h"
#include "ui/editing/values/clipboard_cells.h"
#include "ui/editing/values/tab_separated.h"

#include <QGuiApplication>

#include <array>

using namespace boardwright;
using namespace Qt::StringLiterals;
using test::require;

namespace {

using Rows = QList<QStringList>;

/// Entities are Qt's, which wants an application.
void beginApplication()
{
    static int count = 1;
    static std::array<char, 5> name{"fuzz"};
    static std::array<char *, 2> arguments{name.data(), nullptr};
    static const bool isOffscreen = qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication application(count, arguments.data());
    require(isOffscreen);
}

void checkLimits(const Rows &cells)
{
    constexpr qsizetype mostCells = 1'000'000;
    qsizetype count = 0;
    for (const QStringList &row : cells) {
        require(row.size() <= mostCsvCells);
        count += row.size();
    }
    require(count <= mostCells && cells.size() <= mostCsvLines);
}

/// A program that offers these cells as HTML, and as a text that spells them.
void checkComesBack(const Rows &cells)
{
    QString html = u"<table>"_s;
    for (const QStringList &row : cells) {
        html += u"<tr>"_s;
        for (const QString &cell : row)
            html += u"<td>"_s + cell.toHtmlEscaped().replace(u'\n', "<br>"_L1) + u"</td>"_s;
    }
    QMimeData copied;
    copied.setText(tabSeparated(cells));
    copied.setHtml(html + u"</table>"_s);
    const auto back = cellsOfClipboard(copied);
    require(back ? *back == cells : back.error().code == Code::SheetTooLarge);
}

} // namespace

/// Checks the laws of values/clipboard_cells.h for arbitrary bytes: the text on the clipboard, and
/// after a NUL its HTML.
// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    beginApplication();
    const QByteArray bytes = test::bytesOf(data, size);
    const qsizetype end = bytes.indexOf('\0');
    QMimeData copied;
    copied.setData(u"text/plain"_s, end < 0 ? bytes : bytes.first(end));
    if (end >= 0)
        copied.setData(u"text/html"_s, bytes.sliced(end + 1));
    if (const auto cells = cellsOfClipboard(copied))
        checkLimits(*cells);
    else
        require(cells.error().code == Code::SheetTooLarge);
    if (const auto shown = cellsOfHtml(copied.html())) {
        checkLimits(*shown);
        checkComesBack(*shown);
    }
    return 0;
}
