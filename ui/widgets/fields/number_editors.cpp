// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/number_editors.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/widgets/controls/check_box.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/quiet_wheel.h"
#include "ui/widgets/fields/named_spin_box.h"
#include "ui/widgets/fields/number_box.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace boardwright {

namespace {

constexpr double mostListed = 6;

int asInt(double number)
{
    constexpr double limit = 1e9;
    return static_cast<int>(std::clamp(number, -limit, limit));
}

template <typename Box, typename... Args>
Box *quietBox(Args &&...args)
{
    auto *box = new Box(std::forward<Args>(args)...);
    quietWheel(box);
    return box;
}

QSpinBox *spinBox(const Field &field, QWidget *parent)
{
    auto *box = quietBox<NamedSpinBox>(field, parent);
    box->setRange(asInt(field.min), asInt(field.max));
    box->setSingleStep(std::max(1, asInt(field.step)));
    box->setGroupSeparatorShown(true);
    return box;
}

/// Tells why the box puts back what was typed. An extent has a box for each side.
void tellWhatIsPutBack(FieldEditor &editor, QAbstractSpinBox &box)
{
    auto *line = box.findChild<QLineEdit *>();
    const auto typed = std::make_shared<QString>();
    QObject::connect(
        line, &QLineEdit::textEdited, &editor, [typed](const QString &text) { *typed = text; });
    QObject::connect(&box, &QAbstractSpinBox::editingFinished, &editor, [&editor, &box, typed] {
        QString text = std::exchange(*typed, {});
        const QString side = text.trimmed();
        int position = 0;
        box.fixup(text);
        if (side.isEmpty() || box.validate(text, position) == QValidator::Acceptable)
            return;
        const bool isExtent = editor.field().kind == Kind::Extent;
        const auto value
            = valueOfEdit({}, editor.field(), isExtent ? QStringLiteral("%1x%1").arg(side) : side);
        if (!value)
            Q_EMIT editor.refused(value.error());
    });
}

QString nameOrNumber(const Field &field, qint64 number)
{
    const QString name = numberName(field, number);
    return name.isEmpty() ? wholeText(number) : name;
}

} // namespace

bool isShortList(const Field &field)
{
    const double values = (field.max - field.min) / field.step + 1;
    return field.kind == Kind::Integer && (values <= 3 || (field.step > 1 && values <= mostListed));
}

FlagEditor::FlagEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent)
    , m_box(new CheckBox(this))
{
    fill(m_box);
    connect(m_box, &QCheckBox::toggled, this, &FieldEditor::edited);
}

void FlagEditor::showLabel()
{
    m_box->setText(fieldLabel(field()));
}

Value FlagEditor::value() const
{
    return m_box->isChecked();
}

void FlagEditor::setValue(const Value &value)
{
    const QSignalBlocker blocker(m_box);
    m_box->setChecked(std::get<bool>(value));
}

IntegerEditor::IntegerEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent)
    , m_box(spinBox(field, this))
    , m_value(m_box->value())
{
    fill(m_box);
    m_box->setKeyboardTracking(false);
    connect(m_box, &QSpinBox::valueChanged, this, &IntegerEditor::take);
    tellWhatIsPutBack(*this, *m_box);
}

Value IntegerEditor::value() const
{
    return m_value;
}

void IntegerEditor::setValue(const Value &value)
{
    const QSignalBlocker blocker(m_box);
    m_value = std::get<qint64>(value);
    m_box->setValue(asInt(static_cast<double>(m_value)));
}

void IntegerEditor::take(int number)
{
    const auto entered = valueOfEdit({}, field(), number);
    if (entered) {
        m_value = number;
        Q_EMIT edited();
    } else {
        setValue(m_value);
        Q_EMIT refused(entered.error());
    }
}

void IntegerEditor::commit()
{
    m_box->interpretText();
}

