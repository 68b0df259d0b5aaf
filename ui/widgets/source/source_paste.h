// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTextCursor>
#include <QTimer>

class QPlainTextEdit;

namespace boardwright {

/// Inserts a long text into an edit without blocking the window: in steps of a few milliseconds,
/// as if each were typed, and all of them are one undo step. The text's own cursor stays before
/// what is inserted until the end.
class SourcePaste final : public QObject {
    Q_OBJECT

public:
    explicit SourcePaste(QPlainTextEdit &edit);

    /// Replaces the selection. The first step is done at once.
    void start(QString text);
    /// Leaves what is inserted so far.
    void stop();

    bool isActive() const { return m_timer.isActive(); }

Q_SIGNALS:
    /// All of it is inserted.
    void finished();

private:
    void step();
    void replaceSome();

    QPlainTextEdit &m_edit;
    QTextCursor m_cursor; ///< first of all it selects what is replaced
    QString m_text;
    qsizetype m_inserted = 0; ///< length of the part of m_text
    bool m_hasBegun = false;
    QTimer m_timer;
};

} // namespace boardwright
