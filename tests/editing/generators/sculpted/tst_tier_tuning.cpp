// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tuning a tier as the window does it, against the tuner itself, as the command line uses it.
#include "core/sculpted/autotune_plan.h"
#include "core/sculpted/parameters.h"
#include "core/sculpted/yields.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/generators/sculpted/own_tier_rows.h"
#include "ui/editing/generators/sculpted/tier_targets.h"
#include "ui/editing/generators/sculpted/tier_tuning.h"
#include "ui/editing/studies/studies.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

using sculpted::Level;
using sculpted::Yield;

namespace {

constexpr TuneOptions brief{
    .engine = TuneEngine::Climbing, .seed = 8, .iterations = 4, .seeds = 64};

const Generator &sculptedGenerator()
{
    return *generatorOf(u"sculpted"_s);
}

/// Goals, and a target of its own that has nothing to do with the tiers.
GoalSet setWithTarget()
{
    return withTargets(plainSet(30), {u"tried=1..2"_s}, sculptedGenerator());
}

/// As the command line reads a set: with a row for the tier.
GoalSet withTier(GoalSet set, Level level)
{
    if (sculpted::rowOfLevel(set, level) != nullptr)
        return set;
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    sculpted::writeTier(sculpted::ownTier(level), level, row.values);
    set.tables[sculpted::tierTable.key] << row;
    return set;
}

/// What the command line's tuner finds.
Tuner plainTuner(const GoalSet &set, Level level, const sculpted::AutotuneOptions &how,
    const TuneOptions &options)
{
    const auto of = sculpted::autotunePlanOf(withTier(set, level), level, how);
    TunePlan plan = tunePlanOf(sculptedGenerator().info(), of.set, of.settings, of.allowed);
    keep(plan, of.kept);
    Tuner tuner(sculptedGenerator(), of.set, of.settings, plan, options);
    while (tuner.round({})) { }
    return tuner;
}

/// The rows about tiers that the command line writes.
QList<FieldValues> plainRows(const GoalSet &set, Level level, const Tuner &tuner)
{
    GoalSet result = withTier(set, level);
    turnAll(tuner.plan().knobs, result, tuner.best());
    QList<FieldValues> rows;
    for (TableRow &row : result.tables[sculpted::tierTable.key]) {
        if (row.id == sculpted::rowOfLevel(result, level)->id)
            sculpted::writeTier(sculpted::tierOf(result, level), level, row.values);
        rows << row.values;
    }
    return rows;
}

std::array<std::vector<float>, sculpted::targets> sortedMetrics(Yield yield)
{
    for (auto &numbers : yield.metrics)
        std::ranges::sort(numbers);
    return yield.metrics;
}

} // namespace

class TestTierTuning final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void findsWhatTheCommandLineFinds_data();
    void findsWhatTheCommandLineFinds();
    void appliesAsOneStep();
    void bothAreCountedOnFreshSeeds();
    void theBestIsFollowedWhileTuning();
    void anEditDropsTheResults();
    void whatWasStoppedGoesOn();
    void nothingIsCountedUnseen();
    void otherGeneratorsHaveNoTiers();

private:
    /// With a fresh window's parts.
    void open(const GoalSet &set, const QString &tier);
    void settle();
    void tune(const TuneOptions &options, const QStringList &allowed = {});

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<Studies> m_studies;
    std::unique_ptr<JobPool> m_files;
    std::unique_ptr<TierTuning> m_tuning;
};

void TestTierTuning::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    open(setWithTarget(), u"easy"_s);
}

void TestTierTuning::cleanup()
{
    m_tuning.reset();
    m_files.reset();
    m_studies.reset();
    m_document.reset();
}

