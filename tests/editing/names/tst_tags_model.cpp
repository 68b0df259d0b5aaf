// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/editing/goal_edits.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"
#include "ui/editing/document/edits.h"
#include "ui/editing/names/tags_model.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QPersistentModelIndex>
#include <QSignalSpy>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// boss has two goals, shop has one, none has no goal; lost is not in the list.
GoalSet fourTags()
{
    GoalSet set;
    set.tagNames = {u"shop"_s, u"boss"_s, u"none"_s};
    for (const char *tag : {"boss", "lost", "shop", "boss", "lost", ""}) {
        Objective objective;
        objective.id = set.nextRow();
        objective.goal = u"Beat {{X}} foe[[s]] %1"_s.arg(set.lastRow);
        objective.tag = QString::fromLatin1(tag);
        set.objectives << objective;
    }
    return set;
}

} // namespace

class TestTagsModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void rowsAndCells();
    void remarks();
    void tagsAreWrittenInOneWay();
    void aRenamedRowIsTheSameRow();
    void movedRowsTakeTheirSelectionAlong();
    void membersFollowTheGoals();
    void paste();
    void obeysTheRulesOfModels();

private:
    QModelIndex at(const QString &name, TagColumn column) const
    {
        return m_model->index(m_model->rowOf(name), static_cast<int>(column));
    }

    QString names() const { return m_model->names().join(u' '); }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<TagsModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestTagsModel::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<TagsModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
    m_document->adopt({.set = fourTags(), .notes = {}, .siteStyle = true}, {});
}

void TestTagsModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_document.reset();
}

void TestTagsModel::rowsAndCells()
{
    QCOMPARE(names(), u"shop boss none lost"_s);
    QCOMPARE(at(u"boss"_s, TagColumn::Goals).data().toInt(), 2);
    QCOMPARE(at(u"none"_s, TagColumn::Goals).data().toInt(), 0);
    QCOMPARE(
        at(u"boss"_s, TagColumn::Members).data().toString(), u"Beat X foes 1 · Beat X foes 4"_s);
    QVERIFY(at(u"boss"_s, TagColumn::Name).flags().testFlag(Qt::ItemIsEditable));
    QVERIFY(!at(u"boss"_s, TagColumn::Members).flags().testFlag(Qt::ItemIsEditable));
}

void TestTagsModel::remarks()
{
    const auto severity = [&](const QString &name) {
        const QVariant value = at(name, TagColumn::Remark).data(NameTableModel::SeverityRole);
        return value.isValid() ? value.toInt() : -1;
    };
    QCOMPARE(severity(u"boss"_s), -1);
    QCOMPARE(severity(u"shop"_s), static_cast<int>(Severity::Warning));
    QCOMPARE(severity(u"none"_s), static_cast<int>(Severity::Hint));
    QCOMPARE(severity(u"lost"_s), static_cast<int>(Severity::Error));
    QVERIFY(at(u"lost"_s, TagColumn::Remark).data().toString().contains(u"2 goals"));
    m_model->declare(m_model->names());
    QCOMPARE(severity(u"lost"_s), -1);
    QCOMPARE(m_document->set().tagNames.last(), u"lost"_s);
}

void TestTagsModel::tagsAreWrittenInOneWay()
{
    QVERIFY(m_model->setData(at(u"boss"_s, TagColumn::Name), u" Big  Boss! "_s));
    QCOMPARE(names(), u"shop big_boss none lost"_s);
    QCOMPARE(m_document->set().objectives[0].tag, u"big_boss"_s);
    const QSignalSpy refused(m_model.get(), &NameTableModel::refused);
    QSignalSpy taken(m_model.get(), &NameTableModel::taken);
    QVERIFY(!m_model->setData(at(u"shop"_s, TagColumn::Name), u"цель"_s));
    QCOMPARE(refused.size(), 1);
    QVERIFY(!m_model->setData(at(u"shop"_s, TagColumn::Name), QString(200, u'x'))); // as for a goal
    QCOMPARE(refused.size(), 2);
    QVERIFY(!m_model->setData(at(u"shop"_s, TagColumn::Name), u"Lost"_s));
    QCOMPARE(taken.size(), 1);
    QCOMPARE(taken.first().at(1).toString(), u"lost"_s);
}

void TestTagsModel::aRenamedRowIsTheSameRow()
{
    const QPersistentModelIndex row = at(u"boss"_s, TagColumn::Goals);
    m_model->rename(u"boss"_s, u"chief"_s);
    QCOMPARE(m_model->nameAt(row.row()), u"chief"_s);
    m_document->undoStack().undo();
    QCOMPARE(m_model->nameAt(row.row()), u"boss"_s);
}

void TestTagsModel::movedRowsTakeTheirSelectionAlong()
{
    const QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    const QPersistentModelIndex row = at(u"none"_s, TagColumn::Goals);
    m_model->move({row.row()}, m_model->rowOf(u"shop"_s));
    QCOMPARE(names(), u"none shop boss lost"_s);
    QCOMPARE(row.row(), 0);
    m_document->undoStack().undo();
    QCOMPARE(row.row(), 2);
    QCOMPARE(resets.size(), 0);
}

void TestTagsModel::membersFollowTheGoals()
{
    setGoal(*m_document, m_document->set().objectives[3].id, u"Win"_s);
    QCOMPARE(at(u"boss"_s, TagColumn::Members).data().toString(), u"Beat X foes 1 · Win"_s);
    setTag(*m_document, {m_document->set().objectives[5].id}, u"none"_s);
    QCOMPARE(at(u"none"_s, TagColumn::Goals).data().toInt(), 1);
}

void TestTagsModel::paste()
{
    // shop and lost exist already, so they are not changed.
    QVERIFY(m_model
            ->paste({m_model->rowOf(u"shop"_s), m_model->rowOf(u"boss"_s)},
                {{u"lost"_s}, {u"Chief"_s, u"7"_s}, {u"new"_s}, {u"new"_s}, {u"shop"_s}}, {0, 1})
            ->isEmpty());
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(m_document->set().tagNames, QStringList({u"shop"_s, u"chief"_s, u"none"_s, u"new"_s}));
    m_document->undoStack().undo();
    QVERIFY(m_document->set() == fourTags());
}

void TestTagsModel::obeysTheRulesOfModels()
{
    SplitMix random(78);
    const QStringList pool{u"shop"_s, u"boss"_s, u"lost"_s, u"k"_s, u"l"_s, u"m"_s};
    for (int step = 0; step < 2000; ++step) {
        const QString one = random.pick(pool);
        const QString other = random.pick(pool);
        const QList<RowId> goals{m_document->set().objectives[random.below(6)].id};
        switch (random.below(8)) {
        case 0:
            renameTag(*m_document, one, other);
            break;
        case 1:
            removeTags(*m_document, {one, other});
            break;
        case 2:
            addTags(*m_document, {one, other});
            break;
        case 3:
            setTag(*m_document, goals, one);
            break;
        case 4:
            moveTags(*m_document, {one}, other);
            break;
        case 5:
            m_document->undoStack().redo();
            break;
        default:
            m_document->undoStack().undo();
            break;
        }
        const TagsModel fresh(*m_document);
        QCOMPARE(m_model->names(), fresh.names());
        for (int row = 0; row < fresh.rowCount(); ++row) {
            for (int column = 0; column < tagColumns; ++column)
                QCOMPARE(m_model->index(row, column).data(), fresh.index(row, column).data());
        }
    }
}

BOARDWRIGHT_UNIT(TestTagsModel, QCoreApplication)

#include "tst_tags_model.moc"
