// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/plain_texts.h"

#include <QApplication>
#include <QLabel>
#include <QPointer>
#include <QScreen>

namespace boardwright {

namespace {

constexpr int longestLine = 70; ///< letters of a tool tip

/// Qt wraps only tips that it takes for HTML.
void wrap(QLabel &tip)
{
    if (tip.wordWrap())
        return;
    const int oneLine = tip.height();
    tip.setWordWrap(true);
    const int wrapped = tip.heightForWidth(tip.width());
    if (wrapped <= oneLine)
        return;
    // Qt has found a place for a lower one: below the pointer, or above it if there is no room.
    QRect place(tip.x(), tip.y(), tip.width(), wrapped);
    const QPoint pointer = QCursor::pos();
    const bool isAbove = place.top() < pointer.y() && place.bottom() >= pointer.y();
    if (isAbove || place.bottom() > tip.screen()->geometry().bottom())
        place.moveBottom(tip.y() + oneLine - 1);
    place.moveTop(std::max(place.top(), tip.screen()->geometry().top()));
    tip.setGeometry(place);
}

class PlainTexts final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        switch (event->type()) {
        case QEvent::Polish: // before the first text is laid out, and for a tip before it has one
            if (auto *label = qobject_cast<QLabel *>(watched)) {
                if (isTip(*label))
                    label->setMaximumWidth(longestLine * label->fontMetrics().averageCharWidth());
                if (isTip(*label) || label->textFormat() == Qt::AutoText)
                    label->setTextFormat(Qt::PlainText);
            }
            break;
        case QEvent::Show:
        case QEvent::Resize:
            if (auto *label = qobject_cast<QLabel *>(watched); label != nullptr && isTip(*label))
                wrap(*label);
            break;
        default:
            break;
        }
        return false;
    }

private:
    static bool isTip(const QLabel &label)
    {
        return label.windowType() == Qt::ToolTip && label.inherits("QTipLabel");
    }
};

} // namespace

void keepTextsPlain()
{
    static QPointer<PlainTexts> filter;
    if (filter != nullptr)
        return;
    filter = new PlainTexts(qApp);
    qApp->installEventFilter(filter);
}

} // namespace boardwright
