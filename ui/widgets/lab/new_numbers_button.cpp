// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lab/new_numbers_button.h"

#include "ui/widgets/controls/popup_panel.h"
#include "ui/widgets/table/spreadsheet.h"

#include <QVBoxLayout>

#include <utility>

namespace boardwright {

NewNumbersButton::NewNumbersButton(Source source, QWidget *parent)
    : QToolButton(parent)
    , m_source(std::move(source))
    , m_panel(new PopupPanel(*this))
    , m_list(new Spreadsheet(SheetUse::Read, m_panel))
{
    setObjectName(QStringLiteral("newNumbers"));
    setText(tr("New &Numbers…"));
    setToolTip(tr("List what would be written, old and new"));
    setEnabled(false);
    m_panel->setWindowTitle(text());
    m_panel->setAccessibleName(toolTip());
    m_list->setAccessibleName(tr("New numbers"));
    m_list->setDense();
    m_list->setModel(&m_model);
    constexpr int nameCharacters = 28;
    constexpr int settingCharacters = 14;
    constexpr int numberCharacters = 8;
    m_list->setColumns({.rest = FieldChangesModel::What,
        .least = {{FieldChangesModel::What, nameCharacters},
            {FieldChangesModel::Setting, settingCharacters},
            {FieldChangesModel::Before, numberCharacters},
            {FieldChangesModel::After, numberCharacters}}});
    auto *layout = new QVBoxLayout(m_panel);
    layout->addWidget(m_list);
    connect(this, &QToolButton::clicked, this, &NewNumbersButton::open);
}

NewNumbersButton::~NewNumbersButton()
{
    delete m_list; // before the model that it shows
}

void NewNumbersButton::open()
{
    m_model.show(m_source());
    constexpr int characters = 72;
    constexpr int lines = 14;
    m_list->setMinimumSize(
        characters * fontMetrics().averageCharWidth(), lines * fontMetrics().lineSpacing());
    m_panel->fit();
    m_panel->open(m_list);
}

} // namespace boardwright
