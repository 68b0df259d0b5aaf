// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cells of tables on the clipboard: as programs put them there, and as nobody should.
#include "core/base/limits.h"
#include "tests/support/places.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/values/clipboard_cells.h"
#include "ui/editing/values/tab_separated.h"

#include <QFile>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

using Rows = QList<QStringList>;

Rows cellsOf(const QByteArray &html, const QByteArray &text)
{
    QMimeData copied;
    if (!text.isNull())
        copied.setData(u"text/plain"_s, text);
    if (!html.isNull())
        copied.setData(u"text/html"_s, html);
    return *cellsOfClipboard(copied);
}

/// As a program offers it, with what it adds.
QByteArray htmlOf(const char *program)
{
    QFile file(fixturePath("clipboard/") + QString::fromLatin1(program) + u".html"_s);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestClipboardCells final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void programs_data();
    void programs();
    void pieces_data();
    void pieces();
    void isNoTable_data();
    void isNoTable();
    void tabSeparatedLaws_data();
    void tabSeparatedLaws();
    void tooLarge_data();
    void tooLarge();
    void randomTablesComeBack();
    void hostileHtml_data();
    void hostileHtml();
    void nothingIsLoaded();
};

void TestClipboardCells::programs_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Rows>("cells");
    QTest::newRow("LibreOffice Calc")
        << htmlOf("libreoffice") << QByteArray("Goal\tWeighting\t\nTwo lines & more\t40%\tred\n")
        << Rows{{u"Goal"_s, u"Weighting"_s, u""_s}, {u"Two\nlines & more"_s, u"40%"_s, u"red"_s}};
    QTest::newRow("Excel")
        << htmlOf("excel")
        << QByteArray("Goal\tWeighting and tag\t\r\n\"Two\nlines of a text that is long enough for "
                      "the next line\"\t40%\tspaced  out\r\n\t50%\t\r\n")
        << Rows{{u"Goal"_s, u"Weighting and tag"_s},
               {u"Two\nlines of a text that is long enough for the next line"_s, u"40%"_s,
                   u"spaced  out"_s},
               {u""_s, u"50%"_s, u""_s}};
    QTest::newRow("Google Sheets") << htmlOf("sheets") << QByteArray("a > b\t2\n\"One\ntwo\"\tlink")
                                   << Rows{{u"a > b"_s, u"2"_s}, {u"One\ntwo"_s, u"link"_s}};
    QTest::newRow("Word") << htmlOf("word") << QByteArray("One\ntwo\t\n")
                          << Rows{{u"One\ntwo"_s, u""_s}};
    QTest::newRow("only HTML") << htmlOf("sheets") << QByteArray()
                               << Rows{{u"a > b"_s, u"2"_s}, {u"One\ntwo"_s, u"link"_s}};
    QTest::newRow("only text") << QByteArray() << QByteArray("a\tb\n") << Rows{{u"a"_s, u"b"_s}};
    QTest::newRow("nothing") << QByteArray() << QByteArray() << Rows{};
}

void TestClipboardCells::programs()
{
    QFETCH(const QByteArray, html);
    QFETCH(const QByteArray, text);
    QFETCH(const Rows, cells);
    QCOMPARE(cellsOf(html, text), cells);
}

