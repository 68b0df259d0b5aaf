// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of every dialog, question and popup of the program can be read: in each language, in
// small and large windows, in large fonts. tst_cut_texts does the same for the window.

#include "core/formats/board_format.h"
#include "core/formats/set_format.h"
#include "core/generator/generator.h"
#include "tests/support/boards/board_lines.h"
#include "tests/support/unit.h"
#include "tests/support/windows/cut_texts.h"
#include "tests/support/windows/files_fixture.h"
#include "tests/support/windows/spoken_language.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/compare/compare_panel.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/export/export_dialog.h"
#include "ui/widgets/import/import_dialog.h"
#include "ui/widgets/lab/new_numbers_button.h"
#include "ui/widgets/lab/worse_question.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/problems/problems_tree.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/table/spreadsheet.h"
#include "ui/widgets/window/about_dialog.h"
#include "ui/widgets/window/boards_dialog.h"
#include "ui/widgets/window/names_dialog.h"
#include "ui/widgets/window/properties_dialog.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_boards.h"
#include "ui/widgets/window/window_compare.h"
#include "ui/widgets/window/window_export.h"
#include "ui/widgets/window/window_import.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QPointer>
#include <QTabWidget>
#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestCutDialogs final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    static void initTestCase() { QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

    void cleanup();

    void everyTextCanBeRead_data();
    void everyTextCanBeRead();

private:
    void look(QWidget &at, const QString &where);
    /// Looks at the dialog in front, which must be of this type, and closes it.
    template <typename Dialog>
    void lookAndClose(const QString &where);
    void lookAtExport();
    void lookAtImports();
    void lookAtSetDialogs();
    void lookAtQuestions();
    void lookAtBoards();
    void lookAtPopups();

    SpokenLanguage m_language;
    QStringList m_findings;
    QSet<QString> m_known;
    int m_looked = 0;
};

void TestCutDialogs::cleanup()
{
    if (m_window)
        m_window->document().undoStack().setClean();
    end();
    m_language.end();
}

void TestCutDialogs::look(QWidget &at, const QString &where)
{
    ++m_looked;
    settleLayouts();
    QStringList found = cutTexts(at);
    // A number that has just arrived may be without its place still.
    for (int again = 0; again < 3 && !found.isEmpty(); ++again) {
        QTest::qWait(20);
        found = cutTexts(at);
    }
    for (const QString &finding : std::as_const(found)) {
        if (!m_known.contains(finding))
            m_findings << u"%1: %2"_s.arg(where, finding);
        m_known << finding;
    }
    const QSize least = at.minimumSizeHint();
    if (at.isWindow() && (least.width() > m_window->width() || least.height() > m_window->height()))
        m_findings << u"%1: needs %2 x %3"_s.arg(where).arg(least.width()).arg(least.height());
    if (const QString folder = qEnvironmentVariable("BOARDWRIGHT_PICTURES"); !folder.isEmpty()) {
        QString name = u"%1 %2.png"_s.arg(QString::fromLatin1(QTest::currentDataTag()), where);
        name.replace(u'/', u'_');
        at.grab().save(QDir(folder).filePath(name));
    }
}

template <typename Dialog>
void TestCutDialogs::lookAndClose(const QString &where)
{
    QTRY_VERIFY2(m_window->findChild<Dialog *>() != nullptr, qPrintable(where));
    const QPointer<Dialog> dialog(m_window->findChild<Dialog *>());
    QVERIFY2(dialog->isVisible(), qPrintable(where));
    look(*dialog, where);
    delete dialog; // no answer
}

