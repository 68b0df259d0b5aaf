// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/parameters.h"
#include "core/formats/json_layout.h"
#include "core/formats/native.h"
#include "core/generator/problems.h"
#include "core/goalset/rows.h"
#include "tests/support/places.h"
#include "tests/support/sets/hostile_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/native_sections.h"
#include "tests/support/sets/random_native.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"

#include <QHash>
#include <QTest>

#include <span>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

/// Replaces unpaired surrogates by question marks, as writing UTF-8 does.
QString storable(const QString &text)
{
    return QString::fromUtf8(text.toUtf8());
}

void makeStorable(QStringList &texts)
{
    for (QString &text : texts)
        text = storable(text);
}

/// Of two limits for the same name, the later counts.
void makeStorable(QList<CategoryLimit> &limits)
{
    QHash<QString, qsizetype> last;
    for (qsizetype i = 0; i < limits.size(); ++i) {
        limits[i].category = storable(limits[i].category);
        last.insert(limits[i].category, i);
    }
    qsizetype i = 0;
    limits.removeIf([&](const CategoryLimit &limit) { return last.value(limit.category) != i++; });
}

void makeStorable(FieldValues &values, const Section &section, const GoalSet &set)
{
    for (const Field &field : section.fields) {
        Value value = valueOf(values, field);
        if (auto *text = std::get_if<QString>(&value))
            *text = storable(*text);
        if (auto *texts = std::get_if<QStringList>(&value))
            makeStorable(*texts);
        if (auto *rows = std::get_if<QList<RowId>>(&value))
            rows->removeIf([&](RowId row) { return objectiveOf(set, row) == nullptr; });
        setValue(values, field, value);
    }
}

/// Removes everything that a file cannot hold: unknown sections, duplicate limits, unpaired
/// surrogates.
void makeStorable(GoalSet &set, std::span<const Section *const> sections)
{
    for (QString *text :
        {&set.cappedMaxSize, &set.dedicatedMode, &set.dedicatedSize, &set.gameName, &set.setName})
        *text = storable(*text);
    makeStorable(set.tagNames);
    makeStorable(set.boardLimits);
    makeStorable(set.lineLimits);
    for (Objective &goal : set.objectives) {
        for (QString *text : {&goal.goal, &goal.tooltip, &goal.tag})
            *text = storable(*text);
        for (QStringList *texts : {&goal.boardCategories, &goal.lineCategories, &goal.icons})
            makeStorable(*texts);
        goal.extension.remove(u"unknown"_s);
    }
    for (const Section *section : sections) {
        if (section->home == Home::Once && set.once.contains(section->key))
            makeStorable(set.once[section->key], *section, set);
        if (section->home == Home::Table && set.tables.contains(section->key)) {
            for (TableRow &row : set.tables[section->key])
                makeStorable(row.values, *section, set);
        }
    }
}

} // namespace

/// The laws of formats/native.h on thousands of files. Seeds are fixed, so failures are repeatable.
class TestNativeRandom final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void untouchedIsTheSame();
    void editedReadsBackEqual();
    void siteStyleStaysSiteStyle();
    void survivesMutations();
    void tenThousandSetsRoundTripAndAreLinted();
};

