// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/game_mode.h"
#include "tests/support/editing/category_cells.h"
#include "tests/support/editing/four_categories.h"
#include "tests/support/editing/goal_edits.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/names/categories_model.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int limitColumn = static_cast<int>(CategoryColumn::Limit);

} // namespace

class TestCategoriesModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void rowsAreNamesInFileOrder();
    void showsWhatTheFileHas();
    void capsAreThoseOfTheBoard();
    void capsFollowTheLimit();
    void remarks();
    void typedLimits_data();
    void typedLimits();
    void rowsStayWhileLimitsChange();
    void aRenamedRowIsTheSameRow();
    void namesThatAreThereAreAskedFor();
    void removesOneKindAlone();
    void missingRowsAreAdded();
    void severalGetOneLimit();
    void clearsAndFillsDown();
    void tellsOnlyWhatDiffers();
    void obeysTheRulesOfModels();

private:
    QString shown(const QString &name, CategoryCell cell) const
    {
        return at(name, cell).data().toString();
    }

    QModelIndex at(const QString &name, CategoryCell cell) const { return cell.in(*m_model, name); }

    QModelIndex nameCell(const QString &name) const
    {
        return m_model->index(m_model->rowOf(name), static_cast<int>(CategoryColumn::Name));
    }

    static QString board(const QString &name)
    {
        return CategoryRow{name, CategoryKind::Board}.key();
    }

    static QString line(const QString &name) { return CategoryRow{name, CategoryKind::Line}.key(); }

    int row(const QString &key) const { return m_model->rowOfKey(key); }

    QString names() const { return m_model->names().join(u' '); }

    void undo() const { m_document->undoStack().undo(); }

    int steps() const { return m_document->undoStack().count(); }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<CategoriesModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestCategoriesModel::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<CategoriesModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_document->adopt({.set = fourCategories(), .notes = {}, .siteStyle = true}, {});
}

void TestCategoriesModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_document.reset();
}

void TestCategoriesModel::rowsAreNamesInFileOrder()
{
    QCOMPARE(names(), u"travel combat empty shop wild"_s);
    QCOMPARE(m_model->columnCount(), categoryColumns);
    QCOMPARE(m_model->keys().join(u' '),
        u"btravel bcombat lcombat bempty lshop bwild lwild"_s); // no rows for missing kinds
}

void TestCategoriesModel::showsWhatTheFileHas()
{
    using namespace category_cells;
    QCOMPARE(shown(u"combat"_s, boardLimit), u"0 %"_s);
    QCOMPARE(shown(u"combat"_s, boardGoals), u"2"_s);
    QCOMPARE(
        at(u"combat"_s, boardGoals).data(Qt::ToolTipRole).toString(), u"2 goals, 1 disabled"_s);
    QCOMPARE(shown(u"combat"_s, lineLimit), u"40 %"_s);
    QCOMPARE(shown(u"shop"_s, lineGoals), u"1"_s); // although the goal lists it twice
    QVERIFY(!at(u"shop"_s, boardLimit).isValid()); // it is not a board category
    QCOMPARE(shown(u"empty"_s, boardGoals), u"0"_s);
    QCOMPARE(at(u"combat"_s, boardLimit).data(BarMarkRole).toDouble(), 0.5);
    QCOMPARE(shown(u"combat"_s, boardCap), QString()); // no board yet
}