/// Each format, with what it loses of the set.
void TestCutDialogs::lookAtExport()
{
    m_window->exports().open();
    QTRY_VERIFY(
        m_window->exports().dialog() != nullptr && m_window->exports().dialog()->hasBoard());
    ExportDialog &dialog = *m_window->exports().dialog();
    QStringList formats{
        ExportDialog::png, ExportDialog::svg, ExportDialog::text, ExportDialog::json};
    for (const SetFormat *format : setFormats())
        formats << QString(format->key);
    for (const BoardFormat *format : boardFormats())
        formats << QString(format->key);
    for (const QString &format : std::as_const(formats)) {
        dialog.choose(format);
        look(dialog, u"export "_s + format);
    }
    delete &dialog;
}

/// Lists with and without choices, notes and a board.
void TestCutDialogs::lookAtImports()
{
    QString many;
    for (int i = 1; i <= 40; ++i)
        many += u"Collect quite a number of things in place %1\n"_s.arg(i);
    const QStringList lists{u"1. One goal of the list, Category\n2. Another goal\n3. Third\n"_s,
        u"var bingoList = {};\nbingoList[1] = [{name: 'One', types: ['a']}, {name: 'Two'}];\n"
        "bingoList[2] = [{name: 'Three', types: ['b']},];\nvar other = [{name: 'Four'}];\n"_s,
        u"Goal\tDifficulty\tCategory\tNote\nOne\t1\ta\tx\nTwo\t2\tb\ty\nOne\t3\tc\t\n"_s,
        u"[{\"name\": \"Listed 1\"}, {\"name\": \"Listed 2\",}]"_s, many, u"nothing {"_s};
    for (const QString &list : lists) {
        m_window->imports().openText(list, u"the clipboard"_s);
        QTRY_VERIFY(m_window->imports().dialog() != nullptr);
        ImportDialog &dialog = *m_window->imports().dialog();
        (void)QTest::qWaitFor([&] { return dialog.goals().model()->rowCount() > 0; }, 500);
        dialog.notes().expandAll();
        auto *tabs = dialog.findChild<QTabWidget *>();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            tabs->setCurrentIndex(tab);
            look(dialog, u"import %1, %2"_s.arg(lists.indexOf(list)).arg(tab));
        }
        delete &dialog;
    }
}

void TestCutDialogs::lookAtSetDialogs()
{
    openProperties(m_window->document(), m_window.get());
    QTRY_VERIFY(m_window->findChild<PropertiesDialog *>() != nullptr);
    auto *properties = m_window->findChild<PropertiesDialog *>();
    auto *modes = properties->findChild<QComboBox *>();
    for (int mode = 0; mode < modes->count(); ++mode) {
        modes->setCurrentIndex(mode);
        look(*properties, u"properties %1"_s.arg(mode));
    }
    delete properties;
    showAboutDialog(m_window.get());
    lookAndClose<QMessageBox>(u"about"_s);
}

/// Each question that stands between the user and something lost.
void TestCutDialogs::lookAtQuestions()
{
    edit(97);
    m_window->files().startNew();
    lookAndClose<QMessageBox>(u"unsaved changes"_s);
    // Another program changes the file at the moment of saving.
    writeFile(m_path, smallSet("Changed by another program"));
    save();
    lookAndClose<QMessageBox>(u"file changed"_s);
    m_window->files().lookForChanges();
    settleLayouts();
    look(m_window->messageBar(), u"banner of the changed file"_s);
    applyOrAsk({.isComplete = false,
                   .lines = {u"\"Collect quite a number of things in place 1\": 12.3 % → 45.6 % of "
                             "boards (33.3 points worse)"_s,
                       u"Relaxed boards: 0.1 % → 0.3 % of boards (0.2 points worse)"_s}},
        m_window.get(), [] { });
    lookAndClose<QMessageBox>(u"worse than before"_s);
    applyOrAsk({.isComplete = false, .lines = {}}, m_window.get(), [] { });
    lookAndClose<QMessageBox>(u"not compared"_s);
    m_window->sideTabs().setCurrentWidget(&m_window->sideTabs().source());
    auto *text = m_window->sideTabs().source().findChild<SourceEdit *>();
    QTRY_VERIFY(!text->isReadOnly());
    text->goTo(text->document()->find(u"\"objectives\""_s).selectionStart());
    text->setFocus();
    QTest::keyClicks(text, u"x"_s);
    QTRY_VERIFY(m_window->sideTabs().source().pendingError().has_value());
    m_window->files().startNew();
    lookAndClose<QMessageBox>(u"text with an error"_s);
    m_window->sideTabs().showObjectives();
    // A set without names, when it is first saved.
    GoalSet set;
    Objective only;
    only.id = set.nextRow();
    only.goal = u"Only"_s;
    set.objectives << only;
    m_window->document().undoStack().setClean();
    m_window->openUntitled({.set = set, .notes = {}, .siteStyle = true});
    edit(97);
    save();
    lookAndClose<NamesDialog>(u"names"_s);
}

