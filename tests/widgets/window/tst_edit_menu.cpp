// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The menu Edit, which applies to what has the focus; keys that are unique in every part of the
// window; commands that the palette lists once; and the printed board.

#include "tests/support/sets/goal_sets.h"
#include "tests/support/unit.h"
#include "tests/support/windows/board_window.h"
#include "ui/widgets/board/board_panel.h"
#include "ui/widgets/board/board_view.h"
#include "ui/widgets/export/board_picture.h"
#include "ui/widgets/export/print_board.h"
#include "ui/widgets/goals/objectives_table.h"
#include "ui/widgets/goals/objectives_view.h"
#include "ui/widgets/palette/command_palette.h"
#include "ui/widgets/palette/palette_actions.h"
#include "ui/widgets/source/source_view.h"
#include "ui/widgets/window/message_bar.h"
#include "ui/widgets/window/side_tabs.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QShortcut>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

bool isIn(const QWidget &part, const QWidget *whole)
{
    return &part == whole || (whole != nullptr && whole->isAncestorOf(&part));
}

/// Whether keys of an action work while `focus` has it: Qt's documented meaning of the contexts.
bool works(const QAction &action, const QWidget &focus)
{
    for (QObject *object : action.associatedObjects()) {
        const auto *owner = qobject_cast<QWidget *>(object);
        // Entries of menus work in the whole window, or nowhere but in the open menu.
        const bool isInMenu = qobject_cast<QMenu *>(object) != nullptr;
        switch (action.shortcutContext()) {
        case Qt::WidgetShortcut:
            if (!isInMenu && owner == &focus)
                return true;
            break;
        case Qt::WidgetWithChildrenShortcut:
            if (!isInMenu && isIn(focus, owner))
                return true;
            break;
        default:
            return true;
        }
    }
    return false;
}

} // namespace

class TestEditMenu final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void keysMeanOneThing_data() { everyGenerator(); }

    void keysMeanOneThing();

    void thePaletteListsACommandOnce_data() { everyGenerator(); }

    void thePaletteListsACommandOnce();
    void appliesToATable();
    void appliesToALine();
    void appliesToTheSource();
    void appliesToTheBoard();
    void undoOfTypingAndOfTheSet();
    void printingHasItsKey();
    void thePageHasTheWholeBoard();
    void theFileHasAPage();

private:
    static void everyGenerator()
    {
        QTest::addColumn<int>("index");
        const auto all = generators();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::addRow("%s", qPrintable(QString(all[i]->info().key))) << static_cast<int>(i);
    }

    QMenu *menu() const
    {
        for (QAction *action : m_window->menuBar()->actions()) {
            if (action->text() == u"&Edit"_s)
                return action->menu();
        }
        return nullptr;
    }

    /// The entry whose text begins so.
    QAction *entry(const QString &text) const
    {
        for (QAction *action : menu()->actions()) {
            if (action->text().remove(u'&').startsWith(text))
                return action;
        }
        qFatal("no entry %s", qPrintable(text));
    }

    /// The enabled ones of these entries, while the menu is open.
    QStringList enabled() const
    {
        Q_EMIT menu()->aboutToShow();
        QStringList texts;
        for (const QAction *action : menu()->actions()) {
            const QString text = action->text().remove(u'&').remove(u'…');
            if (action->isEnabled() && !action->isSeparator() && !text.startsWith(u"Undo"_s)
                && !text.startsWith(u"Redo"_s) && action->shortcut() != QKeySequence(u"Ctrl+K"_s))
                texts << text;
        }
        Q_EMIT menu()->aboutToHide();
        QCoreApplication::processEvents();
        return texts;
    }

    void choose(const QString &text) const
    {
        Q_EMIT menu()->aboutToShow();
        QVERIFY2(entry(text)->isEnabled(), qPrintable(text));
        Q_EMIT menu()->aboutToHide();
        entry(text)->trigger();
        QCoreApplication::processEvents();
    }

    void focus(QWidget &widget) const
    {
        widget.setFocus();
        QTRY_COMPARE(QApplication::focusWidget(), &widget);
    }

    ObjectivesTable &table() const { return m_window->objectivesView().table(); }

    BoardPicture picture() const
    {
        BoardPicture made = pictureOf(*m_window->preview().result(), SiteIndex::none);
        addWords(made, *m_window->preview().result(), u"a set"_s);
        made.palette = QPalette(Qt::lightGray, Qt::white);
        made.font = m_window->font();
        return made;
    }

    std::unique_ptr<MainWindow> m_window;
};

