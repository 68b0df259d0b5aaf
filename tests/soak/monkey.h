// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/split_mix.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <cstdint>
#include <memory>
#include <vector>

class QDialog;
class QFileDialog;
class QWidget;

namespace boardwright {

class MainWindow;

/// Uses the real window at random: mouse, keys, menus, tables, dialogs, undo and redo, generators,
/// the clipboard, files, closing and opening again. Everything that it draws comes from its seed.
/// It writes only into its folder. GUI thread.
class Monkey final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Monkey)

public:
    /// `folder` must exist and outlive the monkey.
    Monkey(std::uint64_t seed, const QString &folder);
    ~Monkey() override;

    /// One action.
    void act();

    /// The last things that it did, each noted before it was done. It also prints them if
    /// BOARDWRIGHT_MONKEY_SEED is set, so that they are known after a crash.
    const QStringList &log() const { return m_log; }

    /// Valid until the next action, which may close it and open another.
    MainWindow &window() { return *m_window; }

    /// What must never happen and did during the last action; empty if nothing did.
    QStringList takeFaults() { return std::exchange(m_faults, {}); }

private:
    using Act = void (Monkey::*)();

    struct Choice {
        int weight;
        Act act;
    };

    void begin(const QString &what);
    void openWindow();
    void takeFocusBack();
    /// Replaces a window that was closed.
    void reopen();
    void choose(const std::vector<Choice> &choices);

    // In the window.
    void click();
    void pressKey();
    void typeWord();
    void editCell();
    void triggerAction();
    void undoOrRedo();
    void chooseInBox();
    void fillClipboard();
    void paste();
    void openAFile();
    void openASample();
    void closeWindow();
    void resizeWindow();

    // In what is open above the window.
    void usePopup(QWidget &popup);
    void useDialog(QWidget &dialog);
    void useFileDialog(QFileDialog &dialog);
    /// Escape and the buttons that lead out must close a dialog.
    void leave(QWidget &dialog);

    /// Where input goes to: a popup, else a modal dialog, else the window.
    QWidget &front() const;
    QWidget &focused() const;
    void clickAt(QWidget &widget, QPoint place);
    void typeInto(QWidget &widget, const QString &text);
    void endTyping();
    QString someWord();
    QByteArray someBytes();
    QString writtenFile();

    SplitMix m_random;
    QString m_folder;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_log;
    QStringList m_faults;
    QPointer<QWidget> m_dialog; ///< the one that was in front last
    int m_inDialog = 0; ///< actions in it
    int m_files = 0; ///< written so far
    bool m_prints = false;
    QTimer m_watchdog; ///< ends event loops that a dialog of Qt runs
};

} // namespace boardwright
