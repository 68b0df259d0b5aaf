// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A list of Bingosync in the real window: imported as the site has it, its board, an edit that the
// board follows, saved and written back.
#include "core/bingosync/list_format.h"
#include "core/bingosync/sections.h"
#include "core/formats/json.h"
#include "core/sites/board_maker.h"
#include "core/sites/json_list.h"
#include "core/sites/room_codes.h"
#include "tests/support/boards/reference_boards.h"
#include "tests/support/sites/site_files.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/editing/document/section_edits.h"
#include "ui/editing/studies/live_statistics.h"
#include "ui/widgets/board/seed_bar.h"
#include "ui/widgets/compare/compare_panel.h"
#include "ui/widgets/controls/empty_notice.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_compare.h"
#include "ui/widgets/window/window_export.h"
#include "ui/widgets/window/window_import.h"

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QJsonArray>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestSiteListWindow : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void cleanup() { end(); }

    void fromListToList();
    void openedLists();
    void convertedLists();
    void addedToOthers();
    void theOtherChoice();
    void seedsAreThoseOfRooms();
    void theSitesForm();
    void columnsOfTheKind();

private:
    static QByteArray listBytes()
    {
        return contentOf(siteBoards(u"bingosync/v5-25x4.list.json"_s));
    }

    static void press(const ImportDialog &dialog, const QString &text)
    {
        for (auto *button : dialog.findChildren<QPushButton *>()) {
            if (button->text().remove(u'&') == text)
                QTest::mouseClick(button, Qt::LeftButton);
        }
    }

    void importAsSite();
    QStringList shownBoard(const QString &seed);
};

void TestSiteListWindow::importAsSite()
{
    m_window->imports().openText(QString::fromUtf8(listBytes()), u"the clipboard"_s);
    ImportDialog *dialog = m_window->imports().dialog();
    QVERIFY(dialog != nullptr);
    QTRY_VERIFY(dialog->session().isUpToDate());
    auto *site = dialog->findChild<QComboBox *>(u"site"_s);
    auto *types = dialog->findChild<QComboBox *>(u"types"_s);
    QVERIFY(!types->isVisible()); // types stay what they are
    QVERIFY(site->isVisible());
    QCOMPARE(site->count(), 2);
    QCOMPARE(site->currentIndex(), 1);
    press(*dialog, u"As a New Goal Set"_s);
    QTRY_COMPARE(m_window->document().set().objectives.size(), 100);
}

/// The goals of the board of a seed, as it is shown.
QStringList TestSiteListWindow::shownBoard(const QString &seed)
{
    m_window->boardChoice().setSeed(seed);
    const auto isShown = [&] {
        return m_window->preview().isUpToDate()
            && m_window->preview().result()->request.seed == seed
            && m_window->preview().result()->request.set == m_window->document().set();
    };
    if (!QTest::qWaitFor(isShown))
        return {};
    QStringList goals;
    for (const Placed &placed : m_window->preview().result()->board.at) {
        const Objective *goal = m_window->document().objective(placed.what);
        goals << (goal == nullptr ? QString() : goal->goal);
    }
    return goals;
}

/// What the site makes of the set's list, without the generator.
static QStringList siteBoard(const GoalSet &set, const QString &seed)
{
    const auto list = sites::readList(parseJson(bingosync::listFormat.write(set)).value()).value();
    sites::BoardMaker maker(sites::compileList(list.list, list.kind, sites::Length::Normal));
    sites::Board board;
    Watch watch;
    QStringList goals;
    if (maker.make(sites::seedOf(seed).value(), board, watch)) {
        for (const sites::Cell &cell : board.cells)
            goals << list.list.goals.at(static_cast<std::size_t>(cell.goal)).text;
    }
    return goals;
}

void TestSiteListWindow::fromListToList()
{
    importAsSite();
    QVERIFY(!isSaved());
    QCOMPARE(QString(m_window->boardChoice().generator().info().key), u"bingosync"_s);
    const QString seed = u"12345"_s;
    QStringList expected;
    for (const QJsonObject &line : jsonLines(siteBoards(u"bingosync/v5-25x4.jsonl"_s))) {
        if (line.value(u"seed"_s).toString() != seed)
            continue;
        for (const auto &goal : line.value(u"goals"_s).toArray())
            expected << m_window->document().set().objectives.at(goal.toInt()).goal;
    }
    QCOMPARE(expected.size(), 25);
    QCOMPARE(shownBoard(seed), expected);

    // The goal of the last cell, which shares types with others, loses them.
    const RowId last = m_window->preview().result()->board.at.back().what;
    setSectionValue(m_window->document(), bingosync::goalSection, bingosync::columns::types, {last},
        QStringList());
    const QStringList changed = shownBoard(seed);
    QCOMPARE(changed, siteBoard(m_window->document().set(), seed));
    m_window->document().undoStack().undo();
    QCOMPARE(shownBoard(seed), expected);
    m_window->document().undoStack().redo();
    QCOMPARE(shownBoard(seed), changed);
    m_window->document().undoStack().undo();

    // Saved and opened again.
    save();
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog != nullptr);
    const QString path = pathOf(u"mine.json"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    QTRY_COMPARE(m_window->document().filePath(), path);
    QTRY_VERIFY(isSaved());
    m_window->openFile(path);
    QTRY_COMPARE(QString(m_window->boardChoice().generator().info().key), u"bingosync"_s);
    QCOMPARE(shownBoard(seed), expected);

    // Written back.
    m_window->exports().open(QString(bingosync::listFormat.key));
    ExportDialog *exported = m_window->exports().dialog();
    QVERIFY(exported != nullptr);
    QCOMPARE(
        exported->findChild<QLabel *>(u"lossTitle"_s)->text(), u"Nothing of the set is lost."_s);
    const auto before = sites::readList(parseJson(listBytes()).value());
    const auto after = sites::readList(parseJson(exported->bytes()).value());
    QVERIFY(before && after && before->list == after->list);
    exported->reject();
}

