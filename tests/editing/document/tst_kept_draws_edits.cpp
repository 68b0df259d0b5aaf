// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Edits of the draws that goals keep: undo, files, exports, copies.

#include "core/formats/native.h"
#include "core/formats/set_format.h"
#include "core/goalset/identity.h"
#include "core/goalset/rows.h"
#include "core/goalset/set_sections.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/import_edits.h"
#include "ui/editing/document/kept_draws.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/goals/replace_text.h"
#include "ui/editing/values/row_matching.h"
#include "ui/text/plain_goal.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestKeptDrawsEdits final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepingIsAPartOfTheLastStep();
    void afterSavingItIsAStepOfItsOwn();
    void manyReplacedGoalsAreKeptAtOnce();
    void aCopyDrawsByItself();
    void theTextIsSetAndCleared();
    void filesHoldIt();
    void exportsTellThatTheyLoseIt();
    void theSourceMayChangeIt();

private:
    /// Rewords a goal and keeps the board.
    void mend(int row, const QString &text)
    {
        const GoalSet before = m_document->set();
        setGoal(*m_document, before.objectives[row].id, text);
        keepDraws(*m_document, before, true);
    }

    RowId id(int row) const { return m_document->set().objectives.at(row).id; }

    std::unique_ptr<GoalSetDocument> m_document;
    GoalSet m_start;
};

void TestKeptDrawsEdits::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_document->adopt({.set = goldenSet(), .notes = {}, .siteStyle = true}, {});
    m_start = m_document->set();
}

void TestKeptDrawsEdits::keepingIsAPartOfTheLastStep()
{
    const auto draws = identities(m_start);
    keepDraws(*m_document, m_start, true);
    QCOMPARE(m_document->undoStack().count(), 0); // nothing was reworded
    mend(4, u"mended"_s);
    QCOMPARE(m_document->undoStack().count(), 1);
    const GoalSet kept = m_document->set();
    QCOMPARE(identities(kept), draws);
    QCOMPARE(kept.objectives[4].goal, u"mended"_s);
    QCOMPARE(drawText(kept.objectives[4]), m_start.objectives[4].goal);
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), m_start);
    m_document->undoStack().redo();
    QCOMPARE(m_document->set(), kept);
    mend(4, u"mended again"_s); // it keeps them without more
    QCOMPARE(identities(m_document->set()), draws);
    m_document->undoStack().setIndex(0);
    QCOMPARE(m_document->set(), m_start);

    // A step that declares names, too, and one that adds rows.
    Objective tagged = m_start.objectives[3];
    tagged.goal = u"tagged"_s;
    tagged.tag = u"never_seen"_s;
    changeAndAddObjectives(*m_document, {tagged}, {Objective()}, u"Paste"_s);
    keepDraws(*m_document, m_start, true);
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(drawText(m_document->set().objectives[3]), m_start.objectives[3].goal);
    QVERIFY(m_document->set().tagNames.contains(u"never_seen"_s));
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), m_start);
}

void TestKeptDrawsEdits::afterSavingItIsAStepOfItsOwn()
{
    setGoal(*m_document, id(4), u"mend {{X}}"_s);
    const GoalSet reworded = m_document->set();
    m_document->undoStack().setClean();
    keepDraws(*m_document, m_start, true);
    QCOMPARE(m_document->undoStack().count(), 2);
    QVERIFY(m_document->isModified());
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), reworded);
    QVERIFY(!m_document->isModified());
    keepDraws(*m_document, m_start, false);
    QCOMPARE(m_document->undoStack().undoText(),
        u"Keep the board for \"%1\""_s.arg(plainGoal(reworded.objectives[4])));
}

void TestKeptDrawsEdits::manyReplacedGoalsAreKeptAtOnce()
{
    const auto replacer = TextReplacer::make({.find = u"a"_s, .with = u"aa"_s});
    QVERIFY(replacer);
    const auto replaced = replacer->replacedIn(m_start);
    QVERIFY(replaced && replaced->goals > 5);
    replaceSet(*m_document, replaced->set, u"Replace"_s);
    keepDraws(*m_document, m_start, true);
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(identities(m_document->set()), identities(m_start));
}

void TestKeptDrawsEdits::aCopyDrawsByItself()
{
    mend(4, u"mended"_s);
    const auto draws = identities(m_document->set());
    const RowId copied = duplicateObjectives(*m_document, {id(4)}).first();
    const Objective copy = *m_document->objective(copied);
    QCOMPARE(copy.goal, u"mended"_s);
    QCOMPARE(drawText(copy), u"mended"_s);
    auto after = identities(m_document->set());
    after.erase(after.begin() + m_document->rowOf(copied));
    QCOMPARE(after, draws);
    // Also if it stands before the original.
    moveObjectives(*m_document, {copied}, id(0));
    after = identities(m_document->set());
    after.erase(after.begin());
    QCOMPARE(after, draws);
}

