// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/trace.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

/// A trace that is appended to another one.
class TestTraceAppend final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void stepsReferToTheSame();
};

/// Steps refer to the same rows, reasons, scores and boards as before.
void TestTraceAppend::stepsReferToTheSame()
{
    const auto traceWith = [](int left, double amount, double score, const QString &seed) {
        Trace trace;
        trace.funnels = {{.filter = Code::PoolFilter, .left = left}};
        trace.rejections = {{.filter = Code::PoolFilter, .amount = amount}};
        trace.scores = {score};
        trace.rejected = {{.seed = seed, .missed = {}}};
        trace.steps = {{.act = Act::Place, .a = SiteIndex{0}, .what = RowId{1}, .value = 7},
            {.act = Act::Reject, .a = SiteIndex{1}},
            {.act = Act::Swap, .a = SiteIndex{0}, .b = SiteIndex{1}},
            {.act = Act::Discard, .value = 1}};
        trace.steps[0].funnelRows = 1;
        trace.steps[1].rejection = 1;
        trace.steps[2].score = 1;
        return trace;
    };
    Trace whole = traceWith(9, 2.5, 10, u"one"_s);
    const Trace first = whole;
    const Trace second = traceWith(4, 3.5, 20, u"two"_s);
    whole.append(second);
    QCOMPARE(whole.steps.size(), 8U);
    for (std::size_t i = 0; i < whole.steps.size(); ++i) {
        const Trace &own = i < 4 ? first : second;
        const Step &step = whole.steps[i];
        const Step &before = own.steps[i % 4];
        QCOMPARE(step.act, before.act);
        QVERIFY(step.a == before.a && step.b == before.b && step.what == before.what);
        QVERIFY(std::ranges::equal(whole.funnelOf(step), own.funnelOf(before)));
        QCOMPARE(whole.scoreOf(step), own.scoreOf(before));
        const Rejection *reason = whole.rejectionOf(step);
        QCOMPARE(reason != nullptr, before.act == Act::Reject);
        QVERIFY(reason == nullptr || *reason == *own.rejectionOf(before));
        const RejectedBoard *board = whole.rejectedBy(step);
        QCOMPARE(board != nullptr, before.act == Act::Discard);
        QVERIFY(board == nullptr || *board == *own.rejectedBy(before));
    }
    QCOMPARE(whole.steps[4].value, 7); // of other steps, values stay
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestTraceAppend, NoApplication)

#include "tst_trace_append.moc"