void TestCutDialogs::lookAtBoards()
{
    const GoalSet &set = m_window->document().set();
    const Generator &generator = m_window->boardChoice().generator();
    const QByteArray lines
        = boardLines(generator, set, generator.settingsFor(set), {u"one"_s, u"two"_s});
    const QString path = pathOf(u"boards.json"_s);
    writeFile(path, lines + "{}\n");
    m_window->boards().open(path);
    QTRY_VERIFY(m_window->boards().dialog() != nullptr);
    QTRY_COMPARE(m_window->boards().dialog()->table().model()->rowCount(), 3);
    QTest::qWait(100);
    lookAndClose<BoardsDialog>(u"boards"_s);
}

void TestCutDialogs::lookAtPopups()
{
    const QString other = pathOf(u"other.json"_s);
    writeFile(other, smallSet("Other"));
    m_window->compare().open(other);
    QTRY_VERIFY(m_window->compare().panel().isVisible()
        && m_window->compare().panel().table().model()->rowCount() > 5);
    look(m_window->compare().panel(), u"differences"_s);
    m_window->commandPalette().toggle();
    look(m_window->commandPalette(), u"commands"_s);
    m_window->commandPalette().toggle();
    NewNumbersButton numbers(
        [] {
            return std::vector<FieldChange>{
                {.row = u"\"Collect quite a number of things in a place far away\" (row 12)"_s,
                    .field = u"Time per difficulty"_s,
                    .before = u"1,234.25"_s,
                    .after = u"1,300.75"_s}};
        },
        m_window.get());
    numbers.setEnabled(true);
    numbers.show();
    numbers.open();
    QTRY_VERIFY(numbers.list().isVisible());
    look(*numbers.list().parentWidget(), u"new numbers"_s);
    numbers.list().parentWidget()->close();
}

void TestCutDialogs::everyTextCanBeRead_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("font");
    for (const char *language : shownLanguages) {
        for (const Screen &screen : screens)
            QTest::addRow("%s %s", language, screen.name)
                << QString::fromLatin1(language) << screen.size << screen.font;
    }
}

void TestCutDialogs::everyTextCanBeRead()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, font);
    m_language.speak(language, font);
    m_findings.clear();
    m_known.clear();
    m_looked = 0;
    begin();
    m_window->resize(size);
    m_path = pathOf(u"A rather long name of a goal set for a game that takes long.json"_s);
    openSampleCopy();
    QTRY_VERIFY(m_window->preview().isUpToDate());
    const std::array steps{&TestCutDialogs::lookAtExport, &TestCutDialogs::lookAtImports,
        &TestCutDialogs::lookAtSetDialogs, &TestCutDialogs::lookAtBoards,
        &TestCutDialogs::lookAtPopups, &TestCutDialogs::lookAtQuestions};
    for (const auto step : steps) {
        (this->*step)();
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(m_looked > 30);
    QVERIFY2(m_findings.isEmpty(), qPrintable(u'\n' + m_findings.join(u'\n')));
}

BOARDWRIGHT_UNIT(TestCutDialogs, QApplication)
#include "tst_cut_dialogs.moc"
