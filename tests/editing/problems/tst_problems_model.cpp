// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The list of problems: kinds, rows that persist from result to result, and the author's answers.

#include "core/goalset/accepted.h"
#include "core/goalset/set_sections.h"
#include "tests/support/unit.h"
#include "tests/support/windows/problems_fixture.h"
#include "ui/editing/document/accepted_edits.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/row_edits.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

QList<Problem> problemsNow(const GoalSetDocument &document)
{
    return problemsOf(document.set(), *generators().front(), {});
}

QList<Problem> toldNow(const GoalSetDocument &document)
{
    return unaccepted(problemsNow(document), document.set());
}

Finding relaxation(int site, const QString &category)
{
    return {.code = Code::BoardCategoryRelaxed,
        .severity = Severity::Warning,
        .site = SiteIndex{site},
        .about = RowId{1},
        .args = {category, qint64{1}, qint64{3}, qint64{2}}};
}

} // namespace

class TestProblemsModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void init() { m_list = std::make_unique<ProblemsFixture>(); }

    void cleanup() { m_list.reset(); }

    void worstFirstInKinds();
    void ofTheBoardAndTheFile();
    void placesOfProblems();
    void rowsStayThemselves();
    void wordsFollowTheSet();
    void rowsMoveWithTheirGoals();
    void fixIsOneExactStep();
    void fixAllIsOneExactStep();
    void acceptIsOneExactStep();
    void acceptedIsShownOnDemand();
    void aKindIsAcceptedAndOneTakenBack();
    void acceptanceGoesWithItsGoal();
    void errorsHaveNoAnswer();
    void goalsThatAreMissingAreNoMistake();
    void anyAnswersAgainstPlainLists();
    void randomWalk();
    void manyAreCutAndQuick();

private:
    GoalSetDocument &document() { return m_list->document; }

    ProblemsModel &model() { return m_list->model; }

    std::unique_ptr<ProblemsFixture> m_list;
};

void TestProblemsModel::worstFirstInKinds()
{
    m_list->open(setWithProblems());
    const QStringList lines = m_list->lines();
    QCOMPARE(lines.size(), 1 + 2 + 1 + 3 + 1 + 1 + 2);
    QCOMPARE(lines[0], u"2 weightings outside 1-100"_s);
    QVERIFY(lines[1].startsWith(u"  \"goal 8\" has the weighting 300."_s));
    QCOMPARE(lines[3], u"3 categories that no goal has"_s);
    QCOMPARE(lines[4], u"  No goal has the board category \"ash\"."_s);
    QVERIFY(lines[7].startsWith(u"\"goal 10\" is the only goal with the tag"_s)); // a kind of one
    QVERIFY(lines[8].startsWith(u"2 ranges"_s));
    QCOMPARE(model().counts(),
        (ProblemsModel::Counts{.inSet = 8, .isMade = true, .worst = Severity::Error}));
}

void TestProblemsModel::ofTheBoardAndTheFile()
{
    m_list->open(setWithProblems());
    m_list->look({relaxation(3, u"ash"_s), relaxation(4, u"ash"_s)});
    QCOMPARE(model().counts().relaxed, 2);
    QVERIFY(m_list->lines().contains(u"2 board limits relaxed"_s));
    Problem note;
    note.code = Code::DuplicateKey;
    note.severity = Severity::Warning;
    note.where = {.line = 4, .column = 2};
    note.args = {u"goal"_s};
    model().showFileNotes({note});
    QCOMPARE(model().counts().inFile, 1);
    QCOMPARE(model().counts().problems(), 9);
    const QModelIndex row = m_list->find(u"line 4, column 2"_s);
    QVERIFY(row.isValid());
    QCOMPARE(model().placeOf(row)->where, note.where);
    QCOMPARE(row.data(ProblemsModel::AnswerRole).toString(), QString());
    model().showResult(nullptr);
    QCOMPARE(m_list->lines().size(), 1);
    QCOMPARE(model().counts().inSet, 0);
}

