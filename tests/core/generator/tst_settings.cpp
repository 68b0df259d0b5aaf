// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/compiled_set.h"
#include "core/constrained/parameters.h"
#include "core/generator/generator.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/every_size.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kinds{Choice{.key = "plain"_L1, .label = "Plain"},
    Choice{.key = "round"_L1, .label = "Round"}, Choice{.key = "odd"_L1, .label = "Odd"}};
constexpr std::array colours{
    Choice{.key = "red"_L1, .label = "Red"}, Choice{.key = "blue"_L1, .label = "Blue"}};

constexpr std::array dotNames{
    Choice{.key = "many"_L1, .label = "Many"}, Choice{.key = "none"_L1, .label = "None"}};

/// A choice, a size for two of its choices, and parameters that depend on dependent ones.
constexpr std::array parameters{
    Field{.key = "kind"_L1, .kind = Kind::Choice, .choices = kinds},
    Field{.key = "size"_L1,
        .kind = Kind::Integer,
        .fallback = 4,
        .min = 2,
        .max = 9,
        .when = {.field = "kind"_L1, .choice = "plain"_L1}},
    Field{.key = "size"_L1,
        .kind = Kind::Extent,
        .fallback = 3,
        .min = 1,
        .max = 5,
        .when = {.field = "kind"_L1, .choice = "round"_L1}},
    Field{.key = "colour"_L1,
        .kind = Kind::Choice,
        .choices = colours,
        .when = {.field = "kind"_L1, .choice = "round"_L1}},
    Field{.key = "shade"_L1,
        .kind = Kind::Number,
        .fallback = 0.5,
        .min = 0,
        .max = 1,
        .when = {.field = "colour"_L1, .choice = "blue"_L1}},
    Field{.key = "lost"_L1, .kind = Kind::Flag, .when = {.field = "nowhere"_L1, .choice = "x"_L1}},
    Field{.key = "bent"_L1,
        .kind = Kind::Flag,
        .when = {.field = "kind"_L1, .choice = "plain"_L1, .unless = true}},
    Field{.key = "dots"_L1,
        .kind = Kind::Integer,
        .fallback = 0,
        .min = -1,
        .max = 9,
        .choices = dotNames,
        .when = {.field = "kind"_L1, .choice = "odd"_L1}},
};

/// The settings made from texts, all of which must be valid.
Settings settingsOfTexts(const QList<std::pair<QString, QString>> &texts)
{
    Settings settings = defaultSettings(parameters);
    for (const auto &[key, text] : texts) {
        const bool isSet = setParameter(parameters, settings, key, text).has_value();
        Q_ASSERT(isSet);
    }
    return settings;
}

QString textOf(const Settings &settings)
{
    QStringList texts;
    for (const auto &[key, text] : settingsText(parameters, settings))
        texts << key + u'=' + text;
    return texts.join(u' ');
}

QString preferred(SchemaMode schemaMode, const QString &mode, const QString &size)
{
    GoalSet set;
    set.schemaMode = schemaMode;
    set.dedicatedMode = mode;
    (schemaMode == SchemaMode::Dedicated ? set.dedicatedSize : set.cappedMaxSize) = size;
    const auto settings = preferredSettings(set);
    if (!settings)
        return u"none"_s;
    return u"%1: %2 x %3"_s.arg(static_cast<int>(settings->mode))
        .arg(settings->rows)
        .arg(settings->columns);
}

} // namespace

class TestSettings final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void defaults();
    static void conditions();
    static void sharedKeys();
    static void whatDoesNotApplyIsTheFallback();
    static void errorsChangeNothing_data();
    static void errorsChangeNothing();
    static void allowedTexts();
    static void modesAndSizes();
    static void modesAndSizesAsText();
    static void modifiersAreKept();
    static void modifiersAsText();
    static void oddModifiers();
    static void modifiersAreAGroup();
    static void oddSettings();
    static void preferredSettingsOfSets_data();
    static void preferredSettingsOfSets();
    static void generatorTakesSettings();
};

void TestSettings::defaults()
{
    const Settings settings = defaultSettings(parameters);
    QCOMPARE(settings.values.size(), static_cast<qsizetype>(parameters.size()));
    QCOMPARE(textOf(settings), u"kind=plain size=4"_s);
    QVERIFY(settings.values[2] == Value(Extent{.rows = 3, .columns = 3}));
}

