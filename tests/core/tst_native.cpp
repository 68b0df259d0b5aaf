// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_layout.h"
#include "core/formats/native.h"
#include "tests/support/native_files.h"

#include <QDir>
#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

const QString fixtures = QStringLiteral(BOARDWRIGHT_FIXTURES "/native/");

QString codeName(Code code)
{
    switch (code) {
    case Code::JsonSyntax:
        return u"JsonSyntax"_s;
    case Code::JsonWrongType:
        return u"JsonWrongType"_s;
    case Code::JsonNumberOutOfRange:
        return u"JsonNumberOutOfRange"_s;
    case Code::UnknownText:
        return u"UnknownText"_s;
    case Code::NotAGoalSet:
        return u"NotAGoalSet"_s;
    case Code::DuplicateKey:
        return u"DuplicateKey"_s;
    default:
        return QString::number(static_cast<int>(code));
    }
}

/// As a line of expected.txt, after the file's name.
QString described(const Problem &problem)
{
    QStringList args;
    for (const Arg &arg : problem.args) {
        const auto *const text = std::get_if<QString>(&arg);
        args << (text ? *text : QString::number(std::get<qint64>(arg)));
    }
    return u"%1:%2 %3 %4"_s.arg(problem.where.line)
        .arg(problem.where.column)
        .arg(codeName(problem.code), args.join(u'|'));
}

Objective objectiveOf(const QString &goal)
{
    Objective objective;
    objective.goal = goal;
    return objective;
}

GoalSet setOf(const char *fixture)
{
    const auto file = readNative(contentOf(fixtures + u"valid/"_s + QLatin1StringView(fixture)));
    return file ? file->set : GoalSet{};
}

} // namespace

class TestNative final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void everyInvalidFileIsExpected();
    void givesBackTheSameBytes_data();
    void givesBackTheSameBytes();
    void readsEveryField();
    void readsSettings();
    void readsOtherSpellings();
    void readsNullAsAbsent();
    void readsValuesOutsideTheSchemasLimits();
    void lastOfARepeatedKeyCounts();
    void notesRepeatedKeys();
    void notesAreBounded();
    void numbersRows();
};

void TestNative::refuses_data()
{
    QTest::addColumn<QString>("problem");
    const QString table = QString::fromUtf8(contentOf(fixtures + u"invalid/expected.txt"_s));
    for (const QString &line : table.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#'))
            continue;
        const qsizetype name = line.indexOf(u' ');
        const QString problem = line.sliced(name).simplified();
        QTest::newRow(qPrintable(line.first(name))) << problem;
    }
}

void TestNative::refuses()
{
    QFETCH(const QString, problem);
    const QByteArray bytes
        = contentOf(fixtures + u"invalid/"_s + QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY(!bytes.isEmpty());

    const auto file = readNative(bytes);

    QVERIFY(!file.has_value());
    QCOMPARE(described(file.error()), problem);
    QCOMPARE(file.error().severity, Severity::Error);
}

void TestNative::everyInvalidFileIsExpected()
{
    const QString table = QString::fromUtf8(contentOf(fixtures + u"invalid/expected.txt"_s));
    const QStringList names = QDir(fixtures + u"invalid"_s).entryList({u"*.json"_s});
    QVERIFY(!names.isEmpty());
    for (const QString &name : names)
        QVERIFY2(table.contains(u'\n' + name + u' '), qPrintable(name));
}

void TestNative::givesBackTheSameBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("siteStyle");
    for (const QString &name : QDir(fixtures + u"valid"_s).entryList({u"*.json"_s})) {
        const QByteArray bytes = contentOf(fixtures + u"valid/"_s + name);
        QTest::newRow(qPrintable(name)) << bytes << true;
        int style = 0;
        for (const QByteArray &other : otherStylesOf(bytes))
            QTest::addRow("%s, style %d", qPrintable(name), ++style) << other << false;
    }
}

void TestNative::givesBackTheSameBytes()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const bool, siteStyle);

    const auto file = readNative(bytes);

    QVERIFY(file.has_value());
    QCOMPARE(file->siteStyle, siteStyle);
    QCOMPARE(writeNative(file->set), bytes);
    QCOMPARE(file->set.file->bytes, bytes);
    QCOMPARE(file->set.file->layout, layOut(*parseJson(bytes), bytes));

    // Changed and changed back is not changed.
    GoalSet set = file->set;
    set.gameName += u'x';
    QVERIFY(writeNative(set) != bytes);
    set.gameName.chop(1);
    QCOMPARE(writeNative(set), bytes);
}

