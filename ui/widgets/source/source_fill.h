// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/editing/source_text.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace boardwright {

class SourceEdit;

/// Brings a text into an edit without holding the window up: a small difference at once, a large one
/// in steps of a few milliseconds, from the top. Lines that did not change are not touched.
class SourceFill final : public QObject {
    Q_OBJECT

public:
    SourceFill(SourceEdit &edit, QObject *parent);

    void show(std::shared_ptr<const SourceResult> result);
    /// Fills in the same text anew: the formats of its lines are to change.
    void restart();

    /// The edit holds the whole text of result().
    bool isComplete() const { return m_result && m_length == m_result->text.size(); }
    const SourceResult *result() const { return m_result.get(); }

Q_SIGNALS:
    void finished();

private:
    void keepOnly(qsizetype length);
    void step();

    SourceEdit &m_edit;
    std::shared_ptr<const SourceResult> m_result;
    qsizetype m_length = 0; ///< how much of the result the edit holds
    int m_topLine = 0; ///< to be shown again when it is back
    QTimer m_timer;
};

} // namespace boardwright
