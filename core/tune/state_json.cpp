// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/state_json.h"

#include "core/base/code_key.h"
#include "core/formats/compact_json.h"
#include "core/formats/json.h"
#include "core/formats/json_layout.h"

#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace boardwright {

namespace {

/// What every number of a state lies within: far more than an engine makes, and no more than
/// portableExp() takes.
constexpr double mostNumber = 1e9;
constexpr double mostCount = 1e15;
/// What every sum lies within, so that some can be added.
constexpr qint64 mostSum = 1'000'000'000'000'000'000;

struct List {
    const char *key = nullptr;
    std::vector<double> TuneState::*list = nullptr;
    double least = -mostNumber;
};

constexpr std::array lists{List{.key = "at", .list = &TuneState::at},
    List{.key = "gains", .list = &TuneState::gains, .least = 0},
    List{.key = "errors", .list = &TuneState::errors},
    List{.key = "sums", .list = &TuneState::sums},
    List{.key = "since", .list = &TuneState::since, .least = 0},
    List{.key = "moved", .list = &TuneState::moved, .least = 0},
    List{.key = "streaks", .list = &TuneState::streaks, .least = 0},
    List{.key = "best", .list = &TuneState::best}};

QByteArray numbersJson(const std::vector<double> &numbers)
{
    QByteArrayList texts;
    texts.reserve(static_cast<qsizetype>(numbers.size()));
    for (const double number : numbers)
        texts << compactNumber(number);
    return compactArray(texts);
}

/// Reads the members of an object. What is missing, of another type, or outside its bounds makes it
/// bad.
class Members {
public:
    explicit Members(const JsonValue &object)
        : m_object(object)
        , m_isGood(object.kind == JsonKind::Object)
    {
    }

    double number(QStringView key, double least = -mostNumber, double most = mostNumber)
    {
        const JsonValue *value = member(key, JsonKind::Number);
        return value == nullptr ? 0 : numberOf(*value, least, most);
    }

    /// A number that counts something.
    template <typename Whole>
    Whole count(QStringView key)
    {
        constexpr double most
            = std::min(mostCount, static_cast<double>(std::numeric_limits<Whole>::max()));
        const double found = number(key, 0, most);
        m_isGood = m_isGood && found == std::floor(found);
        return static_cast<Whole>(found);
    }

    std::vector<double> numbers(QStringView key, double least = -mostNumber)
    {
        std::vector<double> numbers;
        const JsonValue *value = member(key, JsonKind::Array);
        if (value == nullptr)
            return numbers;
        numbers.reserve(value->elements.size());
        for (const JsonValue &element : value->elements)
            numbers.push_back(numberOf(element, least, mostNumber));
        return numbers;
    }

    /// A sum, which may be larger than what a double holds exactly.
    qint64 sum(QStringView key, qint64 least = 0)
    {
        const JsonValue *value = member(key, JsonKind::Number);
        bool isWhole = false;
        const qint64 found = value == nullptr ? 0 : value->text.toLongLong(&isWhole);
        const bool isInside = isWhole && found >= least && found <= mostSum;
        m_isGood = m_isGood && isInside;
        return isInside ? found : 0;
    }

    /// The elements of a list, each read by `read`.
    template <typename Read>
    void each(QStringView key, const Read &read)
    {
        const JsonValue *value = member(key, JsonKind::Array);
        if (value == nullptr)
            return;
        for (const JsonValue &element : value->elements) {
            Members members(element);
            read(members);
            m_isGood = m_isGood && members.isGood();
        }
    }

    QString text(QStringView key)
    {
        const JsonValue *value = member(key, JsonKind::String);
        return value == nullptr ? QString() : value->text;
    }

    const JsonValue *member(QStringView key, JsonKind kind)
    {
        const auto found = std::ranges::find(m_object.members, key, &JsonMember::key);
        if (found == m_object.members.end() || found->value.kind != kind) {
            m_isGood = false;
            return nullptr;
        }
        return &found->value;
    }

    bool has(QStringView key) const
    {
        return std::ranges::contains(m_object.members, key, &JsonMember::key);
    }

    void isBad() { m_isGood = false; }

    bool isGood() const { return m_isGood; }

private:
    double numberOf(const JsonValue &value, double least, double most)
    {
        bool isNumber = false;
        const double number = value.text.toDouble(&isNumber);
        const bool isInside = isNumber && number >= least && number <= most;
        m_isGood = m_isGood && value.kind == JsonKind::Number && isInside;
        return isInside ? number : 0;
    }

