// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Law of core/base/limits.h: an input that is just within a limit, in the worst shape we know, is
// read with at most a gigabyte and within ten seconds of a processor; one that is just beyond it is
// refused as early, with a sentence that names the limit. The real program reads each, so that no
// reader before or after it is forgotten.

#include "core/base/limits.h"
#include "core/formats/file.h"
#include "core/formats/native.h"
#include "tests/support/measured_run.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/pool_files.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr double mostSeconds = 10;

using Make = std::function<QByteArray()>;

/// A text that is repeated, between two others.
Make repeated(
    const QByteArray &begin, const QByteArray &part, qsizetype times, const QByteArray &end = {})
{
    return [=] { return begin + part.repeated(times) + end; };
}

/// Parts with a number in place of "%", separated by commas.
Make numbered(
    const QByteArray &begin, const QByteArray &part, qsizetype times, const QByteArray &end)
{
    return [=] {
        QByteArray text = begin;
        for (qsizetype i = 0; i < times; ++i)
            text += (i == 0 ? "" : ",") + QByteArray(part).replace('%', QByteArray::number(i));
        return text + end;
    };
}

/// As many bytes as a file may have, and `more`.
Make filled(
    const QByteArray &begin, const QByteArray &part, const QByteArray &end = {}, qint64 more = 0)
{
    return [=] {
        const qint64 room = largestFile + more - begin.size() - end.size();
        QByteArray text = begin + part.repeated(room / part.size() + 1);
        text.truncate(begin.size() + room);
        return text + end;
    };
}

/// A board of other settings than those of other numbers.
QByteArray boardOfSettings(int number)
{
    static const QByteArrayList values{"any", "lowest", "highest"};
    const auto digit = [&number](int base) {
        const int rest = number % base;
        number /= base;
        return rest;
    };
    const auto yes = [&] { return QByteArray(digit(2) == 0 ? "no" : "yes"); };
    const int rows = 3 + digit(8);
    const int columns = 3 + digit(8);
    return R"({"seed":"1","generator":"constrained","mode":"bingo","size":")"
        + QByteArray::number(rows) + 'x' + QByteArray::number(columns) + R"(","no-board-limits":")"
        + yes() + R"(","no-line-limits":")" + yes() + R"(","no-weighting":")" + yes()
        + R"(","values":")" + values[digit(3)] + R"(","arrange":")" + QByteArray::number(digit(4))
        + "\",\"cells\":[]}\n";
}

} // namespace

class TestLimits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void files_data();
    void files();
    void boards_data();
    void boards();
    void boardsOfThousandsOfSettings();
    void statistics_data();
    void statistics();

private:
    /// Measures a command, and whether it obeys the law. `words`: of the refusal; empty: it is
    /// read.
    void obeys(const QStringList &arguments, const QByteArray &words)
    {
        const MeasuredRun measured = measuredRun(commandLinePath(), arguments);
        QVERIFY2(measured.run.status >= 0 && measured.run.status <= 2, "crashed");
        const QByteArray said = measured.run.out.right(2000) + measured.run.err.right(2000);
        if (words.isEmpty())
            QVERIFY2(measured.run.status < 2, said.constData());
        else
            QVERIFY2(measured.run.status != 0 && said.contains(words), said.constData());
        constexpr double million = 1e6;
        const QByteArray took = QByteArray::number(measured.seconds, 'f', 1) + " s, "
            + QByteArray::number(static_cast<double>(measured.peakBytes) / million, 'f', 0) + " MB";
        QVERIFY2(measured.seconds < mostSeconds, took.constData());
        QVERIFY2(measured.peakBytes <= mostMemory, took.constData());
    }

    QString saved(const QString &name, const Make &make)
    {
        const QString path = m_folder.filePath(name);
        return saveFile(path, make()) ? path : QString();
    }

    QTemporaryDir m_folder;
};

