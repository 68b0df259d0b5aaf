// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

namespace boardwright::test {

/// A JSON Schema that files can be checked against. Only json_schema.cpp reads the validator's
/// headers, which take longer to compile than all of a room's tests.
class JsonSchema {
public:
    /// The schema of `bytes`, which must be one.
    explicit JsonSchema(const QByteArray &bytes);
    /// Draft 7, which every schema of draft 7 must follow itself.
    static JsonSchema draft7();
    JsonSchema(JsonSchema &&other) noexcept;
    JsonSchema &operator=(JsonSchema &&other) noexcept;
    ~JsonSchema();

    /// The first violation of the schema, or that the bytes are no JSON; empty if there is neither.
    QString complaint(const QByteArray &bytes) const;
    /// Whether the bytes are JSON that violates the schema.
    bool refuses(const QByteArray &bytes) const;

private:
    struct Compiled;
    explicit JsonSchema(std::unique_ptr<Compiled> compiled);
    std::unique_ptr<Compiled> m_compiled;
};

} // namespace boardwright::test
