// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Untrusted statistics files are refused with a place and a reason, or are harmless.

#include "core/constrained/parameters.h"
#include "core/lab/simulate.h"
#include "core/lab/tally_json.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// An array that contains one array. Nested braces would be a copy for some compilers.
QJsonArray onlyOne(const QJsonArray &inner)
{
    QJsonArray outer;
    outer.append(inner);
    return outer;
}

QByteArray good()
{
    static const QByteArray text = [] {
        const GoalSet set = goldenSet();
        const Generator &generator = *generators().front();
        const auto subject = *subjectOf(generator, set, settingsOf({.rows = 3, .columns = 3}));
        return tallyJson(simulate(subject, {.first = 1, .last = 40}, {.detail = Detail::Reasons}));
    }();
    return text;
}

/// Replaces the value at a path of keys and indices; an undefined value removes the member.
QJsonValue with(const QJsonValue &root, const QVariantList &path, const QJsonValue &value)
{
    if (path.isEmpty())
        return value;
    const QVariantList rest = path.sliced(1);
    if (path.first().typeId() == QMetaType::Int) {
        QJsonArray array = root.toArray();
        const int index = path.first().toInt();
        array[index] = with(array[index], rest, value);
        return array;
    }
    QJsonObject object = root.toObject();
    const QString key = path.first().toString();
    const QJsonValue inner = with(object[key], rest, value);
    if (inner.isUndefined())
        object.remove(key);
    else
        object[key] = inner;
    return object;
}

QByteArray edited(const QVariantList &path, const QJsonValue &value)
{
    const QJsonObject root = QJsonDocument::fromJson(good()).object();
    return QJsonDocument(with(root, path, value).toObject()).toJson();
}

} // namespace

class TestStatisticsFiles final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void itIsTakenAsItIs();
    static void whatDoesNotFitIsRefused_data();
    static void whatDoesNotFitIsRefused();
    static void noOtherJsonIsTaken();
    static void sizesAreBelievedOnlyIfTheyAreThere();
    static void cutAndChangedBytes();
};

void TestStatisticsFiles::itIsTakenAsItIs()
{
    const auto tally = readTally(good());
    QVERIFY(tally.has_value());
    QCOMPARE(tallyJson(*tally), good());
    // The layout of the file does not matter.
    const auto compact = readTally(good().replace("\n", "  "));
    QVERIFY(compact.has_value());
    QCOMPARE(tallyJson(*compact), good());
}

