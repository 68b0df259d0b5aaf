// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/limits.h"
#include "core/formats/import_codes.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/source/source_session.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

NativeFile file(int goals)
{
    NativeFile result;
    for (int i = 1; i <= goals; ++i) {
        Objective &objective = result.set.objectives.emplace_back();
        objective.id = result.set.nextRow();
        objective.goal = u"goal %1"_s.arg(i);
    }
    auto read = readNative(writeNative(result.set));
    Q_ASSERT(read);
    return *read;
}

} // namespace

/// The session with a text outside of any widget.
class TestSourceSession final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void takesTextOnAPause();
    void mergesIntoOneStep();
    void vanishesWhereItBegan();
    void tellsMistakesAndLeavesTheDocumentAlone();
    void refusesMoreGoalsThanCanBeOpenedAgain();
    void keepsWhatWasTyped_data();
    void keepsWhatWasTyped();
    void endsAtOthersCommands();
    void dropsAnswersToOlderTexts();
    void keepsRowsAndFindsCutOnes();
    void bringsOthersChangesIntoUnfinishedText();
    void tellsOfConflicts();
    void discards();
    void finishesLongTextsLater();
    void forgetsWithTheFile();
    void givesIdsThatNobodyHas();

private:
    void type(const QString &text)
    {
        QVERIFY(m_session->isOpen());
        m_text = text;
        m_session->textEdited();
    }

    void replace(const QString &before, const QString &after)
    {
        QVERIFY(m_text.contains(before));
        type(QString(m_text).replace(before, after));
    }

    bool isTaken() const
    {
        return QTest::qWaitFor([this] { return !m_session->holdsMore(); }, 20'000);
    }

    bool isRefused() const
    {
        return QTest::qWaitFor([this] { return m_session->pendingError().has_value(); }, 20'000);
    }

    const QList<Objective> &objectives() const { return m_document->set().objectives; }

    /// Acts as a view would.
    void showDocument()
    {
        auto source = std::make_shared<SourceResult>(sourceOf(m_document->set()));
        if (!m_session->holdsMore()) {
            m_text = source->text;
            m_session->start(std::move(source));
            return;
        }
        if (const auto merge = m_session->merge(std::move(source)))
            m_text.replace(merge->change.position, merge->change.removed, merge->inserted);
        m_session->textMerged();
    }

    std::unique_ptr<GoalSetDocument> m_document;
    JobPool m_files{PoolKind::Files};
    std::unique_ptr<SourceSession> m_session;
    QString m_text;
};

void TestSourceSession::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_session = std::make_unique<SourceSession>(*m_document, m_files, [this] { return m_text; });
    m_session->setPause(5ms);
    connect(m_session.get(), &SourceSession::textWanted, this, &TestSourceSession::showDocument);
    m_document->adopt(file(6), {});
}

void TestSourceSession::cleanup()
{
    m_session.reset();
    m_document.reset();
}

void TestSourceSession::takesTextOnAPause()
{
    m_session->setPause(100ms);
    replace(u"goal 2"_s, u"another"_s);
    QVERIFY(m_session->holdsMore());
    QCOMPARE(objectives()[1].goal, u"goal 2"_s);
    for (int i = 0; i < 5; ++i) { // keeps typing
        QTest::qWait(30);
        QCOMPARE(m_document->undoStack().count(), 0);
        replace(u"another"_s, u"another."_s);
    }
    QVERIFY(isTaken());
    QCOMPARE(objectives()[1].goal, u"another....."_s);
    QCOMPARE(m_document->undoStack().undoText(), u"Edit the source"_s);
}

void TestSourceSession::mergesIntoOneStep()
{
    const GoalSet before = m_document->set();
    for (int i = 0; i < 4; ++i) {
        replace(u"goal 3"_s, u"goal 3!"_s);
        QVERIFY(isTaken());
    }
    const GoalSet after = m_document->set();
    QCOMPARE(m_document->undoStack().count(), 1);
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    m_document->undoStack().redo();
    QCOMPARE(m_document->set(), after);

    replace(u"goal 4"_s, u"goal four"_s);
    QVERIFY(m_session->finish());
    QCOMPARE(m_document->undoStack().count(), 2);
    replace(u"goal 5"_s, u"goal five"_s);
    QVERIFY(m_session->finish());
    QCOMPARE(m_document->undoStack().count(), 3);
}

void TestSourceSession::vanishesWhereItBegan()
{
    setWeighting(*m_document, {RowId{1}}, 50);
    const GoalSet before = m_document->set();
    const QString begin = m_text;
    replace(u"    {\n      \"goal\": \"goal 6\""_s,
        u"    {\"goal\": \"new\"},\n    {\n      \"goal\": \"goal 6\""_s);
    QVERIFY(isTaken());
    QCOMPARE(objectives().size(), 7);
    QCOMPARE(m_document->undoStack().count(), 2);
    type(begin);
    QVERIFY(isTaken());
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->set(), before);
    type(begin + u' ');
    QVERIFY(isTaken());
    QCOMPARE(m_document->undoStack().count(), 2);
}

