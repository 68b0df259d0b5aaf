// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paint/readable_palette.h"

#include "ui/widgets/paint/colour_mix.h"

#include <QApplication>
#include <QEvent>
#include <QPalette>

namespace boardwright {

namespace {

/// That of WCAG 2.1 for what is not the text itself. Light themes have about 4.
constexpr qreal leastContrast = 3;

void mendPalette()
{
    const QPalette palette = QApplication::palette();
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const QColor hint = palette.color(QPalette::PlaceholderText);
    if (contrast(base, mixed(base, hint, hint.alphaF())) >= leastContrast)
        return;
    // Only this role becomes the application's own; all others follow the theme.
    QPalette own;
    own.setResolveMask(0);
    own.setColor(QPalette::PlaceholderText, mixed(base, text, 0.6));
    own.setColor(QPalette::Disabled, QPalette::PlaceholderText, mixed(base, text, 0.4));
    QApplication::setPalette(own);
}

class ThemeWatch final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == parent() && event->type() == QEvent::ApplicationPaletteChange)
            mendPalette();
        return QObject::eventFilter(watched, event);
    }
};

} // namespace

void keepPaletteReadable()
{
    mendPalette();
    qApp->installEventFilter(new ThemeWatch(qApp));
}

} // namespace boardwright