void TestProblemsModel::placesOfProblems()
{
    m_list->open(setWithProblems());
    const auto range = model().placeOf(m_list->find(u"The values of \"Catch 1/100 fish 3\""_s));
    QCOMPARE(range->row, RowId{4});
    QCOMPARE(range->field, ObjectiveField::Range);
    const auto category = model().placeOf(m_list->find(u"No goal has the line category"_s));
    QCOMPARE(category->row, RowId::none);
    QCOMPARE(category->field, ObjectiveField::LineCategories);
    QCOMPARE(category->name, u"ash"_s);
    QVERIFY(!model().placeOf(m_list->find(u"3 categories"_s)).has_value());
    m_list->look({relaxation(3, u"ash"_s)});
    QCOMPARE(model().placeOf(m_list->find(u"Cell 4"_s))->site, SiteIndex{3});
}

void TestProblemsModel::rowsStayThemselves()
{
    m_list->open(setWithProblems());
    QSignalSpy resets(&model(), &QAbstractItemModel::modelReset);
    QSignalSpy moved(&model(), &QAbstractItemModel::layoutChanged);
    const QPersistentModelIndex kind(m_list->find(u"3 categories"_s));
    const QPersistentModelIndex birch(m_list->find(u"No goal has the board category \"birch\""_s));
    const QPersistentModelIndex solo(m_list->find(u"\"goal 10\" is the only"_s));
    // Adds a row before it, removes one after it, and changes the numbers of an error.
    GoalSet next = document().set();
    next.boardLimits.prepend({u"aspen"_s, 20});
    next.lineLimits.clear();
    next.objectives[7].weighting = 301;
    next.objectives[10].tag = u"other"_s;
    next.tagNames << u"other"_s;
    replaceSet(document(), next, u"change"_s);
    m_list->look();
    QVERIFY(kind.isValid() && birch.isValid() && solo.isValid());
    QCOMPARE(kind.row(), 1);
    QCOMPARE(birch.row(), 2);
    QCOMPARE(birch.parent(), QModelIndex(kind));
    QVERIFY(birch.data().toString().contains(u"birch"));
    QCOMPARE(solo.data().toString(), u"2 tags that only one goal has"_s); // now its kind's row
    QCOMPARE(model().rowCount(solo), 2);
    // An equal result emits nothing.
    QSignalSpy changed(&model(), &QAbstractItemModel::dataChanged);
    m_list->look();
    QCOMPARE(changed.count() + resets.count() + moved.count(), 0);
}

void TestProblemsModel::wordsFollowTheSet()
{
    m_list->open(setWithProblems());
    const QPersistentModelIndex row(m_list->find(u"\"goal 8\""_s));
    QSignalSpy changed(&model(), &QAbstractItemModel::dataChanged);
    GoalSet next = document().set();
    next.objectives[7].goal = u"renamed"_s;
    replaceSet(document(), next, u"change"_s);
    m_list->look();
    QVERIFY(row.data().toString().startsWith(u"\"renamed\" has the weighting"_s));
    QVERIFY(changed.count() > 0);
}

void TestProblemsModel::rowsMoveWithTheirGoals()
{
    m_list->open(setWithProblems());
    const QPersistentModelIndex first(m_list->find(u"\"goal 8\""_s));
    const QPersistentModelIndex second(m_list->find(u"\"goal 9\""_s));
    QCOMPARE(second.row(), 1);
    moveObjectives(document(), {RowId{9}}, RowId{1});
    m_list->look();
    QCOMPARE(second.row(), 0);
    QCOMPARE(first.row(), 1);
    QVERIFY(first.data().toString().startsWith(u"\"goal 8\""_s));
}

