// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "tests/support/unit.h"
#include "ui/editing/source/source_text.h"
#include "ui/editing/values/goal_parts.h"
#include "ui/editing/values/text_change.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestSourceText final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheLinesOfRows_data();
    void findsTheLinesOfRows();
    void keepsPlacesOfOddCharacters();
    void laysOutLongLines();
    void newestWins();
    void changesWholeLines_data();
    void changesWholeLines();
    void partsOfGoals_data();
    void partsOfGoals();
};

void TestSourceText::findsTheLinesOfRows_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QList<int>>("lines"); // first and last line of each row
    const QByteArray site = "{\n  \"objectives\": [\n    {\n      \"goal\": \"a\"\n    },\n    {\n"
                            "      \"goal\": \"b\"\n    }\n  ]\n}";
    const QList<int> lines{2, 4, 5, 7};
    QTest::newRow("the site's style") << site << lines;
    QTest::newRow("CR LF") << QByteArray(site).replace("\n", "\r\n") << lines;
    QTest::newRow("CR") << QByteArray(site).replace("\n", "\r") << lines;
    QTest::newRow("byte-order mark") << "\xef\xbb\xbf" + site << lines;
    QTest::newRow("one line") << QByteArray(R"({"objectives":[{"goal":"a"},{"goal":"b"}]})")
                              << QList<int>{0, 0, 0, 0};
    QTest::newRow("the key stands twice")
        << QByteArray("{\"objectives\":[],\n\"objectives\":[{\"goal\":\"a\"},\n{\"goal\":\"b\"}]}")
        << QList<int>{1, 1, 2, 2};
}

void TestSourceText::findsTheLinesOfRows()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QList<int>, lines);
    const auto file = readNative(bytes);
    QVERIFY(file);
    const SourceResult source = sourceOf(file->set);
    QCOMPARE(source.rows.size(), 2);
    for (qsizetype row = 0; row < 2; ++row) {
        const LineRange range = source.rows.value(file->set.objectives[row].id);
        QCOMPARE(range, (LineRange{lines[2 * row], lines[2 * row + 1]}));
        const QStringList text = source.text.split(u'\n');
        QVERIFY(text.mid(range.first, range.last - range.first + 1)
                .join(u'\n')
                .contains(row == 0 ? u"\"a\""_s : u"\"b\""_s));
    }
    QVERIFY(!source.isLaidOut);
    QVERIFY(!source.text.contains(u'\r'));
}

void TestSourceText::keepsPlacesOfOddCharacters()
{
    // U+2028 and U+2029 are allowed in JSON, but end a line in a QTextDocument.
    const auto file
        = readNative(u"{\"objectives\":[{\"goal\":\"a\u2028b\u2029c\U0001F600\"}]}"_s.toUtf8());
    QVERIFY(file);
    QCOMPARE(
        sourceOf(file->set).text, u"{\"objectives\":[{\"goal\":\"a\ufffdb\ufffdc\U0001F600\"}]}"_s);
}

void TestSourceText::laysOutLongLines()
{
    const QByteArray goal = R"({"goal":")" + QByteArray(5'000, 'x') + R"("})";
    const auto file = readNative(R"({"objectives":[)" + goal + ',' + goal + ',' + goal + "]}");
    QVERIFY(file);
    const SourceResult source = sourceOf(file->set);
    QVERIFY(source.isLaidOut);
    QCOMPARE(source.rows.value(RowId{3}), (LineRange{8, 10}));
}

void TestSourceText::newestWins()
{
    JobPool files(PoolKind::Files);
    SourceText text(files);
    QVERIFY(!text.isUpToDate());
    std::uint64_t last = 0;
    connect(&text, &SourceText::updated, this, [&] {
        QVERIFY(text.result()->revision > last);
        last = text.result()->revision;
    });
    GoalSet set;
    for (int i = 0; i < 50; ++i) {
        set.setName = QString::number(i);
        text.request(set);
    }
    QVERIFY(QTest::qWaitFor([&] { return text.isUpToDate(); }));
    QCOMPARE(text.result()->text, QString::fromUtf8(writeNative(set)));
}

void TestSourceText::changesWholeLines_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<TextChange>("change");
    const auto row = [](const char *name, const QString &from, const QString &to,
                         TextChange change) { QTest::newRow(name) << from << to << change; };
    row("nothing", u"a\nb"_s, u"a\nb"_s, {0, 0, 0});
    row("both empty", {}, {}, {0, 0, 0});
    row("all new", {}, u"a\nb"_s, {0, 0, 3});
    row("all gone", u"a\nb"_s, {}, {0, 3, 0});
    row("a line in the middle", u"a\nb\nc"_s, u"a\nX\nc"_s, {2, 2, 2});
    row("part of a line", u"a\nfoo bar\nc"_s, u"a\nfoo car\nc"_s, {2, 8, 8});
    row("the first line", u"a\nb"_s, u"X\nb"_s, {0, 2, 2});
    row("the last line", u"a\nb"_s, u"a\nX"_s, {2, 1, 1});
    row("a line more", u"a\nc"_s, u"a\nb\nc"_s, {2, 0, 2});
    row("a line less", u"a\nb\nc"_s, u"a\nc"_s, {2, 2, 0});
    row("one of equal lines less", u"a\nb\nb\nc"_s, u"a\nb\nc"_s, {4, 2, 0});
    row("longer at the end", u"a\nb"_s, u"a\nb\nc"_s, {2, 1, 3});
}

void TestSourceText::changesWholeLines()
{
    QFETCH(const QString, from);
    QFETCH(const QString, to);
    QFETCH(const TextChange, change);
    const TextChange result = textChange(from, to);
    QCOMPARE(result, change);
    QString changed = from;
    changed.replace(result.position, result.removed, to.sliced(result.position, result.inserted));
    QCOMPARE(changed, to);
}

void TestSourceText::partsOfGoals_data()
{
    QTest::addColumn<QString>("goal");
    QTest::addColumn<QString>("parts"); // texts in (), values in {}, plurals in []
    QTest::newRow("empty") << u""_s << u""_s;
    QTest::newRow("plain") << u"Tame a drake"_s << u"(Tame a drake)"_s;
    QTest::newRow("all") << u"Win {{X}} race[[s]] and {{X}} box[[es]]"_s
                         << u"(Win ){X}( race)[s]( and ){X}( box)[es]"_s;
    QTest::newRow("at the edges") << u"{{X}}[[s]]"_s << u"{X}[s]"_s;
    QTest::newRow("no marks") << u"{{x}} [[S]] {X} [s] [[s] {{X}"_s
                              << u"({{x}} [[S]] {X} [s] [[s] {{X})"_s;
    QTest::newRow("nested") << u"{{{X}}} [[[s]]]"_s << u"({){X}(} [)[s](])"_s;
}

void TestSourceText::partsOfGoals()
{
    QFETCH(const QString, goal);
    QString described;
    for (const GoalPart &part : goalParts(goal)) {
        const QStringView brackets = part.kind == GoalPart::Kind::Text ? u"()"
            : part.kind == GoalPart::Kind::Placeholder                 ? u"{}"
                                                                       : u"[]";
        described += brackets[0] + part.text + brackets[1];
    }
    QTEST(described, "parts");
}

BOARDWRIGHT_UNIT(TestSourceText, QCoreApplication)
#include "tst_source_text.moc"
