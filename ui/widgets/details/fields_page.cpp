// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/details/fields_page.h"

#include "ui/editing/document/section_edits.h"
#include "ui/text/field_words.h"
#include "ui/widgets/fields/cell_editors.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

namespace boardwright {

namespace {

/// Up to this many fields have a row each, with their help beside them.
constexpr std::size_t mostWithHelp = 3;
constexpr int columnsOfMany = 3;
constexpr int leastLetters = 14;

} // namespace

FieldsPage::FieldsPage(GoalSetDocument &document, const Section &section, QWidget *parent)
    : DetailsPage(document, parent)
    , m_section(section)
{
    const bool hasHelp = section.fields.size() <= mostWithHelp;
    const int columns = hasHelp ? 1 : columnsOfMany;
    int count = 0;
    for (const Field &field : section.fields) {
        QWidget *editor = makeEditor(field, {.document = &document}, this);
        bind(editor, contentOf(field, *dynamic_cast<CellEditor *>(editor)));
        QString tip = fieldHelp(field);
        // There may be no room for all of an example, but for its beginning.
        if (const auto *line = qobject_cast<QLineEdit *>(editor);
            line != nullptr && !line->placeholderText().isEmpty()) {
            tip += u'\n' + line->placeholderText();
            editor->setMinimumWidth(fontMetrics().averageCharWidth() * leastLetters);
        }
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

DetailsPage::Content FieldsPage::contentOf(const Field &field, const CellEditor &editor)
{
    const auto read = [this, &field, &editor](const Objective &goal) {
        return editorData(
            editor, document().rowNames(field), field, valueOf(goal.extension, m_section, field));
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
