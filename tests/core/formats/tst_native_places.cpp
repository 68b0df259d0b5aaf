// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/formats/native_places.h"
#include "tests/support/places.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/native_sections.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

const QByteArray file = R"({
  "tag_names": ["owl", "mill"],
  "objectives": [
    {"goal": "Follow 🦉 it", "weighting": 5},
    {
      "weighting": 7,
      "goal": "Cross",
      "weighting": 9,
      "": 0,
      "boardwright": {"trial": {"integer": 5}}
    }
  ],
  "limits": {
    "board": {"plants": 40},
    "line": {"plants": 4, "ford": 2}
  },
  "boardwright": {
    "zones": [{}, {"text": "Glade"}],
    "rules": {
      "number": 1
    }
  }
})";

NativePlaces placesIn(const QByteArray &bytes)
{
    return {bytes, readNative(bytes, everySection())->set, everySection()};
}

TextPosition at(int line, int column)
{
    return {.line = line, .column = column};
}

} // namespace

class TestNativePlaces final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void objectives();
    void sections();
    void categoriesTagsAndKeys();
    void problems();
    void everyPartHasItsOwnPlace();
    void nothingToFind();
    void agreesWithAWalk();
};

void TestNativePlaces::objectives()
{
    const NativePlaces places = placesIn(file);

    QCOMPARE(places.of(RowId{1}, ObjectiveField::Goal), at(4, 14));
    QCOMPARE(places.of(RowId{1}, ObjectiveField::Weighting), at(4, 42));
    QCOMPARE(places.of(RowId{2}, ObjectiveField::Weighting), at(8, 20)); // the later one counts
    QCOMPARE(places.of(RowId{2}, ObjectiveField::Tag), at(5, 5));
    QCOMPARE(places.of(RowId{2}, ObjectiveField::GoalSet), at(5, 5));
    QCOMPARE(places.of(RowId::none, ObjectiveField::GoalSet), at(1, 1));
}

void TestNativePlaces::sections()
{
    const NativePlaces places = placesIn(file);

    QCOMPARE(places.of(RowId{2}, u"trial"_s, u"integer"_s), at(10, 44));
    QCOMPARE(places.of(RowId{2}, u"trial"_s, u"flag"_s), at(10, 32));
    QCOMPARE(places.of(RowId{2}, u"other"_s, u"flag"_s), at(10, 22));
    QCOMPARE(places.of(RowId{1}, u"trial"_s, u"goal"_s), at(4, 5));
    QCOMPARE(places.of(RowId{4}, u"zones"_s, u"text"_s), at(18, 28));
    QCOMPARE(places.of(RowId{3}, u"zones"_s, u"text"_s), at(18, 15));
    QCOMPARE(places.of(RowId::none, u"rules"_s, u"number"_s), at(20, 17));
    QCOMPARE(places.of(RowId::none, u"rules"_s, u"text"_s), at(19, 14));
    QCOMPARE(places.of(RowId::none, u"other"_s, u"text"_s), at(17, 18));
}

void TestNativePlaces::categoriesTagsAndKeys()
{
    const NativePlaces places = placesIn(file);

    QCOMPARE(places.ofCategory(ObjectiveField::BoardCategories, u"plants"_s), at(14, 15));
    QCOMPARE(places.ofCategory(ObjectiveField::LineCategories, u"plants"_s), at(15, 14));
    QCOMPARE(places.ofCategory(ObjectiveField::LineCategories, u"ford"_s), at(15, 27));
    QCOMPARE(places.ofCategory(ObjectiveField::BoardCategories, u"ford"_s), at(13, 13));
    QCOMPARE(places.ofTag(u"mill"_s), at(2, 24));
    QCOMPARE(places.ofTag(u"none"_s), at(2, 16));
    QCOMPARE(places.ofKey(u"limits"_s), at(13, 13));
    QCOMPARE(places.ofKey(u"set_name"_s), at(1, 1));
}

void TestNativePlaces::problems()
{
    const NativePlaces places = placesIn(file);
    Problem problem;
    QCOMPARE(places.of(problem), at(1, 1));
    problem.field = ObjectiveField::LineCategories;
    problem.args = {u"ford"_s};
    QCOMPARE(places.of(problem), at(15, 27));
    problem.field = ObjectiveField::Tag;
    problem.args = {u"owl"_s};
    QCOMPARE(places.of(problem), at(2, 17));
    problem.row = RowId{1};
    problem.field = ObjectiveField::Goal;
    QCOMPARE(places.of(problem), at(4, 14));
}

/// A new member of ObjectiveField needs its key in core/formats.
void TestNativePlaces::everyPartHasItsOwnPlace()
{
    const QByteArray bytes = contentOf(fixturePath("native/valid/every-key.json"));
    const NativePlaces places = placesIn(bytes);
    QList<TextPosition> found{places.of(RowId{1}, ObjectiveField::GoalSet)};
    for (int i = 1; i <= static_cast<int>(ObjectiveField::ForcedPositions); ++i) {
        const TextPosition place = places.of(RowId{1}, static_cast<ObjectiveField>(i));
        QVERIFY2(!found.contains(place), qPrintable(QString::number(i)));
        found << place;
    }
}

void TestNativePlaces::nothingToFind()
{
    const NativePlaces places = placesIn(file);
    QCOMPARE(places.of(RowId{99}, ObjectiveField::Goal), TextPosition{});
    QCOMPARE(places.of(RowId{99}, u"trial"_s, u"flag"_s), TextPosition{});
}

void TestNativePlaces::agreesWithAWalk()
{
    static constexpr std::array parts{"a", "\n", "\r\n", "\r", "é", "😀", "  "};
    SplitMix random(5);
    for (int round = 0; round < 200; ++round) {
        QByteArray text = round % 2 == 0 ? QByteArray() : QByteArray("\xEF\xBB\xBF");
        for (int i = 0; i < 10 * (round % 70); ++i)
            text += random.pick(parts);
        const TextPositions positions(text);
        for (qsizetype offset = 0; offset <= text.size(); offset += 1 + round % 3)
            QCOMPARE(positions.of(offset), textPosition(text, offset));
    }
}

BOARDWRIGHT_UNIT(TestNativePlaces, NoApplication)
#include "tst_native_places.moc"
