// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/list_editors.h"

#include "core/goalset/goal_text.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/values/row_names.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/widgets/controls/action_text.h"

#include <algorithm>
#include <iterator>

namespace boardwright {

namespace {

constexpr int longestNameShown = 60;

QString keyOf(RowId id)
{
    return nameText(static_cast<quint32>(id));
}

QString shortMenuText(const QString &name)
{
    return menuText(shortened(name, longestNameShown));
}

} // namespace

CheckListEditor::CheckListEditor(
    const Field &field, const GoalSetDocument *document, QWidget *parent)
    : MenuButton(parent)
    , m_field(field)
    , m_document(document)
    , m_list(new CheckList(*this, fieldLabel(field)))
    , m_value(fallbackOf(field))
    , m_shown(m_value)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_list->setNothing(tr("Nothing to choose from yet"));
    connect(this, &QToolButton::clicked, this, &CheckListEditor::open);
    connect(&m_list->model(), &CheckListModel::chosenChanged, this, &CheckListEditor::takeChosen);
    connect(m_list, &CheckList::closing, this, [this](bool keeps) {
        if (!keeps)
            takeBack();
    });
    // Queued: a table then deletes the editor, and with it the list.
    connect(m_list, &CheckList::closing, this, &CheckListEditor::closed, Qt::QueuedConnection);
    showText();
}

CheckListEditor::~CheckListEditor() = default;

void CheckListEditor::open()
{
    // A key that was already pending may have closed the editor.
    if (!isVisible())
        return;
    fillList();
    m_list->open();
}

void CheckListEditor::takeBack()
{
    take(m_opened);
}

void CheckListEditor::take(const Value &value)
{
    if (value == m_value)
        return;
    m_value = value;
    showText();
    tellEntered();
}

void CheckListEditor::fillList()
{
    m_opened = m_value;
    QList<CheckListModel::Choice> choices;
    for (const Choice &choice : m_field.choices)
        choices.append({.key = choice.key, .label = choiceLabel(choice)});
    if (m_field.kind == Kind::RowRefs && m_document != nullptr) {
        for (const auto &[id, name] : rowsOfTarget(m_document->set(), m_field.target))
            choices.append({.key = keyOf(id), .label = shortened(name, longestNameShown)});
    }
    m_list->model().setChoices(choices);
    QStringList chosen;
    if (const auto *names = std::get_if<QStringList>(&m_value))
        chosen = *names;
    else if (const auto *rows = std::get_if<QList<RowId>>(&m_value))
        std::ranges::transform(*rows, std::back_inserter(chosen), keyOf);
    m_list->model().setChosen(chosen);
}

void CheckListEditor::takeChosen()
{
    const QStringList &chosen = m_list->model().chosen();
    Value value = chosen;
    if (m_field.kind == Kind::RowRefs) {
        QList<RowId> rows;
        for (const QString &key : chosen)
            rows << RowId{key.toUInt()};
        value = rows;
    }
    take(value);
}

int CheckListEditor::role() const
{
    return ValueRole;
}

QVariant CheckListEditor::entered() const
{
    return QVariant::fromValue(m_value);
}

void CheckListEditor::showValue(const QVariant &value)
{
    m_value = value.metaType() == QMetaType::fromType<Value>() ? value.value<Value>()
                                                               : fallbackOf(m_field);
    m_shown = m_value;
    showText();
}

void CheckListEditor::showDifferent(const QString &word)
{
    showValue({});
    setText(word);
}

void CheckListEditor::showText()
{
    const QString text = shownText(
        m_document == nullptr ? RowNames() : m_document->rowNames(m_field), m_field, m_value);
    setText(text.isEmpty() ? tr("(none)") : shortMenuText(text));
}

} // namespace boardwright
