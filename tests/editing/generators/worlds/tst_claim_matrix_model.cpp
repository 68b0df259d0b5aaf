// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of a zone as a matrix.
#include "core/worlds/pool.h"
#include "tests/support/sets/zone_sets.h"
#include "tests/support/unit.h"
#include "ui/editing/document/change_set.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/generators/worlds/claim_matrix_model.h"
#include "ui/editing/tables/field_cells.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

using worlds::claimTable;
using worlds::zoneTable;
namespace columns = worlds::columns;

struct ClaimSpec {
    QString from;
    QString to;
    QStringList gems{};
    QStringList needs{};
    QStringList gives{};
    bool isProved = false;
};

RowId addZone(
    GoalSet &set, const QString &name, const QStringList &portals, const QStringList &gems)
{
    TableRow zone{.id = set.nextRow(), .values = {}, .verbatim = {}};
    setValue(zone.values, columns::zoneName, name);
    setValue(zone.values, columns::portals, portals);
    setValue(zone.values, columns::gems, gems);
    set.tables[zoneTable.key] << zone;
    return zone.id;
}

RowId addClaim(GoalSet &set, RowId zone, const ClaimSpec &claim)
{
    TableRow row{.id = set.nextRow(), .values = {}, .verbatim = {}};
    if (zone != RowId::none)
        setValue(row.values, columns::zone, QList<RowId>{zone});
    setValue(row.values, columns::from, claim.from);
    setValue(row.values, columns::to, claim.to);
    setValue(row.values, columns::taken, claim.gems);
    setValue(row.values, columns::needs, claim.needs);
    setValue(row.values, columns::gives, claim.gives);
    setValue(row.values, columns::basis, claim.isProved ? u"proved"_s : u"asserted"_s);
    set.tables[claimTable.key] << row;
    return row.id;
}

/// Three zones. The gallery has claims of every sort, the kiln a single one, the third no name.
struct Gallery {
    GoalSet set;
    RowId gallery = addZone(set, u"Gallery"_s, {u"west"_s, u"east"_s, u"top"_s}, {u"agate"_s});
    RowId kiln = addZone(set, u"Kiln"_s, {u"in"_s, u"out"_s}, {u"opal"_s, u"onyx"_s});
    RowId nameless = addZone(set, {}, {u"in"_s}, {});
    RowId open = addClaim(set, gallery, {u"west"_s, u"east"_s});
    RowId gem = addClaim(set, gallery,
        {u"east"_s, u"west"_s, {u"agate"_s}, {u"key"_s, u"!alarm"_s}, {u"door"_s}, true});
    RowId second = addClaim(set, gallery, {u"east"_s, u"west"_s});
    RowId inKiln = addClaim(set, kiln, {u"in"_s, u"in"_s, {u"opal"_s}});
};

} // namespace

class TestClaimMatrixModel final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void claimsStandInTheirCells();
    void zonesAreChosen();
    void claimsAreToggled();
    void severalCellsAreOneStep();
    void claimsAreRemoved();
    void gemsAreTaken();
    void gapsAreListed();
    void unknownPortalsAndGems();
    void badDataIsShown_data();
    void badDataIsShown();
    void theTablesAreFollowed();
    void theLargestPool();

private:
    void open(const GoalSet &set);

    QModelIndex cell(int row, int column) const { return m_model->index(row, column); }

    QString text(int row, int column) const { return cell(row, column).data().toString(); }

    QString title(int section, Qt::Orientation orientation) const
    {
        return m_model->headerData(section, orientation).toString();
    }

    bool isMarked(int section, Qt::Orientation orientation) const
    {
        return m_model->headerData(section, orientation, ProblemRole).isValid();
    }

    QList<TableRow> claims() const { return m_document->tableRows(claimTable); }

    int steps() const { return m_document->undoStack().count(); }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<ClaimMatrixModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestClaimMatrixModel::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_model = std::make_unique<ClaimMatrixModel>(*m_document);
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get());
}

void TestClaimMatrixModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_document.reset();
}

void TestClaimMatrixModel::open(const GoalSet &set)
{
    NativeFile file;
    file.set = set;
    m_document->adopt(file, {});
}

