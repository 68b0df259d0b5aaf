// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a tuner whose file cannot be written for a while: the job goes on, says so once, and
// keeps its state again as soon as that is possible.

#include "app/cli/saved_tuning.h"
#include "core/formats/file.h"
#include "core/tune/state_json.h"
#include "tests/support/sets/tuned_sets.h"
#include "tests/support/unit.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

Tuner smallTuner()
{
    const Generator &generator = *generators().front();
    const GoalSet set = test::withTargets(test::unevenSet(30), {u"all"_s}, generator);
    const Settings settings = defaultSettings(generator.info().parameters);
    return {generator, set, settings, tunePlanOf(generator.info(), set, settings, {}),
        {.engine = TuneEngine::Climbing, .iterations = 1, .seeds = 20'000}};
}

} // namespace

class TestSavedTuning final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void itIsTriedAgain();
    static void itIsNotTriedAllTheTime();
};

/// A file is where the folder should be, which stops root as well; then the folder, then the file
/// again.
void TestSavedTuning::itIsTriedAgain()
{
    const QTemporaryDir place;
    const QString folder = place.filePath(u"folder"_s);
    const QString state = folder + u"/state"_s;
    QVERIFY(saveFile(folder, "in the way"));
    QString said;
    QTextStream err(&said);
    Tuner tuner = smallTuner();
    TuningKeeper kept("key", state, std::chrono::seconds(0));
    std::stop_source source;
    int outages = 0;
    int looks = 0; // one for each try to write, which takes as many boards as all before
    qint64 boards = 0; // in the state that was written between the two outages
    const auto setFolder = [&](bool isFolder) {
        QFile::remove(state);
        QVERIFY(isFolder ? QFile::remove(folder) && QDir().mkdir(folder)
                         : QDir().rmdir(folder) && saveFile(folder, "in the way").has_value());
    };
    const auto look = [&](qint64 /*boards*/) {
        const bool isWritten = QFile::exists(state);
        constexpr int failures = 3;
        if (outages % 2 == 0 && ++looks == failures) {
            ++outages;
            looks = 0;
            setFolder(true);
        } else if (outages == 1 && isWritten) {
            boards = readTuning(readFile(state).value()).value().soFar.boards;
            ++outages;
            setFolder(false);
        } else if (isWritten) {
            source.request_stop();
        }
    };
    QVERIFY(!kept.work(
        tuner, {.threads = 1, .stop = source.get_token(), .progress = look, .most = 0}, err));
    QCOMPARE(outages, 3);
    QCOMPARE_GT(boards, 0);
    const auto saved = readTuning(readFile(state).value());
    QVERIFY(saved.has_value());
    QCOMPARE(saved->of, QByteArray("key"));
    // A tuner continues from it.
    Tuner next = smallTuner();
    QVERIFY(next.resume(saved->state, saved->soFar));
    // Each outage is told once when it begins and once when it ends.
    err.flush();
    QCOMPARE(said.count(u": error: "_s), 2);
    QCOMPARE(said.count(u"the job goes on without a saved state"_s), 2);
    QCOMPARE(said.count(u"is written again"_s), 2);
    QCOMPARE(said.count(u'\n'), 6);
}

/// A disk that is full is not asked for each board.
void TestSavedTuning::itIsNotTriedAllTheTime()
{
    const QTemporaryDir place;
    const QString folder = place.filePath(u"folder"_s);
    QVERIFY(saveFile(folder, "in the way"));
    QString said;
    QTextStream err(&said);
    Tuner tuner = smallTuner();
    TuningKeeper kept("key", folder + u"/state"_s, std::chrono::hours(1));
    std::stop_source source;
    int looks = 0;
    const auto look = [&](qint64 /*boards*/) {
        if (++looks == 3) {
            QVERIFY(QFile::remove(folder));
            QVERIFY(QDir().mkdir(folder));
        }
        if (looks == 8)
            source.request_stop();
    };
    QVERIFY(!kept.work(
        tuner, {.threads = 1, .stop = source.get_token(), .progress = look, .most = 0}, err));
    QVERIFY(!QFile::exists(folder + u"/state"_s));
    QVERIFY(kept.keep(tuner, err)); // at its end it does not wait
    QVERIFY(QFile::exists(folder + u"/state"_s));
    err.flush();
    QCOMPARE(said.count(u'\n'), 2);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestSavedTuning, NoApplication)
#include "tst_saved_tuning.moc"
