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
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestMessageBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
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

    std::unique_ptr<QWidget> m_window;
    MessageBar *m_bar = nullptr;
    QLineEdit *m_edit = nullptr;
};

void TestMessageBar::init()
{
    m_window = std::make_unique<QWidget>();
    auto *layout = new QVBoxLayout(m_window.get());
    m_bar = new MessageBar;
    m_edit = new QLineEdit;
    layout->addWidget(m_bar);
    layout->addWidget(m_edit);
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
    m_bar->findChild<QToolButton *>()->click();
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
    m_bar->showBanner({.topic = u"a"_s,
        .severity = Severity::Hint,
        .text = u"First"_s,
        .buttons = {{.text = u"One"_s, .act = [&] { answers << u"one"_s; }},
            {.text = u"Two"_s, .act = [&] { answers << u"two"_s; }}}});
    m_bar->showBanner(
        {.topic = u"b"_s, .severity = Severity::Hint, .text = u"Second"_s, .dismissed = [&] {
             answers << u"none"_s;
         }});
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