void TestStatisticsFiles::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<QVariantList>("path");
    QTest::addColumn<QJsonValue>("value");
    QTest::addColumn<Code>("code");
    const auto row = [](const char *name, const QVariantList &path, const QJsonValue &value,
                         Code code = Code::StatisticsDamaged) {
        QTest::newRow(name) << path << value << code;
    };
    const QJsonValue gone(QJsonValue::Undefined);
    const double large = 9e18;
    row("another format", {u"statistics"_s}, 2, Code::JsonNumberOutOfRange);
    row("no format", {u"statistics"_s}, gone, Code::NotStatistics);
    row("no generator", {u"generator"_s}, gone, Code::NotStatistics);
    row("a version of text", {u"version"_s}, u"2"_s, Code::JsonWrongType);
    row("settings that are no text", {u"settings"_s, u"mode"_s}, 5);
    row("a setting that would break the file", {u"settings"_s, u"a\": 1, \"b"_s}, u"x"_s);
    row("an unknown detail", {u"detail"_s}, u"all"_s, Code::UnknownText);
    row("counts with measures", {u"detail"_s}, u"counts"_s);
    row("negative", {u"failed"_s}, -1, Code::JsonNumberOutOfRange);
    row("a fraction", {u"failed"_s}, 0.5, Code::JsonNumberOutOfRange);
    row("more failed than there are", {u"failed"_s}, 41, Code::JsonNumberOutOfRange);
    row("other boards than seeds", {u"boards"_s}, 39);
    row("more boards than seeds", {u"boards"_s}, 41, Code::JsonNumberOutOfRange);
    row("seeds backwards", {u"seeds"_s}, onlyOne(QJsonArray{40, 1}));
    row("seeds that touch", {u"seeds"_s}, QJsonArray{QJsonArray{1, 20}, QJsonArray{21, 40}});
    row("seeds out of order", {u"seeds"_s}, QJsonArray{QJsonArray{30, 50}, QJsonArray{1, 19}});
    row("seeds twice", {u"seeds"_s}, QJsonArray{QJsonArray{1, 30}, QJsonArray{20, 29}});
    row("half a range", {u"seeds"_s}, onlyOne(QJsonArray{1}));
    row("too many seeds", {u"seeds"_s}, onlyOne(QJsonArray{1, large}));
    row("negative seeds", {u"seeds"_s}, onlyOne(QJsonArray{-5, 34}), Code::JsonNumberOutOfRange);
    row("relaxations without boards", {u"relaxations"_s}, 1000, Code::JsonNumberOutOfRange);
    row("more relaxed than boards", {u"relaxedBoards"_s}, 41, Code::JsonNumberOutOfRange);
    row("an effort that cannot be", {u"effort"_s, u"nodes"_s}, large, Code::JsonNumberOutOfRange);
    row("no effort", {u"effort"_s, u"nodes"_s}, gone, Code::NotStatistics);
    row("overlap out of order", {u"overlap"_s}, QJsonArray{QJsonArray{3, 1}, QJsonArray{2, 1}});
    row("overlap of too many", {u"overlap"_s}, onlyOne(QJsonArray{3, 41}));
    row("overlap of none", {u"overlap"_s}, onlyOne(QJsonArray{3, 0}), Code::JsonNumberOutOfRange);
    row("overlap that is no pair", {u"overlap"_s}, QJsonArray{7});
    row("a million million cells", {u"sites"_s}, 1e12, Code::JsonNumberOutOfRange);
    row("more cells than there are", {u"sites"_s}, 1'000'000);
    row("more lines than there are", {u"lines"_s}, 1'000'000);
    row("a limit that is none", {u"limits"_s, 0}, 4);
    row("an unknown kind of limit", {u"limits"_s, 0, u"kind"_s}, u"x"_s, Code::UnknownText);
    row("one limit more", {u"limits"_s}, QJsonArray());
    row("objectives out of order", {u"objectives"_s, 2, u"objective"_s}, 3,
        Code::JsonNumberOutOfRange);
    row("an objective that is none", {u"objectives"_s, 2}, QJsonArray());
    row("a share of more than all", {u"objectives"_s, 2, u"plainShare"_s}, 1'000'001,
        Code::JsonNumberOutOfRange);
    row("a share that is missing", {u"objectives"_s, 2, u"plainShare"_s}, gone);
    row("appearances beyond boards", {u"objectives"_s, 0, u"appearances"_s}, 41,
        Code::JsonNumberOutOfRange);
    row("appearances without copies", {u"objectives"_s, 0, u"copies"_s}, 0);
    row("copies beyond reason", {u"objectives"_s, 0, u"copies"_s}, large,
        Code::JsonNumberOutOfRange);
    row("cells that miss one", {u"objectives"_s, 0, u"cells"_s}, QJsonArray{1, 2});
    row("cells of others", {u"objectives"_s, 0, u"cells"_s, 0}, 3000, Code::JsonNumberOutOfRange);
    row("no measures", {u"measures"_s}, gone, Code::NotStatistics);
    row("a bin of nothing", {u"measures"_s, 0, u"bin"_s}, 0);
    row("a negative bin", {u"measures"_s, 0, u"bin"_s}, -1);
    row("an unknown scope", {u"measures"_s, 0, u"scope"_s}, u"galaxy"_s, Code::UnknownText);
    row("another scope", {u"measures"_s, 0, u"scope"_s}, u"row"_s);
    row("no sums", {u"measures"_s, 0, u"sums"_s}, gone, Code::NotStatistics);
    row("sums of three", {u"measures"_s, 0, u"sums"_s, 0}, QJsonArray{1, 2, 3});
    row("more numbers than boards", {u"measures"_s, 0, u"sums"_s, 0, 0}, 41,
        Code::JsonNumberOutOfRange);
    row("a sum that cannot be", {u"measures"_s, 0, u"sums"_s, 0, 2}, large,
        Code::JsonNumberOutOfRange);
    row("a histogram of others", {u"measures"_s, 0, u"histogram"_s}, onlyOne(QJsonArray{5, 3}));
    row("a histogram far out", {u"measures"_s, 0, u"histogram"_s}, onlyOne(QJsonArray{1e6, 3}),
        Code::JsonNumberOutOfRange);
}

