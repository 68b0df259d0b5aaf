// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/board/receipt_bar.h"

#include "core/goalset/goal_text.h"
#include "ui/editing/studies/receipt_text.h"
#include "ui/widgets/paint/icons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace boardwright {

namespace {

/// How long an outdated receipt keeps its normal colours before it turns pale.
constexpr std::chrono::milliseconds receiptPatience{250};
constexpr int shownLines = 2;

/// Before the first edit.
QString invitation()
{
    return ReceiptBar::tr("What an edit changes is shown here.");
}

} // namespace

ReceiptBar::ReceiptBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_keepBoard(new QToolButton(this))
    , m_takeBack(new QToolButton(this))
{
    setObjectName(QStringLiteral("receipt"));
    m_text->setObjectName(QStringLiteral("receiptText"));
    m_takeBack->setObjectName(QStringLiteral("receiptTakeBack"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    // A long word must not widen the window.
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_keepBoard->setObjectName(QStringLiteral("receiptKeepBoard"));
    m_keepBoard->setText(tr("Keep the Board"));
    m_keepBoard->setToolTip(tr("Draw the reworded goals by the text that they had, so that no "
                               "board changes but for the words"));
    m_takeBack->setAutoRaise(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text, 1);
    layout->addWidget(m_keepBoard, 0, Qt::AlignTop);
    layout->addWidget(m_takeBack, 0, Qt::AlignTop);
    m_patience.setSingleShot(true);
    m_patience.setInterval(receiptPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] { m_text->setEnabled(false); });
    fit();
}

void ReceiptBar::follow(LastEdit &edit, EditReceipt &receipt)
{
    m_receipt = &receipt;
    m_edit = &edit;
    connect(&edit, &LastEdit::pinnedChanged, this, &ReceiptBar::showReceipt);
    connect(m_takeBack, &QToolButton::clicked, &edit, &LastEdit::takeBack);
    connect(m_keepBoard, &QToolButton::clicked, &edit, &LastEdit::keepBoard);
    connect(&receipt, &EditReceipt::updated, this, &ReceiptBar::showReceipt);
    connect(&receipt, &EditReceipt::outdated, this, [this] {
        if (!m_patience.isActive() && m_text->isEnabled())
            m_patience.start();
    });
    showReceipt();
}

void ReceiptBar::showReceipt()
{
    m_patience.stop();
    m_text->setEnabled(true);
    const std::optional<Receipt> &receipt = m_receipt->receipt();
    const bool isUndo = receipt && receipt->edit.isUndo();
    m_keepBoard->setVisible(receipt && receipt->canKeepBoard());
    m_takeBack->setVisible(receipt && receipt->edit.isMove());
    m_takeBack->setIcon(
        namedIcon(isUndo ? QStringLiteral("edit-redo") : QStringLiteral("edit-undo")));
    m_takeBack->setText(isUndo ? tr("Redo") : tr("Undo"));
    m_takeBack->setToolTip(isUndo ? tr("Redo this edit") : tr("Undo this edit"));
    const QString inFull = receipt ? receiptInFull(*receipt) : QString();
    m_text->setToolTip(inFull);
    m_text->setAccessibleName(tr("Effect of the last edit"));
    m_text->setAccessibleDescription(inFull);
    layout()->activate(); // the text gets the width that the buttons leave
    fit();
}

void ReceiptBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ReceiptBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void ReceiptBar::fit()
{
    // Whether a button is shown does not change the height.
    // The letters of some languages come from a second font, whose lines are higher.
    const QStringList lines(shownLines, invitation());
    const int height = m_text->fontMetrics().size(0, lines.join(u'\n')).height();
    m_text->setFixedHeight(
        std::max({height, m_keepBoard->sizeHint().height(), m_takeBack->sizeHint().height()}));
    m_text->setText(fitting());
}

/// The longest text that fits into two lines.
QString ReceiptBar::fitting() const
{
    constexpr qsizetype mostParts = 6;
    constexpr int shortestName = 12;
    constexpr int longestName = 60;
    constexpr int shorterBy = 8;
    if (m_edit != nullptr && m_edit->isPinned() && !m_receipt->receipt())
        return tr(
            "Pinned: your changes are compared with the set and board as they were when pinned.");
    if (m_receipt == nullptr || !m_receipt->receipt())
        return invitation();
    const Receipt &receipt = *m_receipt->receipt();
    const QString edit = editText(receipt.edit);
    const auto fits = [this](const QString &text) {
        const QRect room(0, 0, m_text->width(), QWIDGETSIZE_MAX);
        return m_text->fontMetrics().boundingRect(room, Qt::TextWordWrap, text).height()
            <= m_text->height();
    };
    const auto compose = [&](int longest, qsizetype most) {
        // The non-breaking space keeps a line from starting with a separator.
        return tr("%1: %2", "an edit, what it did")
            .arg(shortened(edit, longest),
                receiptParts(receipt, most).join(QStringLiteral("\u00a0· ")));
    };
    for (qsizetype most = mostParts; most > 1; --most) {
        if (const QString text = compose(longestName, most); fits(text))
            return text;
    }
    for (int longest = longestName; longest > shortestName; longest -= shorterBy) {
        if (const QString text = compose(longest, 1); fits(text))
            return text;
    }
    // What is left out is in the tooltip.
    QString text = compose(shortestName, 1);
    while (!fits(text) && text.size() > shortestName) {
        text.chop(2);
        text += u'…';
    }
    return text;
}

} // namespace boardwright