/// A list that is opened as a file has the site's boards; the options of its import make it a set
/// of Boardwright's, and back.
void TestSiteListWindow::openedLists()
{
    const QString path = pathOf(u"site.json"_s);
    writeFile(path, listBytes());
    m_window->openFile(path);
    QTRY_COMPARE(m_window->document().set().objectives.size(), 100);
    QCOMPARE(QString(m_window->boardChoice().generator().info().key), u"bingosync"_s);
    QVERIFY(m_window->document().set().lineLimits.isEmpty());
    QVERIFY(m_window->document().filePath().isEmpty()); // saving does not change the list
    // The same file is no different from the set.
    m_window->compare().open(path);
    const auto *equal = m_window->compare().panel().findChild<EmptyNotice *>();
    QTRY_VERIFY(equal->isVisible());
    QVERIFY(equal->findChild<QLabel *>()->text().contains(u"No differences"_s));
}

/// A set of Boardwright's is made of a list with edits; a wrong turn changes nothing.
void TestSiteListWindow::convertedLists()
{
    QAction *const convert = m_window->findChild<QAction *>(u"convert"_s);
    QVERIFY(!convert->isEnabled()); // there is no list
    importAsSite();
    QVERIFY(convert->isEnabled());
    GoalSetDocument &document = m_window->document();
    const RowId first = document.set().objectives.first().id;
    setSectionValue(document, bingosync::goalSection, bingosync::columns::types, {first},
        QStringList{u"mine"_s});
    const GoalSet edited = document.set();
    convert->trigger();
    ImportDialog *dialog = m_window->imports().dialog();
    QTRY_VERIFY(dialog != nullptr && dialog->session().isUpToDate());
    QCOMPARE(dialog->findChild<QComboBox *>(u"site"_s)->currentIndex(), 0);
    dialog->reject();
    QVERIFY(document.set() == edited);
    QTRY_VERIFY(m_window->imports().dialog() == nullptr);

    convert->trigger();
    dialog = m_window->imports().dialog();
    QTRY_VERIFY(dialog != nullptr && dialog->session().isUpToDate());
    press(*dialog, u"As a New Goal Set"_s);
    QTRY_VERIFY(question() != nullptr); // the list is on no disk
    answer(QMessageBox::Discard);
    QTRY_COMPARE(document.set().objectives.first().lineCategories, QStringList{u"mine"_s});
    QCOMPARE(document.set().objectives.size(), edited.objectives.size());
    QCOMPARE(QString(m_window->boardChoice().generator().info().key), u"constrained"_s);
    QVERIFY(!convert->isEnabled());
    QVERIFY(!isSaved());
}

/// Goals that are added to a set of Boardwright's are like its others.
void TestSiteListWindow::addedToOthers()
{
    openSampleCopy();
    m_window->imports().openText(QString::fromUtf8(listBytes()), u"the clipboard"_s);
    ImportDialog *dialog = m_window->imports().dialog();
    QTRY_VERIFY(dialog->session().isUpToDate());
    QCOMPARE(dialog->findChild<QComboBox *>(u"site"_s)->currentIndex(), 0);
    QVERIFY(dialog->findChild<QComboBox *>(u"types"_s)->isVisible());
}

/// A set of Boardwright's is the other choice.
void TestSiteListWindow::theOtherChoice()
{
    m_window->imports().openText(QString::fromUtf8(listBytes()), u"the clipboard"_s);
    ImportDialog *dialog = m_window->imports().dialog();
    QTRY_VERIFY(dialog->session().isUpToDate());
    auto *site = dialog->findChild<QComboBox *>(u"site"_s);
    QCOMPARE(site->currentIndex(), 1);
    site->setCurrentIndex(0);
    QTRY_VERIFY(dialog->session().isUpToDate());
    site->setCurrentIndex(1);
    QTRY_VERIFY(dialog->session().isUpToDate());
    QCOMPARE(site->currentIndex(), 1);
    site->setCurrentIndex(0);
    QTRY_VERIFY(dialog->session().isUpToDate());
    QVERIFY(dialog->findChild<QComboBox *>(u"types"_s)->isVisible());
    QVERIFY(!dialog->session().reading()->opened->file.set.lineLimits.isEmpty());
    // Where nothing is a list of a site, there is nothing to choose.
    m_window->imports().openText(u"a goal\nanother\n"_s, u"the clipboard"_s);
    QTRY_VERIFY(dialog->session().isUpToDate());
    QVERIFY(!m_window->imports().dialog()->findChild<QComboBox *>(u"site"_s)->isVisible());
}

