// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A random walk with the verbs for categories and tags, compared with a simple implementation.

#include "tests/support/editing/goal_edits.h"
#include "tests/support/sets/plain_names.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/name_edits.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

RowId goalAt(const GoalSetDocument &document, qsizetype row)
{
    return document.set().objectives[row].id;
}

/// A simple implementation of the verbs, which visits every place that can contain a name.
struct PlainNames {
    using Limits = QList<CategoryLimit>;

    Limits limits[2];
    QList<QStringList> carried[2];
    QStringList tags;
    QStringList tagOf;

    friend bool operator==(const PlainNames &a, const PlainNames &b)
    {
        return a.limits[0] == b.limits[0] && a.limits[1] == b.limits[1]
            && a.carried[0] == b.carried[0] && a.carried[1] == b.carried[1] && a.tags == b.tags
            && a.tagOf == b.tagOf;
    }

    static PlainNames of(const GoalSet &set)
    {
        PlainNames plain;
        plain.limits[0] = set.boardLimits;
        plain.limits[1] = set.lineLimits;
        for (const Objective &objective : set.objectives) {
            plain.carried[0] << objective.boardCategories;
            plain.carried[1] << objective.lineCategories;
            plain.tagOf << objective.tag;
        }
        plain.tags = set.tagNames;
        return plain;
    }

    int declared(int kind, const QString &name) const
    {
        int count = 0;
        for (const CategoryLimit &limit : limits[kind])
            count += limit.category == name ? 1 : 0;
        return count;
    }

    void mergeOne(const QString &from, const QString &to)
    {
        for (int kind = 0; kind < 2; ++kind) {
            bool merges = declared(kind, to) > 0;
            for (const QStringList &names : carried[kind])
                merges = merges || names.contains(to);
            const bool keeps = declared(kind, to) > 0;
            Limits left;
            for (CategoryLimit limit : limits[kind]) {
                if (limit.category == from && keeps)
                    continue;
                if (limit.category == from)
                    limit.category = to;
                left << limit;
            }
            limits[kind] = left;
            for (QStringList &names : carried[kind]) {
                if (!names.contains(from))
                    continue;
                QStringList now;
                for (const QString &name : names) {
                    const QString &next = name == from ? to : name;
                    if (merges && next == to && now.contains(to))
                        continue;
                    now << next;
                }
                names = now;
            }
        }
    }

    void removeOne(const QString &name)
    {
        for (int kind = 0; kind < 2; ++kind) {
            Limits left;
            for (const CategoryLimit &limit : limits[kind]) {
                if (limit.category != name)
                    left << limit;
            }
            limits[kind] = left;
            for (QStringList &names : carried[kind])
                names.removeAll(name);
        }
    }

    /// Gives a name to a goal. If the goal has it already, it stays undeclared if it was.
    void giveOne(int kind, int goal, const QString &name)
    {
        if (carried[kind][goal].contains(name))
            return;
        carried[kind][goal] << name;
        if (declared(kind, name) == 0)
            limits[kind] << CategoryLimit{name, 100};
    }

    void limitOne(int kind, const QString &name, int percent)
    {
        for (qsizetype i = limits[kind].size() - 1; i >= 0; --i) {
            if (limits[kind][i].category == name) {
                limits[kind][i].percent = percent;
                return;
            }
        }
        limits[kind] << CategoryLimit{name, percent};
    }

    void mergeTag(const QString &from, const QString &to)
    {
        if (tags.contains(to))
            tags.removeAll(from);
        const bool isOther = tags.contains(to) || tagOf.contains(to);
        bool isThere = false;
        QStringList left;
        for (const QString &tag : std::as_const(tags)) {
            const QString &next = tag == from ? to : tag;
            if (next == to && isOther && isThere)
                continue;
            isThere = isThere || next == to;
            left << next;
        }
        tags = left;
        for (QString &tag : tagOf)
            tag = tag == from ? to : tag;
    }
};

const QStringList &walkedNames()
{
    static const QStringList names{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"e"_s, u"f"_s, u"g"_s};
    return names;
}

