// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/details/details_page.h"

#include "ui/editing/document/edits.h"
#include "ui/editing/names/name_counts.h"
#include "ui/text/field_words.h"
#include "ui/text/number_text.h"
#include "ui/widgets/cells/flag_cell_edit.h"
#include "ui/widgets/cells/names_edit.h"
#include "ui/widgets/fields/cell_editors.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

/// The names of the goals in order of appearance, with the number of goals for each.
QList<std::pair<QString, int>> namesOfGoals(
    const QList<const Objective *> &goals, ObjectiveColumn column)
{
    QList<std::pair<QString, int>> counts;
    QHash<QString, qsizetype> places; // looked up, never iterated
    for (const Objective *goal : goals) {
        QStringList names = cellNames(*goal, column);
        names.removeDuplicates();
        for (const QString &name : std::as_const(names)) {
            const auto known = places.constFind(name);
            if (known != places.cend()) {
                ++counts[*known].second;
            } else {
                places.insert(name, counts.size());
                counts.append({name, 1});
            }
        }
    }
    return counts;
}

void setPlaceholder(QWidget *editor, const QString &text)
{
    if (auto *line = qobject_cast<QLineEdit *>(editor))
        line->setPlaceholderText(text);
    else if (auto *lines = qobject_cast<QPlainTextEdit *>(editor))
        lines->setPlaceholderText(text);
    else if (auto *box = qobject_cast<QComboBox *>(editor))
        box->setPlaceholderText(text);
}

} // namespace

