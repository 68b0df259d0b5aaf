// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers whose lowest values have names: in editors, in cells, as text.

#include "core/balanced/sections.h"
#include "tests/support/unit.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/widgets/fields/field_editor.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>

#include <array>
#include <memory>

using namespace boardwright;
using namespace Qt::StringLiterals;

namespace {

constexpr std::array names{Choice{.key = "auto"_L1, .label = "By the board itself"},
    Choice{.key = "none"_L1, .label = "None"}};

constexpr Field shinies{.key = "shinies"_L1,
    .kind = Kind::Integer,
    .min = -1,
    .max = 15,
    .choices = names,
    .label = "Shiny"};

constexpr Field pairs{.key = "pairs"_L1,
    .kind = Kind::Integer,
    .min = 2,
    .max = 8,
    .step = 2,
    .choices = names,
    .label = "Pairs"};

} // namespace

class TestFieldEditors final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void numbersHaveNames();
    static void cellsShowAndTakeNames_data();
    static void cellsShowAndTakeNames();
    static void whatIsPossible();
    static void theBoxShowsNames();
    static void theBoxTakes_data();
    static void theBoxTakes();
    static void aStepCountsFromWhatIsTyped();
    static void everyNameHasRoom();
    static void shortListsShowNames();
    static void noneIsBlank();
    static void numbersAreTypedAsTheLanguageWritesThem();
    static void numbersOutOfBoundsAreRefusedWithThem();
    static void anEditorIsDeletedWhileItIsTypedInto();
};

void TestFieldEditors::numbersHaveNames()
{
    QCOMPARE(numberName(shinies, -1), u"By the board itself"_s);
    QCOMPARE(numberName(shinies, 0), u"None"_s);
    QCOMPARE(numberName(shinies, 1), QString());
    QCOMPARE(numberName(shinies, -2), QString());
    QCOMPARE(numberName(pairs, 2), u"By the board itself"_s);
    QCOMPARE(numberName(pairs, 3), QString());
    QCOMPARE(numberName(pairs, 4), u"None"_s);
    QCOMPARE(settingWords({}, shinies, qint64{-1}), u"Shiny: By the board itself"_s);
    QCOMPARE(settingWords({}, shinies, qint64{7}), u"Shiny: 7"_s);
    QCOMPARE(settingWords({}, Field{.key = "wild"_L1, .label = "Wild"}, true), u"Wild"_s);
}

void TestFieldEditors::cellsShowAndTakeNames_data()
{
    QTest::addColumn<QVariant>("entered");
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("shown");
    QTest::newRow("label") << QVariant(u"None"_s) << qint64{0} << u"None"_s;
    QTest::newRow("label in another case")
        << QVariant(u" by the BOARD itself "_s) << qint64{-1} << u"By the board itself"_s;
    QTest::newRow("key") << QVariant(u"auto"_s) << qint64{-1} << u"By the board itself"_s;
    QTest::newRow("text of a number that has a name")
        << QVariant(u"-1"_s) << qint64{-1} << u"By the board itself"_s;
    QTest::newRow("number") << QVariant(qint64{0}) << qint64{0} << u"None"_s;
    QTest::newRow("one without a name") << QVariant(u"15"_s) << qint64{15} << u"15"_s;
}

void TestFieldEditors::cellsShowAndTakeNames()
{
    QFETCH(const QVariant, entered);
    QFETCH(const qint64, number);
    QFETCH(const QString, shown);
    const auto value = valueOfEdit({}, shinies, entered);
    QVERIFY(value);
    QCOMPARE(*value, Value(number));
    const Section section{.key = "s"_L1, .home = Home::Once, .fields = {&shinies, 1}};
    FieldValues values;
    setValue(values, shinies, *value);
    const auto cell = [&](int role) { return fieldCell({}, section, shinies, values, role); };
    QCOMPARE(cell(Qt::DisplayRole).toString(), shown);
    QCOMPARE(cell(Qt::ToolTipRole).toString(), shown);
    QCOMPARE(cell(Qt::EditRole), QVariant(number));
    // Copied text can be pasted.
    QCOMPARE(valueOfEdit({}, shinies, cell(Qt::DisplayRole)), value);
}

void TestFieldEditors::whatIsPossible()
{
    for (const QString &wrong : {u"some"_s, u"-2"_s, u"16"_s, u"1.5"_s}) {
        const auto value = valueOfEdit({}, shinies, wrong);
        QVERIFY2(!value, qPrintable(wrong));
        QVERIFY2(value.error().contains(u"By the board itself, None, 1 to 15"_s),
            qPrintable(value.error()));
    }
}

