// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/parameters.h"
#include "core/generator/seed_line.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const Generator &constrained()
{
    return *generators().front();
}

/// A random value that the field allows.
Value anyValue(SplitMix &random, const Field &field)
{
    const auto number = [&] {
        return field.min
            + field.step * random.below(static_cast<int>((field.max - field.min) / field.step) + 1);
    };
    switch (field.kind) {
    case Kind::Flag:
        return random.below(2) == 1;
    case Kind::Integer:
        return static_cast<qint64>(number());
    case Kind::Number:
        return number();
    case Kind::Choice:
        return QString(field
                .choices[static_cast<std::size_t>(
                    random.below(static_cast<int>(field.choices.size())))]
                .key);
    case Kind::Extent:
        return Extent{.rows = static_cast<int>(number()), .columns = static_cast<int>(number())};
    case Kind::Text:
        return u"a, text | with all"_s;
    default:
        return fallbackOf(field);
    }
}

} // namespace

/// A seed and its settings on one line.
class TestSeedLine final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reads();
    void comesBack();
    void isJustASeed_data();
    void isJustASeed();
    void isRefused_data();
    void isRefused();
    void otherVersionsAreKept();
};

void TestSeedLine::reads()
{
    const Generator &generator = constrained();
    const auto parameters = generator.info().parameters;
    Settings settings = defaultSettings(parameters);
    QVERIFY(setParameter(parameters, settings, u"mode"_s, u"ascend"_s));
    QVERIFY(setParameter(parameters, settings, u"size"_s, u"7"_s));
    QVERIFY(setParameter(parameters, settings, u"no-weighting"_s, u"yes"_s));
    QVERIFY(setParameter(parameters, settings, u"blanks"_s, u"3"_s));
    QCOMPARE(seedLineText(
                 {.seed = u"frost"_s, .generator = &generator, .version = 5, .settings = settings}),
        u"frost | constrained 5 | ascend 7 | no-weighting, blanks 3"_s);
    // Defaults are left out.
    QCOMPARE(seedLineText({.seed = u"1"_s,
                 .generator = &generator,
                 .version = 5,
                 .settings = defaultSettings(parameters)}),
        u"1 | constrained 5 | bingo 5x5"_s);
    // Copying may add blanks.
    const auto parsed
        = parseSeedLine(u"  frost | constrained 5 | ascend 7 | no-weighting, blanks 3\n"_s);
    QVERIFY(parsed && *parsed);
    QCOMPARE((*parsed)->seed, u"frost"_s);
    QVERIFY((*parsed)->settings == settings);
}

void TestSeedLine::comesBack()
{
    SplitMix random(11);
    for (const Generator *generator : generators()) {
        const auto parameters = generator->info().parameters;
        for (int round = 0; round < 2000; ++round) {
            Settings settings = defaultSettings(parameters);
            for (std::size_t i = 0; i < parameters.size(); ++i)
                settings.values[static_cast<qsizetype>(i)] = anyValue(random, parameters[i]);
            const QString seed = random.pick(
                QStringList{QString::number(round), u"a | bingo 5x5 | b"_s, QString()});
            const QString text = seedLineText(
                {.seed = seed, .generator = generator, .version = 3, .settings = settings});
            const auto parsed = parseSeedLine(text);
            QVERIFY2(parsed && *parsed, qPrintable(text));
            QCOMPARE((*parsed)->seed, seed);
            QCOMPARE((*parsed)->generator, generator);
            QCOMPARE((*parsed)->version, 3);
            QVERIFY2(
                settingsText(parameters, (*parsed)->settings) == settingsText(parameters, settings),
                qPrintable(text));
        }
    }
}

void TestSeedLine::isJustASeed_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
        {"", "frost", "1 | 2", "a | unknown 3", "constrained 5", "a | constrained",
            "a | constrained five", "a | constrained 0", "a|constrained 5", "a | constrained  5"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void TestSeedLine::isJustASeed()
{
    QFETCH(const QString, text);
    const auto parsed = parseSeedLine(text);
    QVERIFY(parsed.has_value());
    QVERIFY(!parsed->has_value());
}

void TestSeedLine::isRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QString>("about");
    QTest::newRow("size") << u"a | constrained 5 | bingo 99x99"_s << Code::ParameterValue
                          << u"99x99"_s;
    QTest::newRow("mode") << u"a | constrained 5 | bongo 5x5"_s << Code::ParameterValue
                          << u"bongo"_s;
    QTest::newRow("too many") << u"a | constrained 5 | bingo 5x5 7"_s << Code::UnknownParameter
                              << QString();
    QTest::newRow("value") << u"a | constrained 5 | bingo 5x5 | blanks 99"_s << Code::ParameterValue
                           << u"99"_s;
    QTest::newRow("name") << u"a | constrained 5 | bingo 5x5 | whites 2"_s << Code::ParameterValue
                          << u"whites"_s;
}

void TestSeedLine::isRefused()
{
    QFETCH(const QString, text);
    QFETCH(const Code, code);
    QFETCH(const QString, about);
    const auto parsed = parseSeedLine(text);
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, code);
    if (!about.isEmpty())
        QVERIFY(parsed.error().args.contains(Arg(about)));
}

void TestSeedLine::otherVersionsAreKept()
{
    const auto parsed = parseSeedLine(u"a | constrained 1 | bingo 4x4"_s);
    QVERIFY(parsed && *parsed);
    QCOMPARE((*parsed)->version, 1);
}

BOARDWRIGHT_UNIT(TestSeedLine, NoApplication)
#include "tst_seed_line.moc"
