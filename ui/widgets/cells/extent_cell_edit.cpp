// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/extent_cell_edit.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/widgets/cells/number_cell_edit.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace boardwright {

ExtentCellEdit::ExtentCellEdit(const Field &field, QWidget *parent)
    : QWidget(parent)
    , m_side{.key = field.key, .kind = Kind::Integer, .min = field.min, .max = field.max}
    , m_rows(new NumberCellEdit(m_side, this))
    , m_columns(new NumberCellEdit(m_side, this))
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
    for (NumberCellEdit *box : {m_rows, m_columns}) {
        box->installEventFilter(this);
        box->setToolTip(fieldHelp(field));
        box->onEntered([this] { tellEntered(); });
    }
}

/// A box that is left while it is deleted must not tell this editor, which is gone.
ExtentCellEdit::~ExtentCellEdit()
{
    m_rows->onEntered({});
    m_columns->onEntered({});
}

int ExtentCellEdit::role() const
{
    return ValueRole;
}

void ExtentCellEdit::showValue(const QVariant &value)
{
    const auto held = value.value<Value>();
    const auto *extent = std::get_if<Extent>(&held);
    m_rows->showValue(extent == nullptr ? 0 : extent->rows);
    m_columns->showValue(extent == nullptr ? 0 : extent->columns);
}

QVariant ExtentCellEdit::entered() const
{
    return QStringLiteral("%1x%2").arg(
        m_rows->entered().toString().trimmed(), m_columns->entered().toString().trimmed());
}

bool ExtentCellEdit::isMeant() const
{
    return m_rows->isMeant() || m_columns->isMeant();
}

void ExtentCellEdit::commit()
{
    m_rows->commit();
    m_columns->commit();
}

bool ExtentCellEdit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        QFocusEvent focusOut(QEvent::FocusOut, static_cast<QFocusEvent *>(event)->reason());
        QCoreApplication::sendEvent(this, &focusOut);
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace boardwright