void TestStatisticsFiles::whatDoesNotFitIsRefused()
{
    QFETCH(const QVariantList, path);
    QFETCH(const QJsonValue, value);
    QFETCH(const Code, code);
    const auto tally = readTally(edited(path, value));
    QVERIFY(!tally.has_value());
    QCOMPARE(tally.error().code, code);
    QVERIFY(tally.error().where.line > 0);
}

void TestStatisticsFiles::noOtherJsonIsTaken()
{
    for (const char *text : {"{}", "[]", "3", "null", "{\"statistics\": 1}",
             "{\"objectives\": [], \"schema_version\": 3}"}) {
        const auto tally = readTally(text);
        QVERIFY(!tally.has_value());
        QVERIFY2(tally.error().code == Code::NotStatistics, text);
    }
    QCOMPARE(readTally("{").error().code, Code::JsonSyntax);
    QCOMPARE(readTally(QByteArray(100, '[')).error().code, Code::JsonTooDeep);
}

/// Small files that claim huge sizes do not cause large allocations.
void TestStatisticsFiles::sizesAreBelievedOnlyIfTheyAreThere()
{
    QJsonObject root = QJsonDocument::fromJson(good()).object();
    root[u"sites"_s] = 999'999;
    root[u"lines"_s] = 999'999;
    root[u"detail"_s] = u"counts"_s;
    root.remove(u"measures"_s);
    QJsonArray many;
    for (int row = 0; row < 20'000; ++row)
        many.append(QJsonObject{
            {u"objective"_s, row}, {u"goal"_s, u"g"_s}, {u"appearances"_s, 0}, {u"copies"_s, 0}});
    root[u"objectives"_s] = many;
    QVERIFY(readTally(QJsonDocument(root).toJson()).has_value());
    root[u"detail"_s] = u"reasons"_s;
    root[u"measures"_s] = QJsonArray();
    QVERIFY(!readTally(QJsonDocument(root).toJson()).has_value());
}

/// An accepted file can be written and read again, and the same seeds cannot be added twice.
void TestStatisticsFiles::cutAndChangedBytes()
{
    const QByteArray text = good();
    SplitMix random(77);
    int taken = 0;
    for (int round = 0; round < 1500; ++round) {
        QByteArray changed = text;
        if (round % 3 == 0)
            changed.truncate(random.below(static_cast<int>(text.size())));
        for (int i = random.between(1, 3); i > 0 && !changed.isEmpty(); --i)
            changed[random.below(static_cast<int>(changed.size()))]
                = "0123456789-,[]{}\"ae"[random.below(19)];
        const auto tally = readTally(changed);
        if (!tally)
            continue;
        ++taken;
        const auto again = readTally(tallyJson(*tally));
        QVERIFY(again.has_value());
        QCOMPARE(tallyJson(*again), tallyJson(*tally));
        Tally sum = *tally;
        QVERIFY(!sum.add(*again).has_value());
    }
    QVERIFY(taken > 20);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestStatisticsFiles, NoApplication)

#include "tst_statistics_files.moc"