void TestSettings::conditions()
{
    QCOMPARE(textOf(settingsOfTexts({{u"kind"_s, u"round"_s}})),
        u"kind=round size=3x3 colour=red bent=no"_s);
    QCOMPARE(textOf(settingsOfTexts({{u"kind"_s, u"round"_s}, {u"colour"_s, u"blue"_s}})),
        u"kind=round size=3x3 colour=blue shade=0.5 bent=no"_s);
    QCOMPARE(textOf(settingsOfTexts({{u"kind"_s, u"odd"_s}})), u"kind=odd bent=no dots=none"_s);
    QCOMPARE(textOf(settingsOfTexts(
                 {{u"kind"_s, u"odd"_s}, {u"bent"_s, u"yes"_s}, {u"dots"_s, u"many"_s}})),
        u"kind=odd bent=yes dots=many"_s);
    // A condition holds only if the parameter that it refers to applies as well.
    Settings settings = settingsOfTexts(
        {{u"kind"_s, u"round"_s}, {u"colour"_s, u"blue"_s}, {u"kind"_s, u"plain"_s}});
    QVERIFY(!applies(parameters, settings, 3));
    QVERIFY(!applies(parameters, settings, 4));
    QVERIFY(!applies(parameters, settings, 5)); // depends on a missing parameter
    QCOMPARE(textOf(settings), u"kind=plain size=4"_s);
    // A parameter that does not apply keeps its value.
    QVERIFY(setParameter(parameters, settings, u"kind"_s, u"round"_s));
    QCOMPARE(textOf(settings), u"kind=round size=3x3 colour=blue shade=0.5 bent=no"_s);
    // With an invalid choice, no parameter that depends on it applies.
    settings.values[0] = {};
    QCOMPARE(textOf(settings), u"kind=plain"_s);
}

void TestSettings::sharedKeys()
{
    Settings settings = defaultSettings(parameters);
    QVERIFY(setParameter(parameters, settings, u"size"_s, u"7"_s));
    QVERIFY(parameter(parameters, settings, "size"_L1) == Value(qint64{7}));
    QVERIFY(!setParameter(parameters, settings, u"size"_s, u"2x4"_s)); // the other size's
    QVERIFY(setParameter(parameters, settings, u"kind"_s, u"round"_s));
    QVERIFY(parameter(parameters, settings, "size"_L1) == (Value(Extent{.rows = 3, .columns = 3})));
    QVERIFY(setParameter(parameters, settings, u"size"_s, u"2x4"_s));
    QVERIFY(parameter(parameters, settings, "size"_L1) == (Value(Extent{.rows = 2, .columns = 4})));
    // Each keeps its value while the other applies.
    QVERIFY(setParameter(parameters, settings, u"kind"_s, u"plain"_s));
    QVERIFY(parameter(parameters, settings, "size"_L1) == Value(qint64{7}));
}

void TestSettings::whatDoesNotApplyIsTheFallback()
{
    Settings settings = settingsOfTexts({{u"size"_s, u"7"_s}, {u"kind"_s, u"round"_s},
        {u"colour"_s, u"blue"_s}, {u"shade"_s, u"0.25"_s}});
    QVERIFY(parameter(parameters, settings, "shade"_L1) == Value(0.25));
    QVERIFY(setParameter(parameters, settings, u"kind"_s, u"odd"_s));
    QVERIFY(parameter(parameters, settings, "shade"_L1) == Value(0.5));
    QVERIFY(parameter(parameters, settings, "size"_L1) == Value(qint64{4})); // the first one's
}

