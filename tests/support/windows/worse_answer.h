// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/tune_words.h"

#include <QMessageBox>
#include <QPushButton>
#include <QTest>

namespace boardwright {

/// Answers the question that a tuner asks before it applies what is worse, first with Cancel, by
/// `click` on the button that asks, then with Apply. Whether it was asked exactly if something is
/// worse or that is not known, and said so: it named each of these numbers.
template <typename Click>
bool answersWorse(QWidget &window, const WorseNumbers &worse, const Click &click)
{
    const auto ask = [&](QMessageBox::StandardButton answer) {
        click();
        const auto *question = window.findChild<QMessageBox *>();
        if (question == nullptr)
            return worse.isNone();
        const QString said = question->text() + question->informativeText();
        bool isNamed = !worse.isNone() && said.contains(notComparedWords()) == !worse.isComplete;
        for (const QString &one : worse.lines)
            isNamed = isNamed && said.contains(one);
        question->button(answer)->click();
        return isNamed
            && QTest::qWaitFor([&] { return window.findChild<QMessageBox *>() == nullptr; });
    };
    return (worse.isNone() || ask(QMessageBox::Cancel)) && ask(QMessageBox::Apply);
}

} // namespace boardwright