void TestSourceSession::tellsMistakesAndLeavesTheDocumentAlone()
{
    const GoalSet before = m_document->set();
    const QSignalSpy changes(m_document.get(), &GoalSetDocument::changed);
    const QString begin = m_text;
    replace(u"\"goal\": \"goal 2\""_s, u"\"goal\" \"goal 2\""_s);
    QVERIFY(isRefused());
    QVERIFY(m_session->holdsMore());
    QCOMPARE(m_session->pendingError()->code, Code::JsonSyntax);
    const qsizetype at = m_text.indexOf(u"\"goal 2\""_s);
    QCOMPARE(m_session->pendingError()->where.line, m_text.first(at).count(u'\n') + 1);
    QVERIFY(!m_session->finish());
    QVERIFY(m_session->pendingError());
    QCOMPARE(m_document->set(), before);
    QCOMPARE(changes.count(), 0);
    QVERIFY(!m_document->isModified());
    type(begin);
    QVERIFY(isTaken());
    QVERIFY(!m_session->pendingError());
    QCOMPARE(changes.count(), 0);
}

void TestSourceSession::refusesMoreGoalsThanCanBeOpenedAgain()
{
    const GoalSet before = m_document->set();
    const auto listed = [](qsizetype goals) {
        const QString text = u"{\"goal\":\"a\"},\n"_s.repeated(goals);
        return u"{\"objectives\":[\n"_s + text.chopped(2) + u"]}\n"_s;
    };
    type(listed(mostObjectives + 1));
    QVERIFY(isRefused());
    QCOMPARE(m_session->pendingError()->code, toCode(ImportCode::TooManyGoals));
    QCOMPARE(m_document->set(), before);
    type(listed(mostObjectives));
    QVERIFY(isTaken());
    QCOMPARE(objectives().size(), mostObjectives);
}

void TestSourceSession::keepsWhatWasTyped_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray odd = "{ \"objectives\" :\n[{\"goal\":\"a\" } ,\n\t{\"goal\":\"b\"}]}\n\n";
    QTest::newRow("any layout") << odd;
    QTest::newRow("CR LF") << QByteArray(odd).replace("\n", "\r\n");
    QTest::newRow("byte-order mark") << "\xef\xbb\xbf" + odd;
}

void TestSourceSession::keepsWhatWasTyped()
{
    QFETCH(const QByteArray, bytes);
    const auto read = readNative(bytes);
    QVERIFY(read);
    m_document->adopt(*read, {});
    replace(u"\"b\"}"_s, u"\"b\" ,  \"weighting\":7.0 }"_s);
    QVERIFY(isTaken());
    QCOMPARE(objectives()[1].weighting, 7);
    QCOMPARE(writeNative(m_document->set()),
        QByteArray(bytes).replace("\"b\"}", "\"b\" ,  \"weighting\":7.0 }"));
    m_document->undoStack().undo();
    QCOMPARE(writeNative(m_document->set()), bytes);
}

void TestSourceSession::endsAtOthersCommands()
{
    replace(u"goal 2"_s, u"two"_s);
    QVERIFY(isTaken());
    setWeighting(*m_document, {RowId{5}}, 5);
    QVERIFY(m_text.contains(u"\"weighting\": 5"_s));
    replace(u"goal 3"_s, u"three"_s);
    QVERIFY(isTaken());
    QCOMPARE(m_document->undoStack().count(), 3);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QVERIFY(!m_text.contains(u"\"weighting\": 5"_s));
    QVERIFY(m_text.contains(u"two"_s));
    m_document->undoStack().undo();
    QVERIFY(m_text.contains(u"goal 2"_s));
}

