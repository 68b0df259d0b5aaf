// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whatever is written is accepted by its site, and reads back as the set without what was reported
// as lost.
#include "core/formats/import_format.h"
#include "core/formats/set_format.h"
#include "core/lists/list_formats.h"
#include "tests/support/lists/described_note.h"
#include "tests/support/lists/expected_export.h"
#include "tests/support/lists/random_list_set.h"
#include "tests/support/lists/site_rules.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

QString textOf(const ExpectedGoal &goal)
{
    const Objective &of = goal.goal;
    return u"%1 | %2 | %3 | %4 | "_s.arg(of.goal.left(300), of.lineCategories.join(u','),
               of.boardCategories.join(u','), of.tooltip)
        + u"%1 | %2 | %3 | %4 | %5 | %6"_s.arg(goal.difficulty.value_or(0))
              .arg(of.weighting)
              .arg(of.individualLimit)
              .arg(of.progression.toInt())
              .arg(of.range.size())
              .arg(of.tag + of.icons.join(u','));
}

/// Why a goal that was read is not the expected one.
QString differenceOf(const ExpectedGoal &expected, const ExpectedGoal &found)
{
    ExpectedGoal wanted = expected;
    wanted.isAnyTier = wanted.isAnyType = false;
    if (expected.isAnyTier && found.difficulty && *found.difficulty >= 1 && *found.difficulty <= 25)
        wanted.difficulty = found.difficulty;
    if (expected.isAnyType && found.goal.lineCategories.size() == 1)
        wanted.goal.lineCategories = found.goal.lineCategories;
    return wanted == found ? QString()
                           : u"expected "_s + textOf(wanted) + u"\nfound    "_s + textOf(found);
}

QString differenceInOrder(const QList<ExpectedGoal> &expected, const QList<ExpectedGoal> &found)
{
    if (expected.size() != found.size())
        return u"%1 goals expected, %2 found"_s.arg(expected.size()).arg(found.size());
    for (qsizetype i = 0; i < found.size(); ++i) {
        if (const QString difference = differenceOf(expected.at(i), found.at(i));
            !difference.isEmpty())
            return difference;
    }
    return {};
}

/// The same goals, tier after tier, in each tier in the order of the original.
QString differenceInTiers(const QList<ExpectedGoal> &expected, const QList<ExpectedGoal> &found)
{
    if (expected.size() != found.size())
        return u"%1 goals expected, %2 found"_s.arg(expected.size()).arg(found.size());
    QHash<QString, qsizetype> places;
    for (qsizetype i = 0; i < expected.size(); ++i)
        places.insert(expected.at(i).goal.goal, i);
    if (places.size() != expected.size())
        return u"texts are not unique"_s;
    QSet<QString> addedTypes;
    qsizetype last = -1;
    int tier = 0;
    for (const ExpectedGoal &goal : found) {
        const qsizetype place = places.value(goal.goal.goal, -1);
        if (place < 0)
            return u"not expected: "_s + textOf(goal);
        if (const QString difference = differenceOf(expected.at(place), goal);
            !difference.isEmpty())
            return difference;
        const int here = goal.difficulty.value_or(0);
        if (here < tier || (here == tier && place <= last))
            return u"out of order: "_s + textOf(goal);
        tier = here;
        last = place;
        if (expected.at(place).isAnyType) {
            const QString type = goal.goal.lineCategories.first();
            if (addedTypes.contains(type))
                return u"twice the same type: "_s + type;
            addedTypes << type;
        }
    }
    for (const ExpectedGoal &goal : found) {
        const bool isAdded = expected.at(places.value(goal.goal.goal)).isAnyType;
        for (const QString &type : goal.goal.lineCategories) {
            if (!isAdded && addedTypes.contains(type))
                return u"an added type that another goal has: "_s + type;
        }
    }
    return {};
}

QList<ExpectedGoal> foundIn(const GoalSet &set)
{
    QList<ExpectedGoal> found;
    for (const Objective &objective : set.objectives)
        found << foundGoal(objective);
    return found;
}