/// Recounts the cap as the smallest number of cells that is at least the percentage.
void TestCategoriesModel::capsAreThoseOfTheBoard()
{
    using namespace category_cells;
    m_model->showShape(shapeOf(settingsOfSize(GameMode::Bingo, 5)));
    QCOMPARE(shown(u"travel"_s, boardCap), u"6 of 25"_s); // 24 % of 25 is 6
    QCOMPARE(shown(u"combat"_s, boardCap), u"0 of 25"_s);
    QCOMPARE(shown(u"empty"_s, boardCap), u"13 of 25"_s);
    QCOMPARE(shown(u"combat"_s, lineCap), u"2 of 5"_s);
    QCOMPARE(shown(u"shop"_s, lineCap), u"1 of 5"_s);
    const QSignalSpy told(m_model.get(), &QAbstractItemModel::dataChanged);
    m_model->showShape(shapeOf(settingsOfSize(GameMode::Bingo, 6)));
    QCOMPARE(told.size(), 1);
    QCOMPARE(shown(u"travel"_s, boardCap), u"9 of 36"_s); // 8.64
    QCOMPARE(shown(u"combat"_s, lineCap), u"3 of 6"_s); // 2.4
    m_model->showShape(shapeOf(settingsOfSize(GameMode::Bingo, 6)));
    QCOMPARE(told.size(), 1);

    // Tiers of one to seven cells.
    m_model->showShape(shapeOf(settingsOfSize(GameMode::Summit, 7)));
    int longest = 0;
    int shortest = 100;
    const auto shape = shapeOf(settingsOfSize(GameMode::Summit, 7));
    for (const Line &line : shape->lines) {
        longest = std::max(longest, static_cast<int>(line.sites.size()));
        shortest = std::min(shortest, static_cast<int>(line.sites.size()));
    }
    QVERIFY(shortest < longest);
    QCOMPARE(shown(u"combat"_s, lineCap),
        u"%1–%2 of %3–%4"_s.arg((shortest * 40 + 99) / 100)
            .arg((longest * 40 + 99) / 100)
            .arg(shortest)
            .arg(longest));
    m_model->showShape(nullptr);
    QCOMPARE(shown(u"travel"_s, boardCap), QString());
}

void TestCategoriesModel::capsFollowTheLimit()
{
    using namespace category_cells;
    m_model->showShape(shapeOf(settingsOfSize(GameMode::Bingo, 5)));
    QVERIFY(m_model->setData(at(u"travel"_s, boardLimit), u"10"_s));
    QCOMPARE(shown(u"travel"_s, boardCap), u"3 of 25"_s);
    undo();
    QCOMPARE(shown(u"travel"_s, boardCap), u"6 of 25"_s);
    // One goal carries travel: six are never reached. Two do, and one is.
    QVERIFY(!at(u"travel"_s, boardCap).data(NameTableModel::ReachedRole).toBool());
    QVERIFY(m_model->setData(at(u"travel"_s, boardLimit), 0));
    QVERIFY(at(u"travel"_s, boardCap).data(NameTableModel::ReachedRole).toBool());
}

void TestCategoriesModel::remarks()
{
    using namespace category_cells;
    const auto severity = [&](const QString &name) {
        const QVariant value = at(name, boardRemark).data(NameTableModel::SeverityRole);
        return value.isValid() ? value.toInt() : -1;
    };
    const auto remark = [&](const QString &name) { return shown(name, boardRemark); };
    QCOMPARE(severity(u"travel"_s), -1);
    QCOMPARE(remark(u"travel"_s), QString());
    QCOMPARE(severity(u"wild"_s), static_cast<int>(Severity::Error));
    QVERIFY(remark(u"wild"_s).contains(u"2 goals"));
    QCOMPARE(severity(u"combat"_s), static_cast<int>(Severity::Warning));
    QVERIFY(remark(u"combat"_s).contains(u"0 %"));
    QCOMPARE(severity(u"empty"_s), static_cast<int>(Severity::Warning));
    QVERIFY(m_model->isUndeclared(u"wild"_s));
    QVERIFY(!m_model->isUndeclared(u"combat"_s));

    m_model->declare({u"wild"_s, u"combat"_s});
    QCOMPARE(severity(u"wild"_s), -1);
    QCOMPARE(m_document->set().boardLimits.last(), CategoryLimit({u"wild"_s, 100}));
    QCOMPARE(names(), u"travel combat empty shop wild"_s);
}