void TestClaimMatrixModel::claimsStandInTheirCells()
{
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(m_model->zone(), RowId::none);
    const Gallery pool;
    open(pool.set);
    QCOMPARE(m_model->zone(), pool.gallery);
    QCOMPARE(m_model->rowCount(), 3);
    QCOMPARE(m_model->columnCount(), 3);
    QCOMPARE(title(0, Qt::Vertical), u"From west"_s);
    QCOMPARE(title(1, Qt::Horizontal), u"To east"_s);
    QCOMPARE(text(0, 1), u"open"_s);
    QCOMPARE(text(1, 0), u"✓ agate · needs key, !alarm · gives door | open"_s);
    QCOMPARE(text(0, 0), QString());
    QCOMPARE(m_model->claimsAt({cell(1, 0)}), (QList<RowId>{pool.gem, pool.second}));
    const QString tip = cell(1, 0).data(Qt::ToolTipRole).toString();
    QVERIFY(tip.contains(u"Proved: agate · needs key, !alarm · gives door\nAsserted: open"_s));
    QVERIFY(cell(0, 0).data(Qt::ToolTipRole).toString().contains(u"No claim"_s));
    QVERIFY(!cell(1, 0).data(ProblemRole).isValid());
}

void TestClaimMatrixModel::zonesAreChosen()
{
    const Gallery pool;
    open(pool.set);
    QCOMPARE(m_model->zones(),
        (QList<NamedRow>{
            {pool.gallery, u"Gallery"_s}, {pool.kiln, u"Kiln"_s}, {pool.nameless, u"#3"_s}}));
    QSignalSpy updated(m_model.get(), &ClaimMatrixModel::updated);
    m_model->setZone(pool.kiln);
    QCOMPARE(updated.count(), 1);
    QCOMPARE(m_model->zone(), pool.kiln);
    QCOMPARE(m_model->rowCount(), 2);
    QCOMPARE(text(0, 0), u"opal"_s);
    m_model->setZone(RowId::none);
    m_model->setZone(pool.open); // a claim
    m_model->setZone(pool.kiln);
    QCOMPARE(m_model->zone(), pool.kiln);
    QCOMPARE(updated.count(), 1);
    removeTableRows(*m_document, zoneTable, {pool.kiln});
    QCOMPARE(m_model->zone(), pool.gallery);
    QCOMPARE(m_model->zones().size(), 2);
    removeTableRows(*m_document, zoneTable, {pool.gallery, pool.nameless});
    QCOMPARE(m_model->zone(), RowId::none);
    QCOMPARE(m_model->rowCount(), 0);
    QVERIFY(m_model->gaps().isEmpty());
    m_document->undoStack().undo();
    QCOMPARE(m_model->zone(), pool.gallery);
    QCOMPARE(text(0, 1), u"open"_s);
}

void TestClaimMatrixModel::claimsAreToggled()
{
    const Gallery pool;
    open(pool.set);
    const GoalSet before = m_document->set();
    QVERIFY(m_model->toggle({cell(2, 1)}));
    QCOMPARE(steps(), 1);
    QVERIFY(m_document->undoStack().undoText().startsWith(u"Add "_s));
    QVERIFY(m_document->undoStack().undoText().contains(u"\"Gallery\""_s));
    QCOMPARE(text(2, 1), u"open"_s);
    // The claim follows the others of its zone, and says no more than its portals.
    QCOMPARE(claims().size(), 5);
    const TableRow added = claims().at(3);
    QCOMPARE(rowsOf(added.values, columns::zone), QList<RowId>{pool.gallery});
    QCOMPARE(textOf(added.values, columns::from), u"top"_s);
    QCOMPARE(textOf(added.values, columns::to), u"east"_s);
    QCOMPARE(added.values.size(), 3);
    QVERIFY(m_model->toggle({cell(2, 1)}));
    QCOMPARE(steps(), 2);
    QCOMPARE(m_document->set().tables, before.tables);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    m_document->undoStack().redo();
    QCOMPARE(text(2, 1), u"open"_s);

    // Several claims, or one that says more, are not removed by accident.
    const GoalSet kept = m_document->set();
    QVERIFY(!m_model->toggle({cell(1, 0)}));
    m_model->setZone(pool.kiln);
    QVERIFY(!m_model->toggle({cell(0, 0)}));
    QVERIFY(!m_model->toggle({}));
    QCOMPARE(m_document->set(), kept);
    // A zone without claims: its first one is added at the end.
    m_model->setZone(pool.nameless);
    QVERIFY(m_model->toggle({cell(0, 0)}));
    QCOMPARE(rowsOf(claims().last().values, columns::zone), QList<RowId>{pool.nameless});
}

