// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Banners above the document: topics, answers, keys, colours.

#include "tests/support/unit.h"
#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/window/message_bar.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenuBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestMessageBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void nothingMoves_data();
    void nothingMoves();
    void noButtonChangesUnderTheHands();
    void theSetTakesItsBannersAlong();
    void oneTopicOneBanner();
    void answersAreGivenOnce();
    void dismissingIsNoAnswer();
    void anAnswerMayAskAgain();
    void everythingByKeyboard();
    void theFocusStaysWhereItWas();
    void wordsCanBeRead_data();
    void wordsCanBeRead();
    void textIsNoMarkup();

private:
    QPushButton *button(const QString &text) const;

    /// The banners from top to bottom that can be seen.
    QList<MessageBanner *> seen() const;

    std::unique_ptr<QMainWindow> m_window;
    QToolBar *m_tools = nullptr;
    MessageBar *m_bar = nullptr;
    QLineEdit *m_edit = nullptr;
};

void TestMessageBar::init()
{
    m_window = std::make_unique<QMainWindow>();
    m_bar = new MessageBar(m_window.get());
    m_edit = new QLineEdit;
    m_window->setCentralWidget(m_edit);
    m_window->menuBar()->addMenu(u"Menu"_s);
    m_tools = m_window->addToolBar(u"Tools"_s);
    m_tools->setMovable(false);
    m_tools->addAction(u"Tool"_s);
    m_window->resize(700, 300);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_edit->setFocus();
}

void TestMessageBar::cleanup()
{
    m_window.reset();
}

QPushButton *TestMessageBar::button(const QString &text) const
{
    for (auto *found : m_bar->findChildren<QPushButton *>()) {
        if (found->isVisible() && found->text() == text)
            return found;
    }
    return nullptr;
}

QList<MessageBanner *> TestMessageBar::seen() const
{
    QList<MessageBanner *> all;
    for (auto *banner : m_bar->findChildren<MessageBanner *>()) {
        if (banner->isVisible())
            all << banner;
    }
    std::ranges::sort(all, {}, [](const MessageBanner *banner) { return banner->y(); });
    return all;
}

/// A banner takes no room from the window, hides none of its buttons and has its whole text at
/// hand.
void TestMessageBar::nothingMoves_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("banners");
    QTest::newRow("wide, one") << 900 << 1;
    QTest::newRow("wide, several") << 900 << 4;
    QTest::newRow("narrow, one") << 420 << 1;
    QTest::newRow("narrow, several") << 420 << 2;
}

void TestMessageBar::nothingMoves()
{
    QFETCH(int, width);
    QFETCH(int, banners);
    m_window->resize(width, 600);
    QTRY_COMPARE(m_window->size(), QSize(width, 600));
    const QRect before = m_edit->geometry();
    const QRect tools = m_tools->geometry();
    const QString text
        = u"A sentence with many words that does not fit into a narrow window, since "
          "it goes on and on and on and on and on and on until its end"_s;
    for (int i = 0; i < banners; ++i)
        m_bar->showBanner({.topic = QString::number(i),
            .severity = Severity::Hint,
            .text = text,
            .buttons = {{.text = u"One"_s, .act = [] { }}, {.text = u"Two"_s, .act = [] { }}}});
    QTest::qWait(20);
    QCOMPARE(m_edit->geometry(), before);
    QCOMPARE(m_tools->geometry(), tools);
    QCOMPARE(seen().size(), 1);
    const QRect place = m_bar->geometry();
    QVERIFY(m_window->rect().contains(place));
    QVERIFY(place.bottom() <= tools.bottom());
    QVERIFY(!place.intersects(m_tools->widgetForAction(m_tools->actions().first())
            ->geometry()
            .translated(tools.topLeft())));
    for (const QWidget *part : m_bar->findChildren<QWidget *>()) {
        if (part->isVisible())
            QVERIFY(m_bar->rect().contains(QRect(part->mapTo(m_bar, QPoint()), part->size())));
    }
    // All of them can be read, over the window.
    m_bar->takeFocus();
    QTest::qWait(20);
    QCOMPARE(seen().size(), banners);
    QCOMPARE(m_edit->geometry(), before);
    QVERIFY(m_window->rect().contains(m_bar->geometry()));
    for (const MessageBanner *banner : seen()) {
        const auto *label = banner->findChildren<QLabel *>().at(1);
        QCOMPARE(label->text(), text);
        QVERIFY(label->height() >= label->heightForWidth(label->width()));
    }
    // Turning to something else puts them back.
    QTest::mouseClick(m_edit, Qt::LeftButton, {}, QPoint(10, m_edit->height() - 5));
    m_edit->setFocus();
    QTRY_COMPARE(seen().size(), 1);
    QCOMPARE(m_bar->geometry(), place);
}

