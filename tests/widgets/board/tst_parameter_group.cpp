// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Grouped parameters: a button in the bar above the board, and the panel that it opens.

#include "tests/support/generators/plot_generator.h"
#include "tests/support/unit.h"
#include "ui/widgets/board/parameter_bar.h"
#include "ui/widgets/board/parameter_group.h"
#include "ui/widgets/controls/popup_panel.h"
#include "ui/widgets/fields/field_editor.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

/// Indices of the plot generator's parameters.
constexpr std::size_t way = 0;
constexpr std::size_t wild = 5;
constexpr std::size_t dry = 6;
constexpr std::size_t frost = 7;
constexpr std::size_t water = 8;

} // namespace

class TestParameterGroup final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void groupsStandBehindButtons();
    void theButtonTellsWhatDiffers();
    void valuesChangeWhileThePanelIsOpen();
    void keysOpenAndClose_data();
    void keysOpenAndClose();
    void escapeTakesBackWhatIsTyped();
    void closingTakesWhatIsTyped();
    void aClickOnTheButtonClosesIt();
    void resetGivesBackTheFallbacks();
    void whatDoesNotApplyIsHidden();
    void theModifiersOfTheConstrainedGenerator();
    void anotherGeneratorHasOtherGroups();
    void thePanelStaysOnTheScreen();

private:
    ParameterGroup *group(const QString &name) const
    {
        for (auto *group : m_bar->findChildren<ParameterGroup *>()) {
            if (group->text().startsWith(name))
                return group;
        }
        return nullptr;
    }

    template <typename Inner>
    Inner *inner(std::size_t parameter) const
    {
        FieldEditor *editor = m_bar->editor(parameter);
        return editor == nullptr ? nullptr : editor->findChild<Inner *>();
    }

    Value chosen(std::size_t parameter) const
    {
        return m_choice->settings().values.at(static_cast<qsizetype>(parameter));
    }

    std::unique_ptr<GoalSetDocument> m_document;
    std::unique_ptr<BoardChoice> m_choice;
    std::unique_ptr<QWidget> m_window;
    ParameterBar *m_bar = nullptr;
    ParameterGroup *m_care = nullptr;
};

void TestParameterGroup::init()
{
    m_document = std::make_unique<GoalSetDocument>();
    m_choice = std::make_unique<BoardChoice>();
    m_choice->setGenerator(plotGenerator());
    m_window = std::make_unique<QWidget>();
    m_window->resize(700, 300);
    auto *layout = new QVBoxLayout(m_window.get());
    m_bar = new ParameterBar(*m_document, *m_choice, m_window.get());
    layout->addWidget(m_bar);
    layout->addWidget(new QLineEdit(m_window.get()));
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_care = group(u"Care"_s);
    QVERIFY(m_care != nullptr);
}

void TestParameterGroup::cleanup()
{
    m_window.reset();
    m_choice.reset();
    m_document.reset();
}

void TestParameterGroup::groupsStandBehindButtons()
{
    QCOMPARE(m_care->text(), u"Care"_s);
    QVERIFY(m_bar->editor(wild)->isVisible());
    QVERIFY(!m_bar->editor(dry)->isVisible());
    QVERIFY(!m_bar->editor(water)->isVisible());
    QTest::mouseClick(m_care, Qt::LeftButton);
    QVERIFY(m_care->panel().isVisible());
    QVERIFY(m_bar->editor(dry)->isVisible());
    QCOMPARE(m_bar->editor(dry)->window(), &m_care->panel());
    QCOMPARE(inner<QCheckBox>(dry)->text(), u"Dry"_s);
    QCOMPARE(inner<QCheckBox>(dry)->toolTip(), u"Nothing is watered"_s);
    QVERIFY(m_care->panel().rect().contains(m_bar->editor(water)->geometry()));
}

