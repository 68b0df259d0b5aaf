// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/remake.h"

#include "core/base/limits.h"
#include "core/formats/json.h"
#include "core/generator/judge.h"
#include "core/lab/board_texts.h"
#include "core/lab/subject_json.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace boardwright {

using namespace Qt::StringLiterals;

namespace {

/// What a board is, of a part too.
constexpr std::array<QStringView, 4> boardMembers{u"cells", u"walls", u"links", u"route"};

/// What a board's JSON has beside the board.
constexpr std::array<QStringView, 5> besideBoards{
    u"version", u"note", u"measures", u"trace", u"warnings"};

constexpr QStringView partsMember = u"parts";
constexpr QStringView gatesMember = u"gates";

/// Null if there is none.
template <typename Object>
auto *memberOf(Object &object, QStringView key)
{
    const auto found = std::ranges::find(object.members, key, &JsonMember::key);
    using Found = decltype(&found->value);
    return found == object.members.end() ? Found{} : &found->value;
}

/// By key, because the order in which programs write them means nothing.
std::vector<const JsonMember *> sortedMembers(const JsonValue &object)
{
    std::vector<const JsonMember *> members;
    members.reserve(object.members.size());
    for (const JsonMember &member : object.members)
        members.push_back(&member);
    std::ranges::stable_sort(members, {}, &JsonMember::key);
    return members;
}

/// As a place says it: one that is empty is seen, too.
QString keyText(const QString &key)
{
    return key.isEmpty() ? u"\"\""_s : key;
}

/// Where two values differ, from `path` on; nothing if they are equal.
std::optional<QString> difference(const JsonValue &was, const JsonValue &is, const QString &path)
{
    if (was.kind != is.kind || was.text != is.text || was.elements.size() != is.elements.size()
        || was.members.size() != is.members.size())
        return path;
    for (std::size_t i = 0; i < was.elements.size(); ++i) {
        if (auto found = difference(was.elements[i], is.elements[i], u"%1[%2]"_s.arg(path).arg(i)))
            return found;
    }
    const std::vector<const JsonMember *> wasMembers = sortedMembers(was);
    const std::vector<const JsonMember *> isMembers = sortedMembers(is);
    for (std::size_t i = 0; i < wasMembers.size(); ++i) {
        const QString &key = wasMembers[i]->key;
        if (key != isMembers[i]->key)
            return path;
        if (auto found
            = difference(wasMembers[i]->value, isMembers[i]->value, path + u'.' + keyText(key)))
            return found;
    }
    return std::nullopt;
}

/// Sets what `was` says of the settings. Errors: the setting with a value that it does not take,
/// and why.
std::expected<void, std::pair<QString, Problem>> setSettings(const JsonValue &was, SeedLine &line)
{
    const auto parameters = line.generator->info().parameters;
    for (const Field &field : parameters) {
        const JsonValue *value = memberOf(was, QString(field.key));
        if (value == nullptr || value->kind != JsonKind::String)
            continue;
        if (const auto set = setParameter(parameters, line.settings, field.key, value->text); !set)
            return std::unexpected(
                std::pair(u"%1=%2"_s.arg(QString(field.key), value->text), set.error()));
    }
    return {};
}

/// What a file says of the gates that judged a board, and of what they made of it.
void readGates(const JsonValue &was, RemadeBoard &board)
{
    if (const JsonValue *derived = memberOf(was, u"derived_seed"))
        board.derivedSeed = derived->text;
    if (const JsonValue *gates = memberOf(was, gatesMember)) {
        for (const JsonValue &gate : gates->elements)
            board.gates << gate.text;
    }
    board.isRejected = memberOf(was, u"rejected") != nullptr;
}

/// The gates are what a board was made with: takeGates() compares them.
bool isBesideBoard(const QString &key)
{
    return std::ranges::contains(besideBoards, QStringView(key)) || key == partsMember
        || key == gatesMember;
}

/// Where a member of a board, and of the board as it is made now, differ.
std::optional<QString> memberDifference(
    const JsonValue *was, const JsonValue *is, const QString &path)
{
    if (was == nullptr || is == nullptr)
        return was == is ? std::nullopt : std::optional(path);
    return difference(*was, *is, path);
}

/// Where a board, but for its parts, and the board as it is made now differ: also in a member that
/// only one of them has.
std::optional<QString> boardDifference(const JsonValue &was, const JsonValue &is)
{
    for (const JsonMember &member : was.members) {
        if (isBesideBoard(member.key))
            continue;
        if (auto where
            = memberDifference(&member.value, memberOf(is, member.key), keyText(member.key)))
            return where;
    }
    for (const JsonMember &member : is.members) {
        if (!isBesideBoard(member.key) && memberOf(was, member.key) == nullptr)
            return keyText(member.key);
    }
    return std::nullopt;
}

} // namespace

