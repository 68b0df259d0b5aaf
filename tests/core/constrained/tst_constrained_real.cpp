// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/random/siphash.h"
#include "tests/support/boards/board_laws.h"
#include "tests/support/boards/board_maker.h"
#include "tests/support/boards/effort.h"
#include "tests/support/every_size.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

std::optional<GoalSet> readSet(const QString &name)
{
    QFile file(qEnvironmentVariable("BOARDWRIGHT_DATA") + u"/lockout/"_s + name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto read = readNative(file.readAll());
    if (!read)
        return {};
    return read->set;
}

/// Texts of the boards of seeds "1" .. "boards", made by `threads` threads.
std::vector<QByteArray> boardTexts(const GoalSet &set, int boards, int threads)
{
    std::vector<QByteArray> texts(static_cast<std::size_t>(boards));
    const auto work = [&](int first) {
        BoardMaker maker(set, {});
        for (int i = first; i < boards; i += threads) {
            maker.run(QString::number(i + 1));
            texts[static_cast<std::size_t>(i)]
                = boardText(maker.set(), maker.result(), maker.outcome()).toUtf8();
        }
    };
    std::vector<std::jthread> running;
    running.reserve(static_cast<std::size_t>(threads));
    for (int thread = 0; thread < threads; ++thread)
        running.emplace_back(work, thread);
    running.clear();
    return texts;
}

QString sizeName(const ModeSettings &settings)
{
    static const QStringList modes{u"bingo"_s, u"ascend"_s, u"summit"_s, u"triple"_s, u"rush"_s};
    return u"%1 %2 x %3"_s.arg(modes[static_cast<int>(settings.mode)])
        .arg(settings.rows)
        .arg(settings.columns);
}

/// Counts of how boards were made.
class Tally {
public:
    void note(const BoardMaker &maker)
    {
        m_beyondGreedy += effortOf(maker.result()).relaxPlaced > 0 ? 1 : 0;
        m_pulledBack += effortOf(maker.result()).pulledBack > 0 ? 1 : 0;
        int limits = 0;
        int zones = 0;
        for (const Finding &finding : maker.result().findings) {
            zones += finding.code == Code::ProgressionRelaxed ? 1 : 0;
            limits
                += isRelaxation(finding.code) && finding.code != Code::ProgressionRelaxed ? 1 : 0;
        }
        m_relaxed += limits + zones > 0 ? 1 : 0;
        m_limits += limits;
        m_zones += zones;
    }

    bool hasChanges() const { return m_relaxed > 0; }

    QString text(int boards) const
    {
        return u"%1 boards: %2 beyond greedy, %3 relaxed (%4 limits, %5 zones), %6 pulled back"_s
            .arg(boards)
            .arg(m_beyondGreedy)
            .arg(m_relaxed)
            .arg(m_limits)
            .arg(m_zones)
            .arg(m_pulledBack);
    }

private:
    int m_beyondGreedy = 0;
    int m_pulledBack = 0;
    int m_relaxed = 0;
    int m_limits = 0;
    int m_zones = 0;
};

} // namespace

/// Official goal sets, which may not be copied into the project. Skipped unless BOARDWRIGHT_DATA
/// names a folder that contains them.
class TestConstrainedReal final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase();
    static void boardsKeepTheLaws_data();
    static void boardsKeepTheLaws();
    static void sameOnAnyNumberOfThreads();

    static void namesChangeNoBoard_data() { boardsKeepTheLaws_data(); }

    static void namesChangeNoBoard();
};

void TestConstrainedReal::initTestCase()
{
    if (qEnvironmentVariable("BOARDWRIGHT_DATA").isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
}

void TestConstrainedReal::namesChangeNoBoard()
{
    QFETCH(const QString, name);
    const std::optional<GoalSet> set = readSet(name);
    QVERIFY2(set.has_value(), qPrintable(name));
    BoardMaker before(*set, {});
    BoardMaker after(withOtherNames(*set), {});
    constexpr int boards = 200;
    for (int seed = 1; seed <= boards; ++seed) {
        before.run(QString::number(seed));
        after.run(QString::number(seed));
        QVERIFY2(before.result().at == after.result().at, qPrintable(QString::number(seed)));
    }
}

void TestConstrainedReal::boardsKeepTheLaws_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"sm64-standard", "sm64-ascend", "smo-default", "smo-short"})
        QTest::newRow(name) << QString::fromLatin1(name) + u".json"_s;
}

void TestConstrainedReal::boardsKeepTheLaws()
{
    QFETCH(const QString, name);
    const std::optional<GoalSet> set = readSet(name);
    QVERIFY2(set.has_value(), qPrintable(name));
    for (const ModeSettings &settings : everySettings()) {
        BoardMaker maker(*set, settings);
        const bool isStandard
            = settings == settingsOfSize(settings.mode, sizesOf(settings.mode).standard);
        const int boards = isStandard ? 500 : 20;
        Tally tally;
        for (int seed = 1; seed <= boards; ++seed) {
            maker.run(QString::number(seed));
            const QString broken = brokenLaw(maker);
            QVERIFY2(broken.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(broken)));
            // All of these sets are large enough for any size.
            QVERIFY2(maker.outcome().has_value(),
                qPrintable(sizeName(settings) + u", seed "_s + QString::number(seed)));
            tally.note(maker);
        }
        if (isStandard || tally.hasChanges())
            qInfo("%s", qPrintable(sizeName(settings) + u": "_s + tally.text(boards)));
    }
}

void TestConstrainedReal::sameOnAnyNumberOfThreads()
{
    const std::optional<GoalSet> set = readSet(u"sm64-standard.json"_s);
    QVERIFY(set.has_value());
    const std::vector<QByteArray> alone = boardTexts(*set, 1000, 1);
    QByteArray all;
    for (const QByteArray &text : alone)
        all += text + '\n';
    qInfo("hash of 1000 boards: %016llx", static_cast<unsigned long long>(sipHash(all, 1, 2)));
    QVERIFY(boardTexts(*set, 1000, 2) == alone);
    QVERIFY(boardTexts(*set, 1000, 8) == alone);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestConstrainedReal, NoApplication)

#include "tst_constrained_real.moc"
