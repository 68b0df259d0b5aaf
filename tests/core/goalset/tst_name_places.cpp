// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Names get the same numbers as in a plain list, whether or not they share their character data.

#include "core/goalset/name_places.h"
#include "tests/support/split_mix.h"
#include "tests/support/unit.h"

#include <QTest>

using namespace boardwright;
using namespace Qt::StringLiterals;

class TestNamePlaces final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    static void asAPlainList();
};

void TestNamePlaces::asAPlainList()
{
    SplitMix random(11);
    for (const int different : {1, 5, 300, 2'000}) { // few names fit the shortcuts, many collide
        QStringList shared;
        for (int i = 0; i < different; ++i)
            shared << u"name %1"_s.arg(i);
        shared << QString() << u""_s;
        QStringList asked; // must outlive the places
        for (int i = 0; i < 5'000; ++i) {
            const QString name = random.pick(shared);
            asked << (random.chance(30) ? QString(name.constData(), name.size()) : name);
        }
        NamePlaces places;
        QStringList plain;
        for (const QString &name : std::as_const(asked)) {
            const qsizetype known = plain.indexOf(name);
            QCOMPARE(places.find(name), known);
            if (known < 0 && random.chance(50))
                continue; // find() does not add the name
            if (known < 0)
                plain << name;
            QCOMPARE(places.at(name), known < 0 ? plain.size() - 1 : known);
            QCOMPARE(places.size(), plain.size());
        }
    }
}

BOARDWRIGHT_UNIT(TestNamePlaces, NoApplication)
#include "tst_name_places.moc"