void TestTierTuning::open(const GoalSet &set, const QString &tier)
{
    cleanup();
    m_document = std::make_unique<GoalSetDocument>();
    m_studies = std::make_unique<Studies>(*m_document);
    m_files = std::make_unique<JobPool>(PoolKind::Files);
    m_document->adopt({.set = set, .notes = {}, .siteStyle = false}, {});
    m_studies->choice.setGenerator(sculptedGenerator());
    m_studies->choice.setParameter(0, tier);
    m_tuning = std::make_unique<TierTuning>(
        *m_document, m_studies->preview, m_studies->jobs, *m_files, m_folder->path());
    m_tuning->study().setOptions(brief, {});
    settle();
}

void TestTierTuning::settle()
{
    QVERIFY(QTest::qWaitFor([this] { return m_studies->preview.isUpToDate(); }));
    QCoreApplication::processEvents();
}

void TestTierTuning::tune(const TuneOptions &options, const QStringList &allowed)
{
    m_tuning->study().setOptions(options, allowed);
    QVERIFY(m_tuning->study().canBegin());
    m_tuning->study().begin();
    const auto isDone
        = [&] { return std::ssize(m_tuning->study().rounds()) == options.iterations; };
    QVERIFY(QTest::qWaitFor(isDone, patience));
    m_tuning->study().stop(); // the comparison of many boards takes longer than all that
}

void TestTierTuning::findsWhatTheCommandLineFinds_data()
{
    QTest::addColumn<QString>("tier");
    QTest::addColumn<TuneEngine>("engine");
    QTest::addColumn<bool>("turnsPublished");
    QTest::addColumn<bool>("turnsMechanics");
    QTest::addColumn<int>("rows");
    QTest::newRow("own numbers") << u"medium"_s << TuneEngine::Climbing << false << false << 0;
    QTest::newRow("all") << u"tutorial"_s << TuneEngine::Climbing << true << true << 1;
    QTest::newRow("plain") << u"tutorial"_s << TuneEngine::PlainClimbing << false << false << 1;
    QTest::newRow("two rows") << u"easy"_s << TuneEngine::PlainClimbing << true << false << 2;
}

void TestTierTuning::findsWhatTheCommandLineFinds()
{
    QFETCH(const QString, tier);
    QFETCH(const TuneEngine, engine);
    QFETCH(const bool, turnsPublished);
    QFETCH(const bool, turnsMechanics);
    QFETCH(const int, rows);
    m_studies->choice.setParameter(0, tier);
    m_studies->choice.setParameter(1, u"hybrid"_s);
    settle();
    const Level level = sculpted::optionsOf(m_studies->choice.settings()).level;
    FieldValues row;
    sculpted::Tier other = sculpted::ownTier(level);
    other.walls = {.least = 0.2, .most = 0.3};
    other.leastForkRatio = 0;
    sculpted::writeTier(other, level, row);
    insertTableRows(*m_document, sculpted::tierTable, 0, QList<FieldValues>(qsizetype{rows}, row));
    settle();
    TuneOptions options = brief;
    options.engine = engine;
    QStringList allowed;
    if (turnsPublished)
        allowed << QString(tier_rules::published);
    if (turnsMechanics)
        allowed << QString(tier_rules::mechanics);
    const GoalSet set = m_document->set();
    tune(options, allowed);
    const Tuner plain = plainTuner(set, level,
        {.puzzles = {.routing = sculpted::Routing::Hybrid},
            .keepsPublished = !turnsPublished,
            .turnsMechanics = turnsMechanics},
        options);
    QCOMPARE(m_tuning->study().rounds().size(), std::size_t{4});
    QVERIFY(m_tuning->study().rounds() == plain.state().rounds);
    QVERIFY(m_tuning->study().canApply());
    m_tuning->study().apply();
    QList<FieldValues> written;
    for (const TableRow &one : m_document->tableRows(sculpted::tierTable))
        written << one.values;
    QVERIFY(written == plainRows(set, level, plain));
}