void TestCategoriesModel::typedLimits_data()
{
    QTest::addColumn<QVariant>("typed");
    QTest::addColumn<int>("percent"); // -1: none, -2: refused
    QTest::newRow("number") << QVariant(30) << 30;
    QTest::newRow("text") << QVariant(u"30"_s) << 30;
    QTest::newRow("sign") << QVariant(u" 30 % "_s) << 30;
    QTest::newRow("spreadsheet") << QVariant(u"30,0%"_s) << 30;
    QTest::newRow("nothing") << QVariant(u" "_s) << -1;
    QTest::newRow("0") << QVariant(u"0"_s) << 0;
    QTest::newRow("100") << QVariant(u"100 %"_s) << 100;
    QTest::newRow("101") << QVariant(u"101"_s) << -2;
    QTest::newRow("below") << QVariant(u"-1"_s) << -2;
    QTest::newRow("part") << QVariant(u"12.5"_s) << -2;
    QTest::newRow("word") << QVariant(u"many"_s) << -2;
    QTest::newRow("not a number") << QVariant(u"nan"_s) << -2;
    QTest::newRow("sign alone") << QVariant(u"%"_s) << -2;
}

void TestCategoriesModel::typedLimits()
{
    using namespace category_cells;
    QFETCH(const QVariant, typed);
    QFETCH(const int, percent);
    const QSignalSpy refused(m_model.get(), &NameTableModel::refused);
    const QModelIndex cell = at(u"travel"_s, boardLimit);
    QCOMPARE(m_model->setData(cell, typed), percent != -2);
    QCOMPARE(refused.size(), percent == -2 ? 1 : 0);
    QCOMPARE(steps(), percent == -2 ? 0 : 1);
    QCOMPARE(m_model->category(u"travel"_s).board.percent,
        percent == -2       ? std::optional(24)
            : percent == -1 ? std::nullopt
                            : std::optional(percent));
}

/// A row stays even if its limit moves within the file.
void TestCategoriesModel::rowsStayWhileLimitsChange()
{
    using namespace category_cells;
    const QPersistentModelIndex combat = at(u"combat"_s, boardLimit);
    const QSignalSpy layout(m_model.get(), &QAbstractItemModel::layoutChanged);
    const QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    const QSignalSpy removed(m_model.get(), &QAbstractItemModel::rowsRemoved);
    QVERIFY(m_model->setData(combat, QString()));
    QCOMPARE(names(), u"travel combat empty shop wild"_s);
    QVERIFY(m_model->setData(combat, 5));
    QCOMPARE(m_document->set().boardLimits.last().category, u"combat"_s);
    QCOMPARE(names(), u"travel combat empty shop wild"_s);
    undo();
    undo();
    QCOMPARE(combat.row(), 1);
    QCOMPARE(layout.size() + resets.size() + removed.size(), 0);

    m_model->remove({row(board(u"combat"_s)), row(line(u"combat"_s))});
    QCOMPARE(names(), u"travel empty shop wild"_s);
    QVERIFY(!combat.isValid());
    undo();
    QCOMPARE(names(), u"travel combat empty shop wild"_s);
    m_model->addName(u"new"_s);
    QCOMPARE(names(), u"travel combat empty new shop wild"_s);
}

void TestCategoriesModel::aRenamedRowIsTheSameRow()
{
    using namespace category_cells;
    const QPersistentModelIndex row = at(u"combat"_s, lineLimit);
    QVERIFY(m_model->setData(nameCell(u"combat"_s), u"  big   fight "_s));
    QCOMPARE(m_model->nameAt(row.row()), u"big fight"_s);
    QCOMPARE(names(),
        u"travel|combat|empty|shop|wild"_s.replace(u"combat"_s, u"big fight"_s)
            .replace(u'|', u' '));
    QCOMPARE(m_document->set().objectives[0].lineCategories, QStringList({u"big fight"_s}));
    undo();
    QCOMPARE(m_model->nameAt(row.row()), u"combat"_s);
    QCOMPARE(row.row(), 2); // its board row comes first
}