void TestLimits::files_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<Make>("make");
    QTest::addColumn<QByteArray>("words");
    const auto row
        = [](const char *title, const char *name, const Make &make, const QByteArray &words = {}) {
              QTest::newRow(title) << QString::fromLatin1(name) << make << words;
          };
    const QByteArray goals = R"({"objectives":[)";
    // The bytes of a file.
    row("one long goal", "a.json", filled(goals + R"({"goal":")", "x", R"("}]})"));
    row("one byte more", "a.json", filled(goals + R"({"goal":")", "x", R"("}]})", 1), "64.00 MiB");
    row("spaces", "a.json", filled("", " ", goals + R"({"goal":"a"}]})"));
    row("line feeds", "a.json", filled("", "\n", goals + R"({"goal":"a"}]})"));
    row("only line feeds", "a.json", filled("", "\n"), "error");
    row("zero bytes", "a.txt", filled("", QByteArray(1, '\0')), "error");
    // Depth and values.
    row("deep", "a.json",
        repeated(goals + R"({"goal":"a","x":)", "[", 61, // two are open
            QByteArray("]").repeated(61) + "}]}"));
    row("too deep", "a.json", filled("{\"objectives\":", "["), "64 levels");
    row("values", "a.json",
        numbered(R"({"x":[)", "{}", jsonValues - 10, R"(],"objectives":[{"goal":"a"}]})"));
    row("members", "a.json",
        numbered("{", R"("k%":1)", jsonValues - 10, R"(,"objectives":[{"goal":"a"}]})"));
    row("too many values", "a.json", filled("{\"objectives\":[", "1,", "1]}"), "1000000 values");
    // Goals of a set.
    const QByteArray categories
        = R"({"goal":"% {{X}}","range":[1,2,3,4,5,6,7,8,9],)"
          R"("board_categories":["b%","c%","d%"],"line_categories":["l%","m%"],"tag":"t%"})";
    row("goals", "a.json", numbered(goals, categories, mostObjectives, "]}"));
    row("goals of long texts", "a.json",
        numbered(goals, R"({"goal":"%)" + QByteArray(3'200, 'x') + R"("})", mostObjectives, "]}"));
    row("the same goal", "a.json", numbered(goals, R"({"goal":"a"})", mostObjectives, "]}"));
    row("too many goals", "a.json", numbered(goals, R"({"goal":"%"})", mostObjectives + 1, "]}"),
        "at most 20000");
    // A pool of worlds, of which most zones are beyond the limit and have no effect.
    row("pool", "a.json", [] { return test::poolFile(2'000); });
    // Lines of a list, and scripts.
    row("lines", "a.txt", repeated("", QByteArray(3'300, 'a') + "\n", mostObjectives));
    row("too many lines", "a.txt", filled("", "a\n"), "at most 20000");
    row("far too many goals", "a.txt", repeated("", "a\n", mostImportLines - 1), "at most 20000");
    row("script", "a.js",
        repeated("bingoList[1] = [", "{name: 'a', types: ['b']},", mostObjectives, "];"));
    row("script with too many values", "a.js", filled("l[1] = [", "1,", "];"), "1000000 values");
    row("script with commas", "a.js", filled("l[1] = [", ",", "];"), "error");
    row("script with lists", "a.js", filled("", "l=[1];"), "error");
    row("script with functions", "a.js", filled("", "function(){"), "error");
    row("script with brackets", "a.js", filled("l[1] = ", "["), "error");
    row("script with a quotation", "a.js", filled("l[1] = '", "x"), "error");
    row("script with comments", "a.js", filled("", "/**/"), "error");
    row("markup", "a.html", filled("", "<a>"), "error");
    // Tables.
    row("table of lines", "a.csv", repeated("goal,category\n", "a,b\n", mostObjectives));
    row("table of too many lines", "a.csv", repeated("goal,category\n", "a,b\n", mostCsvLines + 1),
        "100000 rows");
    row("wide table", "a.csv",
        repeated("goal" + QByteArray(",c").repeated(mostCsvCells - 1) + "\n",
            "a" + QByteArray(mostCsvCells - 1, ',') + "\n", mostCsvCellsInAll / mostCsvCells - 1));
    row("too wide a table", "a.csv", repeated("goal,category\na", ",c", mostCsvCells, "\n"),
        "5000 rows");
    row("too many titles", "a.csv", repeated("goal", ",c", mostCsvCells, "\na\n"), "5000 rows");
    row("table of cells", "a.csv",
        repeated("goal" + QByteArray(",c").repeated(199) + "\n",
            "a" + QByteArray(",b").repeated(199) + "\n", mostObjectives - 1));
    row("table of one cell", "a.csv", filled("goal,category\n\"", "\"\"", "\",\n"));
    row("table of tabs", "a.tsv", filled("goal\tcategory\n", "\t"), "5000 rows");
}

/// As `check` reads them, which also judges the set.
void TestLimits::files()
{
    QFETCH(const QString, name);
    QFETCH(const Make, make);
    QFETCH(const QByteArray, words);
    obeys({u"check"_s, saved(name, make)}, words);
}

void TestLimits::boards_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<QByteArray>("words");
    const auto row = [](const char *title, const Make &make, const QByteArray &words = {}) {
        QTest::newRow(title) << make << words;
    };
    row("boards", repeated("", "{}\n", mostBoardsInFile));
    row("too many boards", filled("", "{}\n"), "100000 values");
    row("too many boards in an array", filled("[", "{},", "{}]"), "100000 values");
    row("one board of values", numbered(R"({"seed":"1","x":[)", "{}", jsonValues - 10, "]}"));
    row("too many values", filled("{\"x\":[", "1,", "1]}"), "1000000 values");
    row("one long text", filled("{\"seed\":\"", "x", "\"}"));
    row("nothing", filled("", "\n"), "no boards");
    row("an open text", filled("\"", "x"), "error");
    row("deep", filled("", "["), "64 levels");
}

void TestLimits::boards()
{
    QFETCH(const Make, make);
    QFETCH(const QByteArray, words);
    const QString set = saved(u"set.json"_s, [] { return writeNative(plainSet(30)); });
    obeys({u"again"_s, set, saved(u"boards.json"_s, make)}, words);
}

/// Of which each needs a set compiled for it: few are kept (mostKeptCompiled).
void TestLimits::boardsOfThousandsOfSettings()
{
    constexpr int settings = 3'000;
    constexpr qint64 mostBytes = 200LL * 1024 * 1024;
    const QString set = saved(u"set.json"_s, [] {
        GoalSet large;
        for (int i = 0; i < 500; ++i)
            addGoal(large, u"Goal %1"_s.arg(i)).boardCategories = {u"c%1"_s.arg(i % 20)};
        return writeNative(large);
    });
    const QString boards = saved(u"boards.json"_s, [] {
        QByteArray text;
        for (int i = 0; i < settings; ++i)
            text += boardOfSettings(i);
        return text;
    });
    const MeasuredRun measured = measuredRun(commandLinePath(), {u"again"_s, set, boards});
    QCOMPARE(measured.run.status, 1); // without cells none is the same
    QVERIFY(measured.run.out.startsWith("0 of 3000 boards"));
    QVERIFY(!measured.run.err.contains("setting"));
    QVERIFY2(measured.peakBytes <= mostBytes, QByteArray::number(measured.peakBytes).constData());
}

void TestLimits::statistics_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<QByteArray>("words");
    QTest::newRow("values") << numbered("{\"x\":[", "{}", jsonValues - 10, "]}")
                            << QByteArray("error");
    QTest::newRow("too many values") << filled("[", "1,", "1]") << QByteArray("1000000 values");
    QTest::newRow("line feeds") << filled("", "\n") << QByteArray("error");
}

void TestLimits::statistics()
{
    QFETCH(const Make, make);
    QFETCH(const QByteArray, words);
    const QString file = saved(u"part.json"_s, make);
    obeys({u"merge"_s, file}, words);
    // A state of a tuner is read by the same parser.
    const QString set = saved(u"set.json"_s, [] { return writeNative(plainSet(30)); });
    obeys({u"tune"_s, set, u"-o"_s, m_folder.filePath(u"out.json"_s), u"--state"_s, file,
              u"--target"_s, u"all"_s},
        words);
}

BOARDWRIGHT_UNIT(TestLimits, QCoreApplication)
#include "tst_limits.moc"