void TestSettings::errorsChangeNothing_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("possible");
    const auto add = [](const char *name, const QString &key, const QString &text, Code code,
                         const QString &possible) {
        QTest::newRow(name) << key << text << static_cast<int>(code) << possible;
    };
    add("unknown key", u"sizes"_s, u"4"_s, Code::UnknownParameter,
        u"kind, size, colour, shade, lost, bent, dots"_s);
    add("no key", u""_s, u"4"_s, Code::UnknownParameter,
        u"kind, size, colour, shade, lost, bent, dots"_s);
    add("unknown choice", u"kind"_s, u"oval"_s, Code::ParameterValue, u"plain, round, odd"_s);
    add("too large", u"size"_s, u"10"_s, Code::ParameterValue, u"2 to 9"_s);
    add("no number", u"size"_s, u"3x3"_s, Code::ParameterValue, u"2 to 9"_s);
    add("no name", u"dots"_s, u"few"_s, Code::ParameterValue, u"many, none, 1 to 9"_s);
}

void TestSettings::errorsChangeNothing()
{
    QFETCH(const QString, key);
    QFETCH(const QString, text);
    QFETCH(const int, code);
    QFETCH(const QString, possible);
    Settings settings = settingsOfTexts({{u"size"_s, u"7"_s}});
    const Settings before = settings;
    const auto set = setParameter(parameters, settings, key, text);
    QVERIFY(!set.has_value());
    QVERIFY(settings == before);
    QCOMPARE(static_cast<int>(set.error().code), code);
    QCOMPARE(set.error().severity, Severity::Error);
    const QList<Arg> args = set.error().code == Code::UnknownParameter
        ? QList<Arg>{key, possible}
        : QList<Arg>{key, text, possible};
    QVERIFY(set.error().args == args);
}

void TestSettings::allowedTexts()
{
    QCOMPARE(allowedText(parameters[0]), u"plain, round, odd"_s);
    QCOMPARE(allowedText(parameters[1]), u"2 to 9"_s);
    QCOMPARE(allowedText(parameters[2]), u"1x1 to 5x5"_s);
    QCOMPARE(allowedText(parameters[4]), u"0 to 1"_s);
    QCOMPARE(allowedText(parameters[5]), u"yes, no"_s);
    QCOMPARE(allowedText(parameters[7]), u"many, none, 1 to 9"_s);
    Field named = parameters[7];
    named.max = 1;
    QCOMPARE(allowedText(named), u"many, none, 1"_s);
    named.max = 0;
    QCOMPARE(allowedText(named), u"many, none"_s);
    named.min = 10;
    named.max = 50;
    named.step = 10;
    QCOMPARE(allowedText(named), u"many, none, 30, 40, 50"_s);
    QStringList ofConstrained;
    for (const Field &field : constrainedParameters)
        ofConstrained << allowedText(field);
    QCOMPARE(ofConstrained,
        (QStringList{u"bingo, ascend, summit, triple, rush"_s, u"3x3 to 10x10"_s, u"4 to 9"_s,
            u"6 to 10"_s, u"30, 60, 90"_s, u"90"_s, u"yes, no"_s, u"yes, no"_s, u"yes, no"_s,
            u"yes, no"_s, u"yes, no"_s, u"yes, no"_s, u"any, lowest, highest"_s, u"none, 1 to 15"_s,
            u"auto, none, 1 to 15"_s, u"0 to 20"_s}));
}

void TestSettings::modesAndSizes()
{
    for (const ModeSettings &settings : everySettings())
        QVERIFY(modeSettings(settingsOf(settings)) == settings);
    QVERIFY(modeSettings(defaultSettings(constrainedParameters)) == ModeSettings{});
    QVERIFY(settingsOf({}) == defaultSettings(constrainedParameters));
}

void TestSettings::modesAndSizesAsText()
{
    for (const ModeSettings &settings : everySettings()) {
        Settings again = defaultSettings(constrainedParameters);
        const auto texts = settingsText(constrainedParameters, settingsOf(settings));
        QStringList keys;
        for (const auto &[key, text] : texts)
            keys << key;
        // The keys are the mode, its size, and the modifiers that it supports.
        QString ofMode;
        if (settings.mode != GameMode::Bingo)
            ofMode += u"no-progression "_s;
        if (settings.mode == GameMode::Bingo || settings.mode == GameMode::Ascend)
            ofMode += u"no-centre "_s;
        QCOMPARE(keys.join(u' '),
            u"mode size no-board-limits no-line-limits no-weighting "_s + ofMode
                + u"values blanks shinies arrange"_s);
        QCOMPARE(texts[0].first, u"mode"_s);
        QCOMPARE(texts[1].first, u"size"_s);
        for (const auto &[key, text] : texts)
            QVERIFY(setParameter(constrainedParameters, again, key, text));
        QVERIFY(modeSettings(again) == settings);
    }
    const auto sizeText = [](GameMode mode, int size) {
        return settingsText(constrainedParameters, settingsOf(settingsOfSize(mode, size)))[1]
            .second;
    };
    QCOMPARE(sizeText(GameMode::Bingo, 4), u"4x4"_s);
    QCOMPARE(sizeText(GameMode::Ascend, 9), u"9"_s);
    QCOMPARE(sizeText(GameMode::Summit, 6), u"6"_s);
    QCOMPARE(sizeText(GameMode::Triple, 60), u"60"_s);
    QCOMPARE(sizeText(GameMode::Rush, 90), u"90"_s);
}

