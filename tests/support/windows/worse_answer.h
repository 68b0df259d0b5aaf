// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMessageBox>
#include <QPushButton>
#include <QStringList>
#include <QTest>

namespace boardwright {

/// Answers the question that a tuner asks before it applies what is worse, first with Cancel, by
/// `click` on the button that asks, then with Apply. Whether it was asked exactly if something is
/// worse, and named each of these numbers.
template <typename Click>
bool answersWorse(QWidget &window, const QStringList &worse, const Click &click)
{
    const auto ask = [&](QMessageBox::StandardButton answer) {
        click();
        const auto *question = window.findChild<QMessageBox *>();
        if (question == nullptr)
            return worse.isEmpty();
        bool isNamed = !worse.isEmpty();
        for (const QString &one : worse)
            isNamed = isNamed && question->informativeText().contains(one);
        question->button(answer)->click();
        return isNamed
            && QTest::qWaitFor([&] { return window.findChild<QMessageBox *>() == nullptr; });
    };
    return (worse.isEmpty() || ask(QMessageBox::Cancel)) && ask(QMessageBox::Apply);
}

} // namespace boardwright
