// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json.h"
#include "core/formats/row_numbers.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/document/row_edits.h"
#include "ui/editing/source/source_session.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// A goal in the test's own terms.
struct PlainRow {
    RowId id = RowId::none;
    QString goal;
    int weighting = 100;
    bool disabled = false;

    friend bool operator==(const PlainRow &, const PlainRow &) = default;
};

struct Plain {
    QString name;
    QList<PlainRow> rows;

    friend bool operator==(const Plain &, const Plain &) = default;
};

Plain plainOf(const GoalSet &set)
{
    Plain plain{.name = set.setName, .rows = {}};
    for (const Objective &row : set.objectives)
        plain.rows.append({row.id, row.goal, row.weighting, row.disabled});
    return plain;
}

Plain withoutIds(Plain plain)
{
    for (PlainRow &row : plain.rows)
        row.id = RowId::none;
    return plain;
}

QString quoted(const QString &text)
{
    return u'"' + text + u'"';
}

QString describedRow(const PlainRow &row)
{
    return row.goal + u' ' + QString::number(static_cast<quint32>(row.id)) + u' '
        + QString::number(row.weighting) + (row.disabled ? u" off"_s : QString());
}

QByteArray difference(const Plain &is, const Plain &wanted)
{
    QStringList lines{u"name "_s + is.name + u" / "_s + wanted.name};
    for (qsizetype i = 0; i < std::max(is.rows.size(), wanted.rows.size()); ++i) {
        const QString a = i < is.rows.size() ? describedRow(is.rows[i]) : QString();
        const QString b = i < wanted.rows.size() ? describedRow(wanted.rows[i]) : QString();
        if (a != b)
            lines << a + u" / "_s + b;
    }
    return lines.join(u'\n').toUtf8();
}

} // namespace

/// Edits in the tables and in the source alternate, with undo and redo in between. A simple model
/// makes the same edits and keeps its own history.
class TestSourceAlternating final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesAndSourceAgree_data();
    void tablesAndSourceAgree();

private:
    int below(int bound) { return m_random.bounded(bound); }

    void start(quint32 seed);
    void showDocument();
    void type(const QByteArray &bytes);

    QString newGoal() { return u"goal "_s + QString::number(++m_goals) + u" é[[s]]"_s; }

    void editTable(Plain &plain);
    void editText(Plain &plain);
    void mistype();
    void undoOrRedo();
    bool knowsNewRows(Plain &plain);

    std::unique_ptr<GoalSetDocument> m_document;
    JobPool m_files{PoolKind::Files};
    std::unique_ptr<SourceSession> m_session;
    QRandomGenerator m_random;
    QString m_text;
    QList<Plain> m_history; ///< by index of the undo stack
    QSet<RowId> m_seen; ///< all ids that rows have had
    int m_goals = 0;
};

void TestSourceAlternating::showDocument()
{
    auto source = std::make_shared<SourceResult>(sourceOf(m_document->set()));
    QVERIFY(!m_session->holdsMore());
    m_text = source->text;
    m_session->start(std::move(source));
}

void TestSourceAlternating::start(quint32 seed)
{
    m_random.seed(seed);
    m_document = std::make_unique<GoalSetDocument>();
    m_session = std::make_unique<SourceSession>(*m_document, m_files, [this] { return m_text; });
    m_session->setPause(1h); // finish() reads instead
    connect(
        m_session.get(), &SourceSession::textWanted, this, &TestSourceAlternating::showDocument);
    GoalSet set;
    for (int i = 0; i < 12; ++i) {
        Objective &row = set.objectives.emplace_back();
        row.id = set.nextRow();
        row.goal = newGoal();
    }
    const auto read = readNative(writeNative(set));
    QVERIFY(read);
    m_document->adopt(*read, {});
    m_history = {plainOf(m_document->set())};
    m_seen.clear();
    for (const PlainRow &row : m_history.first().rows)
        m_seen.insert(row.id);
}

