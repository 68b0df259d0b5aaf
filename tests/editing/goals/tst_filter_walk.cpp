// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The goals shown during thousands of edits and queries, compared with a simple list of ids.

#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/goals/objectives_filter.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

const QStringList words{u"storm"_s, u"drake"_s, u"bell"_s, u"Öl"_s, u"harbour"_s};
const QStringList names{u"coast"_s, u"town"_s, u"caves"_s};
const QStringList tags{QString(), u"a"_s, u"b"_s};

Objective randomGoal(SplitMix &random)
{
    Objective goal;
    goal.goal = random.pick(words) + u' ' + random.pick(words) + u" [[s]]"_s;
    if (random.chance(30))
        goal.tooltip = random.pick(words).toUpper();
    if (random.chance(60))
        goal.boardCategories = {random.pick(names)};
    if (random.chance(40))
        goal.lineCategories = {random.pick(names)};
    goal.tag = random.pick(tags);
    goal.weighting = random.between(1, 5);
    goal.progression = Zones(QFlag(random.below(16)));
    return goal;
}

/// What the filter should show, by its definition.
class PlainView final {
public:
    void ask(const QList<Objective> &goals)
    {
        m_shown.clear();
        QList<Objective> kept;
        std::ranges::copy_if(
            goals, std::back_inserter(kept), [this](const Objective &goal) { return wants(goal); });
        if (column >= 0)
            std::ranges::stable_sort(kept, [this](const Objective &a, const Objective &b) {
                const auto key = [this](const Objective &goal) {
                    return column == static_cast<int>(ObjectiveColumn::Weighting)
                        ? QString::number(goal.weighting)
                        : goal.tag;
                };
                if (key(a).isEmpty() != key(b).isEmpty())
                    return key(b).isEmpty();
                return descending ? key(b) < key(a) : key(a) < key(b);
            });
        for (const Objective &goal : std::as_const(kept))
            m_shown << goal.id;
        m_all = idsOf(goals);
    }

    /// After rows were inserted, removed or moved.
    void follow(const QList<Objective> &goals)
    {
        const QList<RowId> all = idsOf(goals);
        m_shown.removeIf([&](RowId id) { return !all.contains(id); });
        if (column < 0)
            std::ranges::sort(m_shown, std::less(), [&](RowId id) { return all.indexOf(id); });
        for (qsizetype row = 0; row < all.size(); ++row) {
            if (!m_all.contains(all.at(row)))
                m_shown.insert(placeOf(all, row), all.at(row));
        }
        m_all = all;
    }

    const QList<RowId> &shown() const { return m_shown; }

    QString word;
    ObjectiveFacets facets;
    MarkedObjectives marked;
    int column = -1;
    bool descending = false;

private:
    static QList<RowId> idsOf(const QList<Objective> &goals)
    {
        QList<RowId> ids;
        for (const Objective &goal : goals)
            ids << goal.id;
        return ids;
    }

    qsizetype placeOf(const QList<RowId> &all, qsizetype row) const
    {
        for (qsizetype before = row - 1; before >= 0; --before) {
            if (const qsizetype at = m_shown.indexOf(all.at(before)); at >= 0)
                return at + 1;
        }
        for (qsizetype after = row + 1; after < all.size(); ++after) {
            const qsizetype at = m_shown.indexOf(all.at(after));
            if (at >= 0)
                return at;
        }
        return m_shown.size();
    }

    bool wants(const Objective &goal) const
    {
        const QStringList categories = goal.boardCategories + goal.lineCategories;
        const auto hasWord
            = [this](const QString &text) { return text.contains(word, Qt::CaseInsensitive); };
        if (!hasWord(goal.goal) && !hasWord(goal.tooltip) && !hasWord(goal.tag)
            && !std::ranges::any_of(categories, hasWord))
            return false;
        const bool hasCategory = facets.categories.isEmpty()
            || std::ranges::any_of(categories,
                [this](const QString &name) { return facets.categories.contains(name); })
            || (categories.isEmpty() && facets.categories.contains(QString()));
        const bool hasZone = facets.zones.toInt() == 0 || goal.progression.toInt() == 0
            || (facets.zones.toInt() & goal.progression.toInt()) != 0;
        return hasCategory && hasZone && (facets.tags.isEmpty() || facets.tags.contains(goal.tag))
            && (!facets.hasProblem || marked.withProblem.contains(goal.id))
            && (!facets.neverAppears || marked.neverAppearing.contains(goal.id));
    }

    QList<RowId> m_all; ///< in file order
    QList<RowId> m_shown;
};

} // namespace

class TestFilterWalk final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walks_data();
    void walks();
};

