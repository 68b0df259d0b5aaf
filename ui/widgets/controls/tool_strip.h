// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QList>
#include <QPointer>
#include <QString>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace boardwright {

/// One line of toggles at the bottom of a window or of a part of it, and above it what that is for.
/// A toggle opens its panel below the line; at most one is open, and a border to drag says how high
/// it is. A maximised panel takes the place of what is above. Esc in a panel closes it and gives
/// the focus back. Where there is little room the toggles are icons, and a panel is scrolled.
class ToolStrip final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolStrip)

public:
    /// What a person left open, to be kept for the next time.
    struct State {
        QString open; ///< key of the panel; empty: none
        int height = 0; ///< of the panels, in pixels; 0: never dragged
        bool isMaximised = false; ///< the panel that is open

        friend bool operator==(const State &, const State &) = default;
    };

    explicit ToolStrip(QWidget *parent = nullptr);
    ~ToolStrip() override;

    /// What stands above the line. Taken over.
    void setContent(QWidget *content);

    /// Adds a panel, which is taken over, to the end of the line. `key` names it in State. The
    /// action opens and closes it, for a menu; give it a shortcut: it brings the focus into a panel
    /// that is open, or closes it when the focus is there already. `lines` of text is how high the
    /// panel is until a person drags it; 0: as most are.
    QAction *addPanel(const QString &key, const QString &title, QWidget *panel, int lines = 0);

    /// A panel of few lines takes no more height than its sizeHint() wants, until a person drags
    /// it.
    void setFitting(const QWidget *panel);

    /// A panel that is not offered has neither a toggle nor an action; one that is open closes.
    void setOffered(const QWidget *panel, bool isOffered);

    /// A number after the title, 0: none, and what else there is, empty: nothing.
    void setCount(const QWidget *panel, int count, const QString &beside = {});
    void setPanelIcon(const QWidget *panel, const QIcon &icon);

    QToolButton *toggle(const QWidget *panel) const;

    /// Null: none.
    QWidget *openPanel() const;
    /// Null closes; the focus goes in, or back to where it was.
    void open(QWidget *panel);

    /// Only the content is left, until it is no longer bare; the panel that is open stays open.
    void setBare(bool bare);

    /// Gives the open panel the whole height, or lets the content back; for a menu. Disabled while
    /// none is open: a panel that is opened begins beside the content.
    QAction *maximiseAction() const { return m_maximise; }

    bool isOpen(const QWidget *panel) const { return panel != nullptr && openPanel() == panel; }

    State state() const;
    /// What names no panel that is offered opens none. The focus stays.
    void restoreState(const State &state);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Entry {
        QString key;
        QString title;
        QWidget *panel = nullptr;
        QWidget *frame = nullptr; ///< that scrolls the panel
        QToolButton *button = nullptr;
        QAction *action = nullptr;
        int count = 0;
        QString beside{}; ///< see setCount()
        int lines = 0; ///< see addPanel()
        bool isFitting = false; ///< see setFitting()
    };

    Entry *entryOf(const QWidget *panel);
    const Entry *entryOf(const QWidget *panel) const;
    void show(QWidget *panel);
    void layOut();
    void retitle(Entry &entry);
    void fitLine();
    bool holdsFocus() const;
    int usualHeight(const QWidget *panel) const;

    QSplitter *m_splitter;
    QWidget *m_bottom; ///< the line, and the panels below it
    QWidget *m_line;
    QHBoxLayout *m_buttons;
    QStackedWidget *m_panels;
    QAction *m_maximise;
    QList<Entry> m_entries;
    QPointer<QWidget> m_focusBefore;
    int m_height = 0; ///< of the panels, as it was dragged
};

} // namespace boardwright