void TestFieldEditors::theBoxShowsNames()
{
    const std::unique_ptr<FieldEditor> editor(new FieldEditor(shinies, nullptr, nullptr));
    auto *box = editor->findChild<QSpinBox *>();
    QVERIFY(box != nullptr);
    editor->setValue(qint64{-1});
    QCOMPARE(box->text(), u"By the board itself"_s);
    QSignalSpy edited(editor.get(), &FieldEditor::edited);
    QStringList texts;
    for (int step = 0; step < 3; ++step) {
        QTest::keyClick(box, Qt::Key_Up);
        texts << box->text();
    }
    QCOMPARE(texts.join(u' '), u"None 1 2"_s);
    QCOMPARE(edited.count(), 3);
    QCOMPARE(editor->value(), Value(qint64{2}));
}

void TestFieldEditors::theBoxTakes_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<qint64>("number");
    QTest::addColumn<bool>("isRefused");
    QTest::newRow("name") << u"None"_s << qint64{0} << false;
    QTest::newRow("name in another case") << u"by the board itself"_s << qint64{-1} << false;
    QTest::newRow("its key") << u"auto"_s << qint64{-1} << false;
    QTest::newRow("its beginning") << u"no"_s << qint64{0} << false;
    QTest::newRow("number") << u"12"_s << qint64{12} << false;
    QTest::newRow("number that has a name") << u"-1"_s << qint64{-1} << false;
    QTest::newRow("in percent") << u"12 %"_s << qint64{12} << false;
    // What is not possible is told with the bounds, and put back.
    QTest::newRow("too high") << u"16"_s << qint64{5} << true;
    QTest::newRow("no name") << u"x7"_s << qint64{5} << true;
    QTest::newRow("nothing") << QString() << qint64{0} << false; // the fallback, as in cells
}

void TestFieldEditors::theBoxTakes()
{
    QFETCH(const QString, typed);
    QFETCH(const qint64, number);
    QFETCH(const bool, isRefused);
    const std::unique_ptr<FieldEditor> editor(new FieldEditor(shinies, nullptr, nullptr));
    const QSignalSpy refused(editor.get(), &FieldEditor::refused);
    editor->setValue(qint64{5});
    auto *line = editor->findChild<QLineEdit *>();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Backspace);
    QTest::keyClicks(line, typed);
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(editor->value(), Value(number));
    QCOMPARE(refused.count(), isRefused ? 1 : 0);
    if (isRefused)
        QVERIFY(refused.first().first().toString().contains(u"1 to 15"_s));
    const QString name = numberName(shinies, number);
    QCOMPARE(line->text(), name.isEmpty() ? QString::number(number) : name);
}

void TestFieldEditors::aStepCountsFromWhatIsTyped()
{
    const std::unique_ptr<FieldEditor> editor(new FieldEditor(shinies, nullptr, nullptr));
    auto *box = editor->findChild<QSpinBox *>();
    box->selectAll();
    QTest::keyClicks(box, u"7"_s);
    QTest::keyClick(box, Qt::Key_Up);
    QCOMPARE(editor->value(), Value(qint64{8}));
    QCOMPARE(box->text(), u"8"_s);
}

void TestFieldEditors::everyNameHasRoom()
{
    const std::unique_ptr<FieldEditor> editor(new FieldEditor(shinies, nullptr, nullptr));
    editor->resize(editor->sizeHint());
    editor->show();
    QVERIFY(QTest::qWaitForWindowExposed(editor.get()));
    auto *line = editor->findChild<QLineEdit *>();
    for (const int number : {-1, 0, 15}) {
        editor->setValue(qint64{number});
        QVERIFY(line->fontMetrics().horizontalAdvance(line->text()) < line->width());
    }
}

void TestFieldEditors::shortListsShowNames()
{
    Field few = shinies;
    few.max = 1;
    const std::unique_ptr<FieldEditor> editor(new FieldEditor(few, nullptr, nullptr));
    auto *box = editor->findChild<QComboBox *>();
    QVERIFY(box != nullptr);
    QStringList texts;
    for (int item = 0; item < box->count(); ++item)
        texts << box->itemText(item);
    QCOMPARE(texts.join(u'|'), u"By the board itself|None|1"_s);
    editor->setValue(qint64{0});
    QCOMPARE(box->currentText(), u"None"_s);
}

