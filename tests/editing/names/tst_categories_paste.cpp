// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a block of texts does that is pasted into the table of categories.

#include "core/board/game_mode.h"
#include "tests/support/editing/four_categories.h"
#include "tests/support/unit.h"
#include "ui/editing/names/categories_model.h"
#include "ui/editing/values/tab_separated.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <memory>
#include <numeric>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr int limitColumn = static_cast<int>(CategoryColumn::Limit);

QString board(const QString &name)
{
    return CategoryRow{name, CategoryKind::Board}.key();
}

QString line(const QString &name)
{
    return CategoryRow{name, CategoryKind::Line}.key();
}

} // namespace

class TestCategoriesPaste final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void pasteMeansNames();
    void pasteOfItselfChangesNothing();
    void pasteOfNonsenseIsToldCellByCell();

private:
    QList<int> rows(const QStringList &keys) const
    {
        QList<int> rows;
        for (const QString &key : keys)
            rows << m_model->rowOfKey(key);
        return rows;
    }

    static QList<int> columns(int from = 0)
    {
        QList<int> columns(categoryColumns - from);
        std::ranges::iota(columns, from);
        return columns;
    }

    QString names() const { return m_model->names().join(u' '); }

    void undo() const { m_document->undoStack().undo(); }

    int steps() const { return m_document->undoStack().count(); }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<CategoriesModel> m_model;
};

void TestCategoriesPaste::init()
{
    m_model.reset();
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<CategoriesModel>(*m_document);
    m_document->adopt({.set = fourCategories(), .notes = {}, .siteStyle = true}, {});
}

/// Pasted rows whose name exists set that category, wherever they are pasted; others rename or add.
void TestCategoriesPaste::pasteMeansNames()
{
    QVERIFY(m_model
            ->paste(rows({board(u"travel"_s), board(u"combat"_s), board(u"empty"_s)}),
                {{u"combat"_s, u"11%"_s}, {u"travel"_s, u"Board"_s, u"12"_s},
                    {u"full"_s, QString(), u"13"_s},
                    {u"extra"_s, u"board"_s, u"14"_s, u"8 of 25"_s, u"2.5"_s, u"12"_s, u"3"_s},
                    {u"extra"_s, u"Line"_s, u"15"_s}, {u"plain"_s},
                    {u"liner"_s, u"Line"_s, QString()}},
                columns())
            ->isEmpty());
    QCOMPARE(steps(), 1);
    QCOMPARE(m_model->category(u"combat"_s).board.percent, 11);
    QCOMPARE(m_model->category(u"combat"_s).line.percent, 40);
    QCOMPARE(m_model->category(u"travel"_s).board.percent, 12);
    QCOMPARE(m_model->rowOf(u"empty"_s), -1);
    QCOMPARE(m_model->category(u"full"_s).board.percent, 13);
    QCOMPARE(m_model->category(u"extra"_s).board.percent, 14);
    QCOMPARE(m_model->category(u"extra"_s).line.percent, 15);
    QCOMPARE(m_model->category(u"plain"_s).board.percent, 100);
    QCOMPARE(m_model->category(u"plain"_s).line.percent, 100);
    QCOMPARE(m_model->category(u"liner"_s).board.percent, std::nullopt);
    QCOMPARE(m_model->category(u"liner"_s).line.percent, 100);
    undo();
    QVERIFY(m_document->set() == fourCategories());

    // A limit without a name belongs to nothing; an empty row, as spreadsheets copy them, is none.
    const auto nameless
        = m_model->paste({}, {{QString(), u"Board"_s, u"20"_s}, {QString()}}, columns());
    QCOMPARE(nameless->size(), 1);
    QVERIFY(m_document->set() == fourCategories());

    // Without names, limits go to the rows they are pasted onto. There must be enough of them.
    const QList<int> onto = rows({line(u"shop"_s), line(u"wild"_s)});
    QVERIFY(
        !m_model->paste(onto, {{u"1"_s}, {u"2"_s}, {u"3"_s}}, columns(limitColumn)).has_value());
    QVERIFY(m_document->set() == fourCategories());
    QVERIFY(m_model->paste(onto, {{u"1"_s}, {QString()}}, columns(limitColumn))->isEmpty());
    QCOMPARE(m_model->category(u"shop"_s).line.percent, 1);
    QCOMPARE(m_model->category(u"wild"_s).line.percent, std::nullopt);
    QCOMPARE(names(), u"travel combat empty shop wild"_s);
}

void TestCategoriesPaste::pasteOfItselfChangesNothing()
{
    m_model->showShape(shapeOf(settingsOfSize(GameMode::Bingo, 5)));
    QList<int> rows(m_model->rowCount());
    std::ranges::iota(rows, 0);
    const QString text = tabSeparated(*m_model, rows);
    QVERIFY(m_model->paste(m_model->index(0, 0), *cellsOfTabSeparated(text))->isEmpty());
    QCOMPARE(steps(), 0);
    std::ranges::reverse(rows);
    QVERIFY(m_model->paste(m_model->index(0, 0), *cellsOfTabSeparated(tabSeparated(*m_model, rows)))
            ->isEmpty());
    QCOMPARE(steps(), 0);
}

void TestCategoriesPaste::pasteOfNonsenseIsToldCellByCell()
{
    const auto refused = m_model->paste(rows({board(u"travel"_s)}),
        {{u"good"_s, u"1"_s}, {u"bad"_s, u"Board"_s, u"lots"_s}, {u"worse"_s, u"Column"_s, u"5"_s}},
        columns());
    QCOMPARE(refused->size(), 2);
    QCOMPARE(refused->at(0).column, limitColumn);
    QVERIFY(refused->at(0).why.startsWith(u"Row 2, "_s));
    QCOMPARE(refused->at(1).row, 2);
    QCOMPARE(steps(), 1);
    QCOMPARE(m_model->category(u"good"_s).board.percent, 1);
    QVERIFY(m_model->rowOf(u"bad"_s) >= 0); // without a limit of its own
    QCOMPARE(m_model->rowOf(u"worse"_s), -1); // of which kind it is nobody knows
    undo();
    QVERIFY(!m_model
            ->paste(m_model->index(0, limitColumn), {QStringList(m_model->columnCount(), u"1"_s)})
            .has_value());
    QVERIFY(m_document->set() == fourCategories());
}

BOARDWRIGHT_UNIT(TestCategoriesPaste, QCoreApplication)
#include "tst_categories_paste.moc"