void TestSettings::modifiersAreKept()
{
    const QList<Modifiers> each{{}, {.noBoardLimits = true}, {.noLineLimits = true},
        {.noWeighting = true}, {.noProgression = true}, {.values = ValueChoice::Lowest},
        {.values = ValueChoice::Highest}, {.noCentre = true}, {.blanks = 1}, {.blanks = 15},
        {.shinies = Modifiers::automaticShinies}, {.shinies = 1}, {.shinies = 15},
        {.noBoardLimits = true, .noProgression = true, .noCentre = true, .blanks = 3}};
    for (const ModeSettings &settings : everySettings()) {
        for (const Modifiers &modifiers : each) {
            const Settings asked = settingsOf(settings, modifiers);
            QVERIFY(modifiersOf(asked) == applicable(modifiers, settings));
            QVERIFY(modeSettings(asked) == settings);
        }
    }
}

void TestSettings::modifiersAsText()
{
    const auto textsOf = [](const ModeSettings &settings, const Modifiers &modifiers) {
        QStringList texts;
        for (const auto &[key, text] :
            settingsText(constrainedParameters, settingsOf(settings, modifiers)).sliced(2))
            texts << key + u'=' + text;
        return texts.join(u' ');
    };
    QCOMPARE(textsOf({}, {}),
        u"no-board-limits=no no-line-limits=no no-weighting=no no-centre=no values=any blanks=none "
        "shinies=none arrange=4"_s);
    QCOMPARE(textsOf(settingsOfSize(GameMode::Ascend, 7),
                 {.noWeighting = true,
                     .noProgression = true,
                     .values = ValueChoice::Highest,
                     .blanks = 2,
                     .shinies = Modifiers::automaticShinies}),
        u"no-board-limits=no no-line-limits=no no-weighting=yes no-progression=yes no-centre=no "
        "values=highest blanks=2 shinies=auto arrange=4"_s);
    QCOMPARE(textsOf(settingsOfSize(GameMode::Ascend, 7), {.noCentre = true}),
        u"no-board-limits=no no-line-limits=no no-weighting=no no-progression=no no-centre=yes "
        "values=any blanks=none shinies=none arrange=4"_s);

    // Setting texts gives the same modifiers as the struct.
    Settings settings = defaultSettings(constrainedParameters);
    for (const auto &[key, text] :
        {std::pair(u"no-board-limits"_s, u"yes"_s), {u"values"_s, u"lowest"_s},
            {u"no-centre"_s, u"1"_s}, {u"blanks"_s, u"15"_s}, {u"shinies"_s, u"auto"_s}})
        QVERIFY(setParameter(constrainedParameters, settings, key, text));
    QVERIFY(modifiersOf(settings)
        == (Modifiers{.noBoardLimits = true,
            .values = ValueChoice::Lowest,
            .noCentre = true,
            .blanks = 15,
            .shinies = Modifiers::automaticShinies}));
    // The centre modifier applies only on a board that has a centre.
    QVERIFY(setParameter(constrainedParameters, settings, u"size"_s, u"5x6"_s));
    QVERIFY(!modifiersOf(settings).noCentre);
    QVERIFY(setParameter(constrainedParameters, settings, u"size"_s, u"7x3"_s));
    QVERIFY(modifiersOf(settings).noCentre);
    // Ascend has its own centre parameter; Bingo's keeps its value.
    QVERIFY(setParameter(constrainedParameters, settings, u"mode"_s, u"ascend"_s));
    QVERIFY(setParameter(constrainedParameters, settings, u"size"_s, u"7"_s));
    QVERIFY(!modifiersOf(settings).noCentre);
    QVERIFY(setParameter(constrainedParameters, settings, u"no-centre"_s, u"yes"_s));
    QVERIFY(modifiersOf(settings).noCentre);
    QVERIFY(setParameter(constrainedParameters, settings, u"size"_s, u"6"_s));
    QVERIFY(!modifiersOf(settings).noCentre);
    QVERIFY(setParameter(constrainedParameters, settings, u"size"_s, u"9"_s));
    QVERIFY(setParameter(constrainedParameters, settings, u"no-centre"_s, u"no"_s));
    QVERIFY(!modifiersOf(settings).noCentre);
    QVERIFY(setParameter(constrainedParameters, settings, u"mode"_s, u"bingo"_s));
    QVERIFY(modifiersOf(settings).noCentre);
    QVERIFY(setParameter(constrainedParameters, settings, u"mode"_s, u"summit"_s));
    QVERIFY(!modifiersOf(settings).noCentre);
}

