// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The strip at the bottom of a window: one panel at a time, a single line when closed, and correct
// focus.

#include "tests/support/unit.h"
#include "ui/widgets/controls/tool_strip.h"

#include <QAction>
#include <QApplication>
#include <QLineEdit>
#include <QMainWindow>
#include <QSplitter>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestToolStrip final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void cleanup() { m_window.reset(); }

    void closedCostsOneLine();
    void oneAtATime();
    void shortcutsGoInAndOut();
    void escapeGivesTheFocusBack();
    void aTypedEscapeElsewhereIsNotItsOwn();
    void heightIsKept();
    void stateIsAValue();
    void stateBeforeItIsShown();
    void unknownStatesOpenNothing();
    void titlesCount();
    void whatIsNotOffered();

private:
    int panelHeight() const
    {
        return m_first->isVisible() ? m_first->height() : m_second->height();
    }

    std::unique_ptr<QMainWindow> m_window;
    ToolStrip *m_strip = nullptr;
    QLineEdit *m_content = nullptr;
    QLineEdit *m_first = nullptr;
    QLineEdit *m_second = nullptr;
    QAction *m_openFirst = nullptr;
    QAction *m_openSecond = nullptr;
};

void TestToolStrip::init()
{
    m_window = std::make_unique<QMainWindow>();
    m_strip = new ToolStrip(m_window.get());
    m_content = new QLineEdit;
    m_content->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_strip->setContent(m_content);
    for (QLineEdit **panel : {&m_first, &m_second}) {
        *panel = new QLineEdit;
        (*panel)->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    m_openFirst = m_strip->addPanel(u"first"_s, u"&First"_s, m_first);
    m_openSecond = m_strip->addPanel(u"second"_s, u"&Second"_s, m_second);
    m_openFirst->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    m_window->addActions({m_openFirst, m_openSecond});
    m_window->setCentralWidget(m_strip);
    m_window->resize(900, 600);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_content->setFocus();
}

void TestToolStrip::closedCostsOneLine()
{
    QVERIFY(m_strip->openPanel() == nullptr);
    const int rest = m_strip->height() - m_content->height();
    QVERIFY(rest <= m_strip->toggle(m_first)->height() + 4);
    QVERIFY(m_strip->toggle(m_first)->isVisible());
    QVERIFY(!m_strip->toggle(m_first)->visibleRegion().isEmpty());
    QVERIFY(!m_first->isVisible() && !m_second->isVisible());
}

void TestToolStrip::oneAtATime()
{
    QTest::mouseClick(m_strip->toggle(m_first), Qt::LeftButton);
    QVERIFY(m_strip->isOpen(m_first) && m_first->isVisible());
    QVERIFY(m_first->hasFocus());
    QTest::mouseClick(m_strip->toggle(m_second), Qt::LeftButton);
    QVERIFY(m_strip->isOpen(m_second) && !m_first->isVisible());
    QVERIFY(!m_strip->toggle(m_first)->isChecked() && !m_openFirst->isChecked());
    QVERIFY(m_strip->toggle(m_second)->isChecked() && m_openSecond->isChecked());
    QTest::mouseClick(m_strip->toggle(m_second), Qt::LeftButton);
    QVERIFY(m_strip->openPanel() == nullptr && !m_second->isVisible());
    QVERIFY(m_content->hasFocus());
    closedCostsOneLine();
}

void TestToolStrip::shortcutsGoInAndOut()
{
    QTest::keyClick(m_content, Qt::Key_P, Qt::ControlModifier);
    QVERIFY(m_first->hasFocus());
    m_content->setFocus();
    QTest::keyClick(m_content, Qt::Key_P, Qt::ControlModifier);
    QVERIFY(m_strip->isOpen(m_first) && m_first->hasFocus() && m_openFirst->isChecked());
    QTest::keyClick(m_first, Qt::Key_P, Qt::ControlModifier);
    QVERIFY(m_strip->openPanel() == nullptr && m_content->hasFocus() && !m_openFirst->isChecked());
}

void TestToolStrip::escapeGivesTheFocusBack()
{
    m_strip->open(m_first);
    QTest::keyClick(m_first, Qt::Key_Escape);
    QVERIFY(m_strip->openPanel() == nullptr);
    QVERIFY(m_content->hasFocus());
}

void TestToolStrip::aTypedEscapeElsewhereIsNotItsOwn()
{
    m_strip->open(m_first);
    m_content->setFocus();
    QTest::keyClick(m_content, Qt::Key_Escape);
    QVERIFY(m_strip->isOpen(m_first));
}

void TestToolStrip::heightIsKept()
{
    m_strip->open(m_first);
    QTest::qWait(20);
    const int usual = panelHeight();
    QVERIFY(usual < m_window->height() / 3); // the main content keeps most of the room
    auto *splitter = m_strip->findChild<QSplitter *>();
    QWidget *handle = splitter->handle(1);
    const QPoint middle = handle->rect().center();
    QTest::mousePress(handle, Qt::LeftButton, {}, middle);
    QTest::mouseMove(handle, middle - QPoint(0, 120));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, middle);
    QTest::qWait(20);
    const int dragged = panelHeight();
    QVERIFY(dragged > usual + 80);
    m_strip->open(nullptr);
    m_strip->open(m_second);
    QTest::qWait(20);
    QCOMPARE(panelHeight(), dragged);
    m_window->resize(900, 700);
    QTest::qWait(20);
    QCOMPARE(panelHeight(), dragged);
}

