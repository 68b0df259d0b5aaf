// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editing/edit_verbs.h"

#include "tests/support/editing/goal_edits.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

QList<RowId> allIds(const GoalSet &set)
{
    QList<RowId> ids;
    for (const Objective &objective : set.objectives)
        ids << objective.id;
    return ids;
}

namespace {

Objective &rowOf(GoalSet &set, RowId id)
{
    return *std::ranges::find(set.objectives, id, &Objective::id);
}

void plainDeclare(QList<CategoryLimit> &limits, const QStringList &had, const QStringList &has)
{
    for (const QString &name : has) {
        const auto isIt = [&](const CategoryLimit &limit) { return limit.category == name; };
        if (!had.contains(name) && !std::ranges::any_of(limits, isIt))
            limits << CategoryLimit{.category = name, .percent = 100};
    }
}

/// Wraps a verb: names that it gives to goals are declared as well.
Verb declaring(const Verb &verb)
{
    return
        [=](GoalSetDocument &document, GoalSet &plain, const QList<RowId> &ids, SplitMix &random) {
            const GoalSet before = plain;
            const bool isDone = verb(document, plain, ids, random);
            for (const Objective &row : std::as_const(plain.objectives)) {
                const qsizetype place = allIds(before).indexOf(row.id);
                const Objective was = place < 0 ? Objective() : before.objectives[place];
                plainDeclare(plain.boardLimits, was.boardCategories, row.boardCategories);
                plainDeclare(plain.lineLimits, was.lineCategories, row.lineCategories);
                if (row.tag != was.tag && !row.tag.isEmpty() && !plain.tagNames.contains(row.tag))
                    plain.tagNames << row.tag;
            }
            return isDone;
        };
}

/// A verb that makes the same change to each of the rows.
template <typename Do, typename Plain>
Verb eachRow(const Do &act, const Plain &change)
{
    return
        [=](GoalSetDocument &document, GoalSet &plain, const QList<RowId> &ids, SplitMix &random) {
            const auto value = act(document, ids, random);
            for (const RowId id : ids)
                change(rowOf(plain, id), value);
            return true;
        };
}

QString someText(SplitMix &random)
{
    return random.chance(20) ? QString() : u"t%1"_s.arg(random.below(3));
}

int someLimit(SplitMix &random)
{
    return random.between(1, 4);
}

Zones someZones(SplitMix &random)
{
    return Zones(QFlag(random.below(16)));
}

bool yesOrNo(SplitMix &random)
{
    return random.chance(50);
}

QStringList someNames(SplitMix &random)
{
    QStringList names;
    for (int i = random.below(5); i > 0; --i)
        names << u"c%1"_s.arg(random.below(6));
    return names;
}

Objective withNames(const QString &goal, SplitMix &random)
{
    Objective objective;
    objective.goal = goal;
    objective.boardCategories = someNames(random);
    objective.lineCategories = someNames(random);
    objective.tag = someText(random);
    return objective;
}

QList<int> someNumbers(SplitMix &random)
{
    QList<int> numbers;
    for (int i = random.below(5); i > 0; --i)
        numbers << random.between(1, 30);
    return numbers;
}

/// A verb that sets a field of each row to a value.
template <typename T, typename Given>
Verb setter(void (*verb)(GoalSetDocument &, const QList<RowId> &, Given), T Objective::*field,
    T (*value)(SplitMix &))
{
    return eachRow(
        [=](GoalSetDocument &document, const QList<RowId> &ids, SplitMix &random) {
            const T chosen = value(random);
            verb(document, ids, chosen);
            return chosen;
        },
        [=](Objective &row, const T &chosen) { row.*field = chosen; });
}

/// The given rows in file order, without duplicates.
QList<RowId> inOrder(const GoalSet &set, const QList<RowId> &ids)
{
    QList<RowId> sorted = allIds(set);
    sorted.removeIf([&](RowId id) { return !ids.contains(id); });
    return sorted;
}

void plainInsert(GoalSet &set, qsizetype at, const QList<Objective> &rows)
{
    for (qsizetype i = 0; i < rows.size(); ++i) {
        set.objectives.insert(at + i, rows[i]);
        set.lastRow = std::max(set.lastRow, static_cast<std::uint32_t>(rows[i].id));
    }
}

bool doInsert(GoalSetDocument &document, GoalSet &plain, const QList<RowId> &ids, SplitMix &random)
{
    QList<Objective> rows(random.below(3));
    for (Objective &row : rows)
        row = withNames(u"New %1"_s.arg(random.below(100)), random);
    const RowId before = random.chance(70) && !ids.isEmpty() ? ids.first() : RowId::none;
    const QList<RowId> added = insertObjectives(document, before, rows);
    for (qsizetype i = 0; i < rows.size(); ++i)
        rows[i].id = added[i];
    const qsizetype place = allIds(plain).indexOf(before);
    plainInsert(plain, place < 0 ? plain.objectives.size() : place, rows);
    return true;
}

bool doDuplicate(GoalSetDocument &document, GoalSet &plain, const QList<RowId> &ids, SplitMix &)
{
    const QList<RowId> added = duplicateObjectives(document, ids);
    const QList<RowId> from = inOrder(plain, ids);
    if (from.isEmpty())
        return true;
    QList<Objective> copies;
    for (qsizetype i = 0; i < from.size(); ++i) {
        copies << rowOf(plain, from[i]);
        copies.last().id = added[i];
    }
    plainInsert(plain, allIds(plain).indexOf(from.last()) + 1, copies);
    return true;
}

bool doRemove(GoalSetDocument &document, GoalSet &plain, const QList<RowId> &ids, SplitMix &)
{
    removeObjectives(document, ids);
    plain.objectives.removeIf([&](const Objective &row) { return ids.contains(row.id); });
    return true;
}

bool doMove(GoalSetDocument &document, GoalSet &plain, const QList<RowId> &ids, SplitMix &random)
{
    QList<RowId> order = allIds(plain);
    const RowId before = order.isEmpty() || random.chance(20) ? RowId::none : random.pick(order);
    moveObjectives(document, ids, before);
    // The first row from there on that is not moved.
    RowId anchor = RowId::none;
    for (qsizetype i = order.indexOf(before); i >= 0 && i < order.size(); ++i) {
        if (!ids.contains(order[i])) {
            anchor = order[i];
            break;
        }
    }
    const QList<RowId> moved = inOrder(plain, ids);
    order.removeIf([&](RowId id) { return moved.contains(id); });
    const qsizetype at = anchor == RowId::none ? order.size() : order.indexOf(anchor);
    QList<Objective> next;
    for (const RowId id : order.first(at) + moved + order.sliced(at))
        next << rowOf(plain, id);
    plain.objectives = next;
    return true;
}

bool doPaste(GoalSetDocument &document, GoalSet &plain, const QList<RowId> &ids, SplitMix &random)
{
    QList<Objective> changed;
    for (const RowId id : inOrder(plain, ids)) {
        changed << rowOf(plain, id);
        const Objective names = withNames(u"Pasted %1"_s.arg(random.below(9)), random);
        changed.last().goal = names.goal;
        changed.last().boardCategories = names.boardCategories;
        changed.last().lineCategories = names.lineCategories;
        changed.last().tag = names.tag;
        rowOf(plain, id) = changed.last();
    }
    const Objective last = withNames(u"Added"_s, random);
    QList<Objective> added(random.below(2), last);
    const QList<RowId> given = changeAndAddObjectives(document, changed, added, u"Paste"_s);
    for (qsizetype i = 0; i < added.size(); ++i)
        added[i].id = given[i];
    plainInsert(plain, plain.objectives.size(), added);
    return true;
}

bool doAddCategory(
    GoalSetDocument &document, GoalSet &plain, const QList<RowId> &ids, SplitMix &random)
{
    const QString name = u"c%1"_s.arg(random.below(6));
    const bool isLine = random.chance(50);
    const auto list = isLine ? &Objective::lineCategories : &Objective::boardCategories;
    const bool isFull = std::ranges::any_of(ids, [&](RowId id) {
        const QStringList &names = rowOf(plain, id).*list;
        return !names.contains(name) && names.size() >= 4;
    });
    const auto done
        = addCategory(document, isLine ? CategoryKind::Line : CategoryKind::Board, ids, name);
    if (done.has_value() == isFull)
        return false;
    for (const RowId id : ids) {
        QStringList &names = rowOf(plain, id).*list;
        if (!isFull && !names.contains(name))
            names << name;
    }
    return true;
}

bool doToggleZone(
    GoalSetDocument &document, GoalSet &plain, const QList<RowId> &ids, SplitMix &random)
{
    const Zone zone = random.pick(QList{Zone::Early, Zone::Mid, Zone::Late, Zone::Endgame});
    toggleZone(document, ids, zone);
    const auto listed
        = [](const Objective &row) { return row.progression ? row.progression : allZones; };
    const bool allHaveIt
        = std::ranges::all_of(ids, [&](RowId id) { return bool(listed(rowOf(plain, id)) & zone); });
    for (const RowId id : ids) {
        Objective &row = rowOf(plain, id);
        if (allHaveIt && listed(row) != Zones(zone))
            row.progression = listed(row) & ~Zones(zone);
        else if (!allHaveIt && !(listed(row) & zone))
            row.progression = listed(row) | zone;
    }
    return true;
}

} // namespace