/// A message that comes while the user is about to press a button does not take its place.
void TestMessageBar::noButtonChangesUnderTheHands()
{
    m_bar->showMessage(Severity::Hint, u"First"_s, u"a"_s);
    m_bar->showMessage(Severity::Hint, u"Second"_s, u"b"_s);
    QCOMPARE(seen().first()->banner().text, u"Second"_s);
    m_bar->takeFocus();
    m_bar->showMessage(Severity::Error, u"Third"_s, u"c"_s);
    QCOMPARE(m_bar->text(), u"Second\nFirst\nThird"_s);
    m_bar->showMessage(Severity::Error, u"Newer first"_s, u"a"_s);
    QCOMPARE(m_bar->text(), u"Second\nNewer first\nThird"_s);
    m_edit->setFocus();
    m_bar->showMessage(Severity::Error, u"Newest third"_s, u"c"_s);
    QCOMPARE(seen().first()->banner().text, u"Newest third"_s);
}

void TestMessageBar::theSetTakesItsBannersAlong()
{
    m_bar->showMessage(Severity::Hint, u"of the set"_s, u"a"_s);
    m_bar->showBanner({.topic = u"b"_s,
        .severity = Severity::Hint,
        .text = u"of the program"_s,
        .staysWithNextSet = true});
    m_bar->showMessage(Severity::Error, u"transient"_s);
    m_bar->forgetSet();
    QCOMPARE(m_bar->text(), u"of the program"_s);
    QCOMPARE(seen().size(), 1);
}

void TestMessageBar::oneTopicOneBanner()
{
    QVERIFY(!m_bar->isVisible());
    m_bar->showMessage(Severity::Hint, u"first"_s);
    m_bar->showMessage(Severity::Error, u"about a"_s, u"a"_s);
    m_bar->showMessage(Severity::Warning, u"second"_s);
    QVERIFY(m_bar->isVisible());
    QCOMPARE(m_bar->text(), u"second\nabout a"_s);
    QCOMPARE(m_bar->text(u"a"_s), u"about a"_s);
    QVERIFY(m_bar->shows(u"a"_s));
    QVERIFY(!m_bar->shows(u"b"_s));
    m_bar->hideBanner(u"b"_s);
    m_bar->hideMessage();
    QCOMPARE(m_bar->text(), u"about a"_s);
    m_bar->hideBanner(u"a"_s);
    QVERIFY(!m_bar->isVisible());
    QCOMPARE(m_bar->text(), QString());
}

void TestMessageBar::answersAreGivenOnce()
{
    QStringList answers;
    m_bar->showBanner({.topic = u"a"_s,
        .severity = Severity::Warning,
        .text = u"Which?"_s,
        .buttons = {{.text = u"One"_s, .act = [&] { answers << u"one"_s; }},
            {.text = u"Two"_s, .act = [&] { answers << u"two"_s; }}},
        .dismissed = [&] { answers << u"none"_s; }});
    QPushButton *two = button(u"Two"_s);
    QVERIFY(two != nullptr);
    two->click();
    two->click(); // a double click reaches it before it is deleted
    QCOMPARE(answers, QStringList{u"two"_s});
    QVERIFY(!m_bar->isVisible());
    QVERIFY(!m_bar->shows(u"a"_s));
}

void TestMessageBar::dismissingIsNoAnswer()
{
    int dismissed = 0;
    const auto show = [&] {
        m_bar->showBanner({.topic = u"a"_s,
            .severity = Severity::Hint,
            .text = u"Well?"_s,
            .buttons = {{.text = u"Yes"_s, .act = [&] { dismissed = -100; }}},
            .dismissed = [&] { ++dismissed; }});
    };
    show();
    m_bar->findChild<MessageBanner *>()->findChild<QToolButton *>()->click();
    QCOMPARE(dismissed, 1);
    show();
    m_bar->hideBanner(u"a"_s); // hiding is not dismissing
    QCOMPARE(dismissed, 1);
}

void TestMessageBar::anAnswerMayAskAgain()
{
    m_bar->showBanner({.topic = u"a"_s,
        .severity = Severity::Hint,
        .text = u"Sure?"_s,
        .buttons = {{.text = u"Yes"_s,
            .act = [this] { m_bar->showMessage(Severity::Error, u"It failed"_s, u"a"_s); }}}});
    button(u"Yes"_s)->click();
    QCOMPARE(m_bar->text(), u"It failed"_s);
    QVERIFY(m_bar->isVisible());
}