ShortListEditor::ShortListEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent)
    , m_box(quietBox<ComboBox>(this))
{
    fill(m_box);
    const auto last = static_cast<qint64>(field.max);
    for (auto number = static_cast<qint64>(field.min); number <= last;
        number += static_cast<qint64>(field.step))
        m_box->addItem(nameOrNumber(field, number), number);
    m_box->setEnabled(m_box->count() > 1);
    connect(m_box, &QComboBox::activated, this, &FieldEditor::edited);
}

Value ShortListEditor::value() const
{
    return m_box->currentData().toLongLong();
}

void ShortListEditor::setValue(const Value &value)
{
    m_box->setCurrentIndex(m_box->findData(std::get<qint64>(value)));
}

NumberEditor::NumberEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent)
    , m_box(quietBox<NumberBox>(this))
{
    fill(m_box);
    m_box->setRange(field.min, field.max);
    m_box->setSingleStep(field.step > 0 ? field.step : 1);
    if (field.isLowestNone)
        m_box->setSpecialValueText(QStringLiteral(" ")); // an empty one would be none for Qt
    m_box->setKeyboardTracking(false);
    connect(m_box, &QDoubleSpinBox::valueChanged, this, &FieldEditor::edited);
    tellWhatIsPutBack(*this, *m_box);
}

Value NumberEditor::value() const
{
    return clamped(field(), m_box->value());
}

void NumberEditor::setValue(const Value &value)
{
    const QSignalBlocker blocker(m_box);
    m_box->setValue(std::get<double>(value));
}

void NumberEditor::commit()
{
    m_box->interpretText();
}

ExtentEditor::ExtentEditor(const Field &field, QWidget *parent)
    : FieldEditor(field, parent)
    , m_rows(spinBox(field, this))
    , m_columns(spinBox(field, this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(4);
    layout->addWidget(m_rows);
    layout->addWidget(new QLabel(QStringLiteral("×"), this));
    layout->addWidget(m_columns);
    setFocusProxy(m_rows);
    m_rows->setAccessibleName(tr("Rows"));
    m_columns->setAccessibleName(tr("Columns"));
    for (QSpinBox *box : {m_rows, m_columns}) {
        handOnFocus(box);
        box->setToolTip(fieldHelp(field));
        box->setKeyboardTracking(false);
        connect(box, &QSpinBox::valueChanged, this, &FieldEditor::edited);
        tellWhatIsPutBack(*this, *box);
    }
}

Value ExtentEditor::value() const
{
    return clamped(field(), Extent{.rows = m_rows->value(), .columns = m_columns->value()});
}

void ExtentEditor::setValue(const Value &value)
{
    const QSignalBlocker rows(m_rows);
    const QSignalBlocker columns(m_columns);
    m_rows->setValue(std::get<Extent>(value).rows);
    m_columns->setValue(std::get<Extent>(value).columns);
}

void ExtentEditor::commit()
{
    m_rows->interpretText();
    m_columns->interpretText();
}

ChoiceEditor::ChoiceEditor(const Field &field, const GoalSetDocument *document, QWidget *parent)
    : FieldEditor(field, parent)
    , m_document(document)
    , m_box(quietBox<ComboBox>(this))
{
    fill(m_box);
    offer({});
    connect(m_box, &QComboBox::activated, this, &FieldEditor::edited);
}

Value ChoiceEditor::value() const
{
    return m_box->currentData().toString();
}

void ChoiceEditor::setValue(const Value &value)
{
    offer(std::get<QString>(value));
    m_box->setCurrentIndex(m_box->findData(std::get<QString>(value)));
}

/// Lists the choices that the set can have, and the one that it holds.
void ChoiceEditor::offer(const QString &held)
{
    std::vector<const Choice *> offered;
    for (const Choice &choice : field().choices) {
        if (m_document == nullptr || choice.isOffered(m_document->set()) || choice.key == held)
            offered.push_back(&choice);
    }
    if (offered == m_offered)
        return;
    m_offered = std::move(offered);
    m_box->clear();
    for (const Choice *choice : m_offered)
        m_box->addItem(choiceLabel(*choice), QString(choice->key));
}

} // namespace boardwright
