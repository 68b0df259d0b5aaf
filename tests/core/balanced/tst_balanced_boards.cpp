// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The boards of the reference, identical bit for bit: goals, attempts, the number of random numbers
// drawn, and the next one.
#include "tests/support/boards/reference_boards.h"
#include "tests/support/boards/reference_vectors.h"
#include "tests/support/places.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QTest>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

const QString listFixture = fixturePath("balanced/list.json");

/// Compares boards with those of the list and returns their number.
int compareAll(const CombinedList &list, const QList<ReferenceBoard> &boards, QString &difference)
{
    std::unique_ptr<ReferenceMaker> maker;
    QString made;
    int compared = 0;
    for (const ReferenceBoard &board : boards) {
        const QString needed = board.profile + QString::number(static_cast<int>(board.mode));
        if (made != needed)
            maker = std::make_unique<ReferenceMaker>(
                list, board.mode, referenceProfile(board.profile, board.mode));
        made = needed;
        difference = maker->differenceFrom(board);
        if (!difference.isEmpty())
            return compared;
        ++compared;
    }
    return compared;
}

} // namespace

class TestBalancedBoards final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void invented();
    static void allInvented_data();
    static void allInvented();
    static void published_data();
    static void published();
    static void populationOrders();
    static void traces();
    static void exactExample();
};

void TestBalancedBoards::invented()
{
    const QList<ReferenceBoard> boards = referenceBoards(fixturePath("balanced/boards.jsonl"));
    QVERIFY(boards.size() > 80);
    QVERIFY(std::ranges::any_of(
        boards, [](const ReferenceBoard &board) { return board.ids.isEmpty(); }));
    QString difference;
    const int compared = compareAll(referenceList(listFixture), boards, difference);
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
    QCOMPARE(compared, boards.size());
}

void TestBalancedBoards::allInvented_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file :
        {"default_normal", "default_blackout", "default_short", "default_shortBlackout",
            "plain_normal", "plain_blackout", "tight_normal", "tight_blackout"})
        QTest::newRow(file) << QString::fromLatin1(file);
}

