// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A law: texts of sets and files are plain text wherever the window shows them. No widget guesses
// that one of them is HTML, none reads a file that a text names, and "&" is shown as such. The set
// has markup before each of its texts, and so have the names of its files. A watch notices whether
// the picture that the markup names is asked for or opened.

#include "core/formats/native.h"
#include "tests/support/boards/board_lines.h"
#include "tests/support/places.h"
#include "tests/support/sets/hostile_markup.h"
#include "tests/support/sets/samples.h"
#include "tests/support/unit.h"
#include "tests/support/windows/files_fixture.h"
#include "tests/support/windows/open_watch.h"
#include "tests/support/windows/read_texts.h"
#include "tests/support/windows/tip_points.h"
#include "ui/editing/document/row_edits.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_tabs.h"
#include "ui/widgets/controls/tool_strip.h"
#include "ui/widgets/lab/lab_panel.h"
#include "ui/widgets/lab/seeds_criterion_bar.h"
#include "ui/widgets/lab/seeds_form.h"
#include "ui/widgets/lab/seeds_goal_edit.h"
#include "ui/widgets/lab/seeds_panel.h"
#include "ui/widgets/lab/statistics_panel.h"
#include "ui/widgets/lab/tune_tool.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/problems/problems_panel.h"
#include "ui/widgets/source/problem_marks.h"
#include "ui/widgets/source/source_edit.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/boards_dialog.h"
#include "ui/widgets/window/side_tabs.h"
#include "ui/widgets/window/window_boards.h"

#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollArea>
#include <QTabBar>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestHostileTexts final : public FilesFixture {
    Q_OBJECT

private Q_SLOTS:

    void initTestCase();
    void cleanup();

    void textsAreNotHtml_data();
    void textsAreNotHtml();
    void dialogsToo();
    void filesToo();

private:
    void show(const QString &sample);
    /// Looks at all that is visible, asks for each tool tip, and notes what breaks the law.
    void sweep(const QString &when);
    void look(QWidget &window, const QString &when);
    void askForTips(QWidget &window, const QString &when);
    void watch(const QString &when);
    void noteAction(const QAction &action, const QString &when);
    void sweepPanels();
    void sweepMenus();
    void sweepLab();
    void verify();

    std::unique_ptr<QTemporaryDir> m_elsewhere; ///< what the markup names is not beside the files
    std::unique_ptr<OpenWatch> m_watch;
    QStringList m_asked; ///< for by documents
    QStringList m_faults;
    QString m_mark;
    qsizetype m_tips = 0;
    bool m_hasMarkedTip = false;
    bool m_hasSourceTip = false; ///< of a problem in the text of the file
};

void TestHostileTexts::initTestCase()
{
    m_elsewhere = std::make_unique<QTemporaryDir>();
    const QString picture = m_elsewhere->filePath(u"p.png"_s);
    QImage(8, 8, QImage::Format_RGB32).save(picture);
    m_watch = std::make_unique<OpenWatch>(picture);
    QVERIFY(!m_watch->wasOpened());
    QVERIFY(!contentOf(picture).isEmpty());
    QVERIFY(m_watch->wasOpened());
    m_mark = hostileMark(picture);
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = pathOf(u"<img src=p.png>R&D\u202Eset.json"_s);
}

void TestHostileTexts::cleanup()
{
    QTextDocument::setDefaultResourceProvider({});
    if (m_window)
        m_window->document().undoStack().setClean();
    m_window.reset();
    m_faults.clear();
    m_asked.clear();
    m_hasMarkedTip = false;
    m_hasSourceTip = false;
}

