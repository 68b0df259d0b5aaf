// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tuning as the window does it, against the tuner itself.

#include "core/goalset/rows.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/lab/field_changes_model.h"
#include "ui/editing/lab/tune_results_model.h"
#include "ui/editing/studies/studies.h"
#include "ui/editing/studies/tune_study.h"
#include "ui/editing/studies/tuning_store.h"

#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

namespace {

constexpr int longestTuning = 300'000; ///< ms, on the slowest machine
constexpr TuneOptions brief{
    .engine = TuneEngine::Climbing, .seed = 4, .iterations = 4, .seeds = 64};

/// A document with its board, and a study of it.
struct Bench {
    explicit Bench(const GoalSet &set, const QString &folder)
        : studies(document)
    {
        document.adopt({.set = set, .notes = {}, .siteStyle = false}, {});
        study = std::make_unique<TuneStudy>(document, studies.preview, studies.jobs, files, folder);
        study->setOptions(brief, {});
        settle();
    }

    void settle() const
    {
        QVERIFY(QTest::qWaitFor([this] { return studies.preview.isUpToDate(); }));
        QCoreApplication::processEvents();
    }

    void waitForEnd() const
    {
        QVERIFY(QTest::qWaitFor([this] { return !study->isRunning(); }, longestTuning));
    }

    GoalSetDocument document;
    Studies studies;
    JobPool files{PoolKind::Files};
    std::unique_ptr<TuneStudy> study;
};

GoalSet wantedSet()
{
    return withTargets(unevenSet(60), {u"all"_s, u"repeats_in_line=..2"_s});
}

/// What the tuner finds without the window.
Tuner plainTuner(const Bench &bench, const TuneOptions &options)
{
    const auto subject = bench.studies.preview.result()->subject;
    Tuner tuner(subject->generator(), subject->set(), subject->settings(),
        tunePlanOf(subject->generator().info(), subject->set(), subject->settings()), options);
    while (tuner.round({})) { }
    return tuner;
}

} // namespace

class TestTuneStudy final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void findsWhatTheTunerFinds();
    void appliesAsOneStep();
    void newNumbersAreListed();
    void continuesAfterARestart();
    void anEditStopsIt();
    void withoutTargetsItDoesNothing();
    static void theStoreKeepsAndForgets();
    void resultsAreShown();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestTuneStudy::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestTuneStudy::findsWhatTheTunerFinds()
{
    Bench bench(wantedSet(), m_folder->path());
    QVERIFY(bench.study->canBegin());
    QVERIFY(!bench.study->canResume());
    bench.study->begin();
    QCOMPARE(bench.study->task(), TuneStudy::Task::Tuning);
    bench.waitForEnd();
    const Tuner plain = plainTuner(bench, brief);
    QVERIFY(bench.study->rounds() == plain.state().rounds);
    const auto subject = bench.studies.preview.result()->subject;
    const auto after = subjectOf(subject->generator(), plain.tuned(), subject->settings());
    const auto trial = trialOf(subject, *after, plain.plan(), trialSeeds, 2);
    QVERIFY(bench.study->trial().has_value());
    QCOMPARE(bench.study->trial()->boards, trial->boards);
    QCOMPARE(bench.study->trial()->after.total, trial->after.total);
    QVERIFY(bench.study->words().startsWith(u"Score on"_s));
}

void TestTuneStudy::appliesAsOneStep()
{
    Bench bench(wantedSet(), m_folder->path());
    bench.study->begin();
    QVERIFY(!bench.study->canApply());
    bench.waitForEnd();
    QVERIFY(bench.study->canApply());
    const GoalSet before = bench.document.set();
    const GoalSet tuned = plainTuner(bench, brief).tuned();
    bench.study->apply();
    QVERIFY(bench.document.set() == tuned);
    QCOMPARE(bench.document.undoStack().count(), 1);
    QVERIFY(!bench.study->canApply()); // done, and of an older set
    // It says what it did, also once the board has followed, and again after undo and redo.
    const QString score = u"Score on"_s;
    const auto isTold = [&] {
        return bench.study->words().startsWith(u"Applied: "_s)
            && bench.study->words().contains(score) && !bench.study->isStale();
    };
    QVERIFY2(isTold(), qPrintable(bench.study->words()));
    bench.settle();
    QVERIFY2(isTold(), qPrintable(bench.study->words()));
    bench.document.undoStack().undo();
    QVERIFY(bench.document.set() == before);
    QVERIFY(bench.study->words().startsWith(score));
    bench.settle();
    QVERIFY(bench.study->words().startsWith(score));
    QVERIFY(bench.study->canApply());
    bench.document.undoStack().redo();
    bench.settle();
    QVERIFY2(isTold(), qPrintable(bench.study->words()));
    // Not after any other edit.
    setWeighting(bench.document, {bench.document.set().objectives.first().id}, 3);
    bench.settle();
    QVERIFY(bench.study->words().startsWith(u"The set has changed since."_s));
    bench.document.undoStack().undo();
    bench.settle();
    QVERIFY2(isTold(), qPrintable(bench.study->words()));
}