Remaker::Remaker(GoalSet set)
    : m_set(std::move(set))
    , m_rows(m_set)
{
}

std::optional<RemadeBoard> Remaker::remake(QByteArrayView text, const std::stop_token &stop)
{
    auto was = parseJson(text, stop);
    if (stop.stop_requested())
        return std::nullopt;
    RemadeBoard board;
    if (!was || !isBoard(*was)) {
        board.state = RemadeBoard::State::NoBoard;
        return board;
    }
    board.line.seed = memberOf(*was, u"seed")->text;
    if (const JsonValue *version = memberOf(*was, u"version"))
        board.line.version = version->text.toInt();
    const QString key = memberOf(*was, u"generator")->text;
    board.line.generator = generatorOf(key);
    if (board.line.generator == nullptr) {
        board.state = RemadeBoard::State::UnknownGenerator;
        board.where = key;
        return board;
    }
    readGates(*was, board);
    const auto is = made(*was, board, stop);
    if (!is) {
        if (is.error().isStopped)
            return std::nullopt;
        board.state = is.error().state;
        board.where = is.error().where;
        board.problems = is.error().problems;
        return board;
    }
    if (board.hasOtherGates && board.gates.isEmpty() && !board.derivedSeed.isEmpty()) {
        // The set cannot count what gates rejected that it does not have.
        if (JsonValue *effort = memberOf(*was, u"effort"))
            std::erase_if(effort->members, [&](const JsonMember &counter) {
                return std::ranges::contains(
                    board.line.generator->info().gates, counter.key, &Gate::key);
            });
    }
    if (const auto where = boardDifference(*was, *is)) {
        board.state = RemadeBoard::State::Differs;
        board.where = *where;
        return board;
    }
    if (const JsonValue *parts = memberOf(*was, partsMember)) {
        if (!remakeParts(*parts, memberOf(*is, partsMember), board, stop))
            return std::nullopt;
    } else if (memberOf(*is, partsMember) != nullptr) {
        board.state = RemadeBoard::State::Differs;
        board.where = partsMember.toString();
    }
    return board;
}

/// Each by itself, then as a part. Parts without a seed of their own cannot be made by themselves.
/// False if it was stopped.
bool Remaker::remakeParts(
    const JsonValue &was, const JsonValue *is, RemadeBoard &board, const std::stop_token &stop)
{
    const auto differs = [&board](const QString &where) {
        board.state = RemadeBoard::State::Differs;
        board.where = where;
        return true;
    };
    if (is == nullptr || is->elements.size() != was.elements.size())
        return differs(partsMember.toString());
    for (std::size_t i = 0; i < was.elements.size(); ++i) {
        const JsonValue &part = was.elements[i];
        const QString path = u"parts[%1]"_s.arg(i);
        const JsonValue *seed = memberOf(part, u"seed");
        if (seed != nullptr) {
            RemadeBoard byItself{
                .line = {.seed = seed->text, .generator = generators().front(), .settings = {}}};
            const auto alone = made(part, byItself, stop);
            if (!alone) {
                const Refusal &refusal = alone.error();
                if (refusal.isStopped)
                    return false;
                board.state = refusal.state;
                board.where = refusal.where.isEmpty() ? path : path + u": "_s + refusal.where;
                board.problems = refusal.problems;
                return true;
            }
            for (const QStringView key : boardMembers) {
                if (const auto where = memberDifference(
                        memberOf(part, key), memberOf(*alone, key), path + u'.' + key.toString()))
                    return differs(*where);
            }
        }
        if (const auto where = difference(part, is->elements[i], path))
            return differs(*where);
        board.parts += seed != nullptr ? 1 : 0;
    }
    return true;
}

/// Whether the set has other gates than those of the file. Errors: one that the generator does not
/// know.
std::expected<void, Remaker::Refusal> Remaker::takeGates(
    const JsonValue &was, RemadeBoard &board) const
{
    const Info &info = board.line.generator->info();
    const QStringList ofSet = gateTexts(info, m_set);
    if (memberOf(was, gatesMember) == nullptr) {
        // Of an older version: those of the set, unless they cannot be what derived the seed.
        board.hasOtherGates = ofSet.isEmpty() && !board.derivedSeed.isEmpty();
        board.gates = ofSet;
        return {};
    }
    board.hasOtherGates = board.gates != ofSet;
    GoalSet judged = m_set;
    if (const auto unknown = setGates(info, judged, board.gates)) {
        QStringList known;
        for (const Gate &gate : info.gates)
            known << gate.key;
        Problem problem;
        problem.code = Code::ParameterValue;
        problem.args = {u"gates"_s, *unknown, known.join(u", "_s)};
        return std::unexpected(Refusal{.state = RemadeBoard::State::UnknownSetting,
            .where = u"gates=%1"_s.arg(*unknown),
            .problems = {problem}});
    }
    return {};
}