void TestHostileTexts::show(const QString &sample)
{
    const auto read
        = readNative(contentOf(resourcePath(qPrintable(u"samples/%1.json"_s.arg(sample)))));
    QVERIFY(read);
    writeFile(m_path, writeNative(markedUp(read->set, m_mark)));
    showWindow();
    // Asked for what is not found; the other watch notices what is.
    QTextDocument::setDefaultResourceProvider([this](const QUrl &url) {
        m_asked << url.toString();
        return QVariant();
    });
    m_window->openFile(m_path);
    QTRY_COMPARE(m_window->document().filePath(), m_path);
}

void TestHostileTexts::watch(const QString &when)
{
    for (const QString &url : std::as_const(m_asked))
        m_faults << when + u": a text asks for "_s + url;
    m_asked.clear();
    if (m_watch->wasOpened())
        m_faults << when + u": the picture was opened"_s;
}

void TestHostileTexts::noteAction(const QAction &action, const QString &when)
{
    const QString text = QString(action.text()).replace(u"&&"_s, u"+"_s);
    if (text.contains(u"R&D"_s))
        m_faults << when + u": the menu takes an & for a mnemonic: "_s + action.text();
    if (text.contains(u'\u202E') || text.contains(u'\n'))
        m_faults << when + u": the menu may be turned around: "_s + action.text();
}

void TestHostileTexts::look(QWidget &window, const QString &when)
{
    QList<QWidget *> all = window.findChildren<QWidget *>();
    all << &window;
    for (QWidget *widget : std::as_const(all)) {
        const QString where = when + u", "_s
            + QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName();
        if (auto *label = qobject_cast<QLabel *>(widget)) {
            label->ensurePolished();
            if (label->textFormat() == Qt::AutoText || label->textFormat() == Qt::MarkdownText)
                m_faults << where + u" guesses: "_s + label->text();
            if (label->text().contains(u'\u202E'))
                m_faults << where + u" may be turned around: "_s + label->text();
            if (label->textFormat() == Qt::RichText && label->text().contains(u"<img"_s))
                m_faults << where + u" is HTML: "_s + label->text();
        }
        if (const auto *edit = qobject_cast<QTextEdit *>(widget);
            edit != nullptr && edit->toHtml().contains(u"<img"_s))
            m_faults << where + u" is HTML"_s;
        if (!widget->whatsThis().isEmpty() || !widget->statusTip().isEmpty())
            m_faults << where + u" has a text that is never shown"_s;
        if (widget->windowTitle().contains(u'\u202E'))
            m_faults << where + u" may be turned around: "_s + widget->windowTitle();
        if (const auto *button = qobject_cast<QAbstractButton *>(widget);
            button != nullptr && button->text().replace(u"&&"_s, u"+"_s).contains(u"R&D"_s))
            m_faults << where + u" takes an & for a mnemonic: "_s + button->text();
        if (const auto *bar = qobject_cast<QTabBar *>(widget)) {
            for (int i = 0; i < bar->count(); ++i) {
                if (bar->tabText(i).replace(u"&&"_s, u"+"_s).contains(u"R&D"_s))
                    m_faults << where + u" takes an & for a mnemonic: "_s + bar->tabText(i);
            }
        }
    }
    for (const QAction *action : window.findChildren<QAction *>())
        noteAction(*action, when);
    for (const ReadText &read : readTexts(window)) {
        // Escaped for HTML that it is not shown as, or HTML where plain text is shown.
        if (read.text.contains(u"&lt;"_s) || read.text.contains(u"&amp;"_s)
            || read.text.startsWith(u"<p"_s))
            m_faults << when + u", "_s + read.where + u": "_s + read.text.left(120);
    }
}