void TestMessageBar::everythingByKeyboard()
{
    QStringList answers;
    m_bar->showBanner(
        {.topic = u"b"_s, .severity = Severity::Hint, .text = u"Second"_s, .dismissed = [&] {
             answers << u"none"_s;
         }});
    m_bar->showBanner({.topic = u"a"_s,
        .severity = Severity::Hint,
        .text = u"First"_s,
        .buttons = {{.text = u"One"_s, .act = [&] { answers << u"one"_s; }},
            {.text = u"Two"_s, .act = [&] { answers << u"two"_s; }}}});
    m_bar->takeFocus();
    m_bar->takeFocus(); // again: back
    QCOMPARE(QApplication::focusWidget(), m_edit);
    m_bar->takeFocus();
    QCOMPARE(QApplication::focusWidget(), button(u"One"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), button(u"Two"_s));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QCOMPARE(answers, QStringList{u"two"_s});
    auto *close = qobject_cast<QToolButton *>(QApplication::focusWidget());
    QVERIFY(close != nullptr);
    QVERIFY(!close->accessibleName().isEmpty());
    QTest::keyClick(close, Qt::Key_Escape);
    QCOMPARE(answers, (QStringList{u"two"_s, u"none"_s}));
    QCOMPARE(QApplication::focusWidget(), m_edit);
}

void TestMessageBar::theFocusStaysWhereItWas()
{
    m_bar->showBanner({.topic = u"a"_s,
        .severity = Severity::Hint,
        .text = u"First"_s,
        .buttons = {{.text = u"One"_s, .act = [] { }}}});
    QCOMPARE(QApplication::focusWidget(), m_edit);
    QTest::keyClicks(m_edit, u"typed"_s);
    m_bar->hideBanner(u"a"_s);
    QCOMPARE(m_edit->text(), u"typed"_s);
    QCOMPARE(QApplication::focusWidget(), m_edit);
    // A newer message of the same topic takes the focus over, so that it is not lost.
    m_bar->showMessage(Severity::Hint, u"Older"_s, u"a"_s);
    m_bar->takeFocus();
    m_bar->showMessage(Severity::Hint, u"Newer"_s, u"a"_s);
    QVERIFY(m_bar->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(QApplication::focusWidget()->isVisible());
}

void TestMessageBar::wordsCanBeRead_data()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << QPalette(QColor(0xef, 0xf0, 0xf1));
    QTest::newRow("dark") << QPalette(QColor(0x2a, 0x2e, 0x32));
    QTest::newRow("black") << QPalette(Qt::black);
}

void TestMessageBar::wordsCanBeRead()
{
    QFETCH(QPalette, palette);
    const QPalette before = QApplication::palette();
    m_bar->showMessage(Severity::Hint, u"Shown before"_s, u"before"_s);
    QApplication::setPalette(palette);
    for (const Severity severity : {Severity::Hint, Severity::Warning, Severity::Error})
        m_bar->showMessage(severity, u"Words"_s, QString::number(static_cast<int>(severity)));
    QCoreApplication::processEvents();
    QSet<QRgb> grounds;
    m_bar->setShowsAll(true);
    QTest::qWait(20);
    for (auto *banner : m_bar->findChildren<MessageBanner *>()) {
        const QColor ground = banner->palette().color(QPalette::Window);
        for (const auto *label : banner->findChildren<QLabel *>()) {
            const QColor words = label->palette().color(QPalette::WindowText);
            QVERIFY2(contrast(ground, words) >= 4.5,
                qPrintable(banner->banner().text + ground.name() + words.name()));
        }
        grounds.insert(ground.rgb());
        const QImage picture = banner->grab().toImage();
        QCOMPARE(picture.pixelColor(picture.width() / 2, 3).rgb(), ground.rgb());
    }
    QCOMPARE(grounds.size(), 3); // the earlier one follows the palette, too
    QApplication::setPalette(before);
}

void TestMessageBar::textIsNoMarkup()
{
    m_bar->showMessage(Severity::Error, u"<b>odd</b> & name"_s);
    bool found = false;
    for (const auto *label : m_bar->findChildren<QLabel *>()) {
        if (label->text().contains(u"odd"_s)) {
            QCOMPARE(label->textFormat(), Qt::PlainText);
            found = true;
        }
    }
    QVERIFY(found);
    auto *banner = m_bar->findChild<MessageBanner *>();
    QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(banner);
    QCOMPARE(accessible->text(QAccessible::Name), u"<b>odd</b> & name"_s);
}

BOARDWRIGHT_UNIT(TestMessageBar, QApplication)
#include "tst_message_bar.moc"
