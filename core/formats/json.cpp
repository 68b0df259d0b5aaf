// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json.h"

#include "core/base/one_of.h"
#include "core/formats/json_syntax.h"
#include "core/formats/text_position.h"

#include <jsoncons/json_parser.hpp>

#include <algorithm>
#include <utility>

namespace boardwright {

namespace {

using jsoncons::semantic_tag;
using jsoncons::ser_context;

bool isHexDigitAt(QByteArrayView text, qsizetype at, QByteArrayView digits)
{
    return at < text.size() && digits.contains(text[at]);
}

/// The offset, within a string token, of a \uXXXX escape that is an unpaired surrogate; -1 if there
/// is none. The parser misses some: it pairs a high surrogate with any other escape.
qsizetype halfPairAt(QByteArrayView token)
{
    const auto isSurrogate = [token](qsizetype at, QByteArrayView thirdDigits) {
        return isHexDigitAt(token, at, "\\") && isHexDigitAt(token, at + 1, "u")
            && isHexDigitAt(token, at + 2, "dD") && isHexDigitAt(token, at + 3, thirdDigits);
    };
    for (qsizetype at = token.indexOf('\\'); at >= 0; at = token.indexOf('\\', at)) {
        if (isSurrogate(at, "89abAB")) {
            if (!isSurrogate(at + 6, "cdefCDEF"))
                return at;
            at += 12;
        } else if (isSurrogate(at, "cdefCDEF")) {
            return at;
        } else {
            at += 2;
        }
    }
    return -1;
}

/// The offset of the first byte from `end` on that is not white space; -1 if there is none.
qsizetype garbageAt(QByteArrayView text, qsizetype end)
{
    const QByteArrayView rest = text.sliced(end);
    const auto *const garbage
        = std::ranges::find_if_not(rest, [](char byte) { return isOneOf(byte, " \t\r\n"); });
    return garbage == rest.end() ? -1 : end + (garbage - rest.begin());
}

/// Number of values between two checks of the stop token.
constexpr int pollInterval = 1024;

/// Builds the tree from parser events, up to the limit on values.
class JsonTreeBuilder final : public jsoncons::basic_default_json_visitor<char> {
public:
    JsonTreeBuilder(QByteArrayView text, std::stop_token stop)
        : m_text(text)
        , m_start(byteOrderMarkSize(text))
        , m_stop(std::move(stop))
    {
    }

    JsonValue takeRoot() { return std::move(m_root); }

    /// One past the end of the outermost value; -1 before it ends.
    qsizetype rootEnd() const { return m_count > 0 && m_open.empty() ? m_root.end : -1; }

    qsizetype closed() const { return m_closed; }

    qsizetype halfPair() const { return m_halfPair; }

    qsizetype overflow() const { return m_overflow; }

    bool stopped() const { return m_stopped; }

private:
    qsizetype begin(const ser_context &context) const
    {
        return m_start + static_cast<qsizetype>(context.begin_position());
    }

    qsizetype end(const ser_context &context) const
    {
        return m_start + static_cast<qsizetype>(context.end_position());
    }

    /// True if the rest is parsed without building a tree.
    bool isOver() const { return m_overflow >= 0 || m_stopped; }

    /// Null after too many values or a stop request.
    JsonValue *add(JsonKind kind, const ser_context &context)
    {
        if (m_count % pollInterval == 0 && m_stop.stop_requested())
            m_stopped = true;
        if (isOver())
            return nullptr;
        if (m_count++ == jsonValues) {
            m_overflow = begin(context);
            return nullptr;
        }
        JsonValue *value = &m_root;
        if (!m_open.empty()) {
            JsonValue &parent = *m_open.back();
            value = parent.kind == JsonKind::Array ? &parent.elements.emplace_back()
                                                   : &parent.members.back().value;
        }
        value->kind = kind;
        value->begin = begin(context);
        value->end = end(context);
        return value;
    }

    void open(JsonKind kind, const ser_context &context)
    {
        // The pointer stays valid: the parent gets no other child while this container is open.
        if (JsonValue *value = add(kind, context))
            m_open.push_back(value);
    }

    void close(const ser_context &context)
    {
        m_closed = end(context);
        if (isOver())
            return;
        m_open.back()->end = m_closed;
        m_open.pop_back();
    }

    void addNumber(const ser_context &context)
    {
        if (JsonValue *value = add(JsonKind::Number, context))
            value->text
                = QString::fromLatin1(m_text.sliced(value->begin, value->end - value->begin));
    }

    void noteHalfPair(qsizetype begin, qsizetype end)
    {
        const qsizetype at = halfPairAt(m_text.sliced(begin, end - begin));
        if (at >= 0 && m_halfPair < 0)
            m_halfPair = begin + at;
    }

    JSONCONS_VISITOR_RETURN_TYPE visit_begin_object(
        semantic_tag, const ser_context &context, std::error_code &) override
    {
        open(JsonKind::Object, context);
        JSONCONS_VISITOR_RETURN;
    }