void TestFilterWalk::walks_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 6; ++seed)
        QTest::addRow("seed %llu", seed) << seed;
}

void TestFilterWalk::walks()
{
    QFETCH(const quint64, seed);
    SplitMix random(seed);
    GoalSetDocument document;
    NativeFile file;
    for (int i = 0; i < 12; ++i) {
        file.set.objectives << randomGoal(random);
        file.set.objectives.last().id = file.set.nextRow();
    }
    document.adopt(file, {});
    ObjectivesModel model(document);
    ObjectivesFilter filter(document, model);
    const QAbstractItemModelTester tester(
        &filter, QAbstractItemModelTester::FailureReportingMode::Fatal);
    PlainView plain;
    plain.ask(document.set().objectives);
    // Persistent indexes, and the goal of each.
    QList<std::pair<QPersistentModelIndex, RowId>> held;

    const auto some = [&] {
        QList<RowId> ids;
        for (const Objective &goal : document.set().objectives) {
            if (random.chance(25))
                ids << goal.id;
        }
        return ids;
    };
    const auto ask = [&] {
        if (random.chance(40))
            plain.word = random.chance(40) ? QString() : random.pick(words);
        if (random.chance(30))
            plain.facets = {};
        if (random.chance(30))
            plain.facets.categories = {random.pick(names), random.chance(50) ? QString() : u"x"_s};
        if (random.chance(20))
            plain.facets.tags = {random.pick(tags)};
        if (random.chance(20))
            plain.facets.zones = Zones(QFlag(random.below(16)));
        if (random.chance(20))
            plain.facets.hasProblem = random.chance(50);
        if (random.chance(20))
            plain.facets.neverAppears = random.chance(30);
        filter.ask(plain.word, plain.facets);
        plain.ask(document.set().objectives);
    };
    for (int step = 0; step < 1500; ++step) {
        const int count = static_cast<int>(document.set().objectives.size());
        switch (random.below(9)) {
        case 0: {
            QList<Objective> added;
            for (int i = random.between(1, 3); i > 0; --i)
                added << randomGoal(random);
            if (count < 40)
                insertObjectives(document, RowId(random.below(60)), added);
            break;
        }
        case 1:
            removeObjectives(document, some());
            break;
        case 2:
            moveObjectives(document, some(), RowId(random.below(60)));
            break;
        case 3: {
            const Objective like = randomGoal(random);
            changeObjectives(
                document, some(),
                [&](Objective &goal) {
                    const RowId id = goal.id;
                    goal = like;
                    goal.id = id;
                },
                u"change"_s);
            break;
        }
        case 4:
            document.undoStack().setIndex(random.below(document.undoStack().count() + 1));
            // Several steps at once; only the final state is compared.
            filter.sort(plain.column = -1);
            plain.ask(document.set().objectives);
            break;
        case 5:
            if (random.chance(60))
                document.undoStack().undo();
            else
                document.undoStack().redo();
            break;
        case 6:
            ask();
            break;
        case 7:
            plain.column = random.pick(QList<int>({-1, static_cast<int>(ObjectiveColumn::Weighting),
                static_cast<int>(ObjectiveColumn::Tag)}));
            plain.descending = random.chance(50);
            filter.sort(plain.column, plain.descending ? Qt::DescendingOrder : Qt::AscendingOrder);
            plain.ask(document.set().objectives);
            break;
        default: {
            const QList<RowId> problems = some();
            const QList<RowId> never = some();
            plain.marked = {.withProblem = {problems.begin(), problems.end()},
                .neverAppearing = {never.begin(), never.end()}};
            filter.setMarked(plain.marked);
        }
        }
        plain.follow(document.set().objectives);

        QList<RowId> shown;
        for (int row = 0; row < filter.rowCount(); ++row)
            shown << filter.rowId(filter.index(row, 0));
        QCOMPARE(shown, plain.shown());
        for (const Objective &goal : document.set().objectives)
            QCOMPARE(filter.indexOf(goal.id, ObjectiveColumn::Goal).row(),
                static_cast<int>(shown.indexOf(goal.id)));
        QCOMPARE(filter.showsTheFile(),
            plain.column < 0 && shown.size() == document.set().objectives.size());
        held.removeIf([](const auto &one) { return !one.first.isValid(); });
        for (const auto &[index, id] : std::as_const(held))
            QCOMPARE(filter.rowId(index), id);
        if (!shown.isEmpty()) {
            const QModelIndex index = filter.index(random.below(filter.rowCount()), 1);
            held.append({index, filter.rowId(index)});
        }
        if (held.size() > 30)
            held.removeFirst();
    }
}

BOARDWRIGHT_UNIT(TestFilterWalk, QCoreApplication)
#include "tst_filter_walk.moc"
