// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/source/source_note.h"

#include "ui/widgets/paint/severity_icon.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace boardwright {

SourceNote::SourceNote(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_words(new QLabel(this))
    , m_goTo(new QToolButton(this))
    , m_discard(new QToolButton(this))
{
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText); // it quotes the file
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_goTo->setText(tr("Go There"));
    m_goTo->setToolTip(tr("Moves the cursor to the error (F8)"));
    m_discard->setText(tr("Discard Changes to the Text"));
    m_discard->setToolTip(tr("Shows the goal set without the text typed since"));

    const int inset = fontMetrics().height() / 3;
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(inset, inset, inset, inset);
    layout->setSpacing(inset);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_words, 1);
    layout->addWidget(m_goTo, 0, Qt::AlignTop);
    layout->addWidget(m_discard, 0, Qt::AlignTop);
    connect(m_goTo, &QToolButton::clicked, this, &SourceNote::placeWanted);
    connect(m_discard, &QToolButton::clicked, this, &SourceNote::discardWanted);
    hide();
}

QString SourceNote::words() const
{
    return isHidden() ? QString() : m_words->text();
}

void SourceNote::showNothing()
{
    hide();
}

void SourceNote::showHint(const QString &words)
{
    m_icon->setPixmap(severityIcon(Severity::Hint).pixmap(fontMetrics().height()));
    m_words->setText(words);
    m_goTo->hide();
    m_discard->hide();
    show();
}

void SourceNote::showMistake(const QString &words)
{
    m_icon->setPixmap(severityIcon(Severity::Error).pixmap(fontMetrics().height()));
    m_words->setText(words);
    m_goTo->show();
    m_discard->show();
    show();
}

} // namespace boardwright
