// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/text_edits.h"

#include "core/goalset/field_limits.h"
#include "core/goalset/goal_text.h"
#include "ui/editing/values/objective_cells.h"
#include "ui/widgets/controls/bubble.h"
#include "ui/widgets/controls/hint_label.h"

#include <QKeyEvent>

#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

QString counterText(qsizetype length, qsizetype most)
{
    return u"%1/%2"_s.arg(length).arg(most);
}

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

} // namespace

GoalEdit::GoalEdit(QWidget *parent)
    : LineCellEdit(parent)
    , m_bubble(new Bubble(*this))
    , m_label(new HintLabel)
{
    setAccessibleName(tr("Goal"));
    m_bubble->setContent(m_label);
    m_label->setTextInteractionFlags(Qt::LinksAccessibleByMouse);
    connect(m_label, &QLabel::linkActivated, this, [this](const QString &link) {
        insert(link);
        setMeant(true);
        Q_EMIT textEdited(text());
    });
    connect(this, &QLineEdit::textEdited, this, &GoalEdit::complete);
    connect(this, &QLineEdit::textChanged, this, &GoalEdit::explain);
}

QString GoalEdit::counter() const
{
    return counterText(text().size(), field_limits::goal);
}

bool GoalEdit::isPossible() const
{
    Objective objective;
    return enterCell(objective, ObjectiveColumn::Goal, text()).has_value();
}

/// Completes an opening placeholder or plural. The added text is selected, so that typing it anyway
/// replaces it. Does nothing while text is deleted.
void GoalEdit::complete()
{
    if (std::exchange(m_length, text().size()) >= text().size())
        return;
    const int at = cursorPosition();
    const QString before = text().first(at);
    const QString after = text().sliced(at);
    for (const auto &[opening, rest] :
        {std::pair{u"{{"_s, u"X}}"_s}, std::pair{u"[["_s, u"s]]"_s}}) {
        if (!before.endsWith(opening) || after.startsWith(rest.first(1)))
            continue;
        setText(before + rest + after);
        setSelection(at + static_cast<int>(rest.size()), -static_cast<int>(rest.size()));
        m_length = text().size() - rest.size();
    }
}

void GoalEdit::explain()
{
    const auto link = [](const QString &text, const QString &help) {
        return u"<a href=\"%1\">%1</a> %2"_s.arg(text, help.toHtmlEscaped());
    };
    const bool isTooLong = text().size() > field_limits::goal;
    const QString offers
        = QStringList{hasPlaceholder(text()) ? QString() : link(u"{{X}}"_s, tr("the value")),
            link(u"[[s]]"_s, tr("or", "[[s]] or [[es]]")), link(u"[[es]]"_s, tr("the plural"))}
              .join(u" &nbsp; "_s);
    m_label->showRich(u"<b>%1</b> &nbsp; %2"_s.arg(counter(),
                          isTooLong ? tr("Too long for lockout.live").toHtmlEscaped() : offers),
        isTooLong);
    setAccessibleDescription(counter());
    if (hasFocus())
        m_bubble->open();
}

void GoalEdit::focusInEvent(QFocusEvent *event)
{
    LineCellEdit::focusInEvent(event);
    m_length = text().size();
    explain();
}

bool GoalEdit::wantsKey(const QKeyEvent &event) const
{
    return (isEnter(event) || event.key() == Qt::Key_Tab) && isMeant() && !isPossible();
}

TooltipEdit::TooltipEdit(QWidget *parent)
    : QPlainTextEdit(parent)
    , m_bubble(new Bubble(*this))
    , m_label(new HintLabel)
{
    setAccessibleName(tr("Tooltip"));
    setTabChangesFocus(true);
    document()->setDocumentMargin(2);
    m_bubble->setContent(m_label);
    connect(this, &QPlainTextEdit::textChanged, this, [this] {
        m_wasEdited = m_wasEdited || !m_isShowing;
        explain();
    });
}

void TooltipEdit::showValue(const QVariant &value)
{
    m_isShowing = true;
    setPlainText(value.toString());
    m_isShowing = false;
    moveCursor(QTextCursor::End);
    m_isFresh = true;
    m_wasEdited = false;
}

QString TooltipEdit::counter() const
{
    return counterText(toPlainText().size(), field_limits::tooltip);
}

void TooltipEdit::explain()
{
    const bool isTooLong = toPlainText().size() > field_limits::tooltip;
    m_label->showHint(isTooLong ? tr("%1   Too long for lockout.live").arg(counter())
                                : tr("%1   Shift+Enter starts a new line").arg(counter()),
        isTooLong);
    setAccessibleDescription(counter());
    if (hasFocus())
        m_bubble->open();
}

bool TooltipEdit::wantsKey(const QKeyEvent &event) const
{
    const bool isTooLong = toPlainText().size() > field_limits::tooltip;
    return (isEnter(event) && event.modifiers().testFlag(Qt::ShiftModifier))
        || ((isEnter(event) || event.key() == Qt::Key_Tab) && m_wasEdited && isTooLong);
}

void TooltipEdit::keyPressEvent(QKeyEvent *event)
{
    if (std::exchange(m_isFresh, false) && !event->spontaneous())
        selectAll(); // typed over the cell
    if (isEnter(*event) && !event->modifiers().testFlag(Qt::ShiftModifier)) {
        tellEntered();
        return;
    }
    if (isEnter(*event)) {
        insertPlainText(u"\n"_s); // Shift+Enter would insert a line separator
        return;
    }
    QPlainTextEdit::keyPressEvent(event);
}

void TooltipEdit::focusInEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusInEvent(event);
    explain();
}

void TooltipEdit::focusOutEvent(QFocusEvent *event)
{
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        tellEntered();
}

} // namespace boardwright
