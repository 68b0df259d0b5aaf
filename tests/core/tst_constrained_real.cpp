// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/native.h"
#include "core/random/siphash.h"
#include "tests/support/board_laws.h"
#include "tests/support/board_maker.h"

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

} // namespace

/// Official goal sets, which are not ours to copy: run where BOARDWRIGHT_DATA names a folder that
/// holds them, skipped elsewhere.
class TestConstrainedReal final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase();
    static void boardsKeepTheLaws_data();
    static void boardsKeepTheLaws();
    static void sameOnAnyNumberOfThreads();
};

void TestConstrainedReal::initTestCase()
{
    if (qEnvironmentVariable("BOARDWRIGHT_DATA").isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
}

void TestConstrainedReal::boardsKeepTheLaws_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("boards");
    for (const char *name : {"sm64-standard", "sm64-ascend", "smo-default", "smo-short"}) {
        for (const auto &[rows, columns] : {std::pair(3, 3), {5, 5}, {7, 7}, {10, 10}, {4, 9}}) {
            QTest::addRow("%s %d x %d", name, rows, columns) << QString::fromLatin1(name)
                    + u".json"_s << rows << columns << (rows == 5 ? 1000 : 100);
        }
    }
}

void TestConstrainedReal::boardsKeepTheLaws()
{
    QFETCH(const QString, name);
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    QFETCH(const int, boards);
    const std::optional<GoalSet> set = readSet(name);
    QVERIFY2(set.has_value(), qPrintable(name));
    BoardMaker maker(*set, {.rows = rows, .columns = columns});
    int whole = 0;
    int relaxed = 0;
    int stuck = 0;
    for (int seed = 1; seed <= boards; ++seed) {
        maker.run(QString::number(seed));
        const QString broken = brokenLaw(maker);
        QVERIFY2(broken.isEmpty(), qPrintable(u"seed %1: %2"_s.arg(seed).arg(broken)));
        whole += maker.outcome() ? 1 : 0;
        stuck += maker.result().effort.relaxPlaced > 0 ? 1 : 0;
        relaxed += std::ranges::any_of(maker.result().findings,
            [](const Finding &finding) { return finding.code != Code::GoalsPulledBack; });
    }
    qInfo("%d boards: %d whole, %d beyond greedy, %d relaxed", boards, whole, stuck, relaxed);
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

QTEST_APPLESS_MAIN(boardwright::TestConstrainedReal)

#include "tst_constrained_real.moc"