void TestTierTuning::appliesAsOneStep()
{
    tune(brief);
    QVERIFY(m_tuning->study().canApply());
    const GoalSet before = m_document->set();
    const int steps = m_document->undoStack().count();
    m_tuning->study().apply();
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QCOMPARE(m_document->undoStack().undoText(), u"Tune the tier Easy"_s);
    QVERIFY(!m_tuning->study().canApply());
    // The set's own targets stay.
    QCOMPARE(m_document->tableRows(*sculptedGenerator().info().targetTable).size(), 1);
    QVERIFY(sculpted::tierOf(m_document->set(), Level::Easy) != sculpted::ownTier(Level::Easy));
    QCOMPARE(levelsWithoutRow(m_document->set()).size(), std::size_t{4});
    settle();
    QVERIFY2(m_tuning->words().startsWith(u"Applied: "_s), qPrintable(m_tuning->words()));
    QVERIFY(m_tuning->words().contains(u"Easy"_s));
    m_document->undoStack().undo();
    QVERIFY(m_document->set() == before);
    settle();
    QVERIFY(!m_tuning->words().contains(u"Applied"_s));
    QVERIFY(m_tuning->study().canApply());
    m_document->undoStack().redo();
    settle();
    QVERIFY2(m_tuning->words().startsWith(u"Applied: "_s), qPrintable(m_tuning->words()));
}