void TestCategoriesModel::namesThatAreThereAreAskedFor()
{
    using namespace category_cells;
    QSignalSpy taken(m_model.get(), &NameTableModel::taken);
    const QSignalSpy refused(m_model.get(), &NameTableModel::refused);
    QVERIFY(!m_model->setData(nameCell(u"combat"_s), u"shop"_s));
    QCOMPARE(taken.size(), 1);
    QCOMPARE(taken.first().at(0).toString(), u"combat"_s);
    QCOMPARE(taken.first().at(1).toString(), u"shop"_s);
    QVERIFY(!m_model->setData(nameCell(u"combat"_s), u"  "_s));
    QCOMPARE(refused.size(), 1);
    QVERIFY(m_model->setData(nameCell(u"combat"_s), u"combat"_s));
    QVERIFY(!m_model->setData(at(u"combat"_s, boardCap), 1));
    QCOMPARE(steps(), 0);
    QCOMPARE(m_model->mergeQuestion({u"combat"_s}, u"shop"_s),
        u"Merge \"combat\" into \"shop\" (1 goals)? \"shop\" keeps its limits: line 20 %."_s);
    m_model->merge({u"combat"_s}, u"shop"_s);
    QCOMPARE(names(), u"travel empty shop wild"_s);
}

void TestCategoriesModel::removesOneKindAlone()
{
    using namespace category_cells;
    m_model->remove({row(board(u"combat"_s))});
    QCOMPARE(steps(), 1);
    QVERIFY(!at(u"combat"_s, boardLimit).isValid());
    QCOMPARE(shown(u"combat"_s, lineLimit), u"40 %"_s);
    QCOMPARE(m_document->set().objectives[0].boardCategories, QStringList({u"travel"_s}));
    QCOMPARE(m_document->set().objectives[0].lineCategories, QStringList({u"combat"_s}));
    undo();
    QVERIFY(m_document->set() == fourCategories());
}

void TestCategoriesModel::missingRowsAreAdded()
{
    using namespace category_cells;
    QVERIFY(m_model->lacksRows(u"shop"_s));
    QVERIFY(!m_model->lacksRows(u"combat"_s));
    m_model->addMissingRows({u"shop"_s, u"combat"_s});
    QCOMPARE(steps(), 1);
    QCOMPARE(shown(u"shop"_s, boardLimit), u"100 %"_s);
    QCOMPARE(shown(u"shop"_s, lineLimit), u"20 %"_s);
    QCOMPARE(m_model->rowOfKey(line(u"shop"_s)), m_model->rowOfKey(board(u"shop"_s)) + 1);
    QVERIFY(!m_model->lacksRows(u"shop"_s));
}

void TestCategoriesModel::severalGetOneLimit()
{
    using namespace category_cells;
    QVERIFY(m_model->enter({row(board(u"travel"_s)), row(line(u"shop"_s))}, limitColumn, u"33"_s));
    QCOMPARE(steps(), 1);
    QCOMPARE(m_document->undoStack().undoText(), u"Limits of 33 % for 2 categories"_s);
    QCOMPARE(shown(u"travel"_s, boardLimit), u"33 %"_s);
    QCOMPARE(shown(u"shop"_s, lineLimit), u"33 %"_s);
    QVERIFY(m_model->enter({row(line(u"shop"_s))}, limitColumn, u"34"_s));
    QCOMPARE(m_document->undoStack().undoText(), u"Line limit 34 % for \"shop\""_s);
    QVERIFY(m_model->isEnteredAlone(nameCell(u"travel"_s)));
    QVERIFY(!m_model->isEnteredAlone(at(u"travel"_s, boardLimit)));
}