    JSONCONS_VISITOR_RETURN_TYPE visit_end_object(
        const ser_context &context, std::error_code &) override
    {
        close(context);
        JSONCONS_VISITOR_RETURN;
    }

    JSONCONS_VISITOR_RETURN_TYPE visit_begin_array(
        semantic_tag, const ser_context &context, std::error_code &) override
    {
        open(JsonKind::Array, context);
        JSONCONS_VISITOR_RETURN;
    }

    JSONCONS_VISITOR_RETURN_TYPE visit_end_array(
        const ser_context &context, std::error_code &) override
    {
        close(context);
        JSONCONS_VISITOR_RETURN;
    }

    JSONCONS_VISITOR_RETURN_TYPE visit_key(
        const string_view_type &name, const ser_context &context, std::error_code &) override
    {
        if (!isOver()) {
            m_open.back()->members.push_back({.key = decodedUtf8(name),
                .keyBegin = begin(context),
                .keyEnd = end(context),
                .value = {}});
            noteHalfPair(begin(context), end(context));
        }
        JSONCONS_VISITOR_RETURN;
    }

    JSONCONS_VISITOR_RETURN_TYPE visit_null(
        semantic_tag, const ser_context &context, std::error_code &) override
    {
        add(JsonKind::Null, context);
        JSONCONS_VISITOR_RETURN;
    }

    JSONCONS_VISITOR_RETURN_TYPE visit_bool(
        bool, semantic_tag, const ser_context &context, std::error_code &) override
    {
        add(JsonKind::Bool, context);
        JSONCONS_VISITOR_RETURN;
    }

    /// Called for strings, and for numbers with a fraction or beyond 64 bits.
    JSONCONS_VISITOR_RETURN_TYPE visit_string(const string_view_type &decoded, semantic_tag,
        const ser_context &context, std::error_code &) override
    {
        if (m_text[begin(context)] != '"') {
            addNumber(context);
        } else if (JsonValue *value = add(JsonKind::String, context)) {
            value->text = decodedUtf8(decoded);
            noteHalfPair(value->begin, value->end);
        }
        JSONCONS_VISITOR_RETURN;
    }

    JSONCONS_VISITOR_RETURN_TYPE visit_uint64(
        std::uint64_t, semantic_tag, const ser_context &context, std::error_code &) override
    {
        addNumber(context);
        JSONCONS_VISITOR_RETURN;
    }

    JSONCONS_VISITOR_RETURN_TYPE visit_int64(
        std::int64_t, semantic_tag, const ser_context &context, std::error_code &) override
    {
        addNumber(context);
        JSONCONS_VISITOR_RETURN;
    }

    QByteArrayView m_text;
    qsizetype m_start; ///< after the byte-order mark; the parser's offsets start here
    JsonValue m_root;
    std::vector<JsonValue *> m_open; ///< the arrays and objects that are open, outermost first
    int m_count = 0;
    qsizetype m_closed = -1;
    qsizetype m_halfPair = -1;
    qsizetype m_overflow = -1;
    std::stop_token m_stop;
    bool m_stopped = false;
};

} // namespace

std::expected<JsonValue, Problem> parseJson(QByteArrayView text, const std::stop_token &stopToken)
{
    if (const qsizetype at = invalidUtf8At(text); at >= 0)
        return std::unexpected(problemAt(text, at, Code::JsonNotUtf8));

    const qsizetype start = byteOrderMarkSize(text);
    // Numbers stay texts: 1e999999 is a valid number, whatever its use.
    const auto options = jsoncons::json_options{}
                             .max_nesting_depth(jsonDepth)
                             .allow_comments(false)
                             .lossless_number(true);
    jsoncons::json_parser parser(
        options, [](jsoncons::json_errc, const ser_context &) { return false; });
    JsonTreeBuilder builder(text, stopToken);
    JsonStop stop;
    parser.update(text.data() + start, static_cast<std::size_t>(text.size() - start));
    while (!parser.finished() && !stop.error && builder.overflow() < 0 && !builder.stopped())
        parser.parse_some(builder, stop.error);

    if (builder.stopped())
        return std::unexpected(stoppedReading());
    if (builder.overflow() >= 0)
        return std::unexpected(
            problemAt(text, builder.overflow(), Code::JsonTooManyValues, {qint64{jsonValues}}));
    if (builder.halfPair() >= 0)
        return std::unexpected(
            syntaxProblemAt(text, builder.halfPair(), JsonExpected::SurrogatePair));
    // Checked here because the parser accepts "1," as a JSON text.
    if (const qsizetype end = builder.rootEnd(); end >= 0) {
        const qsizetype at = garbageAt(text, end);
        if (at >= 0)
            return std::unexpected(syntaxProblemAt(text, at, JsonExpected::EndOfFile));
        return builder.takeRoot();
    }
    stop.offset = start + static_cast<qsizetype>(parser.offset());
    stop.begin = start + static_cast<qsizetype>(parser.begin_position());
    stop.closed = builder.closed();
    stop.inText = start + static_cast<qsizetype>(parser.end_position()) > stop.offset;
    return std::unexpected(syntaxProblem(text, stop));
}

} // namespace boardwright