/// What a set that was read has beside its goals: the categories of its goals, declared in order.
QString differenceOfSet(const GoalSet &set)
{
    QStringList used;
    for (const Objective &objective : set.objectives)
        used += objective.lineCategories;
    used.removeDuplicates();
    QStringList declared;
    for (const CategoryLimit &limit : set.lineLimits)
        declared << (limit.percent == 20 ? limit.category : u"?"_s);
    const bool isEmpty = set.gameName.isEmpty() && set.setName.isEmpty() && set.tagNames.isEmpty()
        && set.boardLimits.isEmpty() && set.once.isEmpty() && set.tables.isEmpty()
        && set.schemaMode == SchemaMode::Strict;
    if (!isEmpty)
        return u"the set has something of its own"_s;
    return used == declared ? QString() : u"declared: "_s + declared.join(u'|');
}

QString recognisedAs(const QByteArray &bytes, const SetFormat &format)
{
    const auto opened = readAnySet(bytes, QString::fromLatin1(format.suffix));
    if (!opened)
        return describedNote(opened.error());
    return opened->from == nullptr ? u"native"_s : QString(opened->from->key);
}

const SetFormat *formatToTest()
{
    return setFormatOf(QString::fromUtf8(QTest::currentDataTag()));
}

} // namespace

class TestListsWritten final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void everyFormatHasRules();
    static void writtenAndReadBack_data();
    static void writtenAndReadBack();
};

void TestListsWritten::writtenAndReadBack_data()
{
    QTest::addColumn<bool>("isTiered");
    for (const SetFormat *format : setFormats()) {
        constexpr std::array tiered{
            "bingosync-srl"_L1, "bingosync-isaac"_L1, "classic-js"_L1, "playbingo-srl"_L1};
        if (hasSiteRules(format->key))
            QTest::newRow(format->key.data()) << std::ranges::contains(tiered, format->key);
    }
}

/// Formats without rules here are tested elsewhere.
void TestListsWritten::everyFormatHasRules()
{
    constexpr std::array others{"lockout"_L1, "goal-list"_L1, "csv"_L1, "tsv"_L1,
        "bingosync-list"_L1, "bingosync-script"_L1, "playbingo-list"_L1};
    for (const SetFormat *format : setFormats())
        QVERIFY2(hasSiteRules(format->key) || std::ranges::contains(others, format->key),
            format->key.data());
    for (const BoardFormat *format : boardFormats())
        QVERIFY2(hasSiteRules(format->key), format->key.data());
}