void TestClaimMatrixModel::severalCellsAreOneStep()
{
    const Gallery pool;
    open(pool.set);
    const GoalSet before = m_document->set();
    QVERIFY(m_model->toggle({cell(2, 2), cell(0, 1), cell(0, 0)}));
    QCOMPARE(steps(), 1);
    QCOMPARE(claims().size(), 6);
    QCOMPARE(textOf(claims().at(3).values, columns::from), u"west"_s); // by row, then column
    QCOMPARE(textOf(claims().at(4).values, columns::from), u"top"_s);
    // All are plain now.
    QVERIFY(m_model->toggle({cell(2, 2), cell(0, 1), cell(0, 0), cell(1, 0)}));
    QCOMPARE(steps(), 2);
    QCOMPARE(claims().size(), 3);
    QVERIFY(!text(1, 0).isEmpty());
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    // add() also adds a further claim.
    m_model->add({cell(0, 1), cell(0, 2)});
    QCOMPARE(text(0, 1), u"open | open"_s);
    QCOMPARE(text(0, 2), u"open"_s);
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    m_model->add({});
    QCOMPARE(m_document->undoStack().index(), 0);
}

void TestClaimMatrixModel::claimsAreRemoved()
{
    const Gallery pool;
    open(pool.set);
    const GoalSet before = m_document->set();
    m_model->remove({cell(0, 0)});
    QCOMPARE(steps(), 0);
    m_model->remove({cell(0, 1), cell(1, 0), cell(0, 0)});
    QCOMPARE(steps(), 1);
    QVERIFY(m_document->undoStack().undoText().startsWith(u"Remove "_s));
    QCOMPARE(claims().size(), 1);
    QCOMPARE(text(1, 0), QString());
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    QVERIFY(text(1, 0).contains(u"agate"_s));
    m_model->remove({cell(0, 1), cell(1, 0)});
    m_model->setZone(pool.kiln);
    m_model->remove({cell(0, 0)});
    QVERIFY(!m_document->set().tables.contains(claimTable.key));
}

void TestClaimMatrixModel::gemsAreTaken()
{
    const Gallery pool;
    open(pool.set);
    m_model->setZone(pool.kiln);
    QVERIFY(m_model->hasGems());
    const GoalSet before = m_document->set();
    m_model->toggleGems({cell(0, 0), cell(0, 1)});
    QCOMPARE(steps(), 1);
    QCOMPARE(text(0, 0), u"opal, onyx"_s);
    QCOMPARE(text(0, 1), u"opal, onyx"_s);
    m_model->toggleGems({cell(0, 0), cell(0, 1)});
    QCOMPARE(text(0, 0), u"open"_s);
    QCOMPARE(text(0, 1), u"open"_s);
    m_document->undoStack().undo();
    m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
    m_model->setZone(pool.nameless);
    QVERIFY(!m_model->hasGems());
    m_model->toggleGems({cell(0, 0)});
    QCOMPARE(m_document->set(), before);
}

void TestClaimMatrixModel::gapsAreListed()
{
    const Gallery pool;
    open(pool.set);
    QCOMPARE(m_model->gaps(), u"No claim uses: top."_s);
    for (const auto orientation : {Qt::Vertical, Qt::Horizontal}) {
        QVERIFY(!isMarked(0, orientation));
        QVERIFY(isMarked(2, orientation));
    }
    QVERIFY(m_model->toggle({cell(2, 2)}));
    QVERIFY(!isMarked(2, Qt::Vertical));
    QCOMPARE(m_model->gaps(), QString());
    m_model->remove({cell(1, 0)});
    QCOMPARE(m_model->gaps(), u"No claim takes: agate."_s);
    m_model->setZone(pool.kiln);
    QCOMPARE(m_model->gaps(), u"No claim takes: onyx.\nNo claim uses: out."_s);
}