void TestNative::readsEveryField()
{
    const GoalSet set = setOf("site-style.json");

    QCOMPARE(set.schemaMode, SchemaMode::Strict);
    QCOMPARE(set.gameName, u"Lantern Bay"_s);
    QCOMPARE(set.setName, u"Harbour Run"_s);
    QCOMPARE(set.tagNames, QStringList({u"boss"_s, u"long_walk"_s}));
    QCOMPARE(set.boardLimits, QList<CategoryLimit>({{u"harbour"_s, 50}, {u"lanterns"_s, 12}}));
    QCOMPARE(set.lineLimits, QList<CategoryLimit>({{u"deep"_s, 40}, {u"pier"_s, 25}}));
    QCOMPARE(set.objectives.size(), 4);

    const Objective expected{.id = RowId{1},
        .goal = u"Light {{X}} Lantern[[s]]"_s,
        .range = {1, 2, 4},
        .individualLimit = 2,
        .boardCategories = {u"harbour"_s, u"lanterns"_s},
        .lineCategories = {u"pier"_s},
        .tooltip = u"Any pier counts, the “old” one too."_s,
        .icons = {u"bay/lantern.webp"_s},
        .progression = Zone::Early | Zone::Mid,
        .weighting = 90,
        .progressiveRanges = true,
        .tag = {},
        .forcedPositions = {},
        .disabled = false,
        .verbatim = set.objectives.at(0).verbatim};
    QCOMPARE(set.objectives.at(0), expected);
    QCOMPARE(set.objectives.at(2).tag, u"boss"_s);
    QVERIFY(set.objectives.at(2).disabled);
    QCOMPARE(valueOf(set).objectives.at(3), objectiveOf(u"Ring the bell"_s));
}

void TestNative::readsSettings()
{
    const GoalSet capped = setOf("capped.json");
    QCOMPARE(capped.schemaMode, SchemaMode::Capped);
    QCOMPARE(capped.cappedMaxSize, u"triple90"_s);

    const GoalSet dedicated = setOf("dedicated.json");
    QCOMPARE(dedicated.schemaMode, SchemaMode::Dedicated);
    QCOMPARE(dedicated.dedicatedMode, u"ascend"_s);
    QCOMPARE(dedicated.dedicatedSize, u"square7"_s);
    QCOMPARE(dedicated.objectives.at(0).forcedPositions, QList<int>({1, 7, 49}));
}

void TestNative::readsOtherSpellings()
{
    const GoalSet set = setOf("spellings.json");

    QCOMPARE(set.schemaMode, SchemaMode::Relaxed);
    QCOMPARE(set.gameName, u"Lantern Bay"_s);
    const Objective &objective = set.objectives.at(0);
    QCOMPARE(objective.goal, u"Smørrebrød 😀"_s);
    QCOMPARE(objective.range, QList<int>({1, 2, 3}));
    QCOMPARE(objective.progression, Zone::Early | Zone::Endgame);
    QCOMPARE(objective.weighting, 90);
    QCOMPARE(objective.individualLimit, 2);
    QCOMPARE(set.boardLimits, QList<CategoryLimit>({{u"shore"_s, 25}, {u"reef"_s, 25}}));
}

void TestNative::readsNullAsAbsent()
{
    const GoalSet set = setOf("nulls.json");

    GoalSet expected;
    expected.objectives.append(objectiveOf(u"Count the gulls"_s));
    QCOMPARE(valueOf(set), expected);
}

void TestNative::readsValuesOutsideTheSchemasLimits()
{
    const GoalSet set = setOf("out-of-limits.json");

    const Objective &objective = set.objectives.at(0);
    QCOMPARE(objective.goal.size(), 88);
    QCOMPARE(objective.weighting, 500);
    QCOMPARE(objective.individualLimit, -3);
    QCOMPARE(objective.range, QList<int>({4, 4, -2147483647 - 1, 2147483647}));
    QCOMPARE(set.boardLimits.at(0).percent, 900);
}

void TestNative::lastOfARepeatedKeyCounts()
{
    const GoalSet set = setOf("repeated-keys.json");

    QCOMPARE(set.setName, u"Second"_s);
    QCOMPARE(set.objectives.at(0).goal, u"Last wins"_s);
    QCOMPARE(set.objectives.at(0).weighting, 80);
    QCOMPARE(set.boardLimits, QList<CategoryLimit>({{u"b"_s, 2}, {u"a"_s, 3}}));
    QCOMPARE(set.lineLimits, QList<CategoryLimit>({{u"c"_s, 4}}));
}

void TestNative::notesRepeatedKeys()
{
    const auto file = readNative(contentOf(fixtures + u"valid/repeated-keys.json"_s));

    QVERIFY(file.has_value());
    QStringList notes;
    for (const Problem &note : file->notes) {
        QCOMPARE(note.severity, Severity::Warning);
        notes << described(note);
    }
    QCOMPARE(notes,
        QStringList({u"4:3 DuplicateKey set_name"_s, u"5:3 DuplicateKey objectives"_s,
            u"9:7 DuplicateKey goal"_s, u"10:7 DuplicateKey weighting"_s, u"17:7 DuplicateKey a"_s,
            u"22:5 DuplicateKey line"_s, u"24:7 DuplicateKey c"_s}));
    QVERIFY(readNative(contentOf(fixtures + u"valid/site-style.json"_s))->notes.isEmpty());
}

void TestNative::notesAreBounded()
{
    const QByteArray bytes = '{' + QByteArray("\"a\":1,").repeated(20'000) + "\"objectives\":[]}";

    const auto file = readNative(bytes);

    QVERIFY(file.has_value());
    QCOMPARE(file->notes.size(), 100);
    QCOMPARE(writeNative(file->set), bytes);
}

void TestNative::numbersRows()
{
    GoalSet set = setOf("site-style.json");

    QCOMPARE(set.objectives.at(0).id, RowId{1});
    QCOMPARE(set.objectives.at(3).id, RowId{4});
    QCOMPARE(set.nextRow(), RowId{5});
}

QTEST_APPLESS_MAIN(TestNative)
#include "tst_native.moc"