void TestClipboardCells::pieces_data()
{
    QTest::addColumn<QString>("html");
    QTest::addColumn<Rows>("cells");
    const auto row = [](const char *name, const QString &html, const Rows &cells) {
        QTest::newRow(name) << html << cells;
    };
    row("tags that are not closed", u"<table><tr><td>a<td>b<tr><td>c"_s,
        {{u"a"_s, u"b"_s}, {u"c"_s}});
    row("upper case", u"<TABLE><TR><TH COLSPAN='2'>a</TH><TD>b</TD></TR></TABLE>"_s,
        {{u"a"_s, u""_s, u"b"_s}});
    row("merged down", u"<table><tr><td rowspan=3>a<td>b<tr><td>c<tr><td>d<tr><td>e</table>"_s,
        {{u"a"_s, u"b"_s}, {u""_s, u"c"_s}, {u""_s, u"d"_s}, {u"e"_s}});
    row("merged both ways",
        u"<table><tr><td>a<td colspan=2 rowspan=2>b<td>c<tr><td>d<td>e</table>"_s,
        {{u"a"_s, u"b"_s, u""_s, u"c"_s}, {u"d"_s, u""_s, u""_s, u"e"_s}});
    row("merged cells end with their table",
        u"<table><tr><td rowspan=9>a</table><table><tr><td>b</table>"_s, {{u"a"_s}, {u"b"_s}});
    row("a table in a cell",
        u"<table><tr><td>a<table><tr><td>b<td>c<tr><td>d</table>e</td><td>f</table>"_s,
        {{u"a\nb c\nd\ne"_s, u"f"_s}});
    row("white space", u"<table><tr><td>\n a \t b\r\n c </td></tr></table>\n"_s, {{u"a b c"_s}});
    row("blocks and breaks",
        u"<table><tr><td><p>a</p><p>b<br>c</p><div>d</div><br>e<br></td></tr></table>"_s,
        {{u"a\nb\nc\nd\n\ne"_s}});
    row("entities",
        u"<table><tr><td>&lt;&#65;&#x42;&eacute;&hellip;&nbsp;&amp;amp;&#150;.</td></table>"_s,
        {{u"<AB\u00e9\u2026 &amp;\u2013."_s}});
    row("what is no entity",
        u"<table><tr><td>a & b &; &bogus; &#; &#xD800; &#99999999;</td></table>"_s,
        {{u"a & b &; &bogus; &#; \ufffd \ufffd"_s}});
    row("what is no tag", u"<table><tr><td>1 < 2 <3 <- 4</td></table>"_s, {{u"1 < 2 <3 <- 4"_s}});
    row("signs in attributes", u"<table><tr><td title=\"</td><td>x\" alt='>'>a</td></table>"_s,
        {{u"a"_s}});
    row("scripts",
        u"<table><tr><td>a<script>document.write('<td>b</td>')</SCRIPT>c<style>td{}</style></td></table>"_s,
        {{u"ac"_s}});
    row("a caption", u"<table><caption>Title</caption><tr><td>a</td></tr></table>"_s, {{u"a"_s}});
    row("spans that are no numbers",
        u"<table><tr><td colspan=x rowspan=-3>a<td colspan=0>b</table>"_s, {{u"a"_s, u"b"_s}});
    row("a wide cell at the end", u"<table><tr><td>a<td colspan=1000>b<tr><td>c</table>"_s,
        {{u"a"_s, u"b"_s}, {u"c"_s}});
}

void TestClipboardCells::pieces()
{
    QFETCH(const QString, html);
    QFETCH(const Rows, cells);
    const auto read = cellsOfHtml(html);
    QVERIFY(read.has_value());
    QCOMPARE(*read, cells);
}

void TestClipboardCells::isNoTable_data()
{
    QTest::addColumn<QByteArray>("html");
    QTest::newRow("a text") << QByteArray("<p>a\tb</p>");
    QTest::newRow("text above") << QByteArray("<h1>Goals</h1><table><tr><td>x</td></tr></table>");
    QTest::newRow("text below") << QByteArray("<table><tr><td>x</td></tr></table>and more");
    QTest::newRow("too wide") << QByteArray(
        "<table><tr><td colspan=4000>x<td colspan=4000>y</table>");
    QTest::newRow("too large") << "<table><tr><td>x</table>" + QByteArray(17 * 1024 * 1024, ' ');
}

/// Then the text counts.
void TestClipboardCells::isNoTable()
{
    QFETCH(const QByteArray, html);
    QCOMPARE(cellsOf(html, "a\tb\n"), (Rows{{u"a"_s, u"b"_s}}));
}

void TestClipboardCells::tabSeparatedLaws_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Rows>("cells");
    const auto row = [](const char *name, const QString &text, const Rows &cells) {
        QTest::newRow(name) << text << cells;
    };
    row("nothing", u""_s, {});
    row("a row", u"a\tb"_s, {{u"a"_s, u"b"_s}});
    row("line ends", u"a\nb\r\nc\rd\n"_s, {{u"a"_s}, {u"b"_s}, {u"c"_s}, {u"d"_s}});
    row("empty cells", u"\ta\t\n\n\t\n"_s, {{u""_s, u"a"_s, u""_s}, {u""_s}, {u""_s, u""_s}});
    row("quoted", u"\"a\tb\"\t\"c\nd\"\t\"say \"\"e\"\"\"\n"_s,
        {{u"a\tb"_s, u"c\nd"_s, u"say \"e\""_s}});
    row("a goal that begins with a quotation", u"\"Boo\" the ghost\tb\n5\" pipe\t\"x\n"_s,
        {{u"\"Boo\" the ghost"_s, u"b"_s}, {u"5\" pipe"_s, u"\"x"_s}});
    row("commas", u"a, b\t\"c\", d\n"_s, {{u"a, b"_s, u"\"c\", d"_s}});
}

void TestClipboardCells::tabSeparatedLaws()
{
    QFETCH(const QString, text);
    QFETCH(const Rows, cells);
    QCOMPARE(*cellsOfTabSeparated(text), cells);
}

void TestClipboardCells::tooLarge_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("most");
    const QString wide = QString(mostCsvCells - 1, u'\t') + u'\n';
    QTest::newRow("as many rows as are read") << QString(mostCsvLines, u'\n') << qint64{0};
    QTest::newRow("a row more") << QString(mostCsvLines, u'\n') + u'a' << qint64{mostCsvLines};
    QTest::newRow("as many columns as are read") << u"a\n"_s + wide << qint64{0};
    QTest::newRow("a column more") << u"a\n\t"_s + wide << qint64{mostCsvCells};
    QTest::newRow("a cell more") << wide.repeated(mostCsvCellsInAll / mostCsvCells) + u'a'
                                 << qint64{mostCsvCellsInAll};
}

