// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What many puzzles of a tier are like, counted on the pool, and rows with Boardwright's own tiers.
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/generators/sculpted/own_tier_rows.h"
#include "ui/editing/generators/sculpted/tier_quality.h"
#include "ui/editing/studies/studies.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <memory>
#include <vector>

using namespace boardwright;
using namespace Qt::StringLiterals;

using sculpted::Level;
using sculpted::ownTier;
using sculpted::Yield;

class TestTierQuality final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void ownTiersAreAddedAsOneStep();
    void nothingIsCountedUnseen();
    void numbersAreThoseOfYieldOf();
    void staleNumbersAreDropped();
    void targetsDoNotCountAgain();
    void otherGeneratorsHaveNoNumbers();

private:
    void showTier(const QString &key);

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<Studies> m_studies;
    std::unique_ptr<JobPool> m_pool; ///< of one thread, for these counts alone
    std::unique_ptr<TierQuality> m_quality;
};

void TestTierQuality::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_studies = std::make_unique<Studies>(*m_document);
    NativeFile file;
    file.set = plainSet(30);
    m_document->adopt(file, {});
    m_studies->choice.setGenerator(*generatorOf(u"sculpted"_s));
    m_pool = std::make_unique<JobPool>(1, nullptr);
    m_quality = std::make_unique<TierQuality>(m_studies->preview, *m_pool);
    showTier(u"easy"_s);
}

void TestTierQuality::cleanup()
{
    m_quality.reset();
    m_pool.reset();
    m_studies.reset();
    m_document.reset();
}

void TestTierQuality::showTier(const QString &key)
{
    m_studies->choice.setParameter(0, key);
    QTRY_VERIFY(m_studies->preview.isUpToDate());
}

void TestTierQuality::ownTiersAreAddedAsOneStep()
{
    FieldValues medium;
    sculpted::Tier other = ownTier(Level::Medium);
    other.fogRadius = 5;
    sculpted::writeTier(other, Level::Medium, medium);
    insertTableRows(*m_document, sculpted::tierTable, 0, {medium});
    QCOMPARE(levelsWithoutRow(m_document->set()),
        (std::vector{Level::Tutorial, Level::Easy, Level::Hard, Level::Expert}));
    const int before = m_document->undoStack().count();
    addOwnTierRows(*m_document);
    QCOMPARE(m_document->undoStack().count(), before + 1);
    QCOMPARE(m_document->tableRows(sculpted::tierTable).size(), 5);
    for (std::size_t i = 0; i < sculpted::levels.size(); ++i) {
        const auto level = static_cast<Level>(i);
        QVERIFY(sculpted::rowOfLevel(m_document->set(), level) != nullptr);
        QCOMPARE(sculpted::tierOf(m_document->set(), level),
            level == Level::Medium ? other : ownTier(level));
    }
    addOwnTierRows(*m_document); // none is missing
    QCOMPARE(m_document->undoStack().count(), before + 1);
    m_document->undoStack().undo();
    QCOMPARE(m_document->tableRows(sculpted::tierTable).size(), 1);
}

void TestTierQuality::nothingIsCountedUnseen()
{
    QTest::qWait(100);
    QVERIFY(m_quality->about() == nullptr);
    QCOMPARE(m_quality->words(), u"Easy: making puzzles…"_s);
    m_quality->setSeen(true);
    QTRY_VERIFY(m_quality->about() != nullptr);
    m_quality->setSeen(false);
    const std::int64_t seeds = m_quality->yield().seeds;
    QTest::qWait(200);
    QCOMPARE(m_quality->yield().seeds, seeds);
    // Seeds counted before the pause are not counted twice.
    m_quality->setSeen(true);
    QTRY_VERIFY(m_quality->isDone());
}