/// The board of what `was` says, and the settings that it says in `board`.
std::expected<JsonValue, Remaker::Refusal> Remaker::made(
    const JsonValue &was, RemadeBoard &board, const std::stop_token &stop)
{
    SeedLine &line = board.line;
    const Generator &generator = *line.generator;
    line.settings = generator.settingsFor(m_set);
    if (const auto set = setSettings(was, line); !set)
        return std::unexpected(Refusal{.state = RemadeBoard::State::UnknownSetting,
            .where = set.error().first,
            .problems = {set.error().second}});
    if (const auto taken = takeGates(was, board); !taken)
        return std::unexpected(taken.error());
    const Compiled *const compiled = subjectFor(board, stop);
    if (compiled == nullptr)
        return std::unexpected(stopped());
    if (!*compiled)
        return std::unexpected(Refusal{
            .state = RemadeBoard::State::NotMade, .where = {}, .problems = compiled->error()});
    const Subject &subject = ***compiled;
    const auto scratch = subject.scratch();
    Watch watch(stop);
    Result result;
    const bool isOfDerived = subject.judge().isOff() && !board.derivedSeed.isEmpty();
    const Outcome outcome
        = subject.run(*scratch, isOfDerived ? board.derivedSeed : line.seed, result, watch);
    if (!outcome && outcome.error().code == Code::Cancelled)
        return std::unexpected(stopped());
    if (isOfDerived)
        result.derivedSeed = board.derivedSeed;
    // A board that could not be filled, or was rejected, is compared, too.
    const Facts facts = generator.facts(subject.compiled(), *scratch, result);
    const std::vector<MissedGate> missed
        = subject.missedGates(*scratch, line.seed, result, outcome, watch);
    if (!outcome && watch.stopRequested())
        return std::unexpected(stopped());
    auto json = parseJson(
        boardJson(m_rows, subject, line.seed, result, {}, {.facts = &facts, .rejected = missed}));
    Q_ASSERT(json);
    return *std::move(json);
}

std::optional<bool> Remaker::isRejectedBySet(RemadeBoard board, const std::stop_token &stop)
{
    board.gates = gateTexts(board.line.generator->info(), m_set);
    const Compiled *const compiled = subjectFor(board, stop);
    if (compiled == nullptr)
        return std::nullopt;
    if (!*compiled)
        return true;
    const Subject &subject = ***compiled;
    const auto scratch = subject.scratch();
    Watch watch(stop);
    Result result;
    const QString &seed = board.derivedSeed.isEmpty() ? board.line.seed : board.derivedSeed;
    const Outcome outcome = subject.run(*scratch, seed, result, watch);
    if (!outcome && outcome.error().code == Code::Cancelled)
        return std::nullopt;
    return !result.derivedSeed.isEmpty();
}

Remaker::Refusal Remaker::stopped()
{
    return {.state = RemadeBoard::State::NotMade, .where = {}, .problems = {}, .isStopped = true};
}

const Remaker::Compiled *Remaker::subjectFor(const RemadeBoard &board, const std::stop_token &stop)
{
    const SeedLine &line = board.line;
    const Info &info = line.generator->info();
    QStringList key{info.key};
    for (const auto &[name, text] : settingsText(info.parameters, line.settings))
        key << name << text;
    key << board.gates;
    // Boards of a file follow each other with the same settings, or with those of a few.
    const auto at = std::ranges::find(m_subjects, key, &Kept::first);
    if (at != m_subjects.end()) {
        std::rotate(m_subjects.begin(), at, at + 1);
        return &m_subjects.front().second;
    }
    GoalSet set = m_set;
    (void)setGates(info, set, board.gates);
    Compiled compiled = subjectOf(*line.generator, set, line.settings, stop);
    if (!compiled && stop.stop_requested())
        return nullptr; // which says nothing about the set
    if (m_subjects.size() == mostKeptCompiled)
        m_subjects.pop_back();
    return &m_subjects.emplace(m_subjects.begin(), key, std::move(compiled))->second;
}

std::expected<std::vector<RemadeBoard>, Problem> remakeBoards(const GoalSet &set,
    QByteArrayView text, const std::stop_token &stop, const RemakeProgress &progress)
{
    const auto texts = boardTexts(text, stop);
    if (!texts)
        return std::unexpected(texts.error());
    Remaker remaker(set);
    std::vector<RemadeBoard> boards;
    const auto tell = [&] {
        if (progress)
            progress(std::ssize(boards), std::ssize(*texts));
    };
    tell();
    for (const QByteArrayView one : *texts) {
        auto board = remaker.remake(one, stop);
        if (!board)
            break;
        boards.push_back(*std::move(board));
        tell();
    }
    return boards;
}

} // namespace boardwright
