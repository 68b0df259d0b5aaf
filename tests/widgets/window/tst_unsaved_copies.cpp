// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every way to write a file, with every kind of unsaved work, to every kind of place, and with
// every cancel on the way: what is on the disk, what is in the window, and whether the set counts
// as saved.

#include "core/formats/native.h"
#include "tests/support/unit.h"
#include "tests/support/walk.h"
#include "tests/support/windows/files_fixture.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/export/file_export.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/names_dialog.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_export.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QPointer>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <array>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array writingWays{"export set", "export board", "copy", "save as"};
/// Where to: a new file, another one that exists, the set's own, its own by another path.
constexpr std::array writtenPlaces{"new", "other", "own", "link"};
/// On the way, or not: in the first dialog, where it asks whether to replace, or not at all.
constexpr std::array cancelPlaces{"first", "replacing", ""};

} // namespace

class TestUnsavedCopies : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase();
    void init();

    void cleanup() { end(); }

    void everyPair_data();
    void everyPair();
    void namesAndFileAreCancelled_data();
    void namesAndFileAreCancelled();
    void whatCannotBeWrittenIsUnsaved_data();
    void whatCannotBeWrittenIsUnsaved();

private:
    /// Up to the dialog that asks for a file.
    void start(const QByteArray &way);
    void escape();
    /// Says no where it asks whether to replace the file, and gives up.
    void refuseToReplace(const QString &path);
    QString pathTo(const QByteArray &place) const;
    /// The set in the window has the work, whatever was written.
    void hasWork(const QByteArray &kind);
    bool isWorkIn(const QByteArray &content, const QByteArray &kind) const;
    void quitAsks(bool expected);

    const GoalSetDocument &document() const { return m_window->document(); }

    QString m_other;
    QString m_new;
    QString m_link;
};

void TestUnsavedCopies::initTestCase()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
}

void TestUnsavedCopies::init()
{
    FilesFixture::begin();
    m_other = pathOf(u"other.json"_s);
    m_new = pathOf(u"new.json"_s);
    m_link = pathOf(u"link.json"_s);
    writeFile(m_other, smallSet("Other"));
    QVERIFY(QFile::link(m_path, m_link));
}

QString TestUnsavedCopies::pathTo(const QByteArray &place) const
{
    return place == "new" ? m_new : place == "other" ? m_other : place == "own" ? m_path : m_link;
}

void TestUnsavedCopies::start(const QByteArray &way)
{
    if (way == "copy") {
        actionOf(u"Save a Copy…"_s)->trigger();
    } else if (way == "save as") {
        actionOf(u"Save As…"_s)->trigger();
    } else {
        actionOf(u"Export…"_s)->trigger();
        QTRY_VERIFY(m_window->exports().dialog() != nullptr);
        ExportDialog &dialog = *m_window->exports().dialog();
        if (way == "export board") {
            QTRY_VERIFY(dialog.hasBoard());
            dialog.choose(ExportDialog::text);
        } else {
            dialog.choose(u"lockout"_s);
        }
    }
}

void TestUnsavedCopies::escape()
{
    const QPointer<QDialog> dialog(openDialogOf(*m_window));
    QVERIFY(dialog);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(dialog.isNull());
}

void TestUnsavedCopies::refuseToReplace(const QString &path)
{
    QFileDialog *dialog = fileDialog();
    QVERIFY(dialog != nullptr);
    dialog->selectFile(path);
    dialog->findChild<QLineEdit *>(u"fileNameEdit"_s)->setText(path);
    bool wasAsked = false;
    QTimer::singleShot(200, dialog, [dialog, &wasAsked] {
        if (auto *asked = dialog->findChild<QMessageBox *>()) {
            wasAsked = true;
            asked->button(QMessageBox::No)->click();
        }
    });
    QTest::mouseClick(
        dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Save), Qt::LeftButton);
    QVERIFY(wasAsked);
    escape();
}

bool TestUnsavedCopies::isWorkIn(const QByteArray &content, const QByteArray &kind) const
{
    return content.contains(kind == "typed" ? "typed" : "\"weighting\": 97");
}

