// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/tool_tips.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPointer>
#include <QStyleOptionFrame>
#include <QStylePainter>
#include <QTimer>
#include <QToolTip>

#include <algorithm>
#include <chrono>

namespace boardwright {

namespace {

/// Why something is not possible. Looks like a tool tip, but is a part of the window: what it
/// covers can be clicked on every platform.
class ReasonTip final : public QLabel {
public:
    ReasonTip(QWidget &window, const QString &reason)
        : QLabel(reason, &window)
    {
        constexpr int mostLetters = 70; // of a line
        setAttribute(Qt::WA_DeleteOnClose);
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setTextFormat(Qt::PlainText);
        setWordWrap(true);
        setPalette(QToolTip::palette());
        setFont(QToolTip::font());
        setForegroundRole(QPalette::ToolTipText);
        setMargin(fontMetrics().height() / 4);
        const int width = std::min({fontMetrics().horizontalAdvance(reason) + 2 * margin() + 2,
            mostLetters * fontMetrics().averageCharWidth(), window.width()});
        resize(width, heightForWidth(width));
        // As long as a tool tip stays.
        constexpr std::chrono::milliseconds least{10'000};
        constexpr std::chrono::milliseconds perLetter{40};
        QTimer::singleShot(least + reason.size() * perLetter, this, &QWidget::close);
        // The event that was refused is not over yet.
        QTimer::singleShot(0, this, [this] { qApp->installEventFilter(this); });
    }

    /// `place`: in the window.
    void showBelow(const QPoint &place)
    {
        const QRect room = parentWidget()->rect();
        QRect at(place + QPoint(0, 2), size());
        if (at.bottom() > room.bottom())
            at.moveBottom(place.y() - fontMetrics().height() * 2); // above the line of the point
        at.moveLeft(std::max(room.left(), std::min(at.left(), room.right() + 1 - at.width())));
        at.moveTop(std::max(room.top(), at.top()));
        move(at.topLeft());
        raise();
        show();
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::KeyPress:
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
        case QEvent::Wheel:
            close();
            break;
        case QEvent::Resize:
            if (watched == parentWidget())
                close();
            break;
        default:
            break;
        }
        return false;
    }

    void paintEvent(QPaintEvent *event) override
    {
        QStylePainter painter(this);
        QStyleOptionFrame panel;
        panel.initFrom(this);
        painter.drawPrimitive(QStyle::PE_PanelTipLabel, panel);
        painter.end();
        QLabel::paintEvent(event);
    }
};

QPointer<ReasonTip> &reasonTip()
{
    static QPointer<ReasonTip> tip;
    return tip;
}

} // namespace

void showTip(QWidget &where, const QPoint &globalPosition, const QString &words, const QRect &part)
{
    QToolTip::showText(globalPosition, words, &where, part);
}

void hideTip()
{
    QToolTip::hideText();
}

void showWhole(
    QWidget &where, const QPoint &globalPosition, const QString &whole, const QString &about)
{
    const bool isSaid = about.contains(whole);
    showTip(where, globalPosition,
        isSaid                ? about
            : about.isEmpty() ? whole
                              : whole + QStringLiteral("\n\n") + about);
}

void showReason(QWidget &where, const QPoint &globalPosition, const QString &reason)
{
    delete reasonTip();
    if (reason.isEmpty())
        return;
    hideTip();
    QWidget &window = *where.window();
    reasonTip() = new ReasonTip(window, reason);
    reasonTip()->showBelow(window.mapFromGlobal(globalPosition));
}

QString shownReason()
{
    const QPointer<ReasonTip> &tip = reasonTip();
    return tip != nullptr && tip->isVisible() ? tip->text() : QString();
}

} // namespace boardwright
