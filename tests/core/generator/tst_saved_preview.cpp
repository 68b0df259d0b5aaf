// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/parameters.h"
#include "core/formats/native.h"
#include "core/generator/row_texts.h"
#include "core/generator/saved_preview.h"
#include "core/goalset/set_sections.h"
#include "tests/support/unit.h"
#include "tests/toy/toy_generator.h"

#include <QCoreApplication>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestSavedPreview final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void whatWasSavedOpensAgain();
    static void modifiersOpenAgain();
    static void nonsenseInAFileIsLeftOut();
    static void anotherGeneratorsSettingsAreNotTaken();
    static void rowsAreReadByTheirNames();
};

void TestSavedPreview::whatWasSavedOpensAgain()
{
    for (const Generator *generator : generators()) {
        const std::span<const Field> parameters = generator->info().parameters;
        Settings settings = defaultSettings(parameters);
        // Values other than the defaults: the last choice, and the largest number.
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            Value &value = settings.values[static_cast<qsizetype>(i)];
            if (parameters[i].kind == Kind::Choice)
                value = QString(parameters[i].choices.back().key);
            else if (parameters[i].kind == Kind::Integer)
                value = static_cast<qint64>(parameters[i].max);
            else if (parameters[i].kind == Kind::Flag)
                value = true;
        }
        GoalSet set = toySet();
        set.once.insert(
            preview_section::section.key, previewValues(*generator, settings, u"frost 7"_s));
        const auto file = readNative(writeNative(set));
        QVERIFY(file.has_value());
        QCOMPARE(savedPreview(file->set).generator, generator);
        QCOMPARE(savedPreview(file->set).seed, u"frost 7"_s);
        // Values of parameters that do not apply are not compared.
        QCOMPARE(settingsText(parameters, openingSettings(*generator, file->set)),
            settingsText(parameters, settings));
    }
}

void TestSavedPreview::modifiersOpenAgain()
{
    const Generator &generator = *generatorOf(u"constrained");
    const QList<Modifiers> each{{.noBoardLimits = true, .noProgression = true, .blanks = 3},
        {.noLineLimits = true, .noCentre = true, .shinies = Modifiers::automaticShinies},
        {.noWeighting = true, .values = ValueChoice::Lowest, .shinies = 15},
        {.values = ValueChoice::Highest, .blanks = 15}, {}};
    for (const ModeSettings &mode : {ModeSettings{}, settingsOfSize(GameMode::Ascend, 7),
             settingsOfSize(GameMode::Summit, 8)}) {
        for (const Modifiers &modifiers : each) {
            GoalSet set = toySet();
            const FieldValues values
                = previewValues(generator, settingsOf(mode, modifiers), u"1"_s);
            set.once.insert(preview_section::section.key, values);
            const auto file = readNative(writeNative(set));
            QVERIFY(file.has_value());
            const Settings opened = openingSettings(generator, file->set);
            QVERIFY(modeSettings(opened) == mode);
            QVERIFY(modifiersOf(opened) == applicable(modifiers, mode));
            // Named numbers are saved by name.
            const auto saved = std::get<QStringList>(valueOf(values, preview_section::settings));
            QCOMPARE(saved.contains(u"shinies=auto"_s),
                modifiers.shinies == Modifiers::automaticShinies);
            QCOMPARE(saved.contains(u"blanks=none"_s), modifiers.blanks == 0);
            QCOMPARE(saved.contains(u"no-centre=yes"_s),
                modifiers.noCentre && mode.mode != GameMode::Summit);
        }
    }
}

void TestSavedPreview::nonsenseInAFileIsLeftOut()
{
    const Generator &generator = *generatorOf(u"toy");
    GoalSet set = toySet();
    QCOMPARE(savedPreview(set).generator, nullptr);
    QCOMPARE(openingSettings(generator, set), generator.settingsFor(set));

    FieldValues values = previewValues(generator, generator.settingsFor(set), {});
    setValue(values, preview_section::settings,
        QStringList{u"side=99"_s, u"=3"_s, u"plan"_s, u"plan=ring"_s, u"nothing=1"_s});
    set.once.insert(preview_section::section.key, values);
    Settings expected = generator.settingsFor(set);
    expected.values[0] = u"ring"_s;
    QCOMPARE(openingSettings(generator, set), expected);

    setValue(values, preview_section::generator, u"unheard of"_s);
    set.once.insert(preview_section::section.key, values);
    QCOMPARE(savedPreview(set).generator, nullptr);
}

void TestSavedPreview::anotherGeneratorsSettingsAreNotTaken()
{
    const Generator &toyGenerator = *generatorOf(u"toy");
    const Generator &other = *generators().front();
    GoalSet set = toySet();
    Settings settings = toyGenerator.settingsFor(set);
    settings.values[1] = qint64{4};
    set.once.insert(preview_section::section.key, previewValues(toyGenerator, settings, u"1"_s));
    QCOMPARE(openingSettings(other, set), other.settingsFor(set));
}

void TestSavedPreview::rowsAreReadByTheirNames()
{
    GoalSet set = toySet(2, 3);
    set.objectives[1].goal = u"Find {{X}} bird[[s]]"_s;
    set.objectives[1].tooltip = u"any bird"_s;
    const RowTexts rows(set);
    const RowId bird = set.objectives[1].id;
    const RowId room = set.tables[toy::rooms.key].at(1).id;
    QCOMPARE(rows.text(bird, 1), u"Find 1 bird"_s);
    QCOMPARE(rows.tooltip(bird), u"any bird"_s);
    QCOMPARE(rows.placeOf(bird), (RowPlace{.table = objectivesTable, .index = 1}));
    QCOMPARE(rows.text(room, 0), u"Room 2"_s);
    QVERIFY(rows.tooltip(room).isNull());
    QCOMPARE(rows.placeOf(room), (RowPlace{.table = toy::rooms.key, .index = 1}));
    QVERIFY(rows.text(RowId::none, 0).isNull());
    QVERIFY(!rows.placeOf(RowId{12345}).has_value());
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSavedPreview, QCoreApplication)
#include "tst_saved_preview.moc"