void TestClaimMatrixModel::unknownPortalsAndGems()
{
    Gallery pool;
    addClaim(pool.set, pool.gallery, {u"west"_s, u"moon"_s});
    addClaim(pool.set, pool.gallery, {u"mars"_s, {}, {u"agate"_s}});
    addClaim(pool.set, pool.gallery, {u"top"_s, u"top"_s, {u"glass"_s}});
    open(pool.set);
    QCOMPARE(m_model->rowCount(), 4);
    QCOMPARE(m_model->columnCount(), 4);
    QCOMPARE(title(3, Qt::Vertical), u"Unknown"_s);
    QVERIFY(isMarked(3, Qt::Vertical));
    QCOMPARE(text(0, 3), u"to \"moon\""_s);
    QCOMPARE(text(3, 3), u"from \"mars\" · to \"\" · agate"_s);
    QVERIFY(cell(0, 3).data(ProblemRole).isValid());
    QVERIFY(!cell(1, 3).data(ProblemRole).isValid());
    QVERIFY(cell(2, 2).data(ProblemRole).isValid());
    QVERIFY(cell(2, 2).data(Qt::ToolTipRole).toString().contains(u"gem"_s));
    QVERIFY(m_model->gaps().contains(u"2 claims name portals"_s));
    QVERIFY(m_model->gaps().contains(u"1 claims take gems"_s));
    QVERIFY(!m_model->canAdd({cell(3, 0), cell(1, 3)}));
    QVERIFY(!m_model->toggle({cell(3, 0), cell(1, 3)}));
    m_model->add({cell(3, 3)});
    QCOMPARE(steps(), 0);
    m_model->remove({cell(3, 3)});
    QCOMPARE(m_model->rowCount(), 3);
    QCOMPARE(m_model->columnCount(), 4);
    m_model->remove({cell(0, 3)});
    QCOMPARE(m_model->columnCount(), 3);
    m_model->toggleGems({cell(2, 2)}); // the zone's gems instead of the unknown one
    QCOMPARE(text(2, 2), u"agate"_s);
    QVERIFY(m_model->gaps().isEmpty());
    m_document->goToStep(0);
    QCOMPARE(m_model->rowCount(), 4);
}