void TestEditMenu::init()
{
    m_window = boardWindow(plainSet(40));
    QVERIFY(m_window);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void TestEditMenu::cleanup()
{
    closeBoardWindow(std::move(m_window));
}

/// Whatever has the focus: of two actions with the same keys, Qt would trigger neither.
void TestEditMenu::keysMeanOneThing()
{
    QFETCH(const int, index);
    m_window->boardChoice().setGenerator(*generators()[static_cast<std::size_t>(index)]);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTRY_VERIFY(m_window->preview().isUpToDate());
    const QList<QAction *> actions = m_window->findChildren<QAction *>();
    QVERIFY(m_window->findChildren<QShortcut *>().isEmpty()); // or they belong in here
    int looked = 0;
    for (const QWidget *focus : m_window->findChildren<QWidget *>()) {
        if (focus->focusPolicy() == Qt::NoFocus || qobject_cast<const QMenu *>(focus) != nullptr)
            continue;
        ++looked;
        QHash<QKeySequence, const QAction *> known;
        for (const QAction *action : actions) {
            if (!works(*action, *focus))
                continue;
            for (const QKeySequence &keys : action->shortcuts()) {
                const QAction *other = known.value(keys, action);
                QVERIFY2(other == action,
                    qPrintable(
                        u"%1: \"%2\" and \"%3\" in %4 %5"_s.arg(keys.toString(), action->text(),
                            other->text(), QString::fromUtf8(focus->metaObject()->className()),
                            focus->accessibleName())));
                known.insert(keys, action);
            }
        }
    }
    QVERIFY(looked > 40);
}

void TestEditMenu::thePaletteListsACommandOnce()
{
    QFETCH(const int, index);
    m_window->boardChoice().setGenerator(*generators()[static_cast<std::size_t>(index)]);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    for (QWidget *focus : {static_cast<QWidget *>(&table()),
             static_cast<QWidget *>(&m_window->boardPanel().view())}) {
        this->focus(*focus);
        QStringList titles;
        QSet<QAction *> actions;
        for (const PaletteAction &listed : paletteActions(*m_window)) {
            QVERIFY2(!titles.contains(listed.title), qPrintable(listed.title));
            QVERIFY2(!actions.contains(listed.action), qPrintable(listed.title));
            titles << listed.title;
            actions << listed.action;
        }
        QVERIFY(titles.size() > 60);
        // Entries that apply to the focus stand for the actions of single widgets.
        for (const QString &command : {u"Copy"_s, u"Cut"_s, u"Paste"_s, u"Select All"_s, u"Find"_s,
                 u"Find and Replace"_s, u"Undo"_s}) {
            const auto count = std::ranges::count_if(titles, [&](const QString &title) {
                return title == command || title.endsWith(u" › "_s + command);
            });
            QVERIFY2(count == 1, qPrintable(u"%1: %2"_s.arg(command).arg(count)));
        }
    }
}

void TestEditMenu::appliesToATable()
{
    focus(table());
    table().selectCell(table().model()->index(2, static_cast<int>(ObjectiveColumn::Goal)));
    QCOMPARE(enabled(),
        (QStringList{u"Cut"_s, u"Copy"_s, u"Paste"_s, u"Delete"_s, u"Select All"_s, u"Find"_s,
            u"Find Next"_s, u"Find Previous"_s, u"Find and Replace"_s}));
    choose(u"Copy"_s);
    QCOMPARE(QApplication::clipboard()->text().trimmed(), u"goal 3"_s);
    choose(u"Select All"_s);
    QCOMPARE(table().selectedIds().size(), 40);
    choose(u"Find and Replace"_s);
    QVERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()) != nullptr);
}

void TestEditMenu::appliesToALine()
{
    QApplication::clipboard()->clear();
    auto *line = new QLineEdit(m_window->centralWidget());
    line->show();
    focus(*line);
    QCOMPARE(enabled(), QStringList());
    line->setText(u"some words"_s);
    QCOMPARE(enabled(), QStringList(u"Select All"_s));
    choose(u"Select All"_s);
    QCOMPARE(enabled(), (QStringList{u"Cut"_s, u"Copy"_s, u"Delete"_s, u"Select All"_s}));
    choose(u"Cut"_s);
    QCOMPARE(line->text(), QString());
    QCOMPARE(enabled(), QStringList(u"Paste"_s));
    choose(u"Paste"_s);
    QCOMPARE(line->text(), u"some words"_s);
    line->selectAll();
    choose(u"Delete"_s);
    QCOMPARE(line->text(), QString());
    line->setText(u"fixed"_s);
    line->setReadOnly(true);
    line->selectAll();
    QCOMPARE(enabled(), (QStringList{u"Copy"_s, u"Select All"_s}));
    QCOMPARE(m_window->document().set().objectives.size(), 40);
}

