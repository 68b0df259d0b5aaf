// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/formats/json_layout.h"
#include "core/formats/native.h"
#include "tests/support/native_files.h"
#include "tests/support/random_native.h"

#include <QTest>

using namespace boardwright;
using namespace boardwright::test;
using namespace Qt::StringLiterals;

/// The laws of formats/native.h over thousands of files. Seeds are fixed: a failure repeats.
class TestNativeRandom final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void untouchedIsTheSame();
    void editedReadsBackEqual();
    void siteStyleStaysSiteStyle();
    void survivesMutations();
};

void TestNativeRandom::untouchedIsTheSame()
{
    RandomNative random(1);
    for (int i = 0; i < 3000; ++i) {
        const QByteArray bytes = random.file();
        const auto file = readNative(bytes);
        QVERIFY2(file.has_value(), bytes.constData());
        QCOMPARE(writeNative(file->set), bytes);
        QCOMPARE(tokensOf(file->set.file->layout), tokensOf(bytes));
        QCOMPARE(file->set.file->layout, layOut(*parseJson(bytes), bytes));
    }
}

void TestNativeRandom::editedReadsBackEqual()
{
    RandomNative random(2);
    for (int i = 0; i < 3000; ++i) {
        const QByteArray bytes = random.file();
        auto file = readNative(bytes);
        QVERIFY2(file.has_value(), bytes.constData());
        GoalSet set = file->set;
        for (int edits = random.below(5); edits >= 0; --edits)
            random.edit(set);

        const QByteArray after = writeNative(set);

        const auto again = readNative(after);
        QVERIFY2(again.has_value(), after.constData());
        QCOMPARE(valueOf(again->set), valueOf(set));
        QVERIFY2(again->siteStyle || after == bytes, after.constData());
        QCOMPARE(writeNative(file->set), bytes);
    }
}

void TestNativeRandom::siteStyleStaysSiteStyle()
{
    RandomNative random(3);
    for (int i = 0; i < 1000; ++i) {
        const QByteArray before = readNative(random.file())->set.file->layout;
        const auto file = readNative(before);
        QVERIFY(file->siteStyle);
        if (file->set.objectives.isEmpty())
            continue;
        GoalSet set = file->set;
        Objective &objective
            = set.objectives[random.below(static_cast<int>(set.objectives.size()))];
        objective.weighting = 7;

        const LineChange change = lineChange(before, writeNative(set));

        QVERIFY2(change.removed.size() <= 1 && change.added.size() <= 2, before.constData());
    }
}

void TestNativeRandom::survivesMutations()
{
    const QByteArray valid
        = contentOf(QStringLiteral(BOARDWRIGHT_FIXTURES "/native/valid/unknown-keys.json"));
    const QByteArray bytesOfJson = "{}[]\",:0123456789.eE-\\u \n\r\ttruefalsn";
    RandomNative random(4);
    int opened = 0;
    for (int i = 0; i < 20'000; ++i) {
        QByteArray bytes = valid;
        for (int changes = random.below(3); changes >= 0; --changes) {
            const int at = random.below(static_cast<int>(bytes.size()));
            const char byte = random.below(4) == 0
                ? static_cast<char>(random.below(256))
                : bytesOfJson.at(random.below(static_cast<int>(bytesOfJson.size())));
            switch (random.below(3)) {
            case 0:
                bytes[at] = byte;
                break;
            case 1:
                bytes.insert(at, byte);
                break;
            default:
                bytes.remove(at, 1 + random.below(9));
                break;
            }
        }
        const auto file = readNative(bytes);
        if (!file) {
            QVERIFY(file.error().where.line >= 1 && file.error().where.column >= 1);
            continue;
        }
        ++opened;
        QCOMPARE(writeNative(file->set), bytes);
        QCOMPARE(tokensOf(file->set.file->layout), tokensOf(bytes));
    }
    QVERIFY2(opened > 1000, qPrintable(QString::number(opened)));
}

QTEST_APPLESS_MAIN(TestNativeRandom)
#include "tst_native_random.moc"
