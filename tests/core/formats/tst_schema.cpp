// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/constrained/codes.h"
#include "core/constrained/parameters.h"
#include "core/formats/board_json.h"
#include "core/formats/native.h"
#include "core/generator/generator.h"
#include "core/lab/simulate.h"
#include "core/lab/tally_json.h"
#include "tests/support/json_schema.h"
#include "tests/support/places.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/sets/native_files.h"
#include "tests/support/sets/native_sections.h"
#include "tests/support/sets/random_sets.h"
#include "tests/support/sets/section_schema.h"
#include "tests/support/unit.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

const QString fixtures = fixturePath("native/");

/// The schema without descriptions, which are for people only.
QJsonValue undescribed(const QJsonValue &value)
{
    if (value.isArray()) {
        QJsonArray array;
        for (const auto element : value.toArray())
            array.append(undescribed(element));
        return array;
    }
    if (!value.isObject())
        return value;
    QJsonObject object = value.toObject();
    if (object.value(u"description"_s).isString())
        object.remove(u"description"_s);
    for (const QString &key : object.keys())
        object.insert(key, undescribed(object.value(key)));
    return object;
}

QString definitionOf(const Section &section)
{
    return section.home == Home::BesideObjective ? u"beside_an_objective"_s : u"of_the_set"_s;
}

/// The schema extended by more sections.
QByteArray withSections(QJsonObject schema, std::span<const Section *const> sections)
{
    QJsonObject definitions = schema.value(u"definitions"_s).toObject();
    for (const Section *section : sections) {
        QJsonObject definition = definitions.value(definitionOf(*section)).toObject();
        QJsonObject properties = definition.value(u"properties"_s).toObject();
        properties.insert(section->key, schemaOf(*section));
        definition.insert(u"properties"_s, properties);
        definitions.insert(definitionOf(*section), definition);
    }
    schema.insert(u"definitions"_s, definitions);
    return QJsonDocument(schema).toJson();
}

/// Files that open although the site would reject them.
const QStringList opensAndBreaksTheSchema{u"defaults-spelled.json"_s, u"nulls.json"_s,
    u"older-both-names.json"_s, u"older-no-version-one-line.json"_s, u"older-no-version.json"_s,
    u"older-null-version.json"_s, u"older-repeated.json"_s, u"older-version-2-game.json"_s,
    u"older-version-2.json"_s, u"out-of-limits.json"_s, u"repeated-keys.json"_s,
    u"sections-null-top.json"_s, u"sections-nulls.json"_s, u"sections-outside-limits.json"_s,
    u"sections-repeated.json"_s, u"sections-rows-negative.json"_s, u"smallest.json"_s,
    u"spellings.json"_s, u"unknown-keys.json"_s};

} // namespace

/// Checks resources/schema/goalset.schema.json against files and against the registered sections.
class TestSchema final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void isASchema();
    void namesEverySection_data();
    void namesEverySection();
    void namesNoOtherSection();
    void takesFilesThatOpen_data();
    void takesFilesThatOpen();
    void takesSamples();
    void takesRealFiles();
    void takesNewSets();
    void refusesFilesThatDoNotOpen_data();
    void refusesFilesThatDoNotOpen();
    void refuses_data();
    void refuses();
    void describesBoards();
    void describesStatistics();

private:
    QJsonObject m_text; ///< as in the file
    std::optional<JsonSchema> m_schema;
    std::optional<JsonSchema> m_schemaWithSections; ///< including those of native_sections.h
};

void TestSchema::initTestCase()
{
    const QByteArray bytes = contentOf(resourcePath("schema/goalset.schema.json"));
    m_text = QJsonDocument::fromJson(bytes).object();
    QVERIFY(!m_text.isEmpty());
    m_schema.emplace(bytes);
    m_schemaWithSections.emplace(withSections(m_text, everySection()));
}

void TestSchema::isASchema()
{
    const JsonSchema schema = JsonSchema::draft7();

    QCOMPARE(schema.complaint(contentOf(resourcePath("schema/goalset.schema.json"))), QString());
    QVERIFY(schema.refuses(R"({"type": "thing"})"));
}

void TestSchema::namesEverySection_data()
{
    QTest::addColumn<const Section *>("section");
    for (const Section *section : allSections())
        QTest::newRow(section->key.data()) << section;
}