void TestKeptDrawsEdits::theTextIsSetAndCleared()
{
    mend(4, u"mended"_s);
    mend(5, u"mended, too"_s);
    const GoalSet kept = m_document->set();
    const int steps = m_document->undoStack().count();
    setDrawText(*m_document, {id(4)}, drawText(kept.objectives[4]));
    QCOMPARE(m_document->undoStack().count(), steps); // as it is
    setDrawText(*m_document, {id(4), id(5)}, {});
    QCOMPARE(m_document->undoStack().count(), steps + 1);
    QVERIFY(m_document->set().objectives[4].extension.isEmpty());
    QCOMPARE(drawText(m_document->set().objectives[5]), u"mended, too"_s);
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), kept);
    setDrawText(*m_document, {id(4)}, u"anything"_s);
    QCOMPARE(drawText(m_document->set().objectives[4]), u"anything"_s);
    setDrawText(*m_document, {id(4)}, u"mended"_s); // its own text needs no data
    QVERIFY(m_document->set().objectives[4].extension.isEmpty());
}

void TestKeptDrawsEdits::filesHoldIt()
{
    mend(4, u"mended"_s);
    // A twin has another rank.
    GoalSet twins = m_document->set();
    twins.objectives[8].goal = twins.objectives[9].goal = u"twin"_s;
    replaceSet(*m_document, twins, u"Replace"_s);
    const auto draws = identities(twins);
    mend(8, u"one of them"_s);
    mend(9, u"the other"_s);
    QCOMPARE(identities(m_document->set()), draws);
    const QByteArray bytes = writeNative(m_document->set());
    QVERIFY(bytes.contains("\"draws\": {"));
    const auto read = readNative(bytes);
    QVERIFY(read);
    QCOMPARE(read->notes.size(), readNative(writeNative(m_start))->notes.size());
    QCOMPARE(identities(read->set), draws);
    QCOMPARE(writeNative(read->set), bytes);
    // Clearing it leaves nothing behind.
    setDrawText(*m_document, {id(4), id(8), id(9)}, {});
    QVERIFY(!writeNative(m_document->set()).contains("draws"));
}

void TestKeptDrawsEdits::exportsTellThatTheyLoseIt()
{
    GoalSet plain = plainSet(30);
    plain.objectives[4].goal = u"Unmistakable"_s;
    m_document->adopt({.set = plain, .notes = {}, .siteStyle = true}, {});
    plain = m_document->set();
    mend(4, u"mended"_s);
    const GoalSet &set = m_document->set();
    int holding = 0;
    for (const SetFormat *format : setFormats()) {
        const bool leavesOut
            = format->holdsGoal != nullptr && !format->holdsGoal(plain.objectives[4]);
        if (leavesOut || obstacleTo(plain, *format))
            continue;
        const QList<Loss> losses = lossesOf(set, *format);
        const bool isLost = losses.contains(Loss{.aspect = Aspect::OwnData, .rows = {id(4)}});
        QVERIFY2(isLost || format->holdsSection != nullptr, format->suffix);
        QVERIFY2(format->write(set).contains("Unmistakable") != isLost,
            qPrintable(QString(format->key)));
        holding += isLost ? 0 : 1;
        if (isLost)
            continue;
        const auto read = format->read(ImportText(format->write(set), {}), {});
        QVERIFY(read);
        QCOMPARE(drawText(read->file.set.objectives[4]), u"Unmistakable"_s);
    }
    QCOMPARE(holding, 2); // tables
}

/// Rows are found again whatever the text says.
void TestKeptDrawsEdits::theSourceMayChangeIt()
{
    mend(4, u"mended"_s);
    QByteArray bytes = writeNative(m_document->set());
    const GoalSet before = m_document->set();
    const auto same = readNative(bytes);
    QVERIFY(same);
    QCOMPARE(idsOf(withKeptRows(before, same->set, before.lastRow, nullptr).objectives),
        idsOf(before.objectives));
    const QByteArray text = m_start.objectives[4].goal.toUtf8();
    const qsizetype at = bytes.indexOf(text, bytes.indexOf("\"draws\""));
    QVERIFY(at >= 0);
    bytes.replace(at, text.size(), "another");
    const auto changed = readNative(bytes);
    QVERIFY(changed);
    const GoalSet after = withKeptRows(before, changed->set, before.lastRow, nullptr);
    QCOMPARE(idsOf(after.objectives), idsOf(before.objectives));
    QCOMPARE(redrawnGoals(before, after), QList<RowId>{id(4)});
}

BOARDWRIGHT_UNIT(TestKeptDrawsEdits, QCoreApplication)
#include "tst_kept_draws_edits.moc"