void TestTierTuning::bothAreCountedOnFreshSeeds()
{
    m_tuning->setSeen(true);
    m_tuning->study().begin();
    QTRY_VERIFY_WITH_TIMEOUT(!m_tuning->study().isRunning(), patience);
    const auto isCounted
        = [this] { return m_tuning->before().isDone() && m_tuning->best().isDone(); };
    QTRY_VERIFY_WITH_TIMEOUT(isCounted(), patience);
    const sculpted::Tier was = sculpted::ownTier(Level::Easy);
    const sculpted::Tier is = sculpted::tierOf(
        plainTuner(m_document->set(), Level::Easy, {.keepsPublished = true}, brief).tuned(),
        Level::Easy);
    QVERIFY(is != was);
    QVERIFY(m_tuning->before().about()->tier == was);
    QVERIFY(m_tuning->best().about()->tier == is);
    for (const auto &[quality, tier] :
        {std::pair(&m_tuning->before(), &was), std::pair(&m_tuning->best(), &is)}) {
        const Yield whole = sculpted::yieldOf(*tier, {}, sculpted::firstFreshSeed, 4'000, 2);
        QCOMPARE(quality->yield().made, whole.made);
        QCOMPARE(quality->yield().topologies, whole.topologies);
        QVERIFY(sortedMetrics(quality->yield()) == sortedMetrics(whole));
    }
    const QString words = m_tuning->words();
    QVERIFY2(words.startsWith(u"Score on "_s), qPrintable(words));
    QVERIFY2(words.contains(u"Topologies per puzzle: "_s), qPrintable(words));
}

void TestTierTuning::theBestIsFollowedWhileTuning()
{
    m_tuning->setSeen(true);
    TuneOptions options = brief;
    options.iterations = 10'000;
    m_tuning->study().setOptions(options, {QString(tier_rules::published)});
    std::vector<TierQuality::About> shown;
    bool isWrong = false;
    connect(m_tuning.get(), &TierTuning::counted, this, [&] {
        const TierQuality::About *best = m_tuning->best().about();
        if (best == nullptr)
            return;
        isWrong = isWrong || m_tuning->best().yield().seeds < 1'000;
        if (shown.empty() || !best->hasPuzzlesOf(shown.back()))
            shown.push_back(*best);
    });
    m_tuning->study().begin();
    QTRY_VERIFY_WITH_TIMEOUT(shown.size() >= 3, patience);
    QVERIFY(m_tuning->study().isRunning());
    QVERIFY(!isWrong);
    const Yield &counted = m_tuning->best().yield();
    const Yield expected = sculpted::yieldOf(
        m_tuning->best().about()->tier, {}, sculpted::firstFreshSeed, counted.seeds, 1);
    QVERIFY(sortedMetrics(counted) == sortedMetrics(expected));
    m_tuning->study().stop();
    QVERIFY(m_tuning->study().canApply()); // the best so far
    // The histograms end at what Apply would apply.
    QTRY_VERIFY_WITH_TIMEOUT(m_tuning->best().isDone(), patience);
    m_tuning->disconnect(this);
    QVERIFY(m_tuning->best().about()->tier
        == sculpted::tierOf(m_tuning->study().bestSet(), Level::Easy));
}

void TestTierTuning::anEditDropsTheResults()
{
    m_tuning->setSeen(true);
    tune(brief);
    QTRY_VERIFY_WITH_TIMEOUT(m_tuning->best().isDone(), patience);
    FieldValues row;
    sculpted::writeTier(sculpted::ownTier(Level::Hard), Level::Easy, row);
    insertTableRows(*m_document, sculpted::tierTable, 0, {row});
    settle();
    QVERIFY(m_tuning->best().about() == nullptr);
    QVERIFY2(m_tuning->words().startsWith(u"The set has changed since."_s),
        qPrintable(m_tuning->words()));
    QTRY_VERIFY_WITH_TIMEOUT(m_tuning->before().isDone(), patience);
    QVERIFY(m_tuning->before().about()->tier == sculpted::tierOf(m_document->set(), Level::Easy));
    m_document->undoStack().undo();
    settle();
    QTRY_VERIFY_WITH_TIMEOUT(m_tuning->best().isDone(), patience);
    // An edit in the midst ends it.
    TuneOptions options = brief;
    options.iterations = 10'000;
    m_tuning->study().setOptions(options, {});
    m_tuning->study().begin();
    QTRY_VERIFY_WITH_TIMEOUT(!m_tuning->study().rounds().empty(), patience);
    m_studies->choice.setParameter(0, u"hard"_s);
    settle();
    QTRY_VERIFY(!m_tuning->study().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(m_tuning->before().isDone(), patience);
    QCOMPARE(m_tuning->before().about()->level, Level::Hard);
}

void TestTierTuning::whatWasStoppedGoesOn()
{
    TuneOptions options = brief;
    options.iterations = 12;
    m_tuning->study().setOptions(options, {});
    m_tuning->study().begin();
    QTRY_VERIFY_WITH_TIMEOUT(m_tuning->study().rounds().size() >= 3, patience);
    m_tuning->study().stop();
    const GoalSet set = m_document->set();
    QTRY_VERIFY(!QDir(m_folder->path()).isEmpty());
    open(set, u"easy"_s); // as after a restart
    m_tuning->study().setOptions(options, {});
    QTRY_VERIFY(m_tuning->study().canResume());
    m_tuning->study().resume();
    QVERIFY(!m_tuning->study().rounds().empty());
    QTRY_VERIFY_WITH_TIMEOUT(!m_tuning->study().isRunning(), patience);
    const Tuner plain = plainTuner(set, Level::Easy, {.keepsPublished = true}, options);
    QVERIFY(m_tuning->study().rounds() == plain.state().rounds);
}

void TestTierTuning::nothingIsCountedUnseen()
{
    tune(brief);
    QTest::qWait(200);
    QVERIFY(m_tuning->before().about() == nullptr);
    QVERIFY(m_tuning->best().about() == nullptr);
    m_tuning->setSeen(true);
    QTRY_VERIFY_WITH_TIMEOUT(m_tuning->before().isDone(), patience);
}

void TestTierTuning::otherGeneratorsHaveNoTiers()
{
    m_studies->choice.setGenerator(*generatorOf(u"constrained"_s));
    settle();
    QVERIFY(!m_tuning->study().canBegin());
    m_tuning->study().begin();
    QVERIFY(!m_tuning->study().isRunning());
    QCOMPARE(m_tuning->words(), u"Numbers will appear once there is a sculpted board."_s);
}

BOARDWRIGHT_UNIT(TestTierTuning, QCoreApplication)

#include "tst_tier_tuning.moc"
