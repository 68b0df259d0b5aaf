// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Advice on a relaxed limit, shown in the problems of the real window and applied there.

#include "tests/support/boards/relaxing_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/problems/problems_tree.h"

#include <QApplication>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestRelaxationAdvice final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isToldAndTaken();
};

namespace {

/// The row, at either level, with advice on the relaxed limit.
QModelIndex advisedRow(const QAbstractItemModel &model)
{
    const auto isIt = [](const QModelIndex &index) {
        const QString text = index.data().toString();
        return text.contains(u"line limit \"combat\" relaxed") && text.contains(u"A limit of ");
    };
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex kind = model.index(row, 0);
        for (int child = 0; child < model.rowCount(kind); ++child) {
            if (isIt(model.index(child, 0, kind)))
                return model.index(child, 0, kind);
        }
        if (isIt(kind))
            return kind;
    }
    return {};
}

} // namespace

void TestRelaxationAdvice::isToldAndTaken()
{
    auto window = boardWindow(fightingSet(14));
    QVERIFY(window);
    for (int seed = 1; relaxedLimitsOf(window->preview().result()->board).empty(); ++seed) {
        QVERIFY(seed < 500);
        window->boardChoice().setSeed(QString::number(seed));
        QTRY_VERIFY(window->preview().isUpToDate());
    }
    auto &panel = *window->findChild<ProblemsPanel *>();
    window->toolStrip().open(&panel);
    ProblemsTree &tree = panel.tree();
    QTRY_VERIFY(advisedRow(*tree.model()).isValid());
    const QModelIndex row = advisedRow(*tree.model());
    QVERIFY2(
        row.data().toString().contains(u" boards. A limit of "), qPrintable(row.data().toString()));

    tree.expand(row.parent());
    tree.setCurrentIndex(row);
    tree.setFocus();
    const int before = window->document().undoStack().index();
    const int percent = window->document().set().lineLimits.first().percent;
    QTest::keyClick(&tree, Qt::Key_F);
    QCOMPARE(window->document().undoStack().index(), before + 1);
    QVERIFY(window->document().set().lineLimits.first().percent > percent);
    // Advice about the previous set is no longer shown.
    QTRY_VERIFY(window->preview().isUpToDate());
    QVERIFY(!advisedRow(*tree.model()).isValid());
    window->document().undoStack().undo();
    QCOMPARE(window->document().set().lineLimits.first().percent, percent);
    QTRY_VERIFY(advisedRow(*tree.model()).isValid());
    closeBoardWindow(std::move(window));
}

BOARDWRIGHT_UNIT(TestRelaxationAdvice, QApplication)
#include "tst_relaxation_advice.moc"