void TestTierQuality::numbersAreThoseOfYieldOf()
{
    m_quality->setSeen(true);
    QTRY_VERIFY(m_quality->isDone());
    QCOMPARE(m_quality->about()->level, Level::Easy);
    const Yield &counted = m_quality->yield();
    Yield whole = sculpted::yieldOf(ownTier(Level::Easy), {}, 1, TierQuality::seeds, 1);
    QCOMPARE(counted.seeds, whole.seeds);
    QCOMPARE(counted.made, whole.made);
    QCOMPARE(counted.topologies, whole.topologies);
    QCOMPARE(counted.discarded, whole.discarded);
    QCOMPARE(counted.metrics, whole.metrics);
    QCOMPARE(counted.ofLargest, whole.ofLargest);
    QCOMPARE(counted.walls, whole.walls);
    QCOMPARE(m_quality->words(),
        u"Easy: %L1 seeds tried, %L2 puzzles made, %L3 different shapes"_s.arg(whole.seeds)
            .arg(whole.made)
            .arg(whole.shapes.size()));
    // The settings count, too.
    m_studies->choice.setParameter(1, u"plain"_s);
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QTRY_VERIFY(m_quality->isDone());
    whole = sculpted::yieldOf(
        ownTier(Level::Easy), {.routing = sculpted::Routing::Plain}, 1, TierQuality::seeds, 1);
    QCOMPARE(m_quality->yield().discarded, whole.discarded);
    QCOMPARE(m_quality->yield().metrics, whole.metrics);
}

void TestTierQuality::staleNumbersAreDropped()
{
    showTier(u"expert"_s);
    m_quality->setSeen(true);
    QTRY_VERIFY(m_quality->about() != nullptr);
    QVERIFY(!m_quality->isDone());
    bool wasStale = false;
    bool isWrong = false;
    Yield first;
    connect(m_quality.get(), &TierQuality::updated, this, [&] {
        wasStale = wasStale || m_quality->isStale();
        const Yield &yield = m_quality->yield();
        const bool isNew = m_quality->about()->level == Level::Tutorial;
        isWrong = isWrong || (isNew && m_quality->isStale())
            || std::ssize(yield.metrics.front()) != yield.made;
        if (isNew && first.seeds == 0)
            first = yield;
    });
    showTier(u"tutorial"_s);
    QTRY_VERIFY(m_quality->isDone());
    m_quality->disconnect(this);
    QVERIFY(wasStale);
    QVERIFY(!isWrong);
    const Yield expected = sculpted::yieldOf(ownTier(Level::Tutorial), {}, 1, first.seeds, 1);
    QCOMPARE(first.discarded, expected.discarded);
    QCOMPARE(first.metrics, expected.metrics);
}

void TestTierQuality::targetsDoNotCountAgain()
{
    m_quality->setSeen(true);
    QTRY_VERIFY(m_quality->isDone());
    bool wasStale = false;
    connect(m_quality.get(), &TierQuality::updated, this,
        [&] { wasStale = wasStale || m_quality->isStale() || !m_quality->isDone(); });
    addOwnTierRows(*m_document); // the same puzzles
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QVERIFY(m_quality->isDone());
    const auto change = [this](const sculpted::Tier &tier) {
        const TableRow *row = sculpted::rowOfLevel(m_document->set(), Level::Easy);
        FieldValues values = row->values;
        sculpted::writeTier(tier, Level::Easy, values);
        putTableRows(*m_document, sculpted::tierTable, {{row->id, values}}, {}, u"change"_s);
    };
    sculpted::Tier tier = ownTier(Level::Easy);
    tier.target.front() = {.least = 0.2, .most = 0.3};
    change(tier);
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QVERIFY(m_quality->isDone());
    QCOMPARE(m_quality->about()->tier.target.front(), tier.target.front());
    QVERIFY(!wasStale);
    tier.leastForkRatio = 0.4;
    change(tier);
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QVERIFY(wasStale);
    QTRY_VERIFY(m_quality->isDone());
    m_quality->disconnect(this);
    QCOMPARE(m_quality->about()->tier.leastForkRatio, 0.4);
    QVERIFY(std::ranges::min(m_quality->yield().metrics.front()) >= 0.4F);
}

void TestTierQuality::otherGeneratorsHaveNoNumbers()
{
    m_quality->setSeen(true);
    QTRY_VERIFY(m_quality->isDone());
    m_studies->choice.setGenerator(*generatorOf(u"constrained"_s));
    QTRY_VERIFY(m_studies->preview.isUpToDate());
    QVERIFY(m_quality->about() == nullptr);
    QCOMPARE(m_quality->yield().seeds, std::int64_t{0});
    QCOMPARE(m_quality->words(), u"Numbers will appear once there is a sculpted board."_s);
}

BOARDWRIGHT_UNIT(TestTierQuality, QCoreApplication)

#include "tst_tier_quality.moc"