void TestSchema::namesEverySection()
{
    QFETCH(const Section *const, section);
    const QJsonValue stood = m_text.value(
        u"definitions"_s)[definitionOf(*section)][u"properties"_s][QString(section->key)];

    const QJsonObject wanted = schemaOf(*section);

    const QString advice
        = u"Below definitions/%1/properties the schema must say\n%2"_s.arg(definitionOf(*section),
            QString::fromUtf8(QJsonDocument(QJsonObject{{section->key, wanted}}).toJson()));
    QVERIFY2(undescribed(stood) == wanted, qPrintable(advice));
}

void TestSchema::namesNoOtherSection()
{
    for (const QString &definition : {u"of_the_set"_s, u"beside_an_objective"_s}) {
        const QJsonObject properties
            = m_text.value(u"definitions"_s)[definition][u"properties"_s].toObject();
        for (const QString &key : properties.keys()) {
            const Section *section = sectionOf(key);
            QVERIFY2(section != nullptr && definitionOf(*section) == definition, qPrintable(key));
        }
    }
}

void TestSchema::takesFilesThatOpen_data()
{
    QTest::addColumn<bool>("breaks");
    for (const QString &name : QDir(fixtures + u"valid"_s).entryList({u"*.json"_s}))
        QTest::newRow(qPrintable(name)) << opensAndBreaksTheSchema.contains(name);
}

void TestSchema::takesFilesThatOpen()
{
    QFETCH(const bool, breaks);
    const QByteArray file
        = contentOf(fixtures + u"valid/"_s + QString::fromUtf8(QTest::currentDataTag()));

    const QString found = m_schemaWithSections->complaint(file);

    QVERIFY2(found.isEmpty() != breaks, qPrintable(found));
    QCOMPARE(m_schemaWithSections->refuses(file), breaks);
}

void TestSchema::takesSamples()
{
    const QDir samples(resourcePath("samples"));
    const QStringList names = samples.entryList({u"*.json"_s});
    QVERIFY(!names.isEmpty());
    for (const QString &name : names)
        QCOMPARE(m_schema->complaint(contentOf(samples.filePath(name))), QString());
}

void TestSchema::takesRealFiles()
{
    const QString folder = qEnvironmentVariable("BOARDWRIGHT_DATA");
    if (folder.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    const QDir real(folder + u"/lockout"_s);
    const QStringList names = real.entryList({u"*.json"_s});
    QVERIFY(!names.isEmpty());
    for (const QString &name : names)
        QCOMPARE(m_schema->complaint(contentOf(real.filePath(name))), QString());
}

void TestSchema::takesNewSets()
{
    GoalSet set;
    QCOMPARE(m_schema->complaint(writeNative(set)), QString());

    // A valid value of every kind.
    set.objectives.append(Objective{});
    set.objectives[0].id = set.nextRow();
    set.objectives[0].goal = u"Follow the owl"_s;
    FieldValues &values = set.once[u"rules"_s];
    for (const Field &field : everyField()) {
        for (const char *text : {"no", "-7", "2.5", "fancy", "a: 2", "4x6"}) {
            if (const auto value = valueOfText(field, QString::fromLatin1(text)))
                setValue(values, field, *value);
        }
    }
    setValue(values, fieldOfEvery("rows"), QList<RowId>{set.objectives[0].id});
    QVERIFY(values.size() > 7);
    set.objectives[0].extension[u"trial"_s] = values;
    set.tables[u"zones"_s] = {{.id = set.nextRow(), .values = values, .verbatim = {}}};
    QCOMPARE(m_schemaWithSections->complaint(writeNative(set, everySection())), QString());
}

void TestSchema::refusesFilesThatDoNotOpen_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : QDir(fixtures + u"invalid"_s).entryList({u"*.json"_s}))
        QTest::newRow(qPrintable(name)) << name;
}

void TestSchema::refusesFilesThatDoNotOpen()
{
    QFETCH(const QString, name);
    QVERIFY(!m_schemaWithSections->complaint(contentOf(fixtures + u"invalid/"_s + name)).isEmpty());
}