void TestSourceAlternating::editTable(Plain &plain)
{
    GoalSetDocument &document = *m_document;
    const int row = below(static_cast<int>(plain.rows.size()));
    const RowId id = plain.rows[row].id;
    switch (below(6)) {
    case 0:
        plain.rows[row].weighting = 1 + below(100);
        setWeighting(document, {id}, plain.rows[row].weighting);
        break;
    case 1:
        plain.rows[row].disabled = !plain.rows[row].disabled;
        toggleEnabled(document, {id});
        break;
    case 2:
        plain.rows[row].goal = newGoal();
        setGoal(document, id, plain.rows[row].goal);
        break;
    case 3: {
        if (plain.rows.size() > 30)
            break;
        Objective objective;
        objective.goal = newGoal();
        plain.rows.insert(row, {.id = RowId::none, .goal = objective.goal});
        insertObjectives(document, id, {objective});
        break;
    }
    case 4:
        if (plain.rows.size() < 5)
            break;
        plain.rows.remove(row);
        removeObjectives(document, {id});
        break;
    default: {
        const int to = below(static_cast<int>(plain.rows.size()));
        const RowId before = plain.rows[to].id;
        const PlainRow moved = plain.rows.takeAt(row);
        const auto place = std::ranges::find(plain.rows, before, &PlainRow::id);
        plain.rows.insert(row == to ? row : place - plain.rows.begin(), moved);
        if (row != to)
            moveObjectives(document, {id}, before);
        break;
    }
    }
}

void TestSourceAlternating::type(const QByteArray &bytes)
{
    QVERIFY(m_session->isOpen());
    m_text = QString::fromUtf8(bytes);
    m_session->textEdited();
}

void TestSourceAlternating::editText(Plain &plain)
{
    QByteArray bytes = m_text.toUtf8();
    const auto root = parseJson(bytes);
    QVERIFY(root);
    const JsonValue &rows = *memberOf(*root, u"objectives"_s);
    QCOMPARE(std::ssize(rows.elements), plain.rows.size());
    const int row = below(static_cast<int>(plain.rows.size()));
    const JsonValue &object = rows.elements[static_cast<std::size_t>(row)];
    const auto replace = [&](const JsonValue &value, const QByteArray &with) {
        bytes.replace(value.begin, value.end - value.begin, with);
    };
    const auto objectOf = [&](const JsonValue &value) {
        return bytes.sliced(value.begin, value.end - value.begin);
    };
    switch (below(7)) {
    case 0:
        plain.rows[row].goal = newGoal();
        replace(*memberOf(object, u"goal"_s), quoted(plain.rows[row].goal).toUtf8());
        break;
    case 1: {
        plain.rows[row].weighting = 1 + below(100);
        const QByteArray number = QByteArray::number(plain.rows[row].weighting);
        if (const JsonValue *weighting = memberOf(object, u"weighting"_s))
            replace(*weighting, number);
        else
            bytes.insert(object.end - 1, ", \"weighting\" : " + number);
        break;
    }
    case 2: {
        if (plain.rows.size() > 30)
            break;
        const QString goal = newGoal();
        plain.rows.insert(row, {.id = RowId::none, .goal = goal});
        bytes.insert(object.begin, "{\"goal\":" + quoted(goal).toUtf8() + "},\n ");
        break;
    }
    case 3: {
        if (plain.rows.size() < 5)
            break;
        plain.rows.remove(row);
        const bool isLast = row == plain.rows.size();
        const std::size_t other = static_cast<std::size_t>(isLast ? row - 1 : row + 1);
        const qsizetype begin = isLast ? rows.elements[other].end : object.begin;
        bytes.remove(begin, (isLast ? object.end : rows.elements[other].begin) - begin);
        break;
    }
    case 4: { // swaps two rows
        const int other = below(static_cast<int>(plain.rows.size()));
        if (other == row)
            break;
        const JsonValue &first = rows.elements[static_cast<std::size_t>(std::min(row, other))];
        const JsonValue &second = rows.elements[static_cast<std::size_t>(std::max(row, other))];
        const QByteArray moved = objectOf(first);
        const QByteArray taken = objectOf(second);
        replace(second, moved);
        replace(first, taken);
        plain.rows.swapItemsAt(row, other);
        break;
    }
    case 5: // only white space
        bytes.insert(object.begin, QByteArray(below(3) + 1, below(2) == 0 ? ' ' : '\n'));
        break;
    default:
        plain.name = u"set "_s + QString::number(below(1000));
        if (const JsonValue *name = memberOf(*root, u"set_name"_s))
            replace(*name, quoted(plain.name).toUtf8());
        else
            bytes.insert(root->begin + 1, "\"set_name\": " + quoted(plain.name).toUtf8() + ",");
        break;
    }
    // On the way there are invalid texts, and sometimes a text that is read on a pause.
    if (below(4) == 0)
        mistype();
    if (below(50) == 0) {
        m_session->setPause(0ms);
        type(bytes + ' ');
        QTRY_VERIFY(!m_session->holdsMore());
        m_session->setPause(1h); // typing continues
    }
    type(bytes);
    QVERIFY(m_session->finish());
}

