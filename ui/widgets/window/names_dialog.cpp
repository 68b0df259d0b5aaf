// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/names_dialog.h"

#include "core/goalset/field_limits.h"
#include "ui/editing/document/document.h"
#include "ui/widgets/window/counted_edit.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

namespace boardwright {

NamesDialog::NamesDialog(const GoalSetDocument &document, QWidget *parent)
    : QDialog(parent)
    , m_gameName(new CountedEdit(tr("Game"), field_limits::gameName, this))
    , m_setName(new CountedEdit(tr("Name of the set"), field_limits::setName, this))
{
    setWindowTitle(tr("Names of the New Goal Set"));
    m_gameName->setText(document.set().gameName);
    m_setName->setText(document.set().setName);
    auto *why = new QLabel(tr("lockout.live shows these names. Both may stay empty; File > "
                              "Properties… has them, too."),
        this);
    why->setWordWrap(true);
    auto *buttons
        = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, Qt::Horizontal);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Continue"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("&Leave Empty"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(why);
    form->addRow(tr("&Game:"), m_gameName);
    form->addRow(tr("&Name of the set:"), m_setName);
    form->addRow(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 60);
    m_gameName->setFocus();
}

QString NamesDialog::gameName() const
{
    return m_gameName->text().trimmed();
}

QString NamesDialog::setName() const
{
    return m_setName->text().trimmed();
}

bool lacksNames(const GoalSetDocument &document)
{
    return document.set().gameName.isEmpty() || document.set().setName.isEmpty();
}

} // namespace boardwright
