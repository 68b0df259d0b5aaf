// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The problems of rows, compared with a linear walk through the list.

#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/goals/row_problems.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace boardwright;

namespace {

constexpr int mostRows = 9;

QList<Problem> someProblems(SplitMix &random)
{
    constexpr std::array severities{Severity::Error, Severity::Warning, Severity::Hint};
    QList<Problem> problems;
    for (int i = random.below(12); i > 0; --i) {
        Problem problem;
        problem.row = RowId{static_cast<std::uint32_t>(random.below(mostRows))}; // 0 is none
        problem.severity = severities.at(static_cast<std::size_t>(random.below(3)));
        problem.args = {qint64{random.below(2)}};
        problems.append(problem);
    }
    return problems;
}

QList<Problem> plainly(const QList<Problem> &problems, RowId row)
{
    QList<Problem> its;
    for (const Problem &problem : problems) {
        if (row != RowId::none && problem.row == row)
            its.append(problem);
    }
    return its;
}

} // namespace

class TestRowProblems : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asAPlainWalkFindsThem();
    void ofNothingThereIsNothing();
};

void TestRowProblems::asAPlainWalkFindsThem()
{
    SplitMix random(5);
    QList<Problem> before;
    int sameRows = 0;
    for (int round = 0; round < 500; ++round) {
        const QList<Problem> list = someProblems(random);
        const RowProblems problems(list);
        QCOMPARE(problems.all(), list);
        for (std::uint32_t number = 0; number < mostRows + 2; ++number) {
            const RowId row{number};
            const QList<Problem> its = plainly(list, row);
            QCOMPARE(problems.of(row), its);
            QCOMPARE(problems.count(row), its.size());
            QCOMPARE(problems.has(row), !its.isEmpty());
            QCOMPARE(problems.worst(row).has_value(), !its.isEmpty());
            if (!its.isEmpty())
                QCOMPARE(*problems.worst(row),
                    std::ranges::min_element(its, {}, &Problem::severity)->severity);
            const bool isSame = its == plainly(before, row);
            QCOMPARE(problems.isSame(row, RowProblems(before)), isSame);
            sameRows += isSame && !its.isEmpty() ? 1 : 0;
        }
        before = list;
    }
    QVERIFY(sameRows > 10);
}

void TestRowProblems::ofNothingThereIsNothing()
{
    const RowProblems none;
    QVERIFY(!none.has(RowId{3}));
    QVERIFY(!none.worst(RowId{3}));
    QVERIFY(none.of(RowId::none).isEmpty());
}

BOARDWRIGHT_UNIT(TestRowProblems, NoApplication)
#include "tst_row_problems.moc"