void TestHostileTexts::askForTips(QWidget &window, const QString &when)
{
    QList<QPointer<QWidget>> all;
    for (QWidget *widget : window.findChildren<QWidget *>())
        all << widget;
    all << &window;
    for (const QPointer<QWidget> &widget : std::as_const(all)) {
        if (widget == nullptr || !widget->isVisible())
            continue;
        for (const QPoint &point : pointsOf(*widget)) {
            QHelpEvent event(QEvent::ToolTip, point, widget->mapToGlobal(point));
            QApplication::sendEvent(widget, &event);
            const QLabel *tip = shownTip();
            if (tip == nullptr)
                continue;
            ++m_tips;
            m_hasSourceTip = m_hasSourceTip
                || (qobject_cast<SourceEdit *>(widget->parentWidget()) != nullptr
                    && tip->text().contains(m_mark.chopped(1)));
            m_hasMarkedTip = m_hasMarkedTip || tip->text().contains(m_mark.chopped(1));
            const QString where
                = when + u", a tip of "_s + QString::fromLatin1(widget->metaObject()->className());
            if (tip->textFormat() != Qt::PlainText)
                m_faults << where + u" guesses: "_s + tip->text().left(200);
            if (tip->text().contains(u"&lt;"_s) || tip->text().startsWith(u"<p"_s))
                m_faults << where + u" is escaped: "_s + tip->text().left(200);
            if (tip->width() > 80 * tip->fontMetrics().averageCharWidth())
                m_faults << where + u" is too wide: "_s + tip->text().left(200);
            if (!m_asked.isEmpty())
                watch(where + u": "_s + tip->text().left(200));
        }
        QToolTip::hideText();
        if (QLabel *tip = shownTip())
            delete tip;
    }
    watch(when);
}

void TestHostileTexts::sweep(const QString &when)
{
    QTest::qWait(20);
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (window->isVisible() && !window->inherits("QTipLabel")) {
            look(*window, when);
            window->grab();
            askForTips(*window, when);
        }
    }
}

void TestHostileTexts::sweepMenus()
{
    QList<QPointer<QMenu>> menus;
    for (QMenu *menu : m_window->menuBar()->findChildren<QMenu *>())
        menus << menu;
    for (const QPointer<QMenu> &menu : std::as_const(menus)) {
        if (menu == nullptr)
            continue;
        menu->popup(m_window->mapToGlobal(QPoint(50, 50)));
        sweep(u"menu "_s + menu->title());
        menu->hide();
    }
    for (QAbstractItemView *view : m_window->findChildren<QAbstractItemView *>()) {
        if (!view->isVisible() || view->model() == nullptr)
            continue;
        view->setCurrentIndex(view->model()->index(0, 0));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, view->rect().center(),
            view->mapToGlobal(view->rect().center()), Qt::NoModifier);
        QApplication::sendEvent(view, &event);
        if (QWidget *open = QApplication::activePopupWidget()) {
            look(*open, u"context menu of "_s + view->objectName());
            askForTips(*open, u"context menu of "_s + view->objectName());
            open->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        view->selectAll();
        if (QAction *copy = actionOf(QKeySequence(QKeySequence::Copy)); copy->isEnabled())
            copy->trigger();
        const QMimeData *copied = QApplication::clipboard()->mimeData();
        if (copied != nullptr && copied->hasHtml() && copied->html().contains(u"<img"_s))
            m_faults << u"copied as HTML from "_s + view->objectName();
    }
}

