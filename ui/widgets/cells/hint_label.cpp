// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cells/hint_label.h"

#include "ui/widgets/support/tints.h"

#include <QApplication>
#include <QTextDocument>

#include <algorithm>

namespace boardwright {

HintLabel::HintLabel(QWidget *parent)
    : QLabel(parent)
{
    setWordWrap(true);
    setMargin(fontMetrics().height() / 4);
    setAutoFillBackground(true);
}

void HintLabel::showHint(const QString &text, bool isWrong)
{
    setTextFormat(Qt::PlainText);
    setText(text);
    colour(isWrong);
}

void HintLabel::showRich(const QString &html, bool isWrong)
{
    setTextFormat(Qt::RichText);
    setText(html);
    colour(isWrong);
}

/// As wide as its words, which are broken into lines where they are many.
void HintLabel::fit()
{
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
    setFixedSize(wide, heightForWidth(wide));
}

void HintLabel::colour(bool isWrong)
{
    QPalette own = QApplication::palette();
    const QColor base = own.color(QPalette::Base);
    const Tint wrong = tint(base, own.color(QPalette::Text), QColor(200, 40, 40));
    own.setColor(QPalette::Window, isWrong ? wrong.fill : base);
    own.setColor(QPalette::WindowText, isWrong ? wrong.text : own.color(QPalette::Text));
    setPalette(own);
    fit();
}

} // namespace boardwright