void TestUnsavedCopies::hasWork(const QByteArray &kind)
{
    QVERIFY(isWorkIn(writeNative(document().set()), kind));
    QCOMPARE(m_window->sideTabs().source().pendingError().has_value(), kind == "source");
    QCOMPARE(m_window->isWindowModified(), document().isModified());
}

void TestUnsavedCopies::quitAsks(bool expected)
{
    const bool isClosed = m_window->close();
    QCOMPARE(isClosed, !expected);
    QCOMPARE(question() != nullptr, expected);
    if (question() != nullptr)
        answer(QMessageBox::Cancel);
}

/// A fifth of them; in the long tests all.
void TestUnsavedCopies::everyPair_data()
{
    const bool isLong = walkLength(5) == 5;
    int number = 0;
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("way");
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<QByteArray>("cancel");
    for (const QByteArray kind : unsavedKinds) {
        for (const QByteArray way : writingWays) {
            for (const QByteArray place : writtenPlaces) {
                for (const QByteArray cancel : cancelPlaces) {
                    const bool isOwn = place == "own" || place == "link";
                    ++number;
                    if ((!isLong && number % 5 != 0) || (isOwn && kind == "untitled")
                        || (place == "new" && cancel == "replacing")
                        || (place != "new" && cancel == "first"))
                        continue;
                    QTest::addRow("%s, %s, %s, %s", kind.data(), way.data(), place.data(),
                        cancel.isEmpty() ? "to the end" : cancel.data())
                        << kind << way << place << cancel;
                }
            }
        }
    }
}

void TestUnsavedCopies::everyPair()
{
    QFETCH(const QByteArray, kind);
    QFETCH(const QByteArray, way);
    QFETCH(const QByteArray, place);
    QFETCH(const QByteArray, cancel);
    makeUnsaved(kind);
    if (QTest::currentTestFailed())
        return;
    const QString own = kind == "untitled" ? QString() : m_path;
    const QString path = pathTo(place);
    const QByteArray wasThere = contentOf(path);
    const bool isExport = way.startsWith("export");
    start(way);
    if (QTest::currentTestFailed())
        return;
    if (cancel == "first" && isExport) {
        escape(); // before it asks for a file
        start(way);
    }
    if (isExport) {
        QTRY_VERIFY(m_window->exports().dialog() != nullptr);
        m_window->exports().dialog()->findChild<QPushButton *>(u"export"_s)->click();
    }
    QTRY_VERIFY(fileDialog() != nullptr);
    QSignalSpy exported(&m_window->fileExport(), &FileExport::written);
    QSignalSpy saved(&m_window->files(), &DocumentFiles::told);
    if (cancel == "first")
        escape();
    else if (cancel == "replacing")
        refuseToReplace(path);
    else
        chooseFile(path);
    if (QTest::currentTestFailed())
        return;
    if (!cancel.isEmpty()) {
        QTest::qWait(20);
        QCOMPARE(contentOf(path), wasThere);
        QCOMPARE(exported.count() + saved.count(), 0);
        QVERIFY(document().isModified());
        QCOMPARE(document().filePath(), own);
        hasWork(kind);
        quitAsks(true);
        return;
    }
    QTRY_COMPARE((isExport ? exported : saved).count(), 1);
    hasWork(kind);
    if (way == "export board") {
        QVERIFY(contentOf(path) != wasThere && !contentOf(path).isEmpty());
        QVERIFY(!contentOf(path).startsWith('{'));
    } else {
        QVERIFY(isWorkIn(contentOf(path), kind));
    }
    const bool isOwn = place == "own" || place == "link";
    const bool isSaved = way == "save as" || (way == "copy" && isOwn);
    QCOMPARE(document().isModified(), !isSaved);
    QCOMPARE(document().filePath(), way == "save as" ? path : own);
    if (!own.isEmpty() && !isOwn)
        QCOMPARE(contentOf(own), sampleBytes());
    // What the window wrote itself was not changed by another program.
    m_window->files().lookForChanges();
    QTest::qWait(way.startsWith("export") && isOwn ? 500 : 20);
    const QString said = m_window->messageBar().text();
    QVERIFY2(!said.contains(u"another program"_s), qPrintable(said));
    QCOMPARE(said.contains(u"now holds what was exported"_s), isExport && isOwn);
    if (isExport && isOwn && kind != "source") {
        // Saved, the set is on the disk again, without a question.
        save();
        QTRY_VERIFY(FilesFixture::isSaved());
        QVERIFY(question() == nullptr);
        QVERIFY(isWorkIn(contentOf(m_path), kind));
        return;
    }
    quitAsks(!isSaved || kind == "source");
    if (kind == "changed" && !isOwn) { // its own file still is as the set was
        m_window->document().undoStack().undo();
        QCOMPARE(FilesFixture::isSaved(), !isSaved);
    }
}