void TestParameterGroup::theButtonTellsWhatDiffers()
{
    const QString nothing = m_care->toolTip();
    m_choice->setParameter(dry, true);
    QCOMPARE(m_care->text(), u"Care (1)"_s);
    QVERIFY(m_care->toolTip().contains(u"Dry"_s));
    m_choice->setParameter(water, qint64{-1});
    QCOMPARE(m_care->text(), u"Care (2)"_s);
    QVERIFY(m_care->toolTip().contains(u"Dry\nWater: Automatic"_s));
    QCOMPARE(m_care->accessibleDescription(), u"Dry\nWater: Automatic"_s);
    m_choice->setParameter(wild, true); // belongs to no group
    QCOMPARE(m_care->text(), u"Care (2)"_s);
    m_choice->setParameter(dry, false);
    m_choice->setParameter(water, qint64{0});
    QCOMPARE(m_care->text(), u"Care"_s);
    QCOMPARE(m_care->toolTip(), nothing);
}

void TestParameterGroup::valuesChangeWhileThePanelIsOpen()
{
    m_care->open();
    QSignalSpy changed(m_choice.get(), &BoardChoice::changed);
    QTest::mouseClick(
        inner<QCheckBox>(dry), Qt::LeftButton, {}, QPoint(8, inner<QCheckBox>(dry)->height() / 2));
    QCOMPARE(chosen(dry), Value(true));
    QTest::keyClick(inner<QSpinBox>(water), Qt::Key_Up);
    QTest::keyClick(inner<QSpinBox>(water), Qt::Key_Up);
    QCOMPARE(chosen(water), Value(qint64{2}));
    QCOMPARE(changed.count(), 3);
    QVERIFY(m_care->panel().isVisible());
    QCOMPARE(m_care->text(), u"Care (2)"_s);
    // The panel follows changes from elsewhere, too.
    m_choice->setParameter(dry, false);
    QVERIFY(!inner<QCheckBox>(dry)->isChecked());
    QVERIFY(m_care->panel().isVisible());
}

void TestParameterGroup::keysOpenAndClose_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("space") << Qt::Key_Space;
    QTest::newRow("return") << Qt::Key_Return;
    QTest::newRow("down") << Qt::Key_Down;
}

void TestParameterGroup::keysOpenAndClose()
{
    QFETCH(const Qt::Key, key);
    inner<QCheckBox>(wild)->setFocus();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), m_care);
    QTest::keyClick(m_care, key);
    QTRY_VERIFY(m_care->panel().isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), inner<QCheckBox>(dry));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
    QCOMPARE(chosen(dry), Value(true));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), inner<QSpinBox>(water));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_VERIFY(!m_care->panel().isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), m_care);
    QCOMPARE(chosen(dry), Value(true));
}

void TestParameterGroup::escapeTakesBackWhatIsTyped()
{
    m_care->open();
    auto *box = inner<QSpinBox>(water);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, u"7"_s);
    QTest::keyClick(box, Qt::Key_Escape);
    QVERIFY(!m_care->panel().isVisible());
    QCOMPARE(chosen(water), Value(qint64{0}));
    m_care->open();
    QCOMPARE(box->text(), u"None"_s);
}

void TestParameterGroup::closingTakesWhatIsTyped()
{
    m_care->open();
    auto *box = inner<QSpinBox>(water);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, u"7"_s);
    QCOMPARE(chosen(water), Value(qint64{0}));
    m_care->panel().close();
    QCOMPARE(chosen(water), Value(qint64{7}));
}

void TestParameterGroup::aClickOnTheButtonClosesIt()
{
    // Clicks go through the window as real ones do: an open panel gets them first.
    const auto click = [this](const QWidget &widget) {
        QTest::mouseClick(m_window->windowHandle(), Qt::LeftButton, {},
            widget.mapTo(m_window.get(), widget.rect().center()));
    };
    click(*m_care);
    QTRY_VERIFY(m_care->panel().isVisible());
    click(*m_care);
    QTest::qWait(50);
    QVERIFY(!m_care->panel().isVisible());
    click(*m_care);
    QTRY_VERIFY(m_care->panel().isVisible());
}

