// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/window/properties_dialog.h"

#include "core/goalset/field_limits.h"
#include "ui/widgets/controls/combo_box.h"
#include "ui/widgets/controls/dialogs.h"
#include "ui/widgets/window/counted_edit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

namespace boardwright {

PropertiesDialog::PropertiesDialog(const SetProperties &properties, QWidget *parent)
    : QDialog(parent)
    , m_gameName(new CountedEdit(tr("Game"), field_limits::gameName, this))
    , m_setName(new CountedEdit(tr("Name of the set"), field_limits::setName, this))
    , m_mode(new ComboBox(this))
    , m_explanation(new QLabel(this))
    , m_form(new QFormLayout(this))
    , m_cappedMaxSize(new QLineEdit(properties.cappedMaxSize, this))
    , m_dedicatedMode(new QLineEdit(properties.dedicatedMode, this))
    , m_dedicatedSize(new QLineEdit(properties.dedicatedSize, this))
{
    setWindowTitle(tr("Goal Set Properties"));
    m_gameName->setText(properties.gameName);
    m_setName->setText(properties.setName);
    const auto add = [this](const QString &name, SchemaMode mode) {
        m_mode->addItem(name, static_cast<int>(mode));
    };
    add(tr("Strict"), SchemaMode::Strict);
    add(tr("Capped"), SchemaMode::Capped);
    add(tr("Dedicated"), SchemaMode::Dedicated);
    add(tr("Relaxed"), SchemaMode::Relaxed);
    m_mode->setCurrentIndex(m_mode->findData(static_cast<int>(properties.schemaMode)));
    m_explanation->setWordWrap(true);
    m_cappedMaxSize->setPlaceholderText(QStringLiteral("triple90"));
    m_dedicatedMode->setPlaceholderText(QStringLiteral("ascend"));
    m_dedicatedSize->setPlaceholderText(QStringLiteral("square7"));

    auto *buttons
        = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, Qt::Horizontal);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->addRow(tr("&Game:"), m_gameName);
    m_form->addRow(tr("&Name of the set:"), m_setName);
    m_form->addRow(tr("Schema &mode:"), m_mode);
    m_form->addRow(QString(), m_explanation);
    m_form->addRow(tr("&Largest size:"), m_cappedMaxSize);
    m_form->addRow(tr("Game m&ode:"), m_dedicatedMode);
    m_form->addRow(tr("&Size:"), m_dedicatedSize);
    m_form->addRow(buttons);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &PropertiesDialog::showMode);
    setMinimumWidth(fontMetrics().averageCharWidth() * 70);
    showMode();
}

SetProperties PropertiesDialog::properties() const
{
    return {.gameName = m_gameName->text(),
        .setName = m_setName->text(),
        .schemaMode = static_cast<SchemaMode>(m_mode->currentData().toInt()),
        .cappedMaxSize = m_cappedMaxSize->text().trimmed(),
        .dedicatedMode = m_dedicatedMode->text().trimmed(),
        .dedicatedSize = m_dedicatedSize->text().trimmed()};
}

void PropertiesDialog::showMode()
{
    const SchemaMode mode = properties().schemaMode;
    switch (mode) {
    case SchemaMode::Strict:
        m_explanation->setText(tr("Any game mode and size."));
        break;
    case SchemaMode::Capped:
        m_explanation->setText(tr("Any game mode, up to a largest size."));
        break;
    case SchemaMode::Dedicated:
        m_explanation->setText(
            tr("One game mode in one size. Goals can have forced positions on that board."));
        break;
    case SchemaMode::Relaxed:
        m_explanation->setText(tr("Any game mode and size, without the site's checks."));
        break;
    }
    m_form->setRowVisible(m_cappedMaxSize, mode == SchemaMode::Capped);
    m_form->setRowVisible(m_dedicatedMode, mode == SchemaMode::Dedicated);
    m_form->setRowVisible(m_dedicatedSize, mode == SchemaMode::Dedicated);
    adjustSize();
}

bool isProperty(ObjectiveField field)
{
    return field == ObjectiveField::GameName || field == ObjectiveField::SetName
        || field == ObjectiveField::CappedSettings || field == ObjectiveField::DedicatedSettings;
}

void openProperties(GoalSetDocument &document, QWidget *parent)
{
    auto *dialog = new PropertiesDialog(propertiesOf(document.set()), parent);
    // The dialog is about this set only; another set closes it.
    QObject::connect(&document, &GoalSetDocument::aboutToReset, dialog, &QDialog::reject);
    QObject::connect(dialog, &QDialog::accepted, &document,
        [&document, dialog] { changeProperties(document, dialog->properties()); });
    openDialog(dialog);
}

} // namespace boardwright