QList<std::pair<QString, Verb>> verbs()
{
    using Document = GoalSetDocument;
    using Ids = QList<RowId>;
    QList<std::pair<QString, Verb>> all;
    const auto add = [&](const char *name, const Verb &verb) {
        all.append({QString::fromLatin1(name), declaring(verb)});
    };
    add("weighting",
        eachRow(
            [](Document &document, const Ids &ids, SplitMix &random) {
                const int value = random.between(-10, 120);
                setWeighting(document, ids, value);
                return std::max(1, std::min(100, value));
            },
            [](Objective &row, int value) { row.weighting = value; }));
    add("enabled",
        eachRow(
            [](Document &document, const Ids &ids, SplitMix &random) {
                const bool on = random.chance(50);
                setEnabled(document, ids, on);
                return on;
            },
            [](Objective &row, bool on) { row.disabled = !on; }));
    add("goals", setter(setGoals, &Objective::goal, someText));
    add("range", setter(setRange, &Objective::range, someNumbers));
    add("tag", setter(setTag, &Objective::tag, someText));
    add("positions", setter(setForcedPositions, &Objective::forcedPositions, someNumbers));
    add("tooltip", setter(setTooltip, &Objective::tooltip, someText));
    add("limit", setter(setLimit, &Objective::individualLimit, someLimit));
    add("zones", setter(setZones, &Objective::progression, someZones));
    add("progressive", setter(setProgressive, &Objective::progressiveRanges, yesOrNo));
    add("icons", setter(setIcons, &Objective::icons, someNames));
    add("categories",
        eachRow(
            [](Document &document, const Ids &ids, SplitMix &random) {
                const QStringList names = someNames(random);
                setCategories(document, CategoryKind::Line, ids, names);
                return names;
            },
            [](Objective &row, const QStringList &names) { row.lineCategories = names; }));
    add("remove category",
        eachRow(
            [](Document &document, const Ids &ids, SplitMix &random) {
                const QString name = u"c%1"_s.arg(random.below(6));
                removeCategory(document, CategoryKind::Board, ids, name);
                return name;
            },
            [](Objective &row, const QString &name) { row.boardCategories.removeAll(name); }));
    add("column as text",
        eachRow(
            [](Document &document, const Ids &ids, SplitMix &random) {
                const int first = random.between(1, 9);
                const auto done = setColumn(
                    document, ids, ObjectiveColumn::Range, u"%1-%2"_s.arg(first).arg(first + 2));
                Q_ASSERT(done);
                return first;
            },
            [](Objective &row, int first) { row.range = {first, first + 1, first + 2}; }));
    add("refused text",
        eachRow(
            [](Document &document, const Ids &ids, SplitMix &) {
                return setColumn(document, ids, ObjectiveColumn::Range, u"none"_s).has_value();
            },
            [](Objective &row, bool isTaken) { row.goal += isTaken ? u"!"_s : QString(); }));
    add("clear a column",
        eachRow(
            [](Document &document, const Ids &ids, SplitMix &random) {
                const auto column
                    = random.chance(20) ? ObjectiveColumn::Tag : ObjectiveColumn::Weighting;
                [[maybe_unused]] const auto done = setColumn(document, ids, column, QString());
                Q_ASSERT(done);
                return column;
            },
            [](Objective &row, ObjectiveColumn column) {
                if (column == ObjectiveColumn::Tag)
                    row.tag.clear();
                else
                    row.weighting = 100;
            }));
    add("remove tag",
        eachRow(
            [](Document &document, const Ids &ids, SplitMix &random) {
                const QString tag = u"t%1"_s.arg(random.below(3));
                removeName(document, ObjectiveColumn::Tag, ids, tag);
                return tag;
            },
            [](Objective &row, const QString &tag) {
                if (row.tag == tag)
                    row.tag.clear();
            }));
    add("remove icon",
        eachRow(
            [](Document &document, const Ids &ids, SplitMix &random) {
                const QString icon = u"c%1"_s.arg(random.below(6));
                removeName(document, ObjectiveColumn::Icons, ids, icon);
                return icon;
            },
            [](Objective &row, const QString &icon) { row.icons.removeAll(icon); }));
    add("add category", doAddCategory);
    add("toggle zone", doToggleZone);
    add("insert rows", doInsert);
    all.append({u"duplicate rows"_s, doDuplicate}); // declares no names of copies
    add("remove rows", doRemove);
    add("move rows", doMove);
    add("paste rows", doPaste);
    return all;
}

} // namespace boardwright
