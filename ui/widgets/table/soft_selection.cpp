// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table/soft_selection.h"

#include "ui/widgets/paint/colour_mix.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace boardwright {

namespace {

QPalette withSoftSelection(const QPalette &palette)
{
    QPalette soft = palette;
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled}) {
        const QColor highlight = palette.color(QPalette::Active, QPalette::Highlight);
        const qreal share = group == QPalette::Active ? 0.24 : 0.16;
        soft.setColor(group, QPalette::Highlight,
            mixed(palette.color(group, QPalette::Base), highlight, share));
        soft.setColor(group, QPalette::HighlightedText, palette.color(group, QPalette::Text));
    }
    return soft;
}

/// A child of the view that watches the view's parent.
class SelectionSoftener final : public QObject {
public:
    explicit SelectionSoftener(QWidget &view)
        : QObject(&view)
        , m_view(view)
    {
        view.parentWidget()->installEventFilter(this);
        soften();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::PaletteChange)
            soften();
        return QObject::eventFilter(watched, event);
    }

private:
    void soften() { m_view.setPalette(withSoftSelection(m_view.parentWidget()->palette())); }

    QWidget &m_view;
};

} // namespace

void keepSoftSelection(QWidget &view)
{
    Q_ASSERT(view.parentWidget() != nullptr);
    new SelectionSoftener(view);
}

void useFullSelection(QWidget &editor)
{
    editor.setPalette(QApplication::palette());
    editor.setAutoFillBackground(true);
}

} // namespace boardwright