void TestSettings::oddModifiers()
{
    QVERIFY(modifiersOf({}) == Modifiers{});
    Settings settings = settingsOf({}, {.blanks = 99, .shinies = -7});
    QVERIFY(
        modifiersOf(settings) == (Modifiers{.blanks = 15, .shinies = Modifiers::automaticShinies}));
    for (Value &value : settings.values)
        value = u"highest"_s; // the wrong type for most parameters
    QVERIFY(modifiersOf(settings) == Modifiers{.values = ValueChoice::Highest});
    settings.values.resize(7);
    settings.values[6] = true;
    QVERIFY(modifiersOf(settings) == Modifiers{.noBoardLimits = true});
}

void TestSettings::modifiersAreAGroup()
{
    // Only modifiers are in the group, so that a form can collapse them.
    QStringList grouped;
    for (const Field &field : constrainedParameters) {
        if (field.group != nullptr)
            grouped << field.key;
    }
    QCOMPARE(grouped.join(u' '),
        u"no-board-limits no-line-limits no-weighting no-progression no-centre no-centre values "
        "blanks shinies arrange"_s); // no-centre twice: for Bingo and for Ascend
}

void TestSettings::oddSettings()
{
    // Settings that no parameter allows are replaced by the nearest.
    QVERIFY(modeSettings({}) == ModeSettings{});
    QVERIFY(modeSettings(settingsOf({.rows = 2, .columns = 14}))
        == (ModeSettings{.rows = 3, .columns = 10}));
    QVERIFY(modeSettings(settingsOf(settingsOfSize(GameMode::Ascend, 2)))
        == settingsOfSize(GameMode::Ascend, 4));
    QVERIFY(modeSettings(settingsOf(settingsOfSize(GameMode::Summit, 12)))
        == settingsOfSize(GameMode::Summit, 10));
    QVERIFY(modeSettings(settingsOf(settingsOfSize(GameMode::Triple, 48)))
        == settingsOfSize(GameMode::Triple, 60));
    QVERIFY(modeSettings(settingsOf(settingsOfSize(GameMode::Rush, 6)))
        == settingsOfSize(GameMode::Rush, 90));
    Settings settings = settingsOf(settingsOfSize(GameMode::Ascend, 8));
    settings.values[0] = u"chess"_s;
    QVERIFY(modeSettings(settings) == ModeSettings{});
    settings.values[0] = u"ascend"_s;
    settings.values[2] = u"8"_s; // not a number
    QVERIFY(modeSettings(settings) == settingsOfSize(GameMode::Ascend, 7));
    settings.values.resize(1);
    QVERIFY(modeSettings(settings) == settingsOfSize(GameMode::Ascend, 7));
}

