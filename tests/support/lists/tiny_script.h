// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/lists/site_rules.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringView>

namespace boardwright::test {

/// Runs the little JavaScript that a written list consists of, as strictly as a browser: the
/// declaration of bingoList, and assignments of arrays of objects with name and types to its
/// elements.
class TinyScript final {
public:
    explicit TinyScript(const QByteArray &script);

    /// False if the script is anything else, or declares bingoList unless `isDeclared`.
    bool run(bool isDeclared);

    /// What was expected, and where.
    QString error() const { return m_error; }

    /// The numbers of the elements that were assigned, in order.
    const QList<int> &tiers() const { return m_tiers; }

    const QList<SiteGoal> &goals() const { return m_goals; }

private:
    void skipSpace();
    bool take(QStringView what);
    bool fails(QStringView expected);
    bool runAssignment();
    bool runGoal(int tier);
    bool runTranslations();
    bool runText(QString &into);
    bool runEscape(QString &into);
    bool runTypes(QStringList &into);

    QString m_script;
    qsizetype m_at = 0;
    QString m_error;
    QList<int> m_tiers;
    QList<SiteGoal> m_goals;
};

} // namespace boardwright::test
