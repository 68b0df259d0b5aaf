// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/goalset/field.h"
#include "core/goalset/goalset.h"

#include <QByteArray>
#include <QRandomGenerator>

namespace boardwright::test {

/// Makes random goal-set files and random edits of goal sets; equal seeds give equal results.
class RandomNative {
public:
    explicit RandomNative(quint32 seed)
        : m_random(seed)
    {
    }

    /// A file that opens: with any order and spelling of keys and values, unknown and repeated
    /// keys, and any white space. "boardwright" contains the sections of native_sections.h.
    QByteArray file();

    /// Changes the value of one field, or adds, removes or moves a row.
    void edit(GoalSet &set);

    int below(int bound) { return m_random.bounded(bound); }

private:
    bool oneIn(int n) { return below(n) == 0; }

    QByteArray space();
    QByteArray spelledText(const QString &text);
    QByteArray spelledNumber(int number);
    QByteArray anything(int depth);
    QByteArray list(int most, QByteArray (RandomNative::*element)());
    QByteArray listOf(int count, QByteArray (RandomNative::*element)());

    QByteArray word() { return spelledText(text()); }

    QByteArray number() { return spelledNumber(value()); }

    QByteArray letter() { return spelledText(QString(QLatin1StringView("emln")[below(4)])); }

    QByteArray flag() { return oneIn(2) ? "true" : "false"; }

    QByteArray objective();
    QByteArray rowNumbers(int rows);
    QByteArray fieldValue(const Field &field);
    QByteArray fields();
    QByteArray beside();
    QByteArray extension();
    QByteArray limits();
    QByteArray categoryLimits();
    QByteArray settings();
    QByteArray object(QByteArrayList members);
    QByteArray member(const char *key, const QByteArray &value);
    void addOptional(QByteArrayList &members, const char *key, const QByteArray &value);

    QString text();

    int value() { return oneIn(4) ? 100 : below(7) - 1; }

    QStringList texts();
    QList<int> values();
    QList<CategoryLimit> newLimits();
    void editObjective(Objective &objective);
    void editRows(GoalSet &set);
    Value newValue(const Field &field, const GoalSet &set);
    void editField(FieldValues &values, const GoalSet &set);
    void editTable(GoalSet &set);
    void editSections(GoalSet &set);

    QRandomGenerator m_random;
    int m_objectives = 0; ///< of the file being made
    int m_zones = 0;
};

} // namespace boardwright::test
