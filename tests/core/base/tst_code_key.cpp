// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/code_key.h"
#include "tests/support/unit.h"

#include <QTest>

#include <algorithm>
#include <array>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// Files and scripts contain these keys. A published key must stay; a new code adds its own.
// Deduced arrays have at most 256 elements under some compilers.
constexpr auto publishedKeys = std::to_array<QLatin1StringView>({
    "file-missing"_L1,
    "file-is-directory"_L1,
    "file-not-regular"_L1,
    "file-not-readable"_L1,
    "file-not-writable"_L1,
    "file-too-large"_L1,
    "file-damaged"_L1,
    "json-syntax"_L1,
    "json-too-deep"_L1,
    "json-too-many-values"_L1,
    "json-not-utf8"_L1,
    "json-wrong-type"_L1,
    "json-number-out-of-range"_L1,
    "unknown-text"_L1,
    "not-a-goal-set"_L1,
    "duplicate-key"_L1,
    "older-layout"_L1,
    "not-a-goal-list"_L1,
    "list-not-combined"_L1,
    "list-bucket-missing"_L1,
    "list-bucket-unread"_L1,
    "sheet-column-missing"_L1,
    "sheet-not-a-number"_L1,
    "sheet-quote-open"_L1,
    "sheet-too-large"_L1,
    "not-statistics"_L1,
    "statistics-damaged"_L1,
    "statistics-differ"_L1,
    "statistics-overlap"_L1,
    "too-many-boards"_L1,
    "unknown-parameter"_L1,
    "parameter-value"_L1,
    "parameter-without-effect"_L1,
    "undeclared-board-category"_L1,
    "undeclared-line-category"_L1,
    "undeclared-tag"_L1,
    "placeholder-without-range"_L1,
    "range-without-placeholder"_L1,
    "limit-above-values"_L1,
    "weighting-out-of-range"_L1,
    "limit-out-of-range"_L1,
    "range-value-out-of-range"_L1,
    "goal-empty"_L1,
    "goal-too-long"_L1,
    "board-limit-zero"_L1,
    "same-objective-twice"_L1,
    "category-unused"_L1,
    "game-name-too-long"_L1,
    "set-name-too-long"_L1,
    "game-name-missing"_L1,
    "set-name-missing"_L1,
    "too-many-tags"_L1,
    "tag-too-long"_L1,
    "tag-not-snake-case"_L1,
    "tag-declared-twice"_L1,
    "tag-unused"_L1,
    "tag-with-one-member"_L1,
    "several-placeholders"_L1,
    "too-many-values"_L1,
    "range-not-ascending"_L1,
    "range-too-wide"_L1,
    "too-many-categories"_L1,
    "category-twice"_L1,
    "category-declared-twice"_L1,
    "percent-out-of-range"_L1,
    "too-many-icons"_L1,
    "unknown-icon"_L1,
    "icons-mixed"_L1,
    "tooltip-too-long"_L1,
    "forced-position-too-low"_L1,
    "forced-position-twice"_L1,
    "forced-positions-not-allowed"_L1,
    "capped-size-missing"_L1,
    "dedicated-settings-missing"_L1,
    "field-number-out-of-range"_L1,
    "field-unknown-choice"_L1,
    "field-text-too-long"_L1,
    "field-row-gone"_L1,
    "field-name-twice"_L1,
    "gate-bounds-crossed"_L1,
    "target-wants-nothing"_L1,
    "placement-rules-too-many"_L1,
    "placement-rule-for-none"_L1,
    "placement-rule-unknown"_L1,
    "too-few-objectives"_L1,
    "forced-position-outside"_L1,
    "never-on-board"_L1,
    "never-with-category"_L1,
    "never-in-zones"_L1,
    "zone-too-scarce"_L1,
    "dedicated-mode-unknown"_L1,
    "dedicated-size-unknown"_L1,
    "too-many-blanks"_L1,
    "no-centre-ignored"_L1,
    "progression-ignored"_L1,
    "goal-time-missing"_L1,
    "all-times-missing"_L1,
    "goal-id-twice"_L1,
    "goal-never-read"_L1,
    "difficulty-without-goals"_L1,
    "maximum-synergy-negative"_L1,
    "offsets-crossed"_L1,
    "row-type-without-threshold"_L1,
    "filter-not-understood"_L1,
    "board-category-relaxed"_L1,
    "line-category-relaxed"_L1,
    "progression-relaxed"_L1,
    "goals-pulled-back"_L1,
    "no-candidate"_L1,
    "pool-too-small"_L1,
    "no-goal-fits"_L1,
    "forced-goal-taken"_L1,
    "cancelled"_L1,
    "no-board-passed-gates"_L1,
    "made-by-greedy"_L1,
    "made-by-search"_L1,
    "made-by-relaxation"_L1,
    "made-in-part"_L1,
    "search-stopped-early"_L1,
    "constrained-by-lines"_L1,
    "constrained-by-board"_L1,
    "made-with-modifiers"_L1,
    "made-by-attempts"_L1,
    "seed-is-text"_L1,
    "no-attempt-succeeded"_L1,
    "attempt-stuck"_L1,
    "wrong-shape"_L1,
    "cell-empty"_L1,
    "unknown-objective"_L1,
    "objective-disabled"_L1,
    "tag-twice"_L1,
    "group-exceeded"_L1,
    "limit-exceeded"_L1,
    "value-not-in-range"_L1,
    "value-twice"_L1,
    "same-objective-in-line"_L1,
    "outside-forced-positions"_L1,
    "value-outside-zones"_L1,
    "value-passed-over"_L1,
    "mark-not-allowed"_L1,
    "marks-miscounted"_L1,
    "time-outside-window"_L1,
    "id-twice"_L1,
    "line-synergy-outside"_L1,
    "pair-too-much"_L1,
    "pool-filter"_L1,
    "tag-filter"_L1,
    "progression-filter"_L1,
    "board-category-filter"_L1,
    "individual-limit-filter"_L1,
    "range-filter"_L1,
    "line-category-filter"_L1,
    "time-filter"_L1,
    "unused-filter"_L1,
    "conflict-filter"_L1,
    "line-synergy-filter"_L1,
    "made-arranged"_L1,
    "no-pieces"_L1,
    "more-pieces-than-cells"_L1,
    "kind-missing"_L1,
    "list-not-numbers"_L1,
    "made-in-layers"_L1,
    "rule-unmet"_L1,
    "piece-count-wrong"_L1,
    "stranger-on-board"_L1,
    "no-zones"_L1,
    "zones-too-many"_L1,
    "zone-without-portals"_L1,
    "zone-too-large"_L1,
    "no-zone-to-start-with"_L1,
    "too-few-gem-zones"_L1,
    "too-few-plain-zones"_L1,
    "claim-without-zone"_L1,
    "portal-unknown"_L1,
    "gem-unknown"_L1,
    "gem-never-taken"_L1,
    "portal-never-used"_L1,
    "state-never-given"_L1,
    "states-too-many"_L1,
    "board-setting-unknown"_L1,
    "gem-no-goal"_L1,
    "made-of-zones"_L1,
    "zones-without-board"_L1,
    "no-world-won"_L1,
    "walk-too-long"_L1,
    "stranger-in-world"_L1,
    "portal-joined-wrongly"_L1,
    "world-not-won"_L1,
    "world-not-verified"_L1,
    "tier-twice"_L1,
    "tier-sizes-crossed"_L1,
    "tier-band-crossed"_L1,
    "tier-weights-zero"_L1,
    "tier-target-below-gate"_L1,
    "tier-warp-too-long"_L1,
    "tier-walls-leave-nothing"_L1,
    "route-found"_L1,
    "mechanic-given-up"_L1,
    "no-topology-passed"_L1,
    "sculpture-in-parts"_L1,
    "route-incomplete"_L1,
    "route-jumps"_L1,
    "sculpture-wrong-size"_L1,
    "curly-quotes"_L1,
    "single-quotes"_L1,
    "key-without-quotes"_L1,
    "comma-before-end"_L1,
    "comma-missing"_L1,
    "comment-left-out"_L1,
    "hole-in-list"_L1,
    "bracket-mismatch"_L1,
    "brackets-added"_L1,
    "escape-unknown"_L1,
    "number-spelling"_L1,
    "quote-in-text"_L1,
    "text-ignored"_L1,
    "expression-not-read"_L1,
    "quote-open"_L1,
    "nesting-flattened"_L1,
    "goal-outside-tier"_L1,
    "key-misspelt"_L1,
    "key-not-used"_L1,
    "value-not-used"_L1,
    "goal-without-text"_L1,
    "tier-out-of-range"_L1,
    "tier-listed-twice"_L1,
    "script-not-run"_L1,
    "column-not-used"_L1,
    "column-guessed"_L1,
    "cell-not-used"_L1,
    "bullets-removed"_L1,
    "encoding-converted"_L1,
    "more-repairs"_L1,
    "no-goals-in-file"_L1,
    "no-list-in-json"_L1,
    "too-many-goals"_L1,
    "markup-not-read"_L1,
    "script-without-list"_L1,
    "goals-too-few"_L1,
    "export-too-large"_L1,
    "tier-empty"_L1,
    "tier-too-small"_L1,
    "board-size-wrong"_L1,
    "board-cell-empty"_L1,
    "board-goal-too-long"_L1,
    "entry-left-out"_L1,
    "key-twice"_L1,
    "tiers-squeezed"_L1,
    "text-before-tiers"_L1,
    "list-taken"_L1,
    "list-not-found"_L1,
    "keys-as-types"_L1,
    "part-not-used"_L1,
    "placeholder-read"_L1,
    "spaces-removed"_L1,
    "line-beside-goals"_L1,
    "cells-as-goals"_L1,
    "columns-as-tiers"_L1,
    "categories-alike"_L1,
    "category-of-several"_L1,
    "tags-alike"_L1,
    "goals-alike"_L1,
    "cap-not-used"_L1,
    "list-elsewhere"_L1,
    "format-not-read"_L1,
    "not-a-room-seed"_L1,
    "site-has-too-few-goals"_L1,
    "site-tier-empty"_L1,
    "site-no-goal-fits"_L1,
    "site-draws-too-much"_L1,
    "site-copies-too-much"_L1,
    "site-goal-untyped"_L1,
    "goal-without-tier"_L1,
    "tier-of-one-goal"_L1,
    "element-is-no-goal"_L1,
    "types-are-letters"_L1,
    "types-shared"_L1,
    "goal-repeated"_L1,
    "site-goal-unknown"_L1,
    "site-tiers-wrong"_L1,
    "site-clash-wrong"_L1,
    "site-type-used"_L1,
    "site-goal-twice"_L1,
    "no-goal-for-cell"_L1,
    "layout-without-cells"_L1,
    "layout-too-large"_L1,
    "layout-not-whole"_L1,
    "fewer-goals-than-cells"_L1,
    "difficulty-too-rare"_L1,
    "few-goal-sets"_L1,
    "list-lacks"_L1,
    "list-says-unknown"_L1,
    "cell-against-layout"_L1,
    "category-above-maximum"_L1,
});

} // namespace