void TestProblemsModel::fixIsOneExactStep()
{
    m_list->open(setWithProblems());
    const GoalSet before = document().set();
    const QModelIndex row = m_list->find(u"\"goal 8\""_s);
    QCOMPARE(
        row.data(ProblemsModel::FixRole).toString(), u"Set the weighting of \"goal 8\" to 100"_s);
    model().fix(row);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().text(0), u"Set the weighting of \"goal 8\" to 100"_s);
    QCOMPARE(document().set().objectives[7].weighting, 100);
    model().fix(row); // before the next result: nothing is left to fix
    QCOMPARE(document().undoStack().count(), 1);
    m_list->look();
    QVERIFY(!m_list->find(u"\"goal 8\""_s).isValid());
    document().undoStack().undo();
    QVERIFY(document().set().objectives == before.objectives);
}

void TestProblemsModel::fixAllIsOneExactStep()
{
    m_list->open(setWithProblems());
    const GoalSet before = document().set();
    const QModelIndex kind = m_list->find(u"3 categories"_s);
    QCOMPARE(kind.data(ProblemsModel::FixRole).toString(), u"Fix all 3"_s);
    model().fix(kind);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().text(0), u"Fix 3 categories that no goal has"_s);
    QVERIFY(document().set().boardLimits.isEmpty() && document().set().lineLimits.isEmpty());
    document().undoStack().undo();
    QCOMPARE(document().set().boardLimits, before.boardLimits);
    QCOMPARE(document().set().lineLimits, before.lineLimits);
}

void TestProblemsModel::acceptIsOneExactStep()
{
    m_list->open(setWithProblems());
    const GoalSet before = document().set();
    const QList<Problem> told = toldNow(document());
    model().answer(m_list->find(u"The values of \"Catch 1/100 fish 3\""_s));
    QCOMPARE(document().undoStack().count(), 1);
    // Immediately, before the next result.
    QCOMPARE(model().counts().accepted, 1);
    QCOMPARE(model().counts().inSet, 7);
    QVERIFY(!m_list->find(u"The values of \"Catch 1/100 fish 3\""_s).isValid());
    QVERIFY(m_list->find(u"The values of \"Catch 1/100 fish 5\""_s).isValid());
    QCOMPARE(toldNow(document()).size(), told.size() - 1);
    document().undoStack().undo();
    QVERIFY(document().set().tables == before.tables);
    QCOMPARE(model().counts().accepted, 0);
    document().undoStack().redo();
    QCOMPARE(model().counts().accepted, 1);
}

void TestProblemsModel::acceptedIsShownOnDemand()
{
    m_list->open(setWithProblems());
    model().answer(m_list->find(u"\"goal 10\" is the only"_s));
    QVERIFY(!m_list->find(u"\"goal 10\" is the only"_s).isValid());
    model().setShowsAccepted(true);
    const QModelIndex row = m_list->find(u"\"goal 10\" is the only"_s);
    QCOMPARE(row.row(), model().rowCount() - 1);
    QVERIFY(row.data(ProblemsModel::AcceptedRole).toBool());
    QCOMPARE(row.data(ProblemsModel::AnswerRole).toString(), u"Unaccept"_s);
    QCOMPARE(row.data(ProblemsModel::FixRole).toString(), QString());
    QCOMPARE(model().counts().worst, Severity::Error);
    model().answer(row);
    QCOMPARE(model().counts().accepted, 0);
    QVERIFY(!document().set().tables.contains(accepted_section::section.key));
}

void TestProblemsModel::aKindIsAcceptedAndOneTakenBack()
{
    m_list->open(setWithProblems());
    model().answer(m_list->find(u"No goal has the board category \"birch\""_s));
    model().answer(m_list->find(u"2 categories"_s));
    QCOMPARE(model().counts().accepted, 3);
    QCOMPARE(document().tableRows(accepted_section::section).size(), 1); // stored once
    model().setShowsAccepted(true);
    model().answer(m_list->find(u"No goal has the line category \"ash\""_s));
    QCOMPARE(model().counts().accepted, 2);
    QVERIFY(!m_list->find(u"No goal has the line category \"ash\""_s)
            .data(ProblemsModel::AcceptedRole)
            .toBool());
    QVERIFY(m_list->find(u"No goal has the board category \"ash\""_s)
            .data(ProblemsModel::AcceptedRole)
            .toBool());
    const QModelIndex kind = m_list->find(u"2 categories"_s);
    QCOMPARE(kind.data(ProblemsModel::AnswerRole).toString(), u"Unaccept all"_s);
    model().answer(kind);
    QCOMPARE(model().counts().accepted, 0);
    QCOMPARE(document().undoStack().count(), 4);
    while (document().undoStack().canUndo())
        document().undoStack().undo();
    QVERIFY(document().set().tables.isEmpty());
}

