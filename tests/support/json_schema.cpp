// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/json_schema.h"

#include <jsoncons/json.hpp>
#include <jsoncons_ext/jsonschema/jsonschema.hpp>

#include <exception>
#include <optional>
#include <utility>

namespace boardwright::test {

namespace {

using Json = jsoncons::json;

/// Nothing if the bytes are not JSON.
std::optional<Json> parsed(const QByteArray &bytes)
{
    const qsizetype mark = bytes.startsWith("\xEF\xBB\xBF") ? 3 : 0;
    try {
        return Json::parse(
            bytes.sliced(mark).toStdString(), jsoncons::json_options{}.allow_comments(false));
    } catch (const std::exception &) {
        return std::nullopt;
    }
}

} // namespace

struct JsonSchema::Compiled {
    jsoncons::jsonschema::json_schema<Json> schema;

    /// The first one; empty if there is none.
    QString violation(const Json &json) const;
};

JsonSchema::JsonSchema(std::unique_ptr<Compiled> compiled)
    : m_compiled(std::move(compiled))
{
}

JsonSchema::JsonSchema(const QByteArray &bytes)
    : JsonSchema(
          std::make_unique<Compiled>(jsoncons::jsonschema::make_json_schema(parsed(bytes).value())))
{
}

JsonSchema::JsonSchema(JsonSchema &&other) noexcept = default;
JsonSchema &JsonSchema::operator=(JsonSchema &&other) noexcept = default;
JsonSchema::~JsonSchema() = default;

JsonSchema JsonSchema::draft7()
{
    return JsonSchema(std::make_unique<Compiled>(jsoncons::jsonschema::make_json_schema(
        jsoncons::jsonschema::draft7::schema_draft7<Json>::get_schema())));
}

QString JsonSchema::Compiled::violation(const Json &json) const
{
    QString text;
    schema.validate(json, [&text](const jsoncons::jsonschema::validation_message &message) {
        text = QString::fromStdString(
            message.instance_location().string() + ": " + message.message());
        return jsoncons::jsonschema::walk_result::abort;
    });
    return text;
}

QString JsonSchema::complaint(const QByteArray &bytes) const
{
    const auto json = parsed(bytes);
    return json ? m_compiled->violation(*json) : QStringLiteral("is not JSON");
}

bool JsonSchema::refuses(const QByteArray &bytes) const
{
    const auto json = parsed(bytes);
    return json && !m_compiled->violation(*json).isEmpty();
}

} // namespace boardwright::test