/// Before it is applied, what would be written is listed.
void TestTuneStudy::newNumbersAreListed()
{
    Bench bench(wantedSet(), m_folder->path());
    bench.study->begin();
    bench.waitForEnd();
    const GoalSet before = bench.document.set();
    const GoalSet tuned = plainTuner(bench, brief).tuned();
    QVERIFY(bench.study->setBefore() == before);
    QVERIFY(bench.study->setAfter() == tuned);
    FieldChangesModel model;
    model.show(fieldChanges(bench.study->setBefore(), bench.study->setAfter()));
    int row = 0;
    for (qsizetype i = 0; i < before.objectives.size(); ++i) {
        const Objective &was = before.objectives.at(i);
        const Objective &is = tuned.objectives.at(i);
        if (was.weighting == is.weighting)
            continue;
        const auto text = [&](int column) { return model.index(row, column).data().toString(); };
        QVERIFY(text(FieldChangesModel::What).contains(was.goal));
        QCOMPARE(text(FieldChangesModel::Setting), u"Weighting"_s);
        QCOMPARE(text(FieldChangesModel::Before), QString::number(was.weighting));
        QCOMPARE(text(FieldChangesModel::After), QString::number(is.weighting));
        ++row;
    }
    QVERIFY(row > 0);
    QCOMPARE(model.rowCount(), row);
}

void TestTuneStudy::continuesAfterARestart()
{
    TuneOptions options = brief;
    options.iterations = 12;
    std::vector<TuneRound> begun;
    {
        Bench bench(wantedSet(), m_folder->path());
        bench.study->setOptions(options, {});
        bench.study->begin();
        QVERIFY(QTest::qWaitFor([&] { return bench.study->rounds().size() >= 3; }, longestTuning));
        bench.study->stop();
        QVERIFY(!bench.study->isRunning());
        QVERIFY(bench.study->canResume());
        QVERIFY(bench.study->canApply()); // the best so far
        QVERIFY(bench.study->words().startsWith(u"Stopped after"_s));
        // What can be applied is offered, and nothing else.
        QCOMPARE(bench.study->words().contains(u"apply"_s), bench.study->canApply());
        begun = bench.study->rounds();
        QVERIFY(QTest::qWaitFor([&] { return !QDir(m_folder->path()).isEmpty(); }));
    }
    Bench bench(wantedSet(), m_folder->path());
    QVERIFY(!bench.study->canResume()); // other options
    bench.study->setOptions(options, {});
    QTRY_VERIFY(bench.study->canResume());
    bench.study->resume();
    const std::size_t kept = bench.study->rounds().size(); // the last ones may not be written yet
    QVERIFY(kept >= 1 && kept <= begun.size());
    begun.resize(kept);
    QVERIFY(bench.study->rounds() == begun);
    bench.waitForEnd();
    QVERIFY(bench.study->rounds() == plainTuner(bench, options).state().rounds);
    QTRY_VERIFY(QDir(m_folder->path()).isEmpty()); // nothing is left to continue
    QVERIFY(!bench.study->canResume());
}

void TestTuneStudy::anEditStopsIt()
{
    Bench bench(wantedSet(), m_folder->path());
    TuneOptions options = brief;
    options.iterations = 10'000;
    bench.study->setOptions(options, {});
    bench.study->begin();
    QVERIFY(QTest::qWaitFor([&] { return !bench.study->rounds().empty(); }, longestTuning));
    setWeighting(bench.document, {bench.document.set().objectives.first().id}, 3);
    bench.settle();
    QTRY_VERIFY(!bench.study->isRunning());
    QVERIFY(bench.study->isStale());
    QVERIFY(!bench.study->canApply());
    bench.document.undoStack().undo();
    bench.settle();
    QTRY_VERIFY(!bench.study->isStale());
}

void TestTuneStudy::withoutTargetsItDoesNothing()
{
    Bench bench(unevenSet(60), m_folder->path());
    QVERIFY(!bench.study->canBegin());
    bench.study->begin();
    bench.study->apply();
    QVERIFY(!bench.study->isRunning());
    QVERIFY(bench.study->words().startsWith(u"Add targets"_s));
    QCOMPARE(TuneResultsModel(*bench.study).rowCount(), 0);
}

void TestTuneStudy::theStoreKeepsAndForgets()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"new/tuning"_s);
    const QByteArray key = QByteArray(64, 'a');
    SavedTuning saved{.of = key, .state = {}};
    saved.state.at = {1.0 / 3, -2.5e-7};
    QVERIFY(!keptTuning(path, key));
    keepTuning(path, saved);
    QVERIFY(keptTuning(path, key)->state == saved.state);
    QByteArray other = key;
    other.back() = 'b'; // a file of the same name
    QVERIFY(!keptTuning(path, other));
    forgetTuning(path, key);
    QVERIFY(!keptTuning(path, key));
}

void TestTuneStudy::resultsAreShown()
{
    Bench bench(wantedSet(), m_folder->path());
    TuneResultsModel model(*bench.study);
    QCOMPARE(model.rowCount(), 0);
    bench.study->begin();
    QCOMPARE(model.rowCount(), 2);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.study->rounds().empty(), longestTuning);
    QCOMPARE(model.chart(0).bars.size(), bench.study->rounds().size());
    bench.waitForEnd();
    // All 60 goals have a row behind the targets; those not as wanted come first, bosses among
    // them.
    const Trial &trial = *bench.study->trial();
    const auto missed = std::ranges::count(trial.items, false, &TrialItem::isReached);
    QVERIFY(missed > 0 && missed < 61);
    QVERIFY(model.rowCount() >= 62);
    bool isBossNamed = false;
    for (int row = 2; row < model.rowCount(); ++row)
        isBossNamed = isBossNamed
            || model.index(row, TuneResultsModel::Reason).data().toString()
                == u"board limit boss (4 %)"_s;
    QVERIFY(isBossNamed);
    QCOMPARE(model.targetOf(-1), std::size_t{0});
}

BOARDWRIGHT_UNIT(TestTuneStudy, QCoreApplication)
#include "tst_tune_study.moc"