void TestNativeRandom::untouchedIsTheSame()
{
    RandomNative random(1);
    for (int i = 0; i < walkLength(3'000); ++i) {
        const QByteArray bytes = random.file();
        const auto file = readNative(bytes, everySection());
        QVERIFY2(file.has_value(), bytes.constData());
        QCOMPARE(writeNative(file->set, everySection()), bytes);
        QCOMPARE(tokensOf(file->set.file->layout), tokensOf(bytes));
        QCOMPARE(file->set.file->layout, layOut(*parseJson(bytes), bytes));
    }
}

void TestNativeRandom::editedReadsBackEqual()
{
    RandomNative random(2);
    for (int i = 0; i < walkLength(3'000); ++i) {
        const QByteArray bytes = random.file();
        auto file = readNative(bytes, everySection());
        QVERIFY2(file.has_value(), bytes.constData());
        GoalSet set = file->set;
        for (int edits = random.below(5); edits >= 0; --edits)
            random.edit(set);

        const QByteArray after = writeNative(set, everySection());

        const auto again = readNative(after, everySection());
        QVERIFY2(again.has_value(), after.constData());
        QCOMPARE(valueOf(again->set), valueOf(set));
        QVERIFY2(again->siteStyle || after == bytes, after.constData());
        QCOMPARE(writeNative(file->set, everySection()), bytes);
    }
}

void TestNativeRandom::siteStyleStaysSiteStyle()
{
    RandomNative random(3);
    for (int i = 0; i < walkLength(1'000); ++i) {
        const QByteArray before = readNative(random.file(), everySection())->set.file->layout;
        const auto file = readNative(before, everySection());
        QVERIFY(file->siteStyle);
        if (file->set.objectives.isEmpty())
            continue;
        GoalSet set = file->set;
        Objective &objective
            = set.objectives[random.below(static_cast<int>(set.objectives.size()))];
        objective.weighting = 7;

        const LineChange change = lineChange(before, writeNative(set, everySection()));

        QVERIFY2(change.removed.size() <= 1 && change.added.size() <= 2, before.constData());
    }
}

void TestNativeRandom::survivesMutations()
{
    const QByteArray valid = contentOf(fixturePath("native/valid/unknown-keys.json"));
    const QByteArray bytesOfJson = "{}[]\",:0123456789.eE-\\u \n\r\ttruefalsn";
    RandomNative random(4);
    const int steps = walkLength(20'000);
    int opened = 0;
    for (int i = 0; i < steps; ++i) {
        QByteArray bytes = valid;
        for (int changes = random.below(3); changes >= 0; --changes) {
            const int at = random.below(static_cast<int>(bytes.size()));
            const char byte = random.below(4) == 0
                ? static_cast<char>(random.below(256))
                : bytesOfJson.at(random.below(static_cast<int>(bytesOfJson.size())));
            switch (random.below(3)) {
            case 0:
                bytes[at] = byte;
                break;
            case 1:
                bytes.insert(at, byte);
                break;
            default:
                bytes.remove(at, 1 + random.below(9));
                break;
            }
        }
        const auto file = readNative(bytes, everySection());
        if (!file) {
            QVERIFY(file.error().where.line >= 1 && file.error().where.column >= 1);
            continue;
        }
        ++opened;
        QCOMPARE(writeNative(file->set, everySection()), bytes);
        QCOMPARE(tokensOf(file->set.file->layout), tokensOf(bytes));
    }
    QVERIFY2(opened > steps / 20, qPrintable(QString::number(opened)));
}

void TestNativeRandom::tenThousandSetsRoundTripAndAreLinted()
{
    SplitMix splitMix(5);
    RandomNative random(5);
    const Generator &constrained = *generatorOf(u"constrained");
    const int sets = walkLength(10'000);
    qsizetype problems = 0;
    qsizetype rows = 0;
    for (int i = 0; i < sets; ++i) {
        const ModeSettings mode = randomSettings(splitMix);
        const bool isOfFile = i % 4 == 3;
        const std::span<const Section *const> sections = isOfFile ? everySection() : allSections();
        GoalSet set;
        if (isOfFile) {
            set = readNative(random.file(), sections)->set;
            for (int edits = random.below(4); edits > 0; --edits)
                random.edit(set);
        } else {
            set = randomGoalSet(splitMix, mode);
            if (i % 4 != 0)
                spoil(set, splitMix);
        }
        makeStorable(set, sections);

        const auto again = readNative(writeNative(set, sections), sections);

        QVERIFY2(again.has_value(), qPrintable(QString::number(i)));
        QVERIFY2(valueOf(again->set) == valueOf(set), qPrintable(QString::number(i)));
        problems += problemsOf(again->set, constrained, settingsOf(mode)).size();
        rows += again->set.objectives.size();
    }
    QVERIFY(problems > sets);
    QVERIFY(rows > qsizetype{5} * sets);
}

BOARDWRIGHT_UNIT(TestNativeRandom, NoApplication)
#include "tst_native_random.moc"