/// Applies a random verb for categories to the document and to the simple implementation.
void editCategory(GoalSetDocument &document, PlainNames &plain, SplitMix &random)
{
    const QString one = random.pick(walkedNames());
    const QString other = random.pick(walkedNames());
    const int kind = random.below(2);
    const int goal = random.below(4);
    const QList<RowId> goals{goalAt(document, goal)};
    const int percent = random.between(0, 100);
    switch (random.below(6)) {
    case 0:
        renameCategory(document, one, other);
        if (one != other)
            plain.mergeOne(one, other);
        break;
    case 1:
        removeCategories(document, {one});
        plain.removeOne(one);
        break;
    case 2:
    case 3:
        setLimit(document, bothKinds[static_cast<std::size_t>(kind)], {one}, percent);
        plain.limitOne(kind, one, percent);
        break;
    case 4:
        if (addCategory(document, bothKinds[static_cast<std::size_t>(kind)], goals, one))
            plain.giveOne(kind, goal, one);
        break;
    default:
        removeCategory(document, bothKinds[static_cast<std::size_t>(kind)], goals, one);
        plain.carried[kind][goal].removeAll(one);
        break;
    }
}

/// The same for tags.
void editTag(GoalSetDocument &document, PlainNames &plain, SplitMix &random)
{
    const QString one = random.pick(walkedNames());
    const QString other = random.pick(walkedNames());
    const int goal = random.below(4);
    switch (random.below(4)) {
    case 0:
        renameTag(document, one, other);
        if (one != other)
            plain.mergeTag(one, other);
        break;
    case 1:
        removeTags(document, {one});
        plain.tags.removeAll(one);
        for (QString &tag : plain.tagOf)
            tag = tag == one ? QString() : tag;
        break;
    case 2:
        setTag(document, {goalAt(document, goal)}, one);
        if (plain.tagOf[goal] != one && !plain.tags.contains(one))
            plain.tags << one;
        plain.tagOf[goal] = one;
        break;
    default:
        moveTags(document, {one}, other);
        if (plain.tags.contains(one) && one != other) {
            plain.tags.removeAll(one);
            const qsizetype place = plain.tags.indexOf(other);
            plain.tags.insert(place < 0 ? plain.tags.size() : place, one);
        }
        break;
    }
}

/// Recounts what the table counts.
bool isCountedRight(const GoalSet &set, const PlainNames &plain)
{
    const QList<CategoryName> categories = categoriesIn(set);
    return std::ranges::all_of(categories, [&](const CategoryName &category) {
        const auto isRight = [&](int kind, const CategoryUse &use) {
            return use.percent.has_value() == (plain.declared(kind, category.name) > 0)
                && use.goals
                == std::ranges::count_if(plain.carried[kind],
                    [&](const QStringList &names) { return names.contains(category.name); });
        };
        return isRight(0, category.board) && isRight(1, category.line);
    });
}

} // namespace

class TestNameWalk final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void randomWalk();
};

void TestNameWalk::randomWalk()
{
    SplitMix random(20260117);
    GoalSet set = plainNames();
    for (Objective &objective : set.objectives) {
        objective.boardCategories = {random.pick(walkedNames())};
        objective.lineCategories = {random.pick(walkedNames()), random.pick(walkedNames())};
        objective.tag = random.pick(walkedNames());
    }
    set.boardLimits = {{u"a"_s, 1}, {u"b"_s, 2}};
    set.lineLimits = {{u"c"_s, 3}};
    set.tagNames = {u"a"_s, u"b"_s};
    GoalSetDocument document;
    document.adopt({.set = set, .notes = {}, .siteStyle = true}, {});

    QList<PlainNames> history{PlainNames::of(set)};
    qsizetype at = 0;
    for (int step = 0; step < 10'000; ++step) {
        PlainNames plain = history[at];
        const int what = random.below(10);
        if (what == 0 && at > 0) {
            document.undoStack().undo();
            plain = history[--at];
        } else if (what == 1 && at + 1 < history.size()) {
            document.undoStack().redo();
            plain = history[++at];
        } else if (what < 7) {
            editCategory(document, plain, random);
        } else {
            editTag(document, plain, random);
        }
        if (!(plain == history[at])) {
            history.resize(at + 1);
            history << plain;
            ++at;
        }
        if (!(PlainNames::of(document.set()) == plain))
            QFAIL(qPrintable(u"step %1: %2"_s.arg(step).arg(document.undoStack().undoText())));
        QCOMPARE(qsizetype{document.undoStack().index()}, at);
        QVERIFY(isCountedRight(document.set(), plain));
    }
    QVERIFY(history.size() > 1000);
}

BOARDWRIGHT_UNIT(TestNameWalk, QCoreApplication)

#include "tst_name_walk.moc"
