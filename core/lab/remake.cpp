// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lab/remake.h"

#include "core/formats/board_json.h"
#include "core/formats/json.h"
#include "core/lab/subject.h"

#include <algorithm>
#include <array>
#include <map>
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

const JsonValue *memberOf(const JsonValue &object, QStringView key)
{
    const auto found = std::ranges::find(object.members, key, &JsonMember::key);
    return found == object.members.end() ? nullptr : &found->value;
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
    for (std::size_t i = 0; i < was.members.size(); ++i) {
        if (was.members[i].key != is.members[i].key)
            return path;
        if (auto found = difference(
                was.members[i].value, is.members[i].value, path + u'.' + was.members[i].key))
            return found;
    }
    return std::nullopt;
}

/// The boards of one set, each subject compiled once.
class Remaker {
public:
    explicit Remaker(const GoalSet &set)
        : m_set(set)
        , m_rows(set)
    {
    }

    RemadeBoard remake(const JsonValue &was, const std::stop_token &stop)
    {
        RemadeBoard board;
        const JsonValue *generatorKey = memberOf(was, u"generator");
        const JsonValue *seed = memberOf(was, u"seed");
        if (generatorKey == nullptr || seed == nullptr || memberOf(was, u"cells") == nullptr) {
            board.state = RemadeBoard::State::NoBoard;
            return board;
        }
        board.seed = seed->text;
        const Generator *generator = generatorOf(generatorKey->text);
        if (generator == nullptr) {
            board.state = RemadeBoard::State::UnknownGenerator;
            board.where = generatorKey->text;
            return board;
        }
        const auto is = made(*generator, was, board, stop);
        if (!is)
            return board;
        for (const JsonMember &member : was.members) {
            if (std::ranges::contains(besideBoards, QStringView(member.key)))
                continue;
            const JsonValue *other = memberOf(*is, member.key);
            const auto where
                = other == nullptr ? member.key : difference(member.value, *other, member.key);
            if (where) {
                board.state = RemadeBoard::State::Differs;
                board.where = *where;
                return board;
            }
        }
        if (const JsonValue *parts = memberOf(was, u"parts"))
            remakeParts(*parts, board, stop);
        return board;
    }

private:
    /// Each by itself. Parts without a seed of their own cannot be.
    void remakeParts(const JsonValue &parts, RemadeBoard &board, const std::stop_token &stop)
    {
        for (std::size_t i = 0; i < parts.elements.size(); ++i) {
            const JsonValue &was = parts.elements[i];
            if (memberOf(was, u"seed") == nullptr)
                continue;
            const QString path = u"parts[%1]"_s.arg(i);
            const auto is = made(*generators().front(), was, board, stop);
            if (!is) {
                board.where = path;
                return;
            }
            ++board.parts;
            for (const QStringView key : boardMembers) {
                const JsonValue *one = memberOf(was, key);
                const JsonValue *other = memberOf(*is, key);
                const bool isMissing = (one == nullptr) != (other == nullptr);
                const QString at = path + u'.' + key.toString();
                const auto where = isMissing ? std::optional(at)
                    : one == nullptr         ? std::nullopt
                                             : difference(*one, *other, at);
                if (where) {
                    board.state = RemadeBoard::State::Differs;
                    board.where = *where;
                    return;
                }
            }
        }
    }

    /// The board of what `was` says. Nothing, with the reason in `board`, if there is none.
    std::optional<JsonValue> made(const Generator &generator, const JsonValue &was,
        RemadeBoard &board, const std::stop_token &stop)
    {
        Settings settings = generator.settingsFor(m_set);
        for (const Field &field : generator.info().parameters) {
            const JsonValue *text = memberOf(was, QString(field.key));
            if (text != nullptr && text->kind == JsonKind::String
                && !setParameter(generator.info().parameters, settings, field.key, text->text)) {
                board.state = RemadeBoard::State::UnknownSetting;
                board.where = u"%1=%2"_s.arg(QString(field.key), text->text);
                return std::nullopt;
            }
        }
        const SharedSubject &subject = subjectFor(generator, settings);
        if (!subject) {
            board.state = RemadeBoard::State::NotMade;
            return std::nullopt;
        }
        const auto scratch = subject->scratch();
        Watch watch(stop);
        Result result;
        const QString seed = memberOf(was, u"seed")->text;
        // A board that could not be filled is compared, too.
        [[maybe_unused]] const Outcome outcome = subject->run(*scratch, seed, result, watch);
        const Facts facts = generator.facts(subject->compiled(), *scratch, result);
        const std::vector<Counter> counters = subject->counters();
        const QByteArray text = boardJson(m_rows, result,
            {.seed = seed,
                .generator = generator.info().key,
                .version = generator.info().version,
                .settings = settingsText(generator.info().parameters, settings),
                .seeds = generator.info().seeds},
            {}, {.facts = &facts, .counters = counters});
        auto json = parseJson(text);
        return json ? std::optional(*std::move(json)) : std::nullopt;
    }

    const SharedSubject &subjectFor(const Generator &generator, const Settings &settings)
    {
        QStringList key{generator.info().key};
        for (const auto &[name, text] : settingsText(generator.info().parameters, settings))
            key << name << text;
        const auto [at, isNew] = m_subjects.try_emplace(key);
        if (isNew)
            at->second = subjectOf(generator, m_set, settings).value_or(nullptr);
        return at->second;
    }

    const GoalSet &m_set;
    RowTexts m_rows;
    std::map<QStringList, SharedSubject> m_subjects; ///< by generator and settings
};

/// A file of one value, or of one on each line.
std::expected<std::vector<JsonValue>, Problem> valuesOf(
    QByteArrayView text, const std::stop_token &stop)
{
    std::vector<JsonValue> values;
    auto whole = parseJson(text, stop);
    if (whole && whole->kind == JsonKind::Array)
        return std::move(whole->elements);
    if (whole) {
        values.push_back(*std::move(whole));
        return values;
    }
    for (qsizetype begin = 0; begin < text.size();) {
        const qsizetype end = std::min(
            text.size(), text.indexOf('\n', begin) < 0 ? text.size() : text.indexOf('\n', begin));
        const QByteArrayView line = text.sliced(begin, end - begin).trimmed();
        begin = end + 1;
        if (line.isEmpty())
            continue;
        auto value = parseJson(line, stop);
        if (!value)
            return std::unexpected(whole.error()); // the place is in the whole text
        values.push_back(*std::move(value));
    }
    return values;
}

} // namespace

std::expected<std::vector<RemadeBoard>, Problem> remakeBoards(
    const GoalSet &set, QByteArrayView text, const std::stop_token &stop)
{
    const auto values = valuesOf(text, stop);
    if (!values)
        return std::unexpected(values.error());
    Remaker remaker(set);
    std::vector<RemadeBoard> boards;
    for (const JsonValue &value : *values) {
        RemadeBoard board = remaker.remake(value, stop);
        if (stop.stop_requested())
            break;
        boards.push_back(std::move(board));
    }
    return boards;
}

} // namespace boardwright
