// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/choice_cell_edit.h"

#include "ui/editing/tables/field_cells.h"
#include "ui/text/field_words.h"
#include "ui/widgets/controls/quiet_wheel.h"

namespace boardwright {

bool isShortList(const Field &field)
{
    constexpr double mostListed = 6;
    const double values = (field.max - field.min) / field.step + 1;
    return field.kind == Kind::Integer && (values <= 3 || (field.step > 1 && values <= mostListed));
}

ChoiceCellEdit::ChoiceCellEdit(const Field &field, const GoalSet *set, QWidget *parent)
    : ComboBox(parent)
    , m_field(field)
    , m_set(set)
{
    quietWheel(this);
    if (field.kind == Kind::Choice) {
        offer({});
    } else {
        const auto last = static_cast<qint64>(field.max);
        for (auto number = static_cast<qint64>(field.min); number <= last;
            number += static_cast<qint64>(field.step))
            addItem(shownText({}, field, number), number);
        setEnabled(count() > 1);
    }
    connect(this, &QComboBox::activated, this, [this] {
        m_wasChosen = true;
        tellEntered();
    });
}

ChoiceCellEdit::~ChoiceCellEdit() = default;

void ChoiceCellEdit::showValue(const QVariant &value)
{
    if (m_field.kind == Kind::Choice)
        offer(value.toString());
    setCurrentIndex(findData(value));
    m_wasChosen = false;
}

void ChoiceCellEdit::offer(const QString &held)
{
    std::vector<const Choice *> offered;
    for (const Choice &choice : m_field.choices) {
        if (m_set == nullptr || choice.isOffered(*m_set) || choice.key == held)
            offered.push_back(&choice);
    }
    if (offered == m_offered)
        return;
    m_offered = std::move(offered);
    clear();
    for (const Choice *choice : m_offered)
        addItem(choiceLabel(*choice), QString(choice->key));
}

} // namespace boardwright