class TestCodeKey final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void keysStayAsTheyWerePublished();
    static void keysEndInNull();
    static void numbersWithoutCodeHaveNoKey();
};

/// The order of codes may change, because it is not stored anywhere.
void TestCodeKey::keysStayAsTheyWerePublished()
{
    QStringList keys;
    constexpr int mostBlocks = 12;
    for (int number = 0; number < mostBlocks * codesPerBlock; ++number) {
        const auto code = static_cast<Code>(number);
        if (codeKey(code).isEmpty())
            continue;
        keys << codeKey(code);
        QVERIFY2(codeOfKey(keys.constLast()) == code, qPrintable(keys.constLast()));
    }
    QStringList published(publishedKeys.begin(), publishedKeys.end());
    std::ranges::sort(keys);
    std::ranges::sort(published);
    QCOMPARE(keys, published);
    QCOMPARE(codeKey(Code::FileMissing), "file-missing"_L1);
    QCOMPARE(codeKey(Code::JsonNotUtf8), "json-not-utf8"_L1);
    QCOMPARE(codeKey(Code::NotAGoalSet), "not-a-goal-set"_L1);
}

/// Names of test rows are made from them as C strings.
void TestCodeKey::keysEndInNull()
{
    const QLatin1StringView key = codeKey(Code::FileMissing);
    QCOMPARE(qstrlen(key.data()), static_cast<std::size_t>(key.size()));
}

void TestCodeKey::numbersWithoutCodeHaveNoKey()
{
    for (const int number : {codesPerBlock - 1, 2 * codesPerBlock - 1, 12 * codesPerBlock, 65'535})
        QVERIFY(codeKey(static_cast<Code>(number)).isEmpty());
    for (const QStringView key : {u"", u"File-missing", u"file", u"file-missin", u"\u4e00"})
        QVERIFY(!codeOfKey(key));
}

} // namespace boardwright

BOARDWRIGHT_UNIT(boardwright::TestCodeKey, NoApplication)

#include "tst_code_key.moc"
