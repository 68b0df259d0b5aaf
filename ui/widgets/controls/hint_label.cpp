// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/controls/hint_label.h"

#include "ui/widgets/paint/colour_mix.h"
#include "ui/widgets/paint/tints.h"

#include <QApplication>
#include <QTextDocument>

#include <algorithm>

namespace boardwright {

using namespace Qt::StringLiterals;

HintLabel::HintLabel(QWidget *parent)
    : QLabel(parent)
{
    setWordWrap(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setMargin(fontMetrics().height() / 4);
    setAutoFillBackground(true);
}

void HintLabel::showHint(const QString &text, bool isWrong)
{
    say(text, Qt::PlainText, isWrong);
}

void HintLabel::showRich(const QString &html, bool isWrong)
{
    colour(isWrong);
    // Otherwise links would have the application's colour on any background.
    const QString link = palette().color(QPalette::Link).name();
    say(u"<style>a { color: %1 }</style>%2"_s.arg(link, html), Qt::RichText, isWrong);
}

void HintLabel::say(const QString &text, Qt::TextFormat format, bool isWrong)
{
    colour(isWrong);
    if (text == this->text() && format == textFormat())
        return;
    m_size = {};
    setTextFormat(format);
    setText(text);
}

QSize HintLabel::sizeHint() const
{
    if (m_size.isValid())
        return m_size;
    const int unit = fontMetrics().averageCharWidth();
    QTextDocument layout;
    layout.setDefaultFont(font());
    layout.setDocumentMargin(0);
    if (textFormat() == Qt::RichText)
        layout.setHtml(text());
    else
        layout.setPlainText(text());
    const int wanted = static_cast<int>(layout.idealWidth()) + 2 * margin() + 3 * unit;
    const int wide = std::clamp(wanted, 20 * unit, 56 * unit);
    m_size = QSize(wide, QLabel::heightForWidth(wide));
    return m_size;
}

int HintLabel::heightForWidth(int /*width*/) const
{
    return sizeHint().height();
}

void HintLabel::changeEvent(QEvent *event)
{
    m_size = {};
    QLabel::changeEvent(event);
}

void HintLabel::colour(bool isWrong)
{
    QPalette own = QApplication::palette();
    if (m_isWrong == isWrong && m_palette == own.cacheKey())
        return;
    m_isWrong = isWrong;
    m_palette = own.cacheKey();
    const QColor base = own.color(QPalette::Base);
    const Tint wrong = tint(base, own.color(QPalette::Text), QColor(200, 40, 40));
    const QColor ground = isWrong ? wrong.fill : base;
    const QColor text = isWrong ? wrong.text : own.color(QPalette::Text);
    own.setColor(QPalette::Window, ground);
    own.setColor(QPalette::WindowText, text);
    // Dark palettes may keep a link colour that is meant for a white background.
    own.setColor(QPalette::Link, readableOn(ground, own.color(QPalette::Link), text));
    setPalette(own);
}

} // namespace boardwright