void TestBalancedBoards::allInvented()
{
    QFETCH(const QString, file);
    const QString path = dataFile(u"oot/synthetic/%1.jsonl"_s.arg(file));
    if (path.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    const QList<ReferenceBoard> boards = referenceBoards(path, file.section(u'_', 0, 0));
    QVERIFY(boards.size() > 50);
    QString difference;
    QCOMPARE(compareAll(referenceList(listFixture), boards, difference), boards.size());
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void TestBalancedBoards::published_data()
{
    QTest::addColumn<QString>("mode");
    for (const char *mode : {"normal", "blackout", "short", "shortBlackout"})
        QTest::newRow(mode) << QString::fromLatin1(mode);
}

void TestBalancedBoards::published()
{
    QFETCH(const QString, mode);
    const QString path = dataFile(u"oot/v10.1-%1.jsonl"_s.arg(mode));
    if (path.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    const QList<ReferenceBoard> boards = referenceBoards(path);
    QVERIFY(boards.size() > 500);
    QString difference;
    const CombinedList list = referenceList(dataFile(u"oot/list-v10.1.json"_s));
    QCOMPARE(compareAll(list, boards, difference), boards.size());
    QVERIFY2(difference.isEmpty(), qPrintable(difference));
}

void TestBalancedBoards::populationOrders()
{
    const QJsonArray seeds = referenceVectors(u"population"_s);
    QCOMPARE(seeds.size(), 6);
    for (const auto &element : seeds) {
        const QJsonObject expected = element.toObject();
        const auto seed = static_cast<quint64>(expected.value(u"seed"_s).toDouble());
        Arc4 random(QString::number(seed));
        for (const QString &which : {u"first"_s, u"second"_s}) {
            QJsonArray order;
            for (const std::uint8_t cell : populationOrder(magicSquare(seed), random))
                order.append(cell);
            QCOMPARE(order, expected.value(which).toArray());
        }
        QCOMPARE(random.taken(), quint64{48});
    }
}

namespace {

/// Compares every step with a trace from the reference.
class TraceReader final : public AttemptListener {
public:
    TraceReader(ReferenceMaker &maker, const QJsonArray &attempts)
        : m_maker(maker)
        , m_attempts(attempts)
    {
    }

    void attemptBegins(int attempt, std::span<const std::uint8_t> order) override
    {
        m_attempt = m_attempts[attempt - 1].toObject();
        m_pick = -1;
        m_cell = -1;
        QJsonArray cells;
        for (const std::uint8_t cell : order)
            cells.append(cell);
        QCOMPARE(cells, m_attempt.value(u"populationOrder"_s).toArray());
    }

    void windowOpened(int cell, const TimeWindow &window, const CandidateOrder &order) override
    {
        endRange();
        if (m_cell != cell) {
            m_cell = cell;
            ++m_pick;
            m_range = -1;
        }
        ++m_range;
        const QJsonObject pick = m_attempt.value(u"picks"_s).toArray()[m_pick].toObject();
        QCOMPARE(cell, pick.value(u"pos"_s).toInt());
        m_expected = pick.value(u"ranges"_s).toArray()[m_range].toObject();
        QCOMPARE(window.lowest, m_expected.value(u"min"_s).toDouble());
        QCOMPARE(window.highest, m_expected.value(u"max"_s).toDouble());
        QJsonArray ids;
        CandidateOrder all = order;
        while (const auto goal = all.next())
            ids.append(m_maker.idOf(*goal));
        QCOMPARE(ids, m_expected.value(u"order"_s).toArray());
        ++windows;
    }

    void tried(int cell, GoalNumber goal, Verdict verdict, int line) override
    {
        QCOMPARE(line >= 0, verdict == Verdict::Line);
        if (verdict == Verdict::Conflict)
            ++m_conflicts;
        if (verdict == Verdict::Conflict || verdict == Verdict::Used)
            return;
        const auto bounds = m_maker.attempts().board().boundsOf(cell, goal);
        m_rows.append(QJsonArray{m_maker.idOf(goal), bounds.highest, bounds.lowest});
        ++lineChecks;
    }

    void stuck(int) override { endRange(); }

    void endRange()
    {
        if (m_expected.isEmpty())
            return;
        QCOMPARE(m_rows, m_expected.value(u"rows"_s).toArray());
        QCOMPARE(
            m_conflicts, m_expected.value(u"rejected"_s).toObject().value(u"conflict"_s).toInt());
        m_rows = {};
        m_conflicts = 0;
        m_expected = {};
    }

    int windows = 0;
    int lineChecks = 0;

private:
    ReferenceMaker &m_maker;
    QJsonArray m_attempts;
    QJsonObject m_attempt;
    QJsonObject m_expected;
    QJsonArray m_rows;
    int m_conflicts = 0;
    int m_cell = -1;
    int m_pick = -1;
    int m_range = -1;
};

} // namespace

void TestBalancedBoards::traces()
{
    const QString path = dataFile(u"oot/trace-synthetic-plain.jsonl"_s);
    if (path.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    const CombinedList list = referenceList(listFixture);
    const QList<QJsonObject> expected = jsonLines(path);
    QVERIFY(expected.size() > 1);
    for (const QJsonObject &line : expected) {
        const BalancedMode mode = modeOfReference(line.value(u"mode"_s).toString()).value();
        ReferenceMaker maker(list, mode, referenceProfile(u"plain"_s, mode));
        TraceReader reader(maker, line.value(u"attempts"_s).toArray());
        const auto report
            = maker.run(static_cast<quint64>(line.value(u"seed"_s).toDouble()), &reader);
        reader.endRange();
        QCOMPARE(report.attempts, line.value(u"iterations"_s).toInt());
        QVERIFY(reader.windows >= 25);
        QVERIFY(reader.lineChecks >= 25);
    }
}

/// The example of the source document: the first attempt fails; the second fills the board.
void TestBalancedBoards::exactExample()
{
    const QString path = dataFile(u"oot/list-v10.1.json"_s);
    if (path.isEmpty())
        QSKIP("BOARDWRIGHT_DATA is not set");
    ReferenceMaker maker(
        referenceList(path), BalancedMode::Normal, profileOf(BalancedMode::Normal));
    QVERIFY(maker.tables().isExact);
    Watch watch;
    QVERIFY(!maker.attempts().run(u"112233", 112233, 1, watch, nullptr).isDone);
    QCOMPARE(maker.run(112233).attempts, 2);
    QVERIFY(!maker.attempts().run(u"112233", 112233, 0, watch, nullptr).isDone);
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestBalancedBoards, QCoreApplication)

#include "tst_balanced_boards.moc"
