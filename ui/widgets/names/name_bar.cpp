// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/names/name_bar.h"

#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace boardwright {

NameBar::NameBar(NameTableModel &model, QWidget *parent)
    : QFrame(parent)
    , m_model(model)
    , m_label(new QLabel(this))
    , m_edit(new QLineEdit(this))
    , m_accept(new QPushButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    m_label->setTextFormat(Qt::PlainText); // it quotes text of unknown origin
    m_label->setWordWrap(true);
    m_edit->setAccessibleName(tr("Name"));
    m_edit->setMaximumWidth(fontMetrics().averageCharWidth() * 32);
    m_edit->setMinimumWidth(fontMetrics().averageCharWidth() * 18);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    for (QPushButton *button : {m_accept, cancel})
        button->setAutoDefault(false);

    const int inset = fontMetrics().height() / 3;
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(inset, inset, inset, inset);
    layout->setSpacing(inset);
    layout->addWidget(m_edit);
    layout->addWidget(m_label, 1);
    layout->addWidget(m_accept);
    layout->addWidget(cancel);

    connect(m_edit, &QLineEdit::textChanged, this, &NameBar::showQuestion);
    connect(m_edit, &QLineEdit::returnPressed, this, &NameBar::accept);
    connect(m_accept, &QPushButton::clicked, this, &NameBar::accept);
    connect(cancel, &QPushButton::clicked, this, &NameBar::leave);
    hide();
}

void NameBar::open(const QString &button, const QString &text)
{
    QStringList others = m_model.names();
    others.removeIf([this](const QString &name) { return m_from.contains(name); });
    delete m_edit->completer();
    if (isMerge()) {
        others.sort(Qt::CaseInsensitive);
        auto *completer = new QCompleter(others, m_edit);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        m_edit->setCompleter(completer);
    }
    m_accept->setText(button);
    m_edit->setPlaceholderText(isMerge() ? tr("Merge into") : tr("Name"));
    m_edit->setText(text);
    showQuestion();
    show();
    m_edit->setFocus(Qt::OtherFocusReason);
    m_edit->selectAll();
}

void NameBar::askForNew()
{
    m_from.clear();
    open(tr("Add"), {});
}

void NameBar::askForMerge(const QStringList &from, const QString &to)
{
    if (from.isEmpty())
        return;
    m_from = from;
    open(tr("Merge"), to);
}

/// Shows what Enter would do with the current input.
void NameBar::showQuestion()
{
    const auto name = m_model.nameOf(m_edit->text());
    const bool isThere = name && m_model.rowOf(*name) >= 0;
    bool isPossible = false;
    if (m_edit->text().trimmed().isEmpty()) {
        m_label->setText(isMerge() ? tr("All goals get the other name in one step.")
                                   : tr("Enter adds it, Esc cancels."));
    } else if (!name) {
        m_label->setText(name.error());
    } else if (isMerge()) {
        isPossible = isThere && !m_from.contains(*name);
        m_label->setText(isPossible ? m_model.mergeQuestion(m_from, *name)
                                    : tr("No other entry has this name."));
    } else {
        isPossible = !isThere;
        m_label->setText(isThere          ? tr("This name already exists.")
                : *name != m_edit->text() ? tr("The name will be \"%1\".").arg(*name)
                                          : QString());
    }
    m_accept->setEnabled(isPossible);
    setAccessibleName(m_label->text());
}

void NameBar::accept()
{
    if (!m_accept->isEnabled())
        return;
    const QString name = m_model.nameOf(m_edit->text()).value_or(QString());
    if (isMerge()) {
        m_model.merge(m_from, name);
        hide();
    } else {
        m_model.addName(name);
        m_edit->clear(); // ready for the next name
    }
    Q_EMIT done(name);
}

void NameBar::leave()
{
    hide();
    Q_EMIT closed();
}

void NameBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        leave();
    else
        QFrame::keyPressEvent(event);
}

} // namespace boardwright
