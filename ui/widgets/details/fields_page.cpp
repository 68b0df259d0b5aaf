// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/details/fields_page.h"

#include "ui/editing/document/section_edits.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/widgets/cells/choice_cell_edit.h"
#include "ui/widgets/cells/line_cell_edit.h"
#include "ui/widgets/controls/check_box.h"
#include "ui/widgets/fields/text_editors.h"

#include <QGridLayout>
#include <QLabel>

namespace boardwright {

namespace {

/// Up to this many fields have a row each, with their help beside them.
constexpr std::size_t mostWithHelp = 3;
constexpr int columnsOfMany = 3;

} // namespace

FieldsPage::FieldsPage(GoalSetDocument &document, const Section &section, QWidget *parent)
    : DetailsPage(document, parent)
    , m_section(section)
{
    const bool hasHelp = section.fields.size() <= mostWithHelp;
    const int columns = hasHelp ? 1 : columnsOfMany;
    int count = 0;
    for (const Field &field : section.fields) {
        QWidget *editor = makeEditor(field);
        QString tip = fieldHelp(field);
        // There may be no room for all of an example.
        if (const auto *line = qobject_cast<QLineEdit *>(editor);
            line != nullptr && !line->placeholderText().isEmpty())
            tip += u'\n' + line->placeholderText();
        editor->setToolTip(tip);
        place(fieldLabel(field), editor, count / columns, count % columns);
        if (hasHelp)
            grid().addWidget(note(fieldHelp(field)), count, 2);
        ++count;
    }
    for (int column = 0; column < columns; ++column)
        grid().setColumnStretch(2 * column + 1, 1);
    if (hasHelp)
        grid().setColumnStretch(2, 1);
    grid().setRowStretch((count + columns - 1) / columns, 1);
}

QWidget *FieldsPage::makeEditor(const Field &field)
{
    switch (field.kind) {
    case Kind::Flag: {
        auto *box = new CheckBox(this);
        bindBox(
            box,
            [this, &field](const Objective &goal) {
                return std::get<bool>(valueOf(goal.extension, m_section, field));
            },
            [this, &field](
                bool on) { setSectionValue(this->document(), m_section, field, ids(), on); });
        return box;
    }
    case Kind::Choice: {
        auto *choices = new ChoiceCellEdit(this);
        for (const Choice &choice : field.choices)
            choices->addItem(choiceLabel(choice), QString(choice.key));
        bind(choices, contentOf(field));
        return choices;
    }
    default: {
        auto *line = new LineCellEdit(this);
        line->setPlaceholderText(exampleOf(field));
        line->setAlignment(alignmentOf(field));
        bind(line, contentOf(field));
        return line;
    }
    }
}

DetailsPage::Content FieldsPage::contentOf(const Field &field)
{
    const auto read = [this, &field](const Objective &goal) -> QVariant {
        const Value value = valueOf(goal.extension, m_section, field);
        // A choice is identified by its key; any other value by the text that a user would type.
        return field.kind == Kind::Choice ? valueText(field, value)
                                          : shownText(document().rowNames(field), field, value);
    };
    const auto write = [this, &field](const QVariant &entered) -> std::expected<void, QString> {
        const auto value = valueOfEdit(document().rowNames(field), field, entered);
        if (!value)
            return std::unexpected(value.error());
        setSectionValue(document(), m_section, field, ids(), *value);
        return {};
    };
    return {.read = read, .write = write};
}

} // namespace boardwright