void TestCategoriesModel::clearsAndFillsDown()
{
    using namespace category_cells;
    const auto limit = [&](const QString &key) { return m_model->index(row(key), limitColumn); };
    m_model->clear({nameCell(u"travel"_s), limit(board(u"travel"_s)), limit(line(u"combat"_s)),
        m_model->index(row(line(u"combat"_s)), limitColumn + 1), limit(board(u"wild"_s))});
    QCOMPARE(steps(), 1);
    QCOMPARE(m_document->undoStack().undoText(), u"Reset 2 values of Categories"_s);
    QCOMPARE(shown(u"travel"_s, boardLimit), QString());
    QCOMPARE(shown(u"combat"_s, lineLimit), QString());
    m_model->clear({limit(board(u"travel"_s))});
    QCOMPARE(steps(), 1);

    m_model->fill(
        row(board(u"empty"_s)), {row(line(u"shop"_s)), row(board(u"wild"_s))}, {0, limitColumn});
    QCOMPARE(steps(), 2);
    QCOMPARE(shown(u"shop"_s, lineLimit), u"50 %"_s);
    QCOMPARE(shown(u"wild"_s, boardLimit), u"50 %"_s);
}

void TestCategoriesModel::tellsOnlyWhatDiffers()
{
    QSignalSpy told(m_model.get(), &QAbstractItemModel::dataChanged);
    setWeighting(*m_document, {m_document->set().objectives[0].id}, 3);
    QCOMPARE(told.size(), 0);
    QVERIFY(addCategory(
        *m_document, CategoryKind::Line, {m_document->set().objectives[0].id}, u"shop"_s));
    QCOMPARE(told.size(), 1);
    QCOMPARE(told.first().at(0).toModelIndex().row(), m_model->rowOfKey(line(u"shop"_s)));
    QCOMPARE(told.first().at(1).toModelIndex().row(), m_model->rowOf(u"shop"_s));
}

/// Random edits, compared with a new model after each step.
void TestCategoriesModel::obeysTheRulesOfModels()
{
    SplitMix random(77);
    const QStringList pool{u"travel"_s, u"combat"_s, u"shop"_s, u"wild"_s, u"k"_s, u"l"_s, u"m"_s};
    for (int step = 0; step < 2000; ++step) {
        const QString one = random.pick(pool);
        const QString other = random.pick(pool);
        const RowId goal = m_document->set().objectives[random.below(3)].id;
        switch (random.below(9)) {
        case 0:
            renameCategory(*m_document, one, other);
            break;
        case 1:
            removeCategories(*m_document, QStringList{one, other});
            break;
        case 2:
            m_model->addName(one);
            break;
        case 3:
            // Refused if the goal has as many as the site allows.
            static_cast<void>(addCategory(*m_document, CategoryKind::Board, {goal}, one));
            break;
        case 4:
            setLimit(*m_document, CategoryKind::Line, {one, other}, random.below(101));
            break;
        case 5:
            setEnabled(*m_document, {goal}, random.chance(50));
            break;
        case 6:
            m_document->undoStack().redo();
            break;
        default:
            undo();
            break;
        }
        const CategoriesModel fresh(*m_document);
        QCOMPARE(m_model->rowCount(), fresh.rowCount());
        for (const QString &name : m_model->names()) { // rows of one name are adjacent
            QVERIFY(m_model->rowOfKey(line(name)) <= m_model->rowOf(name) + 1);
        }
        for (const QString &key : fresh.keys()) {
            const int row = m_model->rowOfKey(key);
            QVERIFY(row >= 0);
            QCOMPARE(m_model->keyAt(row), key);
            for (int column = 0; column < categoryColumns; ++column)
                QCOMPARE(m_model->index(row, column).data(),
                    fresh.index(fresh.rowOfKey(key), column).data());
        }
    }
}

BOARDWRIGHT_UNIT(TestCategoriesModel, QCoreApplication)

#include "tst_categories_model.moc"