void TestSchema::refuses_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QByteArray>("value");
    const auto top = [](const char *key, const QByteArray &value) {
        QTest::addRow("%s: %s", key, value.constData()) << QString::fromLatin1(key) << value;
    };
    const auto objective = [](const char *key, const QByteArray &value) {
        QTest::addRow("objective, %s: %s", key, value.constData())
            << u"objectives"_s
            << QByteArray(R"([{"goal":"a"},{"goal":"b",")") + key + "\":" + value + "}]";
    };
    const QByteArray longText = '"' + QByteArray(121, 'a') + '"';
    top("schema_version", "2");
    top("schema_mode", "\"lenient\"");
    top("game_name", longText);
    top("set_name", longText);
    top("tag_names", "[\"Two Words\"]");
    top("tag_names", "[\"twice\",\"twice\"]");
    top("tag_names", "[\"a_tag_of_too_many_letters\"]");
    top("limits", R"({"board":{"a":101}})");
    top("limits", R"({"line":{"a":-1}})");
    top("capped_schema_settings", R"({"max_size":5})");
    top("boardwright", "[]");
    top("objectives", R"([{"goal":""}])");
    top("objectives", R"([{"goal":"{{X}} of {{X}}"}])");
    top("objectives", R"([{"tooltip":"no goal"}])");
    objective("goal", longText);
    objective("tooltip", longText);
    objective("range", "[0]");
    objective("range", "[1,2,3,4,5,6,7,8,9,10,11,12,13]");
    objective("individual_limit", "0");
    objective("board_categories", "[\"a\",\"b\",\"c\",\"d\",\"e\"]");
    objective("line_categories", "[\"a\",\"a\"]");
    objective("icons", "[\"a.webp\",\"\xF0\x9F\xA6\x89\"]");
    objective("progression", "[]");
    objective("progression", "[\"e\",\"e\"]");
    objective("progression", "[\"x\"]");
    objective("weighting", "0");
    objective("weighting", "101");
    objective("weighting", "50.5");
    objective("forced_positions", "[0]");
    objective("tag", "5");
    objective("disabled", "1");
    objective("boardwright", "5");
}

void TestSchema::refuses()
{
    QFETCH(const QString, key);
    QFETCH(const QByteArray, value);
    QJsonObject file{{u"schema_version"_s, 3}, {u"schema_mode"_s, u"relaxed"_s},
        {u"objectives"_s, QJsonArray()}};
    QCOMPARE(m_schema->complaint(QJsonDocument(file).toJson()), QString());
    const QJsonObject changed = QJsonDocument::fromJson("{\"value\":" + value + '}').object();
    QVERIFY(changed.contains(u"value"_s));

    file.insert(key, changed.value(u"value"_s));

    QVERIFY(m_schema->refuses(QJsonDocument(file).toJson()));
}