void TestSourceSession::dropsAnswersToOlderTexts()
{
    const QSignalSpy taken(m_session.get(), &SourceSession::taken);
    for (int i = 0; i < 200; ++i) {
        replace(u"goal 2"_s, u"goal 2,"_s);
        QTest::qWait(i % 7);
    }
    QVERIFY(isTaken());
    QCOMPARE(QString::fromUtf8(writeNative(m_document->set())), m_text);
    QVERIFY(taken.count() >= 1);
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestSourceSession::keepsRowsAndFindsCutOnes()
{
    const QString row = u"    {\n      \"goal\": \"goal 2\""_s;
    const qsizetype begin = m_text.indexOf(row);
    const qsizetype length = m_text.indexOf(u"    {\n      \"goal\": \"goal 3\""_s) - begin;
    QVERIFY(begin > 0 && length > 0);
    const QString cut = m_text.sliced(begin, length);
    replace(cut, {});
    QVERIFY(isTaken());
    QCOMPARE(objectives().size(), 5);
    QCOMPARE(m_document->rowOf(RowId{2}), -1);
    replace(u"    {\n      \"goal\": \"goal 5\""_s, cut + u"    {\n      \"goal\": \"goal 5\""_s);
    QVERIFY(isTaken());
    QCOMPARE(m_document->rowOf(RowId{2}), 3);
    QCOMPARE(m_document->rowOf(RowId{3}), 1);
    QCOMPARE(m_session->base()->rows.value(RowId{2}).first,
        m_text.first(m_text.indexOf(row)).count(u'\n'));
}

void TestSourceSession::bringsOthersChangesIntoUnfinishedText()
{
    replace(u"\"goal 2\""_s, u"\"goal 2"_s);
    QVERIFY(isRefused());
    const int line = m_session->pendingError()->where.line;
    setGoal(*m_document, RowId{1}, u"one"_s);
    QVERIFY(m_session->holdsMore());
    QVERIFY(m_text.contains(u"\"one\""_s));
    QVERIFY(m_text.contains(u"\"goal 2,"_s) || m_text.contains(u"\"goal 2\n"_s));
    setWeighting(*m_document, {RowId{1}}, 9); // adds a line above
    setGoal(*m_document, RowId{6}, u"six"_s);
    QVERIFY(m_text.contains(u"\"six\""_s));
    QVERIFY(!m_session->isInConflict());
    QVERIFY(QTest::qWaitFor([&] {
        return m_session->pendingError() && m_session->pendingError()->where.line == line + 1;
    }));
    replace(u"\"goal 2"_s, u"\"goal two\""_s);
    QVERIFY(isTaken());
    QCOMPARE(objectives()[0].goal, u"one"_s);
    QCOMPARE(objectives()[0].weighting, 9);
    QCOMPARE(objectives()[1].goal, u"goal two"_s);
    QCOMPARE(objectives()[5].goal, u"six"_s);
    QCOMPARE(m_document->undoStack().count(), 4);
}

void TestSourceSession::tellsOfConflicts()
{
    replace(u"\"goal 2\""_s, u"\"goal 2"_s);
    QVERIFY(isRefused());
    const QString typed = m_text;
    setGoal(*m_document, RowId{2}, u"two"_s);
    QVERIFY(m_session->isInConflict());
    QCOMPARE(m_text, typed);
    replace(u"\"goal 2"_s, u"\"2\""_s);
    QVERIFY(isTaken());
    QVERIFY(!m_session->isInConflict());
    QCOMPARE(objectives()[1].goal, u"2"_s);
    QCOMPARE(objectives()[1].id, RowId{2});
    m_document->undoStack().undo();
    QCOMPARE(objectives()[1].goal, u"two"_s);
}

void TestSourceSession::discards()
{
    const QString begin = m_text;
    replace(u"]"_s, {});
    QVERIFY(isRefused());
    m_session->discard();
    QVERIFY(!m_session->holdsMore());
    QVERIFY(!m_session->pendingError());
    QCOMPARE(m_text, begin);
    QVERIFY(!m_document->isModified());
}

void TestSourceSession::finishesLongTextsLater()
{
    m_document->adopt(file(8000), {});
    int calls = 0;
    replace(u"\"goal 2\""_s, u"\"two\""_s);
    m_session->finish([&] { ++calls; });
    QCOMPARE(calls, 0);
    QVERIFY(QTest::qWaitFor([&] { return calls == 1; }, 20'000));
    QVERIFY(!m_session->holdsMore());
    QCOMPARE(objectives()[1].goal, u"two"_s);
    m_session->finish([&] { ++calls; });
    QCOMPARE(calls, 2);
    replace(u"\"two\""_s, u"\"two"_s);
    m_session->finish([&] { ++calls; });
    QVERIFY(QTest::qWaitFor([&] { return calls == 3; }, 20'000));
    QVERIFY(m_session->pendingError());
    QVERIFY(m_session->holdsMore());
}

void TestSourceSession::forgetsWithTheFile()
{
    replace(u"goal 2"_s, u"two"_s);
    m_document->adopt(file(3), {});
    QVERIFY(!m_session->holdsMore());
    QTest::qWait(50);
    QCOMPARE(objectives().size(), 3);
    QCOMPARE(objectives()[1].goal, u"goal 2"_s);
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestSourceSession::givesIdsThatNobodyHas()
{
    const RowId reserved = m_document->newRow();
    const QString row = u"    {\n      \"goal\": \"goal 6\""_s;
    replace(row, u"{\"goal\": \"new\"},"_s + row);
    QVERIFY(isTaken());
    const RowId first = objectives()[5].id;
    QVERIFY(first > reserved);
    QVERIFY(m_document->newRow() > first);
    m_document->undoStack().undo();
    replace(row, u"{\"goal\": \"newer\"},"_s + row);
    m_session->setPause(0ms);
    m_session->textEdited();
    // Another row gets an id while the text is being read.
    const RowId taken = m_document->newRow();
    QVERIFY(isTaken());
    QVERIFY(objectives()[5].id != first);
    QVERIFY(objectives()[5].id != taken);
}

BOARDWRIGHT_UNIT(TestSourceSession, QCoreApplication)
#include "tst_source_session.moc"