void TestClaimMatrixModel::badDataIsShown_data()
{
    QTest::addColumn<QStringList>("portals");
    QTest::addColumn<QStringList>("gems");
    QTest::addColumn<QString>("from");
    QTest::addColumn<int>("rows"); // with that of unknown portals
    const QStringList one{u"a"_s};
    QStringList many;
    for (int i = 0; i < 40; ++i)
        many << u"p%1"_s.arg(i);
    QTest::newRow("no portals") << QStringList() << QStringList() << u"a"_s << 1;
    QTest::newRow("nothing") << QStringList() << QStringList() << QString() << 1;
    QTest::newRow("twice") << QStringList{u"a"_s, u"b"_s, u"a"_s} << QStringList{u"g"_s, u"g"_s}
                           << u"a"_s << 2;
    QTest::newRow("an empty name")
        << QStringList{QString(), u"a"_s} << QStringList{QString()} << QString() << 2;
    QTest::newRow("twelve") << many.mid(0, 12) << many << u"p11"_s << 12;
    QTest::newRow("too many") << many << many << u"p12"_s << 13;
    QTest::newRow("markup") << QStringList{u"<b>%1</b>"_s} << QStringList{u"%2 & <i>"_s}
                            << u"<b>%1</b>"_s << 1;
    QTest::newRow("long") << QStringList{QString(100'000, u'x')}
                          << QStringList{QString(100'000, u'y')} << QString(100'000, u'x') << 2;
}

/// Every cell and title can be read, and claims can be added, taken back and removed.
void TestClaimMatrixModel::badDataIsShown()
{
    QFETCH(const QStringList, portals);
    QFETCH(const QStringList, gems);
    QFETCH(const QString, from);
    QFETCH(const int, rows);
    GoalSet set;
    const RowId zone = addZone(set, u"%1"_s, portals, gems);
    addZone(set, u"%1"_s, portals, gems); // has the same name
    addClaim(set, zone, {from, from, gems, {u"<b>%1</b>"_s, {}}, {QString(500, u'z')}});
    addClaim(set, RowId::none, {from, from});
    addClaim(set, RowId{4'000'000'000}, {from, from});
    for (int i = 0; i < 100; ++i)
        addClaim(set, zone, {from, from});
    open(set);
    const GoalSet before = m_document->set();
    QCOMPARE(m_model->rowCount(), rows);
    QModelIndexList all;
    qsizetype found = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        QVERIFY(title(row, Qt::Vertical).size() < 60);
        for (int column = 0; column < m_model->columnCount(); ++column) {
            all << cell(row, column);
            QVERIFY(text(row, column).size() < 1'000);
            const QString tip = all.last().data(Qt::ToolTipRole).toString();
            QVERIFY(tip.size() < 20'000);
            QVERIFY(!tip.contains(u"&lt;"_s)); // plain text, shown as such
            found += m_model->claimsAt({all.last()}).size();
        }
    }
    QCOMPARE(found, 101);
    QVERIFY(m_model->gaps().size() < 1'000);
    m_model->add(all);
    m_model->toggleGems(all);
    m_model->remove(all);
    QCOMPARE(claims().size(), 2); // those of no zone
    m_model->setZone(m_model->zones().at(1).first);
    QCOMPARE(m_model->zones().at(1).second, u"%1"_s);
    while (m_document->undoStack().canUndo())
        m_document->undoStack().undo();
    QCOMPARE(m_document->set(), before);
}

void TestClaimMatrixModel::theTablesAreFollowed()
{
    const Gallery pool;
    open(pool.set);
    QSignalSpy updated(m_model.get(), &ClaimMatrixModel::updated);
    QSignalSpy reset(m_model.get(), &ClaimMatrixModel::modelReset);
    QSignalSpy changed(m_model.get(), &ClaimMatrixModel::dataChanged);
    // Claims change cells, so that the selection of a view stays.
    setSectionValue(*m_document, claimTable, columns::gives, {pool.open}, QStringList{u"lamp"_s});
    QCOMPARE(text(0, 1), u"gives lamp"_s);
    setSectionValue(*m_document, claimTable, columns::to, {pool.open}, u"top"_s);
    QCOMPARE(text(0, 1), QString());
    QCOMPARE(text(0, 2), u"gives lamp"_s);
    setSectionValue(*m_document, claimTable, columns::zone, {pool.open}, QList<RowId>{pool.kiln});
    QCOMPARE(text(0, 2), QString());
    QCOMPARE(reset.count(), 0);
    QCOMPARE(changed.count(), 3);
    setSectionValue(*m_document, zoneTable, columns::zoneName, {pool.gallery}, u"Hall"_s);
    QCOMPARE(m_model->zones().first().second, u"Hall"_s);
    QCOMPARE(reset.count(), 0);
    // Portals change the matrix.
    setSectionValue(*m_document, zoneTable, columns::portals, {pool.gallery},
        QStringList{u"top"_s, u"west"_s, u"east"_s, u"hatch"_s});
    QCOMPARE(reset.count(), 1);
    QCOMPARE(m_model->rowCount(), 4);
    QVERIFY(text(2, 1).contains(u"agate"_s));
    // Nothing else is of interest.
    const auto before = updated.count();
    GoalSet other = m_document->set();
    Objective objective;
    objective.id = m_document->newRow();
    objective.goal = u"Swim"_s;
    other.objectives << objective;
    replaceSet(*m_document, other, u"Add a goal"_s);
    QCOMPARE(updated.count(), before);
    insertTableRows(*m_document, zoneTable, 0, {FieldValues()});
    QCOMPARE(updated.count(), before + 1);
    QCOMPARE(m_model->zone(), pool.gallery);
    m_document->goToStep(0);
    QCOMPARE(text(0, 1), u"open"_s);
    open({});
    QCOMPARE(m_model->rowCount(), 0);
}

void TestClaimMatrixModel::theLargestPool()
{
    GoalSet set;
    addZones(set, worlds::mostZones);
    constexpr qsizetype manyClaims = 5'000;
    while (set.tables[claimTable.key].size() < manyClaims)
        addClaim(set, set.tables[zoneTable.key].last().id, {u"a"_s, u"a"_s});
    open(set);
    qsizetype found = 0;
    for (const auto &[zone, name] : QList<NamedRow>(m_model->zones())) {
        m_model->setZone(zone);
        for (int row = 0; row < m_model->rowCount(); ++row) {
            for (int column = 0; column < m_model->columnCount(); ++column)
                found += m_model->claimsAt({cell(row, column)}).size();
        }
    }
    QCOMPARE(found, manyClaims);
    QVERIFY(text(0, 0).endsWith(u"…"_s));
    QVERIFY(cell(0, 0).data(Qt::ToolTipRole).toString().contains(u"more"_s));
    m_model->remove({cell(0, 0)});
    QCOMPARE(text(0, 0), QString());
    m_document->undoStack().undo();
    QCOMPARE(claims().size(), manyClaims);
}

BOARDWRIGHT_UNIT(TestClaimMatrixModel, QGuiApplication)
#include "tst_claim_matrix_model.moc"