void TestSettings::preferredSettingsOfSets_data()
{
    QTest::addColumn<int>("schemaMode");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("preferred");
    const auto add = [](const char *name, SchemaMode schemaMode, const char *mode, const char *size,
                         const char *preferred) {
        QTest::newRow(name) << static_cast<int>(schemaMode) << QString::fromLatin1(mode)
                            << QString::fromLatin1(size) << QString::fromLatin1(preferred);
    };
    add("strict", SchemaMode::Strict, "ascend", "square7", "none");
    add("relaxed", SchemaMode::Relaxed, "ascend", "square7", "none");
    add("dedicated to ascend", SchemaMode::Dedicated, "ascend", "square7", "1: 7 x 7");
    add("dedicated to a small ascend", SchemaMode::Dedicated, "ascend", "square4", "1: 4 x 4");
    add("dedicated to bingo", SchemaMode::Dedicated, "bingo", "square6", "0: 6 x 6");
    add("dedicated to a large bingo", SchemaMode::Dedicated, "bingo", "square10", "0: 10 x 10");
    add("dedicated to summit", SchemaMode::Dedicated, "summit", "pyramid8", "2: 8 x 8");
    add("dedicated to triple", SchemaMode::Dedicated, "triple", "triple60", "3: 20 x 3");
    add("dedicated to rush", SchemaMode::Dedicated, "rush", "rush90", "4: 30 x 3");
    add("dedicated to a grid", SchemaMode::Dedicated, "bingo", "grid4x6", "0: 4 x 6");
    add("dedicated to a bare grid", SchemaMode::Dedicated, "bingo", "10x3", "0: 10 x 3");
    add("dedicated to half a grid", SchemaMode::Dedicated, "bingo", "box6", "0: 6 x 6");
    add("dedicated to too low a grid", SchemaMode::Dedicated, "bingo", "grid2x6", "0: 5 x 5");
    add("dedicated to too wide a grid", SchemaMode::Dedicated, "bingo", "grid4x11", "0: 5 x 5");
    add("dedicated to no size", SchemaMode::Dedicated, "summit", "", "2: 9 x 9");
    add("a size that the mode has not", SchemaMode::Dedicated, "ascend", "square12", "1: 7 x 7");
    add("a size between two", SchemaMode::Dedicated, "triple", "triple45", "3: 30 x 3");
    add("a size beyond numbers", SchemaMode::Dedicated, "ascend", "square99999999999", "1: 7 x 7");
    add("dedicated to an unknown mode", SchemaMode::Dedicated, "chess", "square8", "none");
    add("dedicated to nothing", SchemaMode::Dedicated, "", "", "none");
    add("capped", SchemaMode::Capped, "", "triple90", "none");
    add("capped to a short one", SchemaMode::Capped, "ascend", "triple30", "none");
    add("capped to an unknown size", SchemaMode::Capped, "", "square5", "none");
    add("capped to nothing", SchemaMode::Capped, "", "", "none");
}

void TestSettings::preferredSettingsOfSets()
{
    QFETCH(const int, schemaMode);
    QFETCH(const QString, mode);
    QFETCH(const QString, size);
    QTEST(preferred(static_cast<SchemaMode>(schemaMode), mode, size), "preferred");
}

void TestSettings::generatorTakesSettings()
{
    // With settings, the generator makes the same boards as BoardMaker with modes.
    const Generator &generator = *generators().front();
    GoalSet set = goldenSet();
    QVERIFY(generator.settingsFor(set) == defaultSettings(constrainedParameters));
    set.schemaMode = SchemaMode::Dedicated;
    set.dedicatedMode = u"triple"_s;
    set.dedicatedSize = u"triple60"_s;
    QVERIFY(generator.settingsFor(set) == settingsOf(settingsOfSize(GameMode::Triple, 60)));
    for (const ModeSettings &settings : everySettings()) {
        BoardMaker maker(set, settings);
        maker.run(u"seed"_s);
        const auto compiled = generator.compile(set, settingsOf(settings));
        QVERIFY(compiled.has_value());
        const auto scratch = generator.scratch(**compiled);
        Result result;
        Watch watch;
        const Outcome outcome
            = generator.run(**compiled, *scratch, u"seed"_s, result, nullptr, watch);
        QCOMPARE(boardText(set, result, outcome), boardText(set, maker.result(), maker.outcome()));
        QVERIFY(*result.shape == *shapeOf(settings));
        QVERIFY(generator.check(set, settingsOf(settings), result) == maker.check());
    }
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSettings, NoApplication)

#include "tst_settings.moc"