void TestListsWritten::writtenAndReadBack()
{
    QFETCH(const bool, isTiered);
    const SetFormat &format = *formatToTest();
    const bool isText = format.key == "text"_L1;
    const QString recognised
        = format.key == "playbingo-srl"_L1 ? u"classic-js"_s : QString(format.key);
    RandomNative random(2'028);
    std::map<Aspect, int> reported;
    int written = 0;
    int recognisedAsText = 0;
    for (int round = 0; round < walkLength(2'000); ++round) {
        const GoalSet set = randomListSet(random, isTiered);
        if (obstacleTo(set, format))
            continue;
        const QList<Loss> losses = lossesOf(set, format);
        for (const Loss &loss : losses)
            ++reported[loss.aspect];
        const ExpectedExport expected(set, losses, format.key);
        QCOMPARE(expected.idle(), QString());
        QCOMPARE(expected.unreported(), QString());
        const QByteArray bytes = format.write(set);
        const auto failed = [&](const QString &why) {
            return (u"round %1: "_s.arg(round) + why + u'\n').toUtf8()
                + bytes.first(std::min<qsizetype>(bytes.size(), 3'000));
        };

        // The site takes it.
        const SiteList site = readAsSite(format.key, bytes);
        if (!expected.goals().isEmpty())
            QVERIFY2(site.rejection.isEmpty(), failed(site.rejection).constData());
        if (isText && expected.goals().isEmpty())
            continue; // an empty file
        QCOMPARE(site.goals.size(), expected.goals().size());
        ++written;

        // It is known for what it is. A line may look like another format; then it is read as text
        // by choice.
        const QString found = recognisedAs(bytes, format);
        if (isText)
            recognisedAsText += found == recognised ? 1 : 0;
        else
            QVERIFY2(found == recognised, failed(found).constData());

        // It reads back.
        const SetFormat *reader = format.read == nullptr ? &lists::classicScript : &format;
        const auto again = reader->read(ImportText(bytes), {});
        QVERIFY2(again.has_value(),
            failed(again ? QString() : describedNote(again.error())).constData());
        const GoalSet &left = again->file.set;
        QStringList notes = describedNotes(again->file.notes);
        // What it says of spaces, which a text cannot keep.
        notes.removeIf(
            [&](const QString &note) { return isText && note.contains(u"spaces-removed"); });
        // What it says of texts that stay as they are.
        static const QRegularExpression kept(
            u"^(?:markup-as-text|parts-in-texts|tokens-in-texts|addresses-as-goals) "_s);
        notes.removeIf([&](const QString &note) { return note.contains(kept); });
        // A first goal "goal" or "12" may be the title of the list.
        const QString first = isText ? site.goals.first().text : QString();
        if (static const QRegularExpression title(u"^(?:goal|[0-9]+)$"_s);
            title.match(first).hasMatch())
            notes.removeOne(u"1:1 headings-as-goals 1|"_s + first);
        QVERIFY2(notes.isEmpty(), failed(notes.join(u'\n')).constData());
        const QString difference = isTiered ? differenceInTiers(expected.goals(), foundIn(left))
                                            : differenceInOrder(expected.goals(), foundIn(left));
        QVERIFY2(difference.isEmpty(), failed(difference).constData());
        const QString ofSet = differenceOfSet(left);
        QVERIFY2(ofSet.isEmpty(), failed(ofSet).constData());

        // The site reads the same texts and types.
        for (qsizetype i = 0; i < site.goals.size() && !isText; ++i) {
            QCOMPARE(site.goals.at(i).text, left.objectives.at(i).goal);
            QCOMPARE(site.goals.at(i).types, left.objectives.at(i).lineCategories);
            QCOMPARE(site.goals.at(i).description, left.objectives.at(i).tooltip);
        }
        // What was written loses nothing more.
        const QList<Loss> more = lossesOf(left, format);
        QVERIFY(std::ranges::all_of(
            more, [](const Loss &loss) { return loss.aspect == Aspect::Limits; }));
    }
    QVERIFY2(written > walkLength(2'000) / 10, qPrintable(QString::number(written)));
    if (isText)
        QVERIFY2(
            recognisedAsText * 10 > written * 2, qPrintable(QString::number(recognisedAsText)));
    // All that this format can lose was among them.
    QList<Aspect> usual{Aspect::Weighting, Aspect::Tag, Aspect::Progression,
        Aspect::IndividualLimit, Aspect::ForcedPositions, Aspect::ProgressiveRanges, Aspect::Icons,
        Aspect::Disabled, Aspect::OwnData, Aspect::EmptyGoal, Aspect::Names, Aspect::Limits,
        Aspect::MadeFor, Aspect::SetOwnData, Aspect::OtherKeys, Aspect::SetOtherKeys,
        Aspect::UnusedTags};
    if (isText)
        usual << Aspect::LineBreaks << Aspect::Spacing << Aspect::Values;
    else
        usual << Aspect::RangeSpelledOut;
    if (format.key != "playbingo"_L1)
        usual << Aspect::Tooltip;
    if (format.key.startsWith("bingosync"_L1))
        usual << Aspect::GoalLength;
    if (isTiered)
        usual << Aspect::GuessedTier;
    if (format.key == "bingosync-isaac"_L1)
        usual << Aspect::RoughTier << Aspect::AddedType;
    if (isTiered || format.key == "playbingo"_L1)
        usual << Aspect::KindOfCategory;
    else
        usual << Aspect::LineCategories << Aspect::BoardCategories;
    for (const Aspect aspect : std::as_const(usual))
        QVERIFY2(
            reported.contains(aspect), qPrintable(QString::number(static_cast<quint32>(aspect))));
    for (const auto &[aspect, times] : reported)
        QVERIFY2(usual.contains(aspect), qPrintable(QString::number(static_cast<quint32>(aspect))));
}

BOARDWRIGHT_UNIT(TestListsWritten, NoApplication)
#include "tst_lists_written.moc"