void TestHostileTexts::sweepPanels()
{
    const RowId id = m_window->document().set().objectives[2].id;
    m_window->sideTabs().showRow(id, true);
    for (QAction *action : m_window->boardPanel().tabs().actions()) {
        if (!action->isVisible() || !action->isEnabled())
            continue;
        action->trigger();
        sweep(u"board "_s + action->text());
    }
    for (QWidget *panel : {static_cast<QWidget *>(m_window->findChild<ProblemsPanel *>()),
             static_cast<QWidget *>(&m_window->statisticsPanel())}) {
        m_window->toolStrip().open(panel);
        sweep(QString::fromLatin1(panel->metaObject()->className()));
    }
    [[maybe_unused]] const bool hasCounted
        = QTest::qWaitFor([&] { return m_window->statistics().result() != nullptr; }, 3'000);
    for (const Scope scope : {Scope::Row, Scope::Limit, Scope::Line, Scope::Site, Scope::Board}) {
        m_window->statisticsPanel().showPage(scope);
        sweep(u"statistics"_s);
    }
    for (QTabWidget *tabs :
        {static_cast<QTabWidget *>(&m_window->sideTabs()), &m_window->labPanel().tools()}) {
        if (tabs != &m_window->sideTabs())
            m_window->toolStrip().open(&m_window->labPanel());
        for (int i = 0; i < tabs->count(); ++i) {
            tabs->setCurrentIndex(i);
            if (auto *source = tabs->currentWidget()->findChild<SourceEdit *>()) {
                QTRY_VERIFY(source->problems().next(0, true) > 0);
                source->goTo(source->problems().next(0, true));
            }
            sweep(u"tab "_s + tabs->tabText(i));
        }
    }
    m_window->commandPalette().toggle();
    m_window->commandPalette().model().search(u"img"_s);
    sweep(u"palette"_s);
    m_window->commandPalette().toggle();
}

void TestHostileTexts::sweepLab()
{
    SeedsPanel &seeds = m_window->seedsPanel();
    const QList<Objective> &goals = m_window->document().set().objectives;
    m_window->toolStrip().open(&seeds);
    seeds.form().bar().goal().setGoal(goals[3].id);
    seeds.form().criteria().add(GoalCriterion{.goal = goals[8].id});
    seeds.form().setSeeds({.first = 1, .last = 3});
    seeds.search();
    if (!QTest::qWaitFor(
            [&] { return seeds.finder().state() != SeedFinder::State::Searching; }, 2'000))
        seeds.finder().stop();
    sweep(u"seeds"_s);
    seeds.showPage(SeedsPanel::Page::Sheet);
    sweep(u"sheet"_s);
    m_window->toolStrip().open(&m_window->labPanel());
    auto *tool = m_window->findChild<TuneTool *>();
    if (tool == nullptr)
        return;
    m_window->labPanel().tools().setCurrentWidget(tool);
    if (tool->beginButton().isEnabled()) {
        tool->study().setOptions({.seeds = 100}, {});
        tool->study().begin();
        if (!QTest::qWaitFor([&] { return !tool->study().isRunning(); }, 3'000))
            tool->study().stop();
    }
    sweep(u"tuned"_s);
}

void TestHostileTexts::verify()
{
    m_faults.removeDuplicates();
    std::ranges::stable_partition(m_faults, [](const QString &fault) { // the worst first
        return fault.contains(u"was opened"_s) || fault.contains(u"asks for"_s);
    });
    for (const QString &fault : m_faults.first(std::min(m_faults.size(), qsizetype{80})))
        qWarning().noquote() << fault;
    QVERIFY2(m_faults.isEmpty(), qPrintable(QString::number(m_faults.size())));
}

void TestHostileTexts::textsAreNotHtml_data()
{
    QTest::addColumn<QString>("generator");
    QTest::addColumn<QString>("sample");
    for (const auto &[generator, sample] : generatorSamples())
        QTest::newRow(generator->info().key.data()) << QString(generator->info().key) << sample;
}

void TestHostileTexts::textsAreNotHtml()
{
    QFETCH(const QString, generator);
    QFETCH(const QString, sample);
    show(sample);
    if (QTest::currentTestFailed())
        return;
    m_window->boardChoice().setGenerator(*generatorOf(generator));
    [[maybe_unused]] const bool isThere
        = QTest::qWaitFor([&] { return m_window->preview().isUpToDate(); }, 3'000);
    sweep(u"opened"_s);
    sweepPanels();
    removeObjectives(
        m_window->document(), {m_window->document().set().objectives[7].id}); // a receipt
    QTest::qWait(300);
    sweep(u"edited"_s);
    sweepMenus();
    sweepLab();
    QVERIFY(m_tips > 100);
    QVERIFY(m_hasMarkedTip);
    QVERIFY(m_hasSourceTip);
    verify();
}

void TestHostileTexts::dialogsToo()
{
    show(u"elder-isles"_s);
    if (QTest::currentTestFailed())
        return;
    edit(7);
    QStringList opened;
    QList<QPointer<QAction>> actions; // some menus are filled anew
    for (QAction *action : m_window->menuBar()->findChildren<QAction *>())
        actions << action;
    for (const QPointer<QAction> &action : std::as_const(actions)) {
        if (action == nullptr)
            continue;
        const QString text = action->text();
        if (!action->isEnabled() || !text.endsWith(u'…') || text.contains(u"Print"_s))
            continue;
        action->trigger();
        QTest::qWait(100);
        opened << text;
        sweep(u"dialog "_s + text);
        for (QDialog *dialog : m_window->findChildren<QDialog *>())
            dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    QVERIFY2(opened.size() > 5, qPrintable(opened.join(u", "_s)));
    m_window->close(); // asks about unsaved changes
    sweep(u"unsaved"_s);
    verify();
}

/// Files that are no goal sets: lists to import, boards, and broken files, which messages quote.
void TestHostileTexts::filesToo()
{
    show(u"elder-isles"_s);
    if (QTest::currentTestFailed())
        return;
    const QString name = u"<img src=p.png>R&D\u202E"_s;
    const QByteArray mark = m_mark.toUtf8();
    const QByteArray quoted = QByteArray(mark).replace('"', "\\\"");
    const auto open = [&](const QString &file, const QByteArray &bytes) {
        const QString path = pathOf(name + file);
        writeFile(path, bytes);
        m_window->openFile(path);
        QTest::qWait(500);
        sweep(u"opened "_s + file);
        m_window->messageBar().setShowsAll(true);
        sweep(u"all messages about "_s + file);
        for (const QString &button : {u"Show the Line"_s, u"Import Options…"_s}) {
            if (QPushButton *answer = bannerButton(button)) {
                answer->click();
                QTest::qWait(300);
                sweep(button + u" of "_s + file);
            }
        }
        for (QDialog *dialog : m_window->findChildren<QDialog *>())
            dialog->reject();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    };
    QByteArray lines;
    QByteArray rows = "Goal,Difficulty,Tags\n";
    for (int i = 0; i < 30; ++i) {
        lines += mark + "Do number " + QByteArray::number(i % 20) + '\n';
        rows += "\"" + QByteArray(mark).replace('"', "\"\"") + QByteArray::number(i)
            + "\",<img src=p.png>," + "<img src=p.png>tag\n";
    }
    open(u"list.txt"_s, lines);
    open(u"table.csv"_s, rows);
    open(u"broken.json"_s, "{\"objectives\": [{\"goal\": \"" + quoted + "\", \"" + quoted + "\" ]");
    open(u"names.json"_s, "[{\"name\": \"" + quoted + "\", \"types\": [\"" + quoted + "\"]}]");
    open(u"key.json"_s,
        "{\"objectives\": [{\"goal\": 1, \"" + quoted + "\": 2}], \"schema_mode\": \"" + quoted
            + "\"}");
    show(u"elder-isles"_s);
    if (QTest::currentTestFailed())
        return;
    const GoalSet &set = m_window->document().set();
    const Generator &generator = *generators().front();
    const QStringList seeds{m_mark, u"<img src=p.png>"_s, u"7"_s};
    const QString path = pathOf(name + u"boards.json"_s);
    writeFile(path, boardLines(generator, set, generator.settingsFor(set), seeds));
    m_window->boards().open(path);
    QTRY_VERIFY(m_window->boards().dialog() != nullptr);
    QTest::qWait(300);
    sweep(u"boards"_s);
    m_window->boards().dialog()->reject();
    verify();
}

BOARDWRIGHT_UNIT(TestHostileTexts, QApplication)

#include "tst_hostile_texts.moc"