void TestUnsavedCopies::namesAndFileAreCancelled_data()
{
    QTest::addColumn<bool>("hasNames");
    QTest::newRow("names given") << true;
    QTest::newRow("names left out") << false;
}

/// A new set, on the way out: the question, its names, its file. Names that were given stay, as one
/// more unsaved step; nothing else happens until a file was chosen.
void TestUnsavedCopies::namesAndFileAreCancelled()
{
    QFETCH(const bool, hasNames);
    m_window->files().startNew();
    GoalSet set;
    Objective only;
    only.id = set.nextRow();
    only.goal = u"Only"_s;
    set.objectives << only;
    m_window->openUntitled({.set = set, .notes = {}, .siteStyle = true});
    edit(97);
    QVERIFY(!m_window->close());
    answer(QMessageBox::Save);
    QTRY_VERIFY(m_window->findChild<NamesDialog *>() != nullptr);
    QPointer<NamesDialog> names(m_window->findChild<NamesDialog *>());
    auto *buttons = names->findChild<QDialogButtonBox *>();
    if (hasNames)
        names->findChildren<QLineEdit *>().constFirst()->setText(u"A game"_s);
    buttons->button(hasNames ? QDialogButtonBox::Ok : QDialogButtonBox::Cancel)->click();
    QTRY_VERIFY(names.isNull());
    QTRY_VERIFY(fileDialog() != nullptr);
    escape();
    QVERIFY(m_window->isVisible());
    QVERIFY(document().isModified());
    QVERIFY(document().filePath().isEmpty());
    QCOMPARE(document().set().gameName, hasNames ? u"A game"_s : QString());
    QCOMPARE(weighting(), 97);
    // Names are asked for once; the answer to the same question now ends it.
    QVERIFY(!m_window->close());
    answer(QMessageBox::Save);
    QTRY_VERIFY(fileDialog() != nullptr);
    chooseFile(m_new);
    QTRY_VERIFY(!m_window->isVisible());
    QVERIFY(isWorkIn(contentOf(m_new), "changed"));
    QCOMPARE(contentOf(m_new).contains("A game"), hasNames);
}

void TestUnsavedCopies::whatCannotBeWrittenIsUnsaved_data()
{
    QTest::addColumn<QByteArray>("way");
    for (const QByteArray way : writingWays)
        QTest::newRow(way.data()) << way;
}

void TestUnsavedCopies::whatCannotBeWrittenIsUnsaved()
{
    QFETCH(const QByteArray, way);
    makeUnsaved("changed");
    start(way);
    if (way.startsWith("export"))
        m_window->exports().dialog()->findChild<QPushButton *>(u"export"_s)->click();
    QTRY_VERIFY(fileDialog() != nullptr);
    // Its folder is gone once the place is chosen. A forbidden one would not stop root.
    const QString path = pathOf(u"gone/file.json"_s);
    fileDialog()->close();
    if (way.startsWith("export")) {
        m_window->fileExport().write(path, [] { return QByteArray("x"); });
    } else {
        QVERIFY(QDir().mkpath(pathOf(u"gone"_s)));
        start(way);
        QTRY_VERIFY(fileDialog() != nullptr);
        connect(fileDialog(), &QFileDialog::fileSelected, this,
            [this] { QDir(pathOf(u"gone"_s)).removeRecursively(); });
        chooseFile(path);
    }
    QTRY_VERIFY(m_window->messageBar().text().contains(u"file.json"_s));
    QVERIFY(document().isModified());
    QCOMPARE(document().filePath(), m_path);
    QCOMPARE(weighting(), 97);
    QCOMPARE(contentOf(m_path), sampleBytes());
    quitAsks(true);
}

BOARDWRIGHT_UNIT(TestUnsavedCopies, QApplication)
#include "tst_unsaved_copies.moc"