/// What is not read whole is refused: rows that are left out would be missed by nobody.
void TestClipboardCells::tooLarge()
{
    QFETCH(const QString, text);
    QFETCH(const qint64, most);
    QMimeData copied;
    copied.setText(text);
    const auto cells = cellsOfClipboard(copied);
    QCOMPARE(cells.has_value(), most == 0);
    if (most == 0)
        return;
    QCOMPARE(cells.error().code, Code::SheetTooLarge);
    QCOMPARE(cells.error().args, QList<Arg>{most});
}

/// The table of a program that offers both, quoting what it must: it comes back whatever it holds.
void TestClipboardCells::randomTablesComeBack()
{
    SplitMix random(28);
    const QStringList pieces{u"a"_s, u"B"_s, u" "_s, u"\n"_s, u"\""_s, u"<"_s, u"&"_s, u"é"_s,
        u"😀"_s, u">"_s, u"\u00a0"_s};
    for (int i = 0; i < 2'000; ++i) {
        Rows cells(random.between(1, 4));
        const int columns = random.between(1, 4);
        QString html = u"<html><body><table>"_s;
        for (QStringList &row : cells) {
            html += u"<tr>"_s;
            for (int column = 0; column < columns; ++column) {
                QString text;
                for (int piece = random.below(6); piece > 0; --piece)
                    text += random.pick(pieces);
                row << text;
                html += u"<td>"_s + text.toHtmlEscaped().replace(u"\n"_s, u"<br>"_s) + u"</td>"_s;
            }
        }
        const Rows read = cellsOf(html.toUtf8() + "</table>", tabSeparated(cells).toUtf8());
        QCOMPARE(read, cells);
    }
}

void TestClipboardCells::hostileHtml_data()
{
    constexpr qsizetype size = 8'000'000;
    QTest::addColumn<QByteArray>("html");
    const auto row = [](const char *name, const QByteArray &unit, const QByteArray &before = {}) {
        QTest::newRow(name) << before + unit.repeated(size / unit.size());
    };
    row("nested tables", "<table>");
    row("nested tables in cells", "<table><tr><td>");
    row("nested blocks", "<div>", "<table><tr><td>");
    row("a million cells", "<td>", "<table><tr>");
    row("a million rows", "<tr>", "<table>");
    row("a million small rows", "<tr><td>x", "<table>");
    row("wide cells", "<td colspan=1000>x", "<table><tr>");
    row("wide cells in rows", "<tr><td colspan=4999>x<td>y", "<table>");
    row("deep cells", "<tr><td rowspan=65534>x", "<table>");
    row("wide and deep cells", "<tr><td>y", "<table><tr><td colspan=4990 rowspan=65534>x");
    row("open tags", "<td a=\"", "<table><tr>");
    row("open comments", "<!-", "<table><tr><td>");
    row("comments", "<!--", "<table><tr><td>");
    row("open scripts", "<script>", "<table><tr><td>");
    row("scripts", "<script></script>", "<table><tr><td>");
    row("signs", "<", "<table><tr><td>");
    row("ampersands", "&", "<table><tr><td>");
    row("line breaks", "<br>", "<table><tr><td>x");
    row("attributes", " a=b", "<table><tr><td");
    row("slashes", "/=", "<table><tr><td");
    QByteArray entities = "<table><tr><td>";
    for (int i = 0; i < 500'000; ++i)
        entities += "&e" + QByteArray::number(i) + ';';
    QTest::newRow("unknown entities") << entities;
}

/// It is read or not; the time of the test is bounded.
void TestClipboardCells::hostileHtml()
{
    QFETCH(const QByteArray, html);
    const Rows cells = cellsOf(html, "a\tb\n");
    qsizetype count = 0;
    for (const QStringList &row : cells) {
        QVERIFY(row.size() <= mostCsvCells);
        count += row.size();
    }
    QVERIFY(count <= 1'000'000);
    QVERIFY(cells.size() <= mostCsvLines);
}

/// A picture or style sheet on this machine is not opened, nor anything asked for.
void TestClipboardCells::nothingIsLoaded()
{
    const QTemporaryDir folder;
    QFile style(folder.filePath(u"style.css"_s));
    QVERIFY(style.open(QIODevice::WriteOnly));
    style.write("td { display: none }");
    style.close();
    const QString html
        = u"<link rel=stylesheet href='%1'><table background='%1'><tr><td>a<img src='%1'></td></tr></table>"_s
              .arg(style.fileName());
    QCOMPARE(cellsOfHtml(html).value(), (Rows{{u"a"_s}}));
}

BOARDWRIGHT_UNIT(TestClipboardCells, QGuiApplication)

#include "tst_clipboard_cells.moc"
