// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/field_editor.h"

#include "ui/text/field_words.h"
#include "ui/widgets/fields/list_editors.h"
#include "ui/widgets/fields/number_editors.h"
#include "ui/widgets/fields/text_editors.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QHBoxLayout>

namespace boardwright {

FieldEditor::FieldEditor(const Field &field, QWidget *parent)
    : QWidget(parent)
    , m_field(field)
{
}

/// What is inside loses the focus while it is deleted, and would tell an editor that is gone.
FieldEditor::~FieldEditor()
{
    for (QObject *inner : findChildren<QObject *>())
        inner->disconnect(this);
}

void FieldEditor::fill(QWidget *inner)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(inner);
    inner->setAccessibleName(fieldLabel(m_field));
    inner->setToolTip(fieldHelp(m_field));
    setFocusProxy(inner);
    handOnFocus(inner);
}

void FieldEditor::handOnFocus(QWidget *inner)
{
    inner->installEventFilter(this);
}

void FieldEditor::showValue(const Value &value)
{
    setValue(value);
    m_shown = this->value();
}

bool FieldEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        QFocusEvent focusOut(QEvent::FocusOut, reason);
        if (reason != Qt::PopupFocusReason) // the popup is a list or menu of the editor itself
            QCoreApplication::sendEvent(this, &focusOut);
    }
    return QWidget::eventFilter(watched, event);
}

FieldEditor *FieldEditor::make(const Field &field, const GoalSetDocument *document, QWidget *parent)
{
    switch (field.kind) {
    case Kind::Flag:
        return new FlagEditor(field, parent);
    case Kind::Integer:
        if (isShortList(field))
            return new ShortListEditor(field, parent);
        return new IntegerEditor(field, parent);
    case Kind::Number:
        return new NumberEditor(field, parent);
    case Kind::Extent:
        return new ExtentEditor(field, parent);
    case Kind::Choice:
        return new ChoiceEditor(field, document, parent);
    case Kind::RowRefs:
        return new CheckListEditor(field, document, parent);
    case Kind::Names:
        if (!field.choices.empty())
            return new CheckListEditor(field, document, parent);
        break;
    case Kind::Text:
    case Kind::NumbersByName:
    case Kind::Positions:
        break;
    }
    return new TextEditor(field, parent);
}

} // namespace boardwright
