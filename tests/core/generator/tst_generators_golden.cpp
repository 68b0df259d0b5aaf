// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// All that is said of boards of every generator, pinned as digests: goals, facts, measures, places
// and steps. `./dev boards` compares compilers by them, and `./dev check --arm64` another
// processor.

#include "core/formats/import_format.h"
#include "core/generator/saved_preview.h"
#include "core/lab/subject_json.h"
#include "tests/support/boards/golden.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QTest>

#include <cmath>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Boards of a file with settings that differ from the defaults.
struct Pinned {
    const char *generator;
    const char *file;
    QList<std::pair<QString, QString>> settings;
};

const std::vector<Pinned> kinds{
    {"constrained", "resources/samples/harbour-day.json", {}},
    {"constrained", "resources/samples/elder-isles.json", {{u"mode"_s, u"ascend"_s}}},
    {"constrained", "resources/samples/elder-isles.json", {{u"size"_s, u"8x8"_s}}},
    {"balanced", "tests/fixtures/balanced/list.json", {}},
    {"balanced", "tests/fixtures/balanced/list.json", {{u"mode"_s, u"short"_s}}},
    {"balanced", "tests/fixtures/balanced/list.json", {{u"mode"_s, u"blackout"_s}}},
    {"layered", "resources/samples/dragon-lair.json", {}},
    {"layered", "resources/samples/dragon-lair.json", {{u"scoring"_s, u"whole"_s}}},
    {"sculpted", "resources/samples/tiers.json", {{u"tier"_s, u"easy"_s}}},
    {"sculpted", "resources/samples/tiers.json", {{u"tier"_s, u"expert"_s}}},
    {"worlds", "resources/samples/zone-pool.json", {}},
    {"worlds", "resources/samples/zone-pool.json",
        {{u"gems"_s, u"14"_s}, {u"process"_s, u"new"_s}}},
    {"worlds", "resources/samples/zone-pool.json",
        {{u"gems"_s, u"10"_s}, {u"process"_s, u"old"_s}}},
    {"bingosync", "resources/samples/ferries.json", {}},
    {"bingosync", "resources/samples/ferries.json", {{u"kind"_s, u"v8"_s}}},
    {"playbingo", "resources/samples/lanterns.json", {}},
    {"playbingo", "resources/samples/lanterns.json", {{u"layout"_s, u"random"_s}}},
};

/// What a digest leaves out would pass unseen: the places of sites and the bits of all measures.
void addBits(QCryptographicHash &digest, const Result &board, const Measured &measured)
{
    const auto add = [&](double number) {
        digest.addData(std::isnan(number) ? "nan " : QByteArray::number(number, 'g', 17) + ' ');
    };
    for (const Site &site : board.shape->sites) {
        add(site.place.x());
        add(site.place.y());
    }
    for (const std::vector<double> &values : measured.values) {
        for (const double value : values)
            add(value);
    }
}

/// Empty if the set cannot be read or compiled.
QStringList linesOf(const Pinned &kind)
{
    const Generator &generator = *generatorOf(QString::fromLatin1(kind.generator));
    const GoalSet set = openAnySet(projectPath(kind.file)).value().file.set;
    Settings settings = openingSettings(generator, set);
    QStringList named;
    for (const auto &[key, text] : kind.settings) {
        if (!setParameter(generator.info().parameters, settings, key, text))
            return {};
        named << key + u' ' + text;
    }
    const auto compiled = subjectOf(generator, set, settings);
    if (!compiled)
        return {};
    const Subject &subject = **compiled;
    const auto scratch = subject.scratch();
    Result board;
    Trace trace;
    Measured measured;
    QStringList lines;
    for (const QString &seed : {u"1"_s, u"2"_s, u"3"_s, u"SEED"_s, u"ünïcode"_s}) {
        Watch watch;
        const bool isWhole = subject.run(*scratch, seed, board, watch, &trace).has_value();
        QCryptographicHash digest(QCryptographicHash::Sha256);
        if (board.shape) {
            const Facts facts = generator.facts(subject.compiled(), *scratch, board);
            if (isWhole)
                generator.measure(subject.compiled(), *scratch, board, measured);
            digest.addData(boardJson(RowTexts(set), subject, seed, board, {},
                {.measures = generator.info().measures,
                    .measured = isWhole ? &measured : nullptr,
                    .trace = &trace,
                    .facts = &facts}));
            addBits(digest, board, isWhole ? measured : Measured());
        }
        lines << u"%1 %2, %3, %4, seed \"%5\": %6%7"_s.arg(QLatin1StringView(kind.generator))
                     .arg(generator.info().version)
                     .arg(QFileInfo(QLatin1StringView(kind.file)).baseName(),
                         named.isEmpty() ? u"as opened"_s : named.join(u", "_s), seed,
                         isWhole ? QString() : u"not whole, "_s,
                         QString::fromLatin1(digest.result().toHex().first(32)));
    }
    return lines;
}

} // namespace

class TestGeneratorsGolden final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void boards();
};

void TestGeneratorsGolden::boards()
{
    for (const Generator *generator : generators()) {
        QVERIFY2(std::ranges::contains(kinds, generator->info().key,
                     [](const Pinned &kind) { return QLatin1StringView(kind.generator); }),
            qPrintable(u"There is no golden board of %1."_s.arg(generator->info().key)));
    }
    QStringList found;
    for (const Pinned &kind : kinds) {
        const QStringList lines = linesOf(kind);
        QVERIFY2(!lines.isEmpty(), kind.generator);
        found << lines.join(u'\n');
    }
    QVERIFY(areGolden(goldenPath("generators.txt"), found));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestGeneratorsGolden, NoApplication)

#include "tst_generators_golden.moc"