/// Checks resources/schema/board.schema.json against boards of every mode, including relaxed and
/// failed ones.
void TestSchema::describesBoards()
{
    const JsonSchema schema(contentOf(resourcePath("schema/board.schema.json")));
    const Generator &generator = *generators().front();
    SplitMix random(5);
    int relaxed = 0;
    QByteArray last;
    for (int round = 0; round < 60; ++round) {
        const auto mode = static_cast<GameMode>(round % 5);
        const ModeSettings size = settingsOfSize(mode, sizesOf(mode).smallest);
        const Modifiers modifiers = round % 2 == 0
            ? Modifiers()
            : Modifiers{.noProgression = true,
                  .values = ValueChoice::Lowest,
                  .noCentre = true,
                  .blanks = round % std::min(16, size.cells() - 1),
                  .shinies = round % 17 - 1};
        const Settings settings = settingsOf(size, modifiers);
        const GoalSet set = randomGoalSet(random, size);
        const auto compiled = generator.compile(set, settings);
        QVERIFY(compiled.has_value());
        const auto scratch = generator.scratch(**compiled);
        Result board;
        Trace trace;
        Watch watch;
        (void)generator.run(**compiled, *scratch, u"seed", board, &trace, watch);
        Measured measured;
        generator.measure(**compiled, *scratch, board, measured);
        // All marks and acts, including those of other generators.
        board.at[0].marks = Mark::Shiny;
        board.at[1].marks = Mark::Blank | Mark::NoCentre;
        board.made.push_back({.code = toCode(ConstrainedCode::MadeBySearch),
            .severity = Severity::Warning,
            .site = SiteIndex::none,
            .about = RowId::none,
            .args = {qint64{1}, Arg(), u"text"_s}});
        const Gate &gate = generator.info().gates.front();
        trace.rejected.push_back({.seed = u"seed"_s,
            .missed = {.gate = &gate,
                .judged = static_cast<Judged>(round % std::ssize(judgedChoices)),
                .number = 4,
                .bound = 2.5,
                .isTooMuch = round % 2 == 0}});
        for (int act = 0; act <= static_cast<int>(Act::Discard); ++act) {
            for (int stage = 0; stage < 8 * stagesPerBlock; ++stage) {
                if (stageKey(static_cast<Stage>(stage)).isEmpty())
                    continue;
                trace.steps.push_back({.act = static_cast<Act>(act),
                    .stage = static_cast<Stage>(stage),
                    .attempt = 1,
                    .phase = 2,
                    .a = SiteIndex{0},
                    .value = 1});
            }
        }
        const BoardOrigin origin{.seed = u"seed"_s,
            .generator = generator.info().key,
            .version = generator.info().version,
            .settings = settingsText(generator.info().parameters, settings)};
        last = boardJson(set, board, origin, {u"words"_s},
            {.measures = generator.info().measures,
                .measured = &measured,
                .trace = &trace,
                .counters = generator.info().counters});
        QCOMPARE(schema.complaint(last), QString());
        relaxed += board.findings.empty() ? 0 : 1;
    }
    QVERIFY(relaxed > 5);
    for (const auto &[good, bad] :
        {std::pair{"\"position\":1,", "\"position\":0,"}, std::pair{"\"marks\":[]", "\"marks\":{}"},
            std::pair{"\"act\":\"place\"", "\"act\":\"p\""},
            std::pair{"[\"shiny\"]", "[\"shining\"]"},
            std::pair{"\"act\":\"recover\"", "\"act\":\"recovers\""},
            std::pair{"\"stage\":\"clean_slate\"", "\"stage\":\"slate\""},
            std::pair{"\"phase\":2", "\"phase\":0"}, std::pair{"\"shinies\":\"", "\"shinies\":\"x"},
            std::pair{"\"blanks\":\"", "\"blanks\":\"-"},
            std::pair{"\"no-weighting\":\"no\"", "\"no-weighting\":false"},
            std::pair{"\"made-by-search\"", "\"Made by search\""},
            std::pair{"\"made\":", "\"mode\":"}, std::pair{"\"nodes\":", "\"nods\":"},
            std::pair{"\"cells\":", "\"cell\":"}}) {
        QByteArray broken = last;
        QVERIFY(broken.contains(good));
        QVERIFY(schema.refuses(broken.replace(good, bad)));
    }
}

void TestSchema::describesStatistics()
{
    const JsonSchema schema(contentOf(resourcePath("schema/statistics.schema.json")));
    SplitMix random(6);
    QByteArray last;
    for (int round = 0; round < 20; ++round) {
        const auto mode = static_cast<GameMode>(round % 5);
        const ModeSettings size = settingsOfSize(mode, sizesOf(mode).smallest);
        const auto subject
            = *subjectOf(*generators().front(), randomGoalSet(random, size), settingsOf(size));
        for (const Detail detail : {Detail::Counts, Detail::Reasons}) {
            last = tallyJson(simulate(subject, {.first = 1, .last = 9}, {.detail = detail}));
            QCOMPARE(schema.complaint(last), QString());
        }
    }
    for (const auto &[good, bad] : {std::pair{"\"statistics\": 1", "\"statistics\": 2"},
             std::pair{"\"boards\": 9", "\"boards\": -9"},
             std::pair{"\"detail\": \"reasons\"", "\"detail\": \"all\""},
             std::pair{"\"seeds\": [[1,9]]", "\"seeds\": [[1]]"},
             std::pair{"\"scope\":\"limit\"", "\"scope\":\"limits\""},
             std::pair{"\"nodes\":", "\"nods\":"}, std::pair{"\"sums\":", "\"sum\":"},
             std::pair{"\"appearances\":", "\"seen\":"},
             std::pair{"\"relaxedBoards\":", "\"relaxed\":"}}) {
        QByteArray broken = last;
        QVERIFY(broken.contains(good));
        QVERIFY(schema.refuses(broken.replace(good, bad)));
    }
}

BOARDWRIGHT_UNIT(TestSchema, NoApplication)
#include "tst_schema.moc"