void TestSiteListWindow::seedsAreThoseOfRooms()
{
    m_window->boardChoice().setSeed(u"FROST"_s);
    importAsSite();
    QCOMPARE(m_window->boardChoice().seed(), u"1"_s); // no room has the other
    QCOMPARE(shownBoard(u"frost"_s).join(QString()), QString());
    const auto &failure = m_window->preview().result()->failure;
    QVERIFY(failure.has_value());
    QCOMPARE(failure->code, toCode(RoomCode::NotARoomSeed));
    QAction *const random = m_window->findChild<SeedBar *>()->seedActions().at(2);
    for (int i = 0; i < 20; ++i) {
        random->trigger();
        const qint64 drawn = m_window->boardChoice().seed().toLongLong();
        QVERIFY2(drawn >= 1 && drawn <= 1'000'000, qPrintable(m_window->boardChoice().seed()));
    }
}

/// What a person types to get the board in sight in a room of the site.
void TestSiteListWindow::theSitesForm()
{
    importAsSite();
    GoalSet set = m_window->document().set();
    set.setName = u"Ferries"_s;
    m_window->document().undoStack().setClean();
    m_window->openUntitled({.set = set, .notes = {}, .siteStyle = true});
    QCOMPARE(shownBoard(u"12345"_s).size(), 25);
    auto *const copy = m_window->findChild<QAction *>(u"copyRoom"_s);
    const auto copied = [&] {
        QGuiApplication::clipboard()->setText(QString());
        copy->trigger();
        return QTest::qWaitFor([] { return !QGuiApplication::clipboard()->text().isEmpty(); })
            ? QGuiApplication::clipboard()->text()
            : QString();
    };
    QCOMPARE(copied(), u"Ferries, SRL v5, 12345"_s);
    Settings settings = m_window->boardChoice().settings();
    const auto parameters = m_window->boardChoice().generator().info().parameters;
    QVERIFY(setParameter(parameters, settings, u"kind"_s, u"srl-v5-blackout"_s));
    QVERIFY(setParameter(parameters, settings, u"length"_s, u"short"_s));
    m_window->boardChoice().setSettings(settings);
    QCOMPARE(shownBoard(u"7"_s).size(), 25);
    QCOMPARE(copied(), u"Ferries, SRL v5 blackout, Short, 7"_s);
    // A set of Boardwright's has no form to be typed into.
    openSampleCopy();
    QTRY_VERIFY(m_window->preview().isUpToDate());
    QVERIFY(!m_window->exports().isOfRoom());
}

/// Columns that boards of the kind do not depend on are shown among all columns only.
void TestSiteListWindow::columnsOfTheKind()
{
    importAsSite();
    const ObjectivesView &view = m_window->sideTabs().objectives();
    const auto *const table = view.findChild<QTableView *>();
    const auto shown = [&] {
        QStringList titles;
        for (int column = objectiveColumns; column < table->model()->columnCount(); ++column) {
            const QString title = table->model()->headerData(column, Qt::Horizontal).toString();
            if (!table->isColumnHidden(column))
                titles << title;
        }
        return titles;
    };
    const auto choose = [&](const QString &kind) {
        Settings settings = m_window->boardChoice().settings();
        QVERIFY(setParameter(
            m_window->boardChoice().generator().info().parameters, settings, u"kind"_s, kind));
        m_window->boardChoice().setSettings(settings);
    };
    const auto showSet = [&](const QString &name) {
        for (auto *button : view.findChildren<QToolButton *>()) {
            if (button->text() == name)
                button->click();
        }
    };
    showSet(u"Define"_s); // what defines a goal
    QCOMPARE(shown(), (QStringList{u"Tier"_s, u"Types"_s, u"Bare types"_s, u"Copies"_s}));
    choose(u"ladx"_s);
    QCOMPARE(shown(), (QStringList{u"Group"_s, u"Copies"_s}));
    choose(u"v8"_s);
    QCOMPARE(shown(),
        (QStringList{
            u"Tier"_s, u"Types"_s, u"Child"_s, u"Without types"_s, u"Bare types"_s, u"Copies"_s}));
    choose(u"randomized"_s);
    QCOMPARE(shown(), QStringList{u"Copies"_s});
    showSet(u"All"_s);
    QVERIFY(shown().contains(u"Subtypes"_s) && shown().contains(u"Tier"_s)); // nothing is lost
    showSet(u"Define"_s);
    choose(u"synergen"_s);
    QCOMPARE(shown(),
        (QStringList{u"Tier"_s, u"Types"_s, u"Key"_s, u"Excludes"_s, u"Synergy"_s, u"Score"_s,
            u"Bare types"_s}));
}

BOARDWRIGHT_UNIT(TestSiteListWindow, QApplication)
#include "tst_site_list_window.moc"
