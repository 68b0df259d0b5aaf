// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fields/list_editors.h"

#include "core/goalset/goal_text.h"
#include "ui/editing/tables/field_cells.h"
#include "ui/editing/values/row_names.h"
#include "ui/text/field_words.h"
#include "ui/widgets/controls/action_text.h"
#include "ui/widgets/controls/menu_button.h"

#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace boardwright {

namespace {

constexpr int longestNameShown = 60;

/// A menu that stays open while boxes are checked in it.
class StayingMenu final : public QMenu {
public:
    using QMenu::QMenu;

    /// Whether the last key since the menu was opened was Escape, which discards the changes.
    bool isCancelled() const { return m_isCancelled; }

protected:
    void showEvent(QShowEvent *event) override
    {
        m_isCancelled = false;
        QMenu::showEvent(event);
    }

    void mouseReleaseEvent(QMouseEvent *event) override
    {
        if (!toggleActive())
            QMenu::mouseReleaseEvent(event);
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        m_isCancelled = event->matches(QKeySequence::Cancel);
        if (event->key() != Qt::Key_Space || !toggleActive())
            QMenu::keyPressEvent(event);
    }

private:
    bool toggleActive()
    {
        QAction *action = activeAction();
        if (action == nullptr || !action->isCheckable())
            return false;
        action->trigger();
        return true;
    }

    bool m_isCancelled = false;
};

QString shortMenuText(const QString &name)
{
    return menuText(shortened(name, longestNameShown));
}

} // namespace

CheckListEditor::CheckListEditor(
    const Field &field, const GoalSetDocument *document, QWidget *parent)
    : FieldEditor(field, parent)
    , m_document(document)
    , m_button(new MenuButton(this))
    , m_value(fallbackOf(field))
{
    fill(m_button);
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    auto *menu = new StayingMenu(this);
    m_menu = menu;
    m_button->setMenu(m_menu);
    connect(m_menu, &QMenu::aboutToShow, this, &CheckListEditor::fillMenu);
    connect(m_menu, &QMenu::aboutToHide, this, [this, menu] {
        if (menu->isCancelled())
            takeBack();
        Q_EMIT closed();
    });
    showText();
}

void CheckListEditor::open()
{
    // A key that was already pending may have closed the editor.
    if (!isVisible())
        return;
    m_menu->popup(m_button->mapToGlobal(QPoint(0, m_button->height())));
}

void CheckListEditor::takeBack()
{
    if (m_value == m_opened)
        return;
    m_value = m_opened;
    showText();
    Q_EMIT edited();
}

void CheckListEditor::fillMenu()
{
    m_opened = m_value;
    m_menu->clear();
    const auto add = [this](const QString &text, const QVariant &item) {
        QAction *action = m_menu->addAction(shortMenuText(text));
        action->setCheckable(true);
        action->setChecked(holds(item));
        connect(action, &QAction::toggled, this, [this, item](bool on) { check(item, on); });
    };
    for (const Choice &choice : field().choices)
        add(choiceLabel(choice), QString(choice.key));
    if (field().kind == Kind::RowRefs && m_document != nullptr) {
        for (const auto &[id, name] : rowsOfTarget(m_document->set(), field().target))
            add(name, static_cast<quint32>(id));
    }
    if (m_menu->isEmpty())
        m_menu->addAction(tr("Nothing to choose from yet"))->setEnabled(false);
}

bool CheckListEditor::holds(const QVariant &item) const
{
    if (const auto *names = std::get_if<QStringList>(&m_value))
        return names->contains(item.toString());
    const auto *rows = std::get_if<QList<RowId>>(&m_value);
    return rows != nullptr && rows->contains(RowId{item.toUInt()});
}

void CheckListEditor::check(const QVariant &item, bool on)
{
    const auto change = [on](auto &list, const auto &element) {
        if (on && !list.contains(element))
            list.append(element);
        else if (!on)
            list.removeAll(element);
    };
    if (auto *names = std::get_if<QStringList>(&m_value))
        change(*names, item.toString());
    else if (auto *rows = std::get_if<QList<RowId>>(&m_value))
        change(*rows, RowId{item.toUInt()});
    showText();
    Q_EMIT edited();
}

void CheckListEditor::setValue(const Value &value)
{
    m_value = value;
    showText();
}

void CheckListEditor::showText()
{
    const QString text = shownText(
        m_document == nullptr ? RowNames() : m_document->rowNames(field()), field(), m_value);
    m_button->setText(text.isEmpty() ? tr("(none)") : shortMenuText(text));
    setToolTip(text);
}

} // namespace boardwright