void TestProblemsModel::acceptanceGoesWithItsGoal()
{
    m_list->open(setWithProblems());
    model().answer(m_list->find(u"The values of \"Catch 1/100 fish 3\""_s));
    model().answer(m_list->find(u"\"goal 10\" is the only"_s));
    moveObjectives(document(), {RowId{4}}, RowId::none);
    m_list->look();
    QCOMPARE(model().counts().accepted, 2);
    removeObjectives(document(), {RowId{4}});
    m_list->look();
    QCOMPARE(model().counts().accepted, 1);
    QCOMPARE(document().tableRows(accepted_section::section).size(), 1);
    QVERIFY(m_list->find(u"The values of \"Catch 1/100 fish 5\""_s).isValid());
    removeObjectives(document(), {RowId{10}});
    QVERIFY(document().set().tables.isEmpty());
    document().undoStack().undo();
    document().undoStack().undo();
    m_list->look();
    QCOMPARE(model().counts().accepted, 2);
}

void TestProblemsModel::errorsHaveNoAnswer()
{
    m_list->open(setWithProblems());
    const QModelIndex row = m_list->find(u"\"goal 8\""_s);
    QCOMPARE(row.data(ProblemsModel::AnswerRole).toString(), QString());
    model().answer(row);
    model().answer(row.parent());
    acceptProblems(document(), problemsNow(document()).first(1));
    QCOMPARE(document().undoStack().count(), 0);
}

void TestProblemsModel::goalsThatAreMissingAreNoMistake()
{
    m_list->open({});
    const QModelIndex row = m_list->find(u"Add "_s);
    QVERIFY2(row.isValid(), qPrintable(m_list->lines().join(u'\n')));
    QCOMPARE(row.data(ProblemsModel::SeverityRole).toInt(), static_cast<int>(Severity::Hint));
    QCOMPARE(model().counts().worst, Severity::Hint);
    // For `boardwright-cli check` this is an error, because no board can be filled. Therefore it
    // cannot be accepted.
    QCOMPARE(problemsNow(document()).first().severity, Severity::Error);
    QCOMPARE(row.data(ProblemsModel::AnswerRole).toString(), QString());
}

/// Laws: accepting adds exactly the given problems, and taking back removes exactly these.
void TestProblemsModel::anyAnswersAgainstPlainLists()
{
    std::mt19937 random(7);
    m_list->open(setWithProblems());
    const QList<Problem> all = problemsNow(document());
    QList<Problem> told = all;
    for (int round = 0; round < 400; ++round) {
        QList<Problem> some;
        for (const Problem &problem : all) {
            if (problem.severity != Severity::Error && random() % 3 == 0)
                some << problem;
        }
        if (some.isEmpty())
            continue;
        switch (random() % 3) {
        case 0:
            acceptProblems(document(), some);
            told.removeIf([&](const Problem &problem) { return some.contains(problem); });
            break;
        case 1:
            acceptKind(document(), some.first().code);
            told.removeIf(
                [&](const Problem &problem) { return problem.code == some.first().code; });
            break;
        default:
            takeBackProblems(document(), some, all);
            QList<Problem> now;
            for (const Problem &problem : all) {
                if (told.contains(problem) || some.contains(problem))
                    now << problem;
            }
            told = now;
        }
        QCOMPARE(toldNow(document()), told);
    }
}

