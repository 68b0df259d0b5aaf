// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/source/source_text.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace boardwright {

class SourceEdit;

/// Puts a text into an edit without blocking the window: a small difference at once, a large one in
/// steps of a few milliseconds, from the top. Unchanged lines are not touched.
class SourceFill final : public QObject {
    Q_OBJECT

public:
    SourceFill(SourceEdit &edit, QObject *parent);

    void show(std::shared_ptr<const SourceResult> result);
    /// Same, for an edit whose text `held` differs from the last fill because of typing.
    void show(std::shared_ptr<const SourceResult> result, const QString &held);
    /// Records that the edit already contains this text.
    void take(std::shared_ptr<const SourceResult> result);

    /// Whether the edit contains the whole text of result().
    bool isComplete() const { return m_result && !m_timer.isActive(); }

    const SourceResult *result() const { return m_result.get(); }

Q_SIGNALS:
    void finished();

private:
    void change(QStringView held);
    void refillFrom(qsizetype position);
    void step();
    bool isFilled() const;
    void removeSome();
    void appendSome();

    SourceEdit &m_edit;
    std::shared_ptr<const SourceResult> m_result;
    qsizetype m_length = 0; ///< of the edit's text
    qsizetype m_right = 0; ///< length of its end that already equals the result
    int m_topLine = 0; ///< scroll position to restore when the text is complete
    QTimer m_timer;
};

} // namespace boardwright