void TestEditMenu::appliesToTheSource()
{
    m_window->sideTabs().setCurrentWidget(&m_window->sideTabs().source());
    auto *text = m_window->sideTabs().source().findChild<QPlainTextEdit *>();
    QTRY_VERIFY(!text->toPlainText().isEmpty());
    focus(*text);
    QCOMPARE(enabled().sliced(enabled().indexOf(u"Select All"_s)),
        (QStringList{u"Select All"_s, u"Find"_s, u"Find Next"_s, u"Find Previous"_s,
            u"Find and Replace"_s}));
    QVERIFY(!enabled().contains(u"Copy"_s));
    choose(u"Select All"_s);
    choose(u"Copy"_s);
    QCOMPARE(QApplication::clipboard()->text(), text->toPlainText());
}

void TestEditMenu::appliesToTheBoard()
{
    focus(m_window->boardPanel().view());
    QCOMPARE(enabled(), QStringList(u"Copy"_s));
    choose(u"Copy"_s);
    const auto isCopied = [] {
        const QMimeData *copied = QApplication::clipboard()->mimeData();
        return copied != nullptr && copied->hasImage() && copied->text().contains(u"goal "_s);
    };
    QVERIFY(isCopied());
    QApplication::clipboard()->clear();
    QTest::keyClick(&m_window->boardPanel().view(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(isCopied());
}

/// The menu undoes what is being typed; without typing, and by its button, the last step.
void TestEditMenu::undoOfTypingAndOfTheSet()
{
    focus(table());
    table().selectCell(table().model()->index(0, static_cast<int>(ObjectiveColumn::Goal)));
    QTest::keyClick(&table(), Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(m_window->document().set().objectives.size(), 39);
    auto *line = new QLineEdit(m_window->centralWidget());
    line->show();
    focus(*line);
    QTest::keyClicks(line, u"words"_s);
    choose(u"Undo"_s);
    QCOMPARE(line->text(), QString());
    QCOMPARE(m_window->document().set().objectives.size(), 39);
    choose(u"Redo"_s);
    QCOMPARE(line->text(), u"words"_s);
    entry(u"Undo"_s)->trigger(); // as its button does
    QCOMPARE(line->text(), u"words"_s);
    QCOMPARE(m_window->document().set().objectives.size(), 40);
    focus(table());
    choose(u"Redo"_s);
    QCOMPARE(m_window->document().set().objectives.size(), 39);
    choose(u"Undo"_s);
    QCOMPARE(m_window->document().set().objectives.size(), 40);
}

void TestEditMenu::printingHasItsKey()
{
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
    QTRY_VERIFY(m_window->findChild<QPrintPreviewDialog *>() != nullptr);
    auto *preview = m_window->findChild<QPrintPreviewDialog *>();
    QVERIFY(preview->isVisible());
    preview->reject();
    QTRY_VERIFY(m_window->findChild<QPrintPreviewDialog *>() == nullptr);
}

void TestEditMenu::thePageHasTheWholeBoard()
{
    const BoardPicture made = picture();
    for (const QSize size : {QSize(600, 1'200), QSize(1'200, 500)}) {
        QImage page(size, QImage::Format_RGB32);
        page.fill(Qt::magenta); // what is not painted
        QPainter painter(&page);
        paintInto(painter, page.rect(), made);
        painter.end();
        QRect painted;
        for (int y = 0; y < page.height(); ++y) {
            for (int x = 0; x < page.width(); ++x) {
                if (page.pixelColor(x, y) != QColor(Qt::magenta))
                    painted |= QRect(x, y, 1, 1);
            }
        }
        // As large as fits, at the top, in the middle.
        QCOMPARE(painted.top(), 0);
        QVERIFY(painted.width() >= size.width() - 1 || painted.height() >= size.height() - 1);
        QVERIFY(std::abs(painted.center().x() - size.width() / 2) <= 1);
        QVERIFY(painted.width() > 300 && painted.height() > 300);
    }
}

void TestEditMenu::theFileHasAPage()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"board.pdf"_s);
    QPrinter printer(QPrinter::ScreenResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    paintPage(printer, picture());
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("%PDF"));
    QCOMPARE(bytes.count("/Type /Page\n"), 1);
}

BOARDWRIGHT_UNIT(TestEditMenu, QApplication)
#include "tst_edit_menu.moc"
