// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lab/compare.h"
#include "ui/editing/board/preview.h"
#include "ui/editing/studies/last_edit.h"
#include "ui/editing/workers/pool_work.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace boardwright {

/// What an edit did to the boards of many seeds. Built on a thread of the job pool, then shared and
/// never changed.
struct ReceiptNumbers {
    Comparison comparison;
    std::vector<SignificantChange> news; ///< of it, the surest first
    int reworded = 0; ///< goals that draw anew because their text changed (goalset/identity.h)
};

/// What an edit did, as far as it is known.
struct Receipt {
    /// Of which version of the set boards can be made.
    enum class Boards : std::uint8_t { Both, OnlyBefore, OnlyAfter, Neither };

    Edit edit;
    std::optional<Boards> boards; ///< nothing: not known yet
    std::optional<int> cells; ///< of the seed shown, that read differently; nothing: not known
    std::shared_ptr<const ReceiptNumbers> numbers; ///< null: not known yet

    bool isWaiting() const { return !boards || (*boards == Boards::Both && !numbers); }
};

/// A set before and after an edit, as threads compare them.
struct EditVersions;

/// The receipt of a document's last edit, under the settings that the preview shows: how many cells
/// of its board changed, and what moved on the boards of 1,000 seeds. Begins once the preview is up
/// to date. GUI thread only.
class EditReceipt final : public QObject {
    Q_OBJECT

public:
    static constexpr qint64 seeds = 1'000;
    static constexpr std::chrono::milliseconds leastPause{250};

    /// All must outlive this.
    EditReceipt(LastEdit &edit, JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~EditReceipt() override;

    /// Nothing: no edit to tell of.
    const std::optional<Receipt> &receipt() const { return m_receipt; }

    /// Whether receipt() is of the last edit and of what the preview shows.
    bool isUpToDate() const;

Q_SIGNALS:
    /// receipt() says something else; at most four times a second.
    void updated();
    /// receipt() is about something earlier from now on.
    void outdated();

private:
    using Cells = PoolWork<int>;
    /// Of which versions boards can be made, and the numbers of both.
    using Numbers = PoolWork<std::pair<Receipt::Boards, std::shared_ptr<const ReceiptNumbers>>>;

    void follow();
    void forget();
    void tellOf(const Edit &edit, const PreviewResult &shown);
    SharedSubject compiledBefore(const Edit &edit, const PreviewRequest &shown) const;
    void startSeed(const QString &seed);

    LastEdit &m_edit;
    Preview &m_preview;
    std::optional<Receipt> m_receipt;
    std::shared_ptr<EditVersions> m_versions; ///< of m_receipt; null: there is none
    SharedSubject m_lastSubject; ///< of the preview when it was last up to date
    QString m_seed; ///< that m_cells is about
    QTimer m_pause; ///< runs for a while after each update
    Cells m_cells;
    Numbers m_numbers;
};

} // namespace boardwright
