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

/// The effect of an edit on the boards of many seeds. Built on the job pool, then shared and
/// immutable.
struct ReceiptNumbers {
    Comparison comparison;
    /// The significant changes of `comparison`, most significant first.
    std::vector<SignificantChange> changes;
};

/// The effect of an edit, as far as it is known.
struct Receipt {
    /// The versions of the set from which boards can be made.
    enum class Boards : std::uint8_t { Both, OnlyBefore, OnlyAfter, Neither };

    /// What became of the board of the current seed.
    struct BoardChange {
        bool wasMade = true; ///< a complete board, before
        bool isMade = true;
        bool isOtherShape = false; ///< other sites or links
        bool isOtherRoute = false;

        friend bool operator==(const BoardChange &, const BoardChange &) = default;
    };

    Edit edit;
    /// Goals with new random draws because their text changed (goalset/identity.h).
    int reworded = 0;
    std::optional<Boards> boards; ///< std::nullopt: not known yet
    /// Changed cells on the board of the current seed; std::nullopt: not known.
    std::optional<int> cells;
    BoardChange board; ///< known if `cells` is
    bool hasBoard = false; ///< the board of the current seed is complete, after the edit
    /// If only one version has boards: how many of some seeds.
    qint64 seedsTried = 0;
    qint64 boardsMade = 0;
    std::shared_ptr<const ReceiptNumbers> numbers; ///< null: not known yet

    bool isWaiting() const { return !boards || (*boards == Boards::Both && !numbers); }

    /// Whether LastEdit::keepBoard() would take back changes of boards: some may have changed
    /// because goals were reworded.
    bool canKeepBoard() const;
};

/// The sets before and after an edit, shared with pool threads.
struct EditVersions;

/// The receipt of a document's last edit, with the settings of the preview: the number of changed
/// cells of the current board, and the significant changes on the boards of 1,000 seeds. Starts
/// once the preview is up to date. GUI thread only.
class EditReceipt final : public QObject {
    Q_OBJECT

public:
    static constexpr qint64 seeds = 1'000;
    /// Enough if one of the versions has made no board yet: nothing can be compared.
    static constexpr qint64 hopelessSeeds = 100;
    static constexpr std::chrono::milliseconds leastPause{250};

    /// All must outlive this.
    EditReceipt(LastEdit &edit, JobPool &pool, Preview &preview, QObject *parent = nullptr);
    ~EditReceipt() override;

    /// std::nullopt if there is no edit.
    const std::optional<Receipt> &receipt() const { return m_receipt; }

    /// Whether receipt() belongs to the last edit and to the preview's current board.
    bool isUpToDate() const;

Q_SIGNALS:
    /// receipt() changed; emitted at most four times a second.
    void updated();
    /// receipt() is out of date from now on.
    void outdated();

private:
    using Cells = PoolWork<std::pair<int, Receipt::BoardChange>>;

    /// Which versions can be used for boards, and the numbers if both can.
    struct Found {
        Receipt::Boards boards{};
        std::shared_ptr<const ReceiptNumbers> numbers;
        qint64 seedsTried = 0;
        qint64 boardsMade = 0;
    };

    friend struct EditVersions;
    using Numbers = PoolWork<Found>;

    void follow();
    void forget();
    void tellOf(const Edit &edit, const PreviewResult &shown);
    SharedSubject compiledBefore(const Edit &edit, const PreviewRequest &shown) const;
    void startSeed(const QString &seed);

    LastEdit &m_edit;
    Preview &m_preview;
    std::optional<Receipt> m_receipt;
    std::shared_ptr<EditVersions> m_versions; ///< for m_receipt; null: none
    SharedSubject m_lastSubject; ///< of the preview when it was last up to date
    QString m_seed; ///< the seed of m_cells
    QTimer m_pause; ///< runs for some time after each update
    Cells m_cells;
    Numbers m_numbers;
};

} // namespace boardwright
