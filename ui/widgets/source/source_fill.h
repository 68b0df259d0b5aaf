// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/source/source_text.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace boardwright {

class SourceEdit;

/// Brings a text into an edit without holding the window up: a small difference at once, a large
/// one in steps of a few milliseconds, from the top. Lines that did not change are not touched.
class SourceFill final : public QObject {
    Q_OBJECT

public:
    SourceFill(SourceEdit &edit, QObject *parent);

    void show(std::shared_ptr<const SourceResult> result);
    /// The same, where the edit holds another text than it was filled with, because of typing.
    void show(std::shared_ptr<const SourceResult> result, const QString &held);
    /// The edit holds this text: somebody else filled it in.
    void take(std::shared_ptr<const SourceResult> result);

    /// The edit holds the whole text of result().
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
    qsizetype m_length = 0; ///< of what the edit holds
    qsizetype m_right = 0; ///< how much of that is as in the result
    int m_topLine = 0; ///< to be shown again when it is back
    QTimer m_timer;
};

} // namespace boardwright