    const JsonValue &m_object;
    bool m_isGood;
};

QByteArray countsJson(const CountedSeeds &counted)
{
    const ItemCounts &counts = counted.counts;
    QByteArrayList items;
    for (const ItemSums &sums : counts.items)
        items << compactObject({{"boards", QByteArray::number(sums.boards)},
            {"within", QByteArray::number(sums.within)}, {"sum", QByteArray::number(sums.sum)},
            {"squares", QByteArray::number(sums.squares)}});
    QByteArrayList relaxed;
    for (const auto &[limit, boards] : counts.relaxed)
        relaxed << compactObject({{"limit", '"' + QByteArray(codeKey(limit.code)) + '"'},
            {"category", jsonText(limit.category)}, {"zones", QByteArray::number(limit.zones)},
            {"boards", QByteArray::number(boards)}});
    return compactObject({{"seeds", QByteArray::number(counted.seeds)},
        {"boards", QByteArray::number(counts.boards)},
        {"failed", QByteArray::number(counts.failed)}, {"cells", QByteArray::number(counts.cells)},
        {"relaxed_boards", QByteArray::number(counts.relaxedBoards)},
        {"items", compactArray(items)}, {"relaxed", compactArray(relaxed)}});
}

CountedSeeds readCounts(Members &members)
{
    const auto sum = [](Members &of, QStringView key) { return static_cast<quint64>(of.sum(key)); };
    CountedSeeds counted{.seeds = members.count<qint64>(u"seeds"), .counts = ItemCounts(0)};
    ItemCounts &counts = counted.counts;
    counts.boards = sum(members, u"boards");
    counts.failed = sum(members, u"failed");
    counts.cells = sum(members, u"cells");
    counts.relaxedBoards = sum(members, u"relaxed_boards");
    members.each(u"items", [&](Members &item) {
        counts.items.push_back({.boards = sum(item, u"boards"),
            .within = sum(item, u"within"),
            .sum = item.sum(u"sum", -mostSum),
            .squares = sum(item, u"squares")});
    });
    members.each(u"relaxed", [&](Members &one) {
        const auto code = codeOfKey(one.text(u"limit"));
        if (!code)
            one.isBad();
        counts.relaxed[{.code = code.value_or(Code{}),
            .category = one.text(u"category"),
            .zones = one.count<int>(u"zones")}]
            = sum(one, u"boards");
    });
    return counted;
}

} // namespace

QByteArray tuningKey(
    const Subject &subject, std::span<const QString> allowed, const TuneOptions &options)
{
    const Study &study = *subject.study();
    QStringList parts{study.generator, QString::number(study.version), study.set};
    for (const auto &[key, value] : study.settings)
        parts << key << value;
    for (const QString &key : allowed)
        parts << key;
    parts << QString::number(static_cast<int>(options.engine)) << QString::number(options.seed)
          << QString::number(options.iterations) << QString::number(options.seeds);
    return QCryptographicHash::hash(parts.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex();
}

QByteArray tuningJson(const SavedTuning &saved)
{
    const TuneState &state = saved.state;
    QByteArrayList rounds;
    rounds.reserve(static_cast<qsizetype>(state.rounds.size()));
    for (const TuneRound &round : state.rounds)
        rounds << compactObject({{"boards", QByteArray::number(round.boards)},
            {"score", compactNumber(round.score)}, {"shown", numbersJson(round.shown)}});
    CompactMembers members{{"of", '"' + saved.of + '"'}, {"rounds", compactArray(rounds)}};
    for (const List &list : lists)
        members.emplace_back(list.key, numbersJson(state.*list.list));
    members.emplace_back("summed", QByteArray::number(state.summed));
    members.emplace_back("best_score", compactNumber(state.bestScore));
    members.emplace_back("broken", compactNumber(state.broken));
    members.emplace_back("down", compactNumber(state.down));
    members.emplace_back("spread", compactNumber(state.spread));
    members.emplace_back("idle", QByteArray::number(state.idle));
    QByteArrayList counted;
    for (const CountedSeeds &one : saved.soFar.counted)
        counted << countsJson(one);
    members.emplace_back("so_far",
        compactObject({{"boards", QByteArray::number(saved.soFar.boards)},
            {"counted", compactArray(counted)}}));
    return compactObject(members) + '\n';
}

std::expected<SavedTuning, Problem> readTuning(QByteArrayView json)
{
    const auto parsed = parseJson(json);
    if (!parsed)
        return std::unexpected(parsed.error());
    Members members(*parsed);
    SavedTuning saved;
    TuneState &state = saved.state;
    saved.of = members.text(u"of").toUtf8();
    bool isGood = true;
    if (const JsonValue *rounds = members.member(u"rounds", JsonKind::Array)) {
        for (const JsonValue &element : rounds->elements) {
            Members round(element);
            state.rounds.push_back({.boards = round.count<qint64>(u"boards"),
                .score = round.number(u"score", 0),
                .shown = round.numbers(u"shown")});
            isGood = isGood && round.isGood();
        }
    }
    constexpr double notYet = -1; // see TuneState
    for (const List &list : lists)
        state.*list.list = members.numbers(QString::fromLatin1(list.key), list.least);
    state.summed = members.count<int>(u"summed");
    state.bestScore = members.number(u"best_score", notYet);
    state.broken = members.number(u"broken", notYet);
    state.down = members.number(u"down", 0);
    state.spread = members.number(u"spread", 0);
    state.idle = members.count<int>(u"idle");
    if (members.has(u"so_far")) { // not in files of earlier versions
        const JsonValue *soFar = members.member(u"so_far", JsonKind::Object);
        Members round(soFar == nullptr ? *parsed : *soFar);
        saved.soFar.boards = round.count<qint64>(u"boards");
        round.each(
            u"counted", [&](Members &one) { saved.soFar.counted.push_back(readCounts(one)); });
        isGood = isGood && round.isGood();
    }
    if (isGood && members.isGood())
        return saved;
    Problem problem;
    problem.code = Code::FileDamaged;
    return std::unexpected(problem);
}

} // namespace boardwright
