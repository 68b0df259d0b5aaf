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

/// A line of toggles at the bottom of a window or of a part of it, with content above. A toggle
/// opens its panel below the content; at most one panel is open, and its height can be dragged. A
/// maximised panel replaces the content. Esc in a panel closes it and returns the focus. If space
/// is short, toggles show icons only and panels scroll.
class ToolStrip final : public QWidget {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolStrip)

public:
    /// The state to save for the next run.
    struct State {
        QString open; ///< key of the panel; empty: none
        int height = 0; ///< of the panels, in pixels; 0: never dragged
        bool isMaximised = false; ///< applies to the open panel

        friend bool operator==(const State &, const State &) = default;
    };

    explicit ToolStrip(QWidget *parent = nullptr);
    ~ToolStrip() override;

    /// The content above the line. Takes ownership.
    void setContent(QWidget *content);

    /// Adds a panel at the end of the line and takes ownership of it. `key` is its name in State.
    /// The returned action opens and closes it, for menus; it should get a shortcut. The shortcut
    /// moves the focus into an open panel, or closes the panel if it has the focus. `lines`:
    /// initial height in lines of text; 0: default.
    QAction *addPanel(const QString &key, const QString &title, QWidget *panel, int lines = 0);

    /// Limits the height of a small panel to its sizeHint() until the user drags it.
    void setFitting(const QWidget *panel);

    /// A panel that is not offered has neither a toggle nor an action, and is closed if it was
    /// open.
    void setOffered(const QWidget *panel, bool isOffered);

    /// A number after the title (0: none), and additional text (empty: none).
    void setCount(const QWidget *panel, int count, const QString &beside = {});
    void setPanelIcon(const QWidget *panel, const QIcon &icon);

    QToolButton *toggle(const QWidget *panel) const;

    /// Null if no panel is open.
    QWidget *openPanel() const;
    /// Null closes the panel. The focus moves into the panel, or back to where it was.
    void open(QWidget *panel);

    /// While bare, only the content is visible. An open panel is shown again afterwards.
    void setBare(bool bare);

    /// For menus: gives the open panel the whole height, or shows the content again. Disabled while
    /// no panel is open. Panels open beside the content.
    QAction *maximiseAction() const { return m_maximise; }

    bool isOpen(const QWidget *panel) const { return panel != nullptr && openPanel() == panel; }

    State state() const;
    /// If the key names no panel that is offered, none is opened. The focus stays.
    void restoreState(const State &state);

Q_SIGNALS:
    /// Another panel is open, or none.
    void openChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Entry {
        QString key;
        QString title;
        QWidget *panel = nullptr;
        QWidget *frame = nullptr; ///< scrolls the panel
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
    int m_height = 0; ///< of the panels, as dragged
};

} // namespace boardwright
