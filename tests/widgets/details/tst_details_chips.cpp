// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the Details form shows of several goals, and of few.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/kept_draws.h"
#include "ui/widgets/cells/names_edit.h"
#include "ui/widgets/details/details_form.h"

#include <QApplication>
#include <QLineEdit>
#include <QSet>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestDetailsChips final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void chipsOfSeveralGoalsAreAllSeen();
    void keptDrawsAreSeenAndCleared();

private:
    const Objective &goal(int number) const { return m_document->set().objectives.at(number - 1); }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<QWidget> m_window;
    DetailsForm *m_form = nullptr;
    const QList<RowId> m_all{RowId{1}, RowId{2}, RowId{3}, RowId{4}, RowId{5}};
};

void TestDetailsChips::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_document->adopt({.set = plainSet(5), .notes = {}, .siteStyle = true}, {});
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_form = new DetailsForm(*m_document);
    layout->addWidget(m_form);
    m_window->resize(760, 300);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestDetailsChips::cleanup()
{
    m_window.reset();
    m_document.reset();
}

/// They go on in further lines. Where even these do not suffice, the wheel reaches the rest.
void TestDetailsChips::chipsOfSeveralGoalsAreAllSeen()
{
    int number = 0;
    for (const RowId id : m_all) {
        const QString place = QString::number(++number);
        setCategories(*m_document, CategoryKind::Board, {id},
            {u"castle_"_s + place, u"underwater_"_s + place});
    }
    m_form->setSection(1);
    const auto editors = m_form->findChildren<NamesEdit *>();
    NamesEdit *names = *std::ranges::find(editors, u"Board categories"_s, &QWidget::accessibleName);
    const auto seen = [names] {
        QSet<QString> seen;
        const QList<QRect> rects = names->chipRects();
        for (qsizetype i = 0; i < rects.size(); ++i) {
            if (names->rect().contains(rects[i]))
                seen.insert(names->chips()[i].name);
        }
        return seen;
    };
    for (const QSize size : {QSize(760, 300), QSize(420, 300), QSize(420, 140)}) {
        m_window->resize(size);
        m_form->showRows({RowId{1}});
        m_form->showRows(m_all);
        QCOMPARE(names->chips().size(), 10);
        QTest::qWait(50); // until it is laid out
        for (int first = 0; first < 10; ++first) { // no two are at one place
            for (int other = 0; other < first; ++other)
                QVERIFY(!names->chipRects()[first].intersects(names->chipRects()[other])
                    || names->chipRects()[first].top() < 0);
        }
        QSet<QString> met = seen();
        for (int turn = 0; turn < 10 && met.size() < 10; ++turn) {
            const QPoint at = names->rect().center();
            QWheelEvent down(at, names->mapToGlobal(at), {}, {0, -120}, Qt::NoButton,
                Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(names, &down);
            met += seen();
        }
        QVERIFY2(met.size() == 10, qPrintable(QStringList(met.values()).join(u' ')));
        if (size.height() == 300)
            QCOMPARE(seen().size(), 10); // at once
    }
    // Where one line is enough, there is one.
    const int high = names->height();
    m_window->resize(760, 300);
    m_form->showRows({RowId{1}});
    QTRY_VERIFY(names->height() < high || high < 2 * names->fontMetrics().height() + 10);
    names->setFocus();
    QTest::keyClicks(names, u"castle_9"_s);
    QTest::keyClick(names, Qt::Key_Return);
    QCOMPARE(goal(1).boardCategories.size(), 3);
}

void TestDetailsChips::keptDrawsAreSeenAndCleared()
{
    m_form->setSection(4);
    m_form->showRows({RowId{2}});
    const auto shown = [this] { return m_form->findChild<QLineEdit *>(u"drawText"_s); };
    QVERIFY(!shown()->isVisible()); // rarely needed
    const GoalSet before = m_document->set();
    setGoal(*m_document, RowId{2}, u"mended"_s);
    keepDraws(*m_document, before, true);
    QVERIFY(shown()->isVisible());
    QCOMPARE(shown()->text(), u"goal 2"_s);
    const GoalSet kept = m_document->set();
    shown()->setFocus();
    shown()->selectAll();
    QTest::keyClick(shown(), Qt::Key_Delete);
    QTest::keyClick(shown(), Qt::Key_Return);
    QVERIFY(goal(2).extension.isEmpty());
    QVERIFY(!shown()->isVisible());
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), kept);
}

BOARDWRIGHT_UNIT(TestDetailsChips, QApplication)
#include "tst_details_chips.moc"