/// Such as the time of a goal that has none, which is -1 in files.
void TestFieldEditors::noneIsBlank()
{
    const Field &time = balanced::time;
    QCOMPARE(shownText({}, time, balanced::noTime), QString());
    QCOMPARE(shownText({}, time, 0.0), u"0"_s);
    QCOMPARE(valueOfEdit({}, time, QString()), Value(balanced::noTime));
    QCOMPARE(valueOfEdit({}, time, u" "_s), Value(balanced::noTime));
    QCOMPARE(valueOfEdit({}, time, u"2.5"_s), Value(2.5));
    QCOMPARE(valueOfEdit({}, balanced::weight, QString()), fallbackOf(balanced::weight));
    const auto editor = std::unique_ptr<FieldEditor>(new FieldEditor(time, nullptr, nullptr));
    editor->setValue(balanced::noTime);
    const auto *box = editor->findChild<QDoubleSpinBox *>();
    QCOMPARE(box->text().trimmed(), QString());
    QCOMPARE(editor->value(), Value(balanced::noTime));
    editor->setValue(1.5);
    QCOMPARE(box->value(), 1.5);
    QVERIFY(!box->text().trimmed().isEmpty());
}

void TestFieldEditors::numbersAreTypedAsTheLanguageWritesThem()
{
    constexpr Field number{.key = "number"_L1, .kind = Kind::Number, .max = 5'000, .step = 0.25};
    const auto typed = [&](const QString &locale, const QString &text) {
        QLocale::setDefault(QLocale(locale));
        const std::unique_ptr<FieldEditor> editor(new FieldEditor(number, nullptr, nullptr));
        auto *box = editor->findChild<QDoubleSpinBox *>();
        box->findChild<QLineEdit *>()->setText(text);
        editor->commit();
        return u"%1 is %2"_s.arg(box->text(), valueText(number, editor->value()));
    };
    QCOMPARE(typed(u"de"_s, u"0,5"_s), u"0,5 is 0.5"_s);
    QCOMPARE(typed(u"de"_s, u"0.5"_s), u"0,5 is 0.5"_s);
    QCOMPARE(typed(u"de"_s, u"1.234,5"_s), u"1.234,5 is 1234.5"_s);
    QCOMPARE(typed(u"fr"_s, u"1 234,5"_s), u"1\u202f234,5 is 1234.5"_s);
    QCOMPARE(typed(u"en"_s, u"1,234.5"_s), u"1,234.5 is 1234.5"_s);
    QCOMPARE(typed(u"en"_s, u"0.15000000000000002"_s), u"0.15 is 0.15"_s);
    QLocale::setDefault(QLocale::c());
}

/// 150 typed is not 15 for want of room.
void TestFieldEditors::numbersOutOfBoundsAreRefusedWithThem()
{
    constexpr Field whole{.key = "whole"_L1, .kind = Kind::Integer, .min = 1, .max = 100};
    constexpr Field number{.key = "number"_L1, .kind = Kind::Number, .max = 100};
    constexpr Field extent{.key = "extent"_L1, .kind = Kind::Extent, .min = 1, .max = 100};
    for (const Field *field : {&whole, &number, &extent}) {
        const std::unique_ptr<FieldEditor> editor(new FieldEditor(*field, nullptr, nullptr));
        const QSignalSpy refused(editor.get(), &FieldEditor::refused);
        const QSignalSpy edited(editor.get(), &FieldEditor::edited);
        const Value before = editor->value();
        auto *line = editor->findChild<QLineEdit *>();
        line->selectAll();
        QTest::keyClicks(line, u"150"_s);
        QCOMPARE(line->text(), u"150"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(refused.count(), 1);
        const QString why = refused.first().first().toString();
        QVERIFY2(why.contains(u"150"_s) && why.contains(u"100"_s), qPrintable(why));
        QCOMPARE(edited.count(), 0);
        QVERIFY(editor->value() == before);
    }
}

/// What is inside of an editor ends its own editing when it loses the focus, even by being deleted.
void TestFieldEditors::anEditorIsDeletedWhileItIsTypedInto()
{
    static constexpr Field number{
        .key = "number"_L1, .kind = Kind::Number, .max = 90, .label = "Number"};
    static constexpr Field extent{
        .key = "extent"_L1, .kind = Kind::Extent, .max = 90, .label = "Extent"};
    static constexpr Field text{.key = "text"_L1, .kind = Kind::Text, .label = "Text"};
    static constexpr Field listed{
        .key = "names"_L1, .kind = Kind::Names, .choices = names, .label = "Names"};
    for (const Field *field : {&shinies, &number, &extent, &text, &listed}) {
        QWidget window;
        auto *editor = new FieldEditor(*field, nullptr, &window);
        const QSignalSpy edits(editor, &FieldEditor::edited);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        editor->setFocus();
        QTest::keyClicks(QApplication::focusWidget(), u"7"_s);
        QVERIFY(editor->isAncestorOf(QApplication::focusWidget()));
        const qsizetype before = edits.size();
        delete editor;
        QCOMPARE(edits.size(), before);
    }
}

BOARDWRIGHT_UNIT(TestFieldEditors, QApplication)
#include "tst_field_editors.moc"