void TestProblemsModel::randomWalk()
{
    std::mt19937 random(11);
    const auto below
        = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
    m_list->open(setWithProblems());
    for (int round = 0; round < 300; ++round) {
        switch (below(6)) {
        case 0: {
            GoalSet next = document().set();
            Objective &goal = next.objectives[below(static_cast<int>(next.objectives.size()))];
            goal.weighting = below(3) * 100;
            goal.tag = below(2) == 0 ? QString() : u"tag_%1"_s.arg(below(4));
            replaceSet(document(), next, u"edit"_s);
            break;
        }
        case 1:
            moveObjectives(document(), {RowId{static_cast<quint32>(below(30) + 1)}},
                RowId{static_cast<quint32>(below(30) + 1)});
            break;
        case 2:
            if (below(2) == 0)
                document().undoStack().undo();
            else
                document().undoStack().redo();
            break;
        case 3: {
            const QModelIndex kind = model().index(below(std::max(1, model().rowCount())), 0);
            if (kind.isValid() && below(2) == 0)
                model().answer(kind);
            else if (kind.isValid())
                model().fix(kind);
            break;
        }
        case 4:
            model().setShowsAccepted(!model().showsAccepted());
            break;
        default: {
            std::vector<Finding> findings;
            for (int i = below(4); i > 0; --i)
                findings.push_back(relaxation(below(5), u"ash"_s));
            m_list->look(findings);
            continue;
        }
        }
        m_list->look();
        // The list equals one made anew.
        ProblemsModel fresh(document());
        fresh.setShowsAccepted(model().showsAccepted());
        auto result = std::make_shared<PreviewResult>();
        result->request.set = document().set();
        result->subject = subjectOf(*generators().front(), document().set(),
            generators().front()->settingsFor(document().set()))
                              .value();
        result->allProblems = problemsNow(document());
        fresh.showResult(result);
        QCOMPARE(model().counts(), fresh.counts());
        QCOMPARE(model().rowCount(), fresh.rowCount());
        for (int row = 0; row < fresh.rowCount(); ++row) {
            const QModelIndex mine = model().index(row, 0);
            const QModelIndex its = fresh.index(row, 0);
            QCOMPARE(mine.data(), its.data());
            QCOMPARE(model().rowCount(mine), fresh.rowCount(its));
            for (int child = 0; child < fresh.rowCount(its); ++child)
                QCOMPARE(model().index(child, 0, mine).data(), fresh.index(child, 0, its).data());
        }
    }
}

void TestProblemsModel::manyAreCutAndQuick()
{
    GoalSet set = setWithProblems();
    for (int i = 0; i < 9'998; ++i) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"damaged %1"_s.arg(i);
        objective.weighting = -5;
        objective.range = {9, 3};
        set.objectives << objective;
    }
    m_list->open(set);
    const QModelIndex kind = m_list->find(u"10,000 weightings"_s);
    QVERIFY(kind.isValid());
    QCOMPARE(model().rowCount(kind), mostListed + 1);
    const QModelIndex rest = model().index(mostListed, 0, kind);
    QCOMPARE(rest.data().toString(), u"and 9,500 more"_s);
    QVERIFY(!rest.flags().testFlag(Qt::ItemIsSelectable));
    QCOMPARE(model().countOf(kind), 10'000);
    QCOMPARE(kind.data(ProblemsModel::FixRole).toString(), u"Fix all 10,000"_s);
    // A fix higher up brings the next one into view.
    model().fix(model().index(0, 0, kind));
    m_list->look();
    QCOMPARE(model().index(mostListed, 0, kind).data().toString(), u"and 9,499 more"_s);
    model().fix(kind);
    m_list->look();
    QVERIFY(!m_list->find(u"10,000 weightings"_s).isValid());
    QCOMPARE(document().undoStack().count(), 2);
}

BOARDWRIGHT_UNIT(TestProblemsModel, QGuiApplication)
#include "tst_problems_model.moc"