DetailsPage::DetailsPage(GoalSetDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_grid(new QGridLayout(this))
{
    const int inset = fontMetrics().height() / 2;
    m_grid->setContentsMargins(inset, inset / 2, inset, inset / 2);
    m_grid->setHorizontalSpacing(inset);
    m_grid->setVerticalSpacing(inset / 2);
}

DetailsPage::~DetailsPage() = default;

QList<const Objective *> DetailsPage::goals() const
{
    QList<const Objective *> found;
    found.reserve(m_ids.size());
    for (const RowId id : m_ids) {
        if (const Objective *objective = m_document.objective(id))
            found.append(objective);
    }
    return found;
}

void DetailsPage::place(const QString &label, QWidget *editor, int row, int column, int span)
{
    auto *name = new QLabel(label, this);
    name->setBuddy(editor);
    if (editor->accessibleName().isEmpty())
        editor->setAccessibleName(label);
    const bool isHigh = qobject_cast<QPlainTextEdit *>(editor) != nullptr;
    m_grid->addWidget(name, row, 2 * column, isHigh ? Qt::AlignTop : Qt::AlignVCenter);
    m_grid->addWidget(editor, row, 2 * column + 1, 1, 2 * span - 1);
}

QLabel *DetailsPage::note(const QString &text)
{
    auto *label = new QLabel(text, this);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

/// Numbers entered in one field without leaving it are one undo step.
DetailsPage::Content DetailsPage::contentOf(ObjectiveColumn column)
{
    const bool isNumber = fieldOf(column).kind == Kind::Integer;
    return {.read = [column](const Objective &goal) { return cellEditValue(goal, column); },
        .write =
            [this, column, isNumber](const QVariant &entered) {
                return setColumn(m_document, m_ids, column, entered, isNumber ? m_gesture : -1);
            }};
}

void DetailsPage::bind(QWidget *widget, const Content &content)
{
    auto *editor = dynamic_cast<CellEditor *>(widget);
    const auto *line = qobject_cast<QLineEdit *>(widget);
    m_bindings.append({.content = content,
        .widget = widget,
        .editor = editor,
        .placeholder = line == nullptr ? QString() : line->placeholderText()});
    widget->installEventFilter(this);
    editor->onEntered([this, widget] { commit(widget); });
}

QWidget *DetailsPage::add(ObjectiveColumn column, int row, int at, int span)
{
    QWidget *editor = makeEditor(fieldOf(column), {.document = &m_document}, this);
    place(fieldLabel(fieldOf(column)), editor, row, at, span);
    if (auto *names = qobject_cast<NamesEdit *>(editor))
        bindNames(column, names);
    else
        bind(editor, contentOf(column));
    return editor;
}

void DetailsPage::bindNames(ObjectiveColumn column, NamesEdit *editor)
{
    m_names.append({.column = column, .editor = editor});
    editor->setWrapping();
    editor->installEventFilter(this);
    connect(editor, &NamesEdit::added, this, [this, column, editor](const QString &name) {
        if (const auto done = addName(m_document, column, m_ids, name); !done)
            Q_EMIT refused(editor, done.error());
        refreshNames({.column = column, .editor = editor});
    });
    connect(editor, &NamesEdit::removed, this, [this, column, editor](const QString &name) {
        removeName(m_document, column, m_ids, name);
        refreshNames({.column = column, .editor = editor});
    });
}

void DetailsPage::bindBox(FlagCellEdit *box, const std::function<bool(const Objective &)> &isOn,
    const std::function<void(bool on)> &toggle)
{
    bind(box,
        {.read = [isOn](const Objective &goal) -> QVariant { return isOn(goal); },
            .write = [toggle](const QVariant &entered) -> std::expected<void, QString> {
                toggle(entered.toBool());
                return {};
            }});
}

void DetailsPage::showRows(const QList<RowId> &ids)
{
    if (ids == m_ids)
        return;
    commitAll();
    m_ids = ids;
    m_gesture = newGesture();
    for (const Binding &binding : std::as_const(m_bindings))
        show(binding, {}); // clears what was shown for other goals
    refresh();
}

void DetailsPage::refresh()
{
    setEnabled(!goals().isEmpty());
    m_isStale = !isVisible();
    if (!m_isStale)
        showNow();
}

void DetailsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (std::exchange(m_isStale, false))
        showNow();
}

void DetailsPage::showNow()
{
    for (const Binding &binding : std::as_const(m_bindings)) {
        if (!binding.widget->hasFocus() || !binding.editor->isMeant())
            refreshText(binding);
    }
    for (const NamesBinding &binding : std::as_const(m_names))
        refreshNames(binding);
}

void DetailsPage::show(const Binding &binding, const QVariant &value)
{
    binding.editor->showValue(value);
    // Shows the beginning of a text that is too long.
    if (auto *line = qobject_cast<QLineEdit *>(binding.widget);
        line != nullptr && !line->hasFocus())
        line->setCursorPosition(0);
}

void DetailsPage::refreshText(const Binding &binding)
{
    const QList<const Objective *> shown = goals();
    const QVariant first = shown.isEmpty() ? QVariant() : binding.content.read(*shown.first());
    const bool differs = std::ranges::any_of(
        shown, [&](const Objective *goal) { return binding.content.read(*goal) != first; });
    const QString different = tr("different", "the goals have different values");
    const QVariant there = binding.editor->entered();
    // An unchanged text keeps its cursor.
    const bool isThere = !binding.editor->isMeant() && there.typeId() == QMetaType::QString
        && there.toString() == (differs ? QString() : first.toString());
    if (!isThere && differs)
        binding.editor->showDifferent(different);
    else if (!isThere)
        show(binding, first);
    setPlaceholder(binding.widget, differs ? different : binding.placeholder);
}

void DetailsPage::refreshNames(const NamesBinding &binding)
{
    const QList<const Objective *> shown = goals();
    QList<NameChip> chips;
    for (const auto &[name, count] : namesOfGoals(shown, binding.column)) {
        const bool isOfAll = count == shown.size();
        chips.append({.name = name,
            .note = isOfAll ? QString()
                            : tr("on %1 of %2").arg(wholeText(count), wholeText(shown.size()))});
    }
    if (binding.editor->chips() != chips)
        binding.editor->showChips(chips);
}

void DetailsPage::commit(QWidget *widget)
{
    const auto binding = std::ranges::find(m_bindings, widget, &Binding::widget);
    if (binding == m_bindings.end() || !binding->editor->isMeant() || m_ids.isEmpty())
        return;
    const auto done = binding->content.write(binding->editor->entered());
    if (!done) {
        Q_EMIT refused(widget, done.error());
        // Enter was pressed: the user can correct the input, unless a box has put it back.
        if (widget->hasFocus() && qobject_cast<QAbstractSpinBox *>(widget) == nullptr)
            return;
    }
    refreshText(*binding);
}

void DetailsPage::commitAll()
{
    for (const Binding &binding : std::as_const(m_bindings))
        commit(binding.widget);
}

/// Escape discards pending input. Names to offer are looked up when their editor gets the focus.
bool DetailsPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        m_gesture = newGesture();
        const auto names = std::ranges::find(m_names, watched, &NamesBinding::editor);
        if (names != m_names.end())
            names->editor->setNames(nameCounts(m_document.set(), names->column));
        return false;
    }
    if (event->type() == QEvent::FocusOut) {
        // A line edit does not emit editingFinished() after an Enter that was refused.
        const auto reason = static_cast<QFocusEvent *>(event)->reason();
        auto *line = qobject_cast<QLineEdit *>(watched);
        if (line != nullptr && reason != Qt::PopupFocusReason
            && reason != Qt::ActiveWindowFocusReason)
            commit(line);
        return false;
    }
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto binding = std::ranges::find(m_bindings, watched, &Binding::widget);
    const auto *const key = static_cast<QKeyEvent *>(event);
    if (binding == m_bindings.end() || !key->matches(QKeySequence::Cancel)
        || !binding->editor->isMeant() || binding->editor->wantsKey(*key))
        return false;
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return false;
    }
    show(*binding, {});
    refreshText(*binding);
    return true;
}

} // namespace boardwright