void TestToolStrip::stateIsAValue()
{
    m_strip->restoreState({.open = u"second"_s, .height = 210});
    QTest::qWait(20);
    QVERIFY(m_strip->isOpen(m_second));
    QVERIFY(m_content->hasFocus());
    QCOMPARE(panelHeight(), 210);
    QCOMPARE(m_strip->state(), (ToolStrip::State{.open = u"second"_s, .height = 210}));
    m_strip->open(nullptr);
    QCOMPARE(m_strip->state(), (ToolStrip::State{.open = {}, .height = 210}));
}

void TestToolStrip::stateBeforeItIsShown()
{
    m_window->hide();
    m_strip->restoreState({.open = u"first"_s, .height = 180});
    m_window->resize(1'000, 800);
    m_window->show();
    QTest::qWait(50);
    QCOMPARE(panelHeight(), 180);
}

void TestToolStrip::unknownStatesOpenNothing()
{
    m_strip->open(m_first);
    m_strip->restoreState({.open = u"from a newer version"_s, .height = -4});
    QVERIFY(m_strip->openPanel() == nullptr);
    m_strip->restoreState({.open = u"first"_s, .height = 100'000});
    QTest::qWait(20);
    QVERIFY(!m_content->visibleRegion().isEmpty());
}

void TestToolStrip::titlesCount()
{
    QCOMPARE(m_strip->toggle(m_first)->text(), u"First"_s);
    m_strip->setCount(m_first, 1'234);
    QCOMPARE(m_strip->toggle(m_first)->text(), u"First 1,234"_s);
    QCOMPARE(m_strip->toggle(m_second)->text(), u"Second"_s);
    m_strip->setCount(m_first, 0);
    QCOMPARE(m_strip->toggle(m_first)->text(), u"First"_s);
    m_strip->setCount(m_first, 2, u"3 more"_s);
    QCOMPARE(m_strip->toggle(m_first)->text(), u"First 2 · 3 more"_s);
    m_strip->setCount(m_first, 0, u"3 more"_s);
    QCOMPARE(m_strip->toggle(m_first)->text(), u"First · 3 more"_s);
    QCOMPARE(m_openFirst->text(), u"&First"_s);
}

void TestToolStrip::whatIsNotOffered()
{
    m_strip->open(m_first);
    QVERIFY(m_first->isVisible());
    m_strip->setOffered(m_first, false);
    QVERIFY(m_strip->openPanel() == nullptr);
    QVERIFY(m_strip->toggle(m_first)->isHidden());
    QVERIFY(!m_openFirst->isVisible() && !m_openFirst->isEnabled());
    m_strip->open(m_second);
    m_strip->setOffered(m_first, true);
    QVERIFY(m_second->isVisible()); // the second panel was open and stays so
    QVERIFY(!m_strip->toggle(m_first)->isHidden());
    m_openFirst->trigger();
    QVERIFY(m_first->isVisible());
}

BOARDWRIGHT_UNIT(TestToolStrip, QApplication)
#include "tst_tool_strip.moc"