void TestSourceAlternating::mistype()
{
    const QByteArray text = m_text.toUtf8();
    type(text.chopped(1 + below(20)));
    QVERIFY(!m_session->finish());
    QVERIFY(m_session->pendingError());
    type(text);
}

/// New rows must have ids that no row had before; copies them into the simple model.
bool TestSourceAlternating::knowsNewRows(Plain &plain)
{
    const QList<Objective> &rows = m_document->set().objectives;
    for (qsizetype i = 0; i < std::min(plain.rows.size(), rows.size()); ++i) {
        if (plain.rows[i].id != RowId::none)
            continue;
        if (m_seen.contains(rows[i].id))
            return false;
        plain.rows[i].id = rows[i].id;
        m_seen.insert(rows[i].id);
    }
    return true;
}

void TestSourceAlternating::undoOrRedo()
{
    QUndoStack &stack = m_document->undoStack();
    const int to = std::clamp(stack.index() + below(7) - 3, 0, stack.count());
    stack.setIndex(to);
    QCOMPARE(plainOf(m_document->set()), m_history[to]);
}

void TestSourceAlternating::tablesAndSourceAgree_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 5; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestSourceAlternating::tablesAndSourceAgree()
{
    QFETCH(const quint32, seed);
    start(seed);
    QUndoStack &stack = m_document->undoStack();
    for (int step = 0; step < walkLength(2000); ++step) {
        if (below(10) == 0)
            undoOrRedo();
        const int index = stack.index();
        Plain plain = m_history[index];
        if (step % 2 == 0)
            editTable(plain);
        else
            editText(plain);
        QVERIFY(!QTest::currentTestFailed());
        QVERIFY(knowsNewRows(plain));
        const Plain now = plainOf(m_document->set());
        QVERIFY2(now == plain, difference(now, plain).constData());
        const auto file = readNative(writeNative(m_document->set()));
        QVERIFY(file);
        QCOMPARE(withoutIds(plainOf(file->set)), withoutIds(plain));
        QCOMPARE(m_text, sourceOf(m_document->set()).text);
        // At most one step; none only if nothing changed.
        const bool isStep = stack.index() == index + 1;
        QVERIFY(isStep || (stack.index() == index && plain == m_history[index]));
        if (isStep) {
            m_history.resize(index + 1);
            m_history << plain;
        }
        if (m_history.size() > 60) { // starts over, so that undo walks stay short
            stack.clear();
            m_history = {plain};
        }
    }
    while (stack.canUndo()) {
        stack.undo();
        QCOMPARE(plainOf(m_document->set()), m_history[stack.index()]);
    }
    while (stack.canRedo()) {
        stack.redo();
        QCOMPARE(plainOf(m_document->set()), m_history[stack.index()]);
    }
}

BOARDWRIGHT_UNIT(TestSourceAlternating, QCoreApplication)
#include "tst_source_alternating.moc"
