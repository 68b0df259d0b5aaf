// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of random lists, hostile ones among them, compared with those of an independent plain
// program (support/sites/plain_sites.h).
#include "core/sites/board_maker.h"
#include "core/sites/playbingo_board.h"
#include "core/sites/type_keys.h"
#include "tests/support/sites/plain_sites.h"
#include "tests/support/sites/random_site_lists.h"
#include "tests/support/unit.h"

#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

class TestPlainSites final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void types();
    static void bingosync_data();
    static void bingosync();
    static void playBingo();
};

namespace {

/// Lists of a kind: some hundreds, fewer where the plain program is slow, and with the label
/// "statistics" all that the design asks for.
int plainLists(bool isSlow = false)
{
    const int usual = isSlow ? 100 : 500;
    const QByteArray walks = qgetenv("BOARDWRIGHT_LONG_WALKS");
    return walks == "all" ? 100'000 : walks.isEmpty() ? usual : 10'000;
}

std::uint32_t randomSeed(SplitMix &random)
{
    return static_cast<std::uint32_t>(random.chance(50)
            ? random.below(1'000'001)
            : static_cast<int>(random.next() % (std::uint64_t{sites::largestSeed} + 1)));
}

/// What is compared of two boards, in words.
QString describe(const QList<int> &goals, const QList<qint64> &clashes)
{
    QString words;
    for (qsizetype cell = 0; cell < goals.size(); ++cell) {
        words += u"%1"_s.arg(goals[cell]);
        if (cell < clashes.size())
            words += u":%1"_s.arg(clashes[cell]);
        words += u' ';
    }
    return words;
}

} // namespace

/// Types are equal exactly if they share a key, and then they share one.
void TestPlainSites::types()
{
    SplitMix random(1);
    for (int round = 0; round < 500; ++round) {
        sites::SiteList list;
        list.goals.resize(1);
        std::vector<sites::ListedType> &all = list.goals[0].types;
        for (int left = random.between(2, 12); left > 0; --left)
            all.push_back(randomType(random));
        sites::TypeKeys keys(list);
        for (const sites::ListedType &one : all) {
            for (const sites::ListedType &other : all) {
                std::vector<std::uint32_t> asking;
                std::vector<std::uint32_t> standing;
                keys.appendAsking(one, asking);
                keys.appendStanding(other, standing);
                const auto shared = std::ranges::count_if(asking,
                    [&](std::uint32_t key) { return std::ranges::contains(standing, key); });
                QVERIFY2(shared == (areLooselyEqual(one, other) ? 1 : 0),
                    qPrintable(one.text + u" == "_s + other.text));
            }
        }
    }
}

void TestPlainSites::bingosync_data()
{
    QTest::addColumn<sites::BoardKind>("kind");
    for (const sites::KindTraits &kind : sites::kinds())
        QTest::newRow(kind.key.data()) << kind.kind;
}

void TestPlainSites::bingosync()
{
    QFETCH(const sites::BoardKind, kind);
    SplitMix random(static_cast<std::uint64_t>(kind) + 1);
    const int rounds
        = plainLists(kind == sites::BoardKind::SynerGen || kind == sites::BoardKind::V8Subtypes);
    int made = 0;
    int impossible = 0;
    for (int round = 0; round < rounds; ++round) {
        const sites::SiteList list = randomSiteList(random, kind);
        const auto length = static_cast<sites::Length>(random.below(3));
        const std::uint32_t number = randomSeed(random);
        const QString seed
            = random.chance(95) ? QString::number(number) : u"00"_s + QString::number(number);
        const QByteArray place = u"round %1, seed %2"_s.arg(round).arg(seed).toUtf8();
        const PlainBoard plain = plainBoard(list, kind,
            sites::traitsOf(kind).hasLengths ? length : sites::Length::Normal, seed, number);
        sites::BoardMaker maker(sites::compileList(list, kind, length));
        sites::Board board;
        Watch watch({}, kind == sites::BoardKind::V8Subtypes ? 2 : 2000);
        const sites::Made outcome = maker.make(sites::seedOf(seed).value(), board, watch);
        if (plain.end == PlainBoard::End::Undecided) {
            QVERIFY2(!outcome || board.draws >= plain.draws || kind == sites::BoardKind::SynerGen,
                place.constData());
            impossible += outcome ? 0 : 1;
            continue;
        }
        QVERIFY2(outcome.has_value() == (plain.end == PlainBoard::End::Made), place.constData());
        if (!outcome) {
            QVERIFY2(outcome.error().fault != sites::Fault::Cancelled, place.constData());
            ++impossible;
            continue;
        }
        ++made;
        QList<int> goals;
        QList<qint64> clashes;
        for (const sites::Cell &cell : board.cells) {
            goals << cell.goal;
            clashes << cell.clash;
        }
        QVERIFY2(describe(goals, clashes) == describe(plain.goals, plain.clashes),
            (place + '\n' + describe(goals, clashes).toUtf8() + '\n'
                + describe(plain.goals, plain.clashes).toUtf8())
                .constData());
        QCOMPARE(board.draws, plain.draws);
        Arc4 behind = maker.random();
        QVERIFY2(behind.next() == plain.next, place.constData());
    }
    QVERIFY2(made > rounds / 4, qPrintable(QString::number(made)));
    QVERIFY(impossible > 0);
}

void TestPlainSites::playBingo()
{
    SplitMix random(77);
    const int rounds = plainLists();
    int made = 0;
    int impossible = 0;
    for (int round = 0; round < rounds; ++round) {
        const sites::playbingo::List list = randomPlayBingoList(random);
        const std::uint32_t seed = randomSeed(random);
        const QByteArray place = u"round %1, seed %2"_s.arg(round).arg(seed).toUtf8();
        const PlainBoard plain = plainPlayBingo(list, seed);
        sites::playbingo::BoardMaker maker(sites::playbingo::compileList(list));
        sites::playbingo::Board board;
        Watch watch;
        const sites::Made outcome = maker.make(seed, board, watch);
        QVERIFY2(outcome.has_value() == (plain.end == PlainBoard::End::Made), place.constData());
        QList<int> goals;
        for (const sites::Cell &cell : board.cells) {
            if (cell.goal >= 0)
                goals << cell.goal;
        }
        QVERIFY2(goals == plain.goals,
            (place + '\n' + describe(goals, {}).toUtf8() + '\n'
                + describe(plain.goals, {}).toUtf8())
                .constData());
        ++(outcome ? made : impossible);
    }
    QVERIFY2(made > rounds / 4, qPrintable(QString::number(made)));
    QVERIFY(impossible > 0);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestPlainSites, NoApplication)

#include "tst_plain_sites.moc"