void TestParameterGroup::resetGivesBackTheFallbacks()
{
    const Settings usual = m_choice->settings();
    m_choice->setParameter(dry, true);
    m_choice->setParameter(water, qint64{9});
    m_choice->setParameter(wild, true);
    m_care->open();
    auto *reset = m_care->panel().findChild<QPushButton *>();
    QVERIFY(reset->isEnabled());
    reset->setFocus();
    QTest::keyClick(reset, Qt::Key_Return);
    QCOMPARE(chosen(dry), usual.values.at(dry));
    QCOMPARE(chosen(water), usual.values.at(water));
    QCOMPARE(chosen(wild), Value(true)); // belongs to no group
    QCOMPARE(inner<QSpinBox>(water)->text(), u"None"_s);
    QVERIFY(m_care->panel().isVisible());
    QVERIFY(!reset->isEnabled());
    QVERIFY(QApplication::focusWidget() != nullptr);
}

void TestParameterGroup::whatDoesNotApplyIsHidden()
{
    const auto *weather = group(u"Weather"_s);
    QVERIFY(weather != nullptr);
    QVERIFY(!weather->isVisible()); // its only parameter does not apply to "row"
    QVERIFY(m_bar->editor(frost) == nullptr);
    m_choice->setParameter(frost, true);
    QCOMPARE(weather->text(), u"Weather"_s);
    m_choice->setParameter(way, u"column"_s);
    QVERIFY(weather->isVisible());
    QCOMPARE(weather->text(), u"Weather (1)"_s);
    QVERIFY(m_bar->editor(frost) != nullptr);
}

void TestParameterGroup::theModifiersOfTheConstrainedGenerator()
{
    m_choice->setGenerator(*generators().front());
    const auto parameters = m_choice->generator().info().parameters;
    const auto place = [&](Key key) {
        return static_cast<std::size_t>(
            std::ranges::find(parameters, key, &Field::key) - parameters.begin());
    };
    auto *modifiers = group(u"Modifiers"_s);
    QVERIFY(modifiers != nullptr);
    QVERIFY(modifiers->isVisible());
    modifiers->open();
    QVERIFY(m_bar->editor(place("no-centre"_L1))->isVisible());
    QVERIFY(m_bar->editor(place("no-progression"_L1)) == nullptr); // Bingo has none
    auto *shinies = inner<QSpinBox>(place("shinies"_L1));
    QCOMPARE(shinies->text(), u"None"_s);
    QTest::keyClick(shinies, Qt::Key_Down);
    QCOMPARE(modifiers->text(), u"Modifiers (1)"_s);
    QVERIFY(modifiers->toolTip().contains(u"Shiny cells: Automatic"_s));
    m_choice->setParameter(0, u"ascend"_s);
    QVERIFY(m_bar->editor(place("no-centre"_L1)) == nullptr); // Bingo's; Ascend's is the next one
    const std::size_t noCentre = place("no-centre"_L1) + 1;
    QCOMPARE(parameters[noCentre].key, "no-centre"_L1);
    QVERIFY(m_bar->editor(noCentre)->isVisible());
    QVERIFY(m_bar->editor(place("no-progression"_L1))->isVisible());
    m_choice->setParameter(noCentre, true);
    QCOMPARE(modifiers->text(), u"Modifiers (2)"_s);
    m_choice->setParameter(0, u"summit"_s);
    QVERIFY(m_bar->editor(noCentre) == nullptr);
    QCOMPARE(modifiers->text(), u"Modifiers (1)"_s);
    QVERIFY(modifiers->panel().isVisible());
}

void TestParameterGroup::anotherGeneratorHasOtherGroups()
{
    m_care->open();
    const QPointer<ParameterGroup> care(m_care);
    m_choice->setGenerator(*generators().front());
    QTRY_VERIFY(care.isNull());
    QVERIFY(group(u"Care"_s) == nullptr);
    QVERIFY(QApplication::activePopupWidget() == nullptr);
    m_choice->setGenerator(plotGenerator());
    QVERIFY(group(u"Care"_s) != nullptr);
}

void TestParameterGroup::thePanelStaysOnTheScreen()
{
    const QRect screen = m_window->screen()->availableGeometry();
    for (const QPoint &corner : {screen.topLeft(), screen.bottomRight() - QPoint(120, 60)}) {
        m_window->move(corner);
        m_care->open();
        QVERIFY(screen.contains(m_care->panel().geometry()));
        m_care->panel().close();
    }
}

BOARDWRIGHT_UNIT(TestParameterGroup, QApplication)
#include "tst_parameter_group.moc"
