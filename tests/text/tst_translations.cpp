// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/places.h"
#include "tests/support/ts_messages.h"
#include "tests/support/unit.h"

#include <QCoreApplication>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>

using namespace boardwright::ts;

namespace {

struct Language {
    const char *name;
    int numerusForms;
    /// True if the first form is for exactly one (not for zero as well, as in French); it may omit
    /// the number.
    bool firstIsOne;
    /// Texts that equal the English ones.
    QStringList same;
};

// Texts that consist almost only of place markers, numbers or names. lockout.live uses the same
// names of modes in every language.
const QStringList sameEverywhere{QStringLiteral("%1. %2"), QStringLiteral("<b>Boardwright %1</b>"),
    QStringLiteral("%1 ↔ %2"), QStringLiteral("1, 7, 13"), QStringLiteral("Bingo"),
    QStringLiteral("Ascend"), QStringLiteral("Summit"), QStringLiteral("Triple"),
    QStringLiteral("Rush"), QStringLiteral("%1 › %2"), QStringLiteral("%1/%2"),
    QStringLiteral("%1 %2"), QStringLiteral("%1 %L2"), QStringLiteral("%1 ±%2"),
    QStringLiteral("%1 → %2"), QStringLiteral("% %1"), QStringLiteral("–"), QStringLiteral("P25"),
    QStringLiteral("P75"), QStringLiteral("Bingosync"), QStringLiteral("SRL v5"),
    QStringLiteral("Isaac"), QStringLiteral("synerGen"), QStringLiteral("v8"),
    QStringLiteral("ALttP"), QStringLiteral("LADX"), QStringLiteral("PlayBingo")};

// `same` lists words that the language shares with English, in addition to those above.
const std::array languages{
    Language{"de", 2, true,
        {QStringLiteral("%1 (%2)"), QStringLiteral("%1, %2"), QStringLiteral("%1: %2"),
            QStringLiteral("%1; %2"), QStringLiteral("%1 · %2: %3"), QStringLiteral(", "),
            QStringLiteral("Filter"), QStringLiteral("Generator"), QStringLiteral("null"),
            QStringLiteral("Details"), QStringLiteral("Definition"), QStringLiteral("Zone"),
            QStringLiteral("%1  (%2)"), QStringLiteral("Name"), QStringLiteral("%1 (+%2)"),
            QStringLiteral("%1 %L2 (−%L3)"), QStringLiteral("%1 in %2"), QStringLiteral("Start"),
            QStringLiteral("Normal"), QStringLiteral("Blackout"), QStringLiteral("Version"),
            QStringLiteral("%1. %2: %3"), QStringLiteral("Standard"), QStringLiteral("Hybrid"),
            QStringLiteral("Level"), QStringLiteral("Te&xt"), QStringLiteral("; "),
            QStringLiteral("%1: ")}},
    Language{"fr", 2, false,
        {QStringLiteral("%1 (%2)"), QStringLiteral("%1, %2"), QStringLiteral(", "),
            QStringLiteral("chaos"), QStringLiteral("Exclusion"), QStringLiteral("Mode"),
            QStringLiteral("progression"), QStringLiteral("Zones"), QStringLiteral("null"),
            QStringLiteral("Progression"), QStringLiteral("Zone"), QStringLiteral("%1  (%2)"),
            QStringLiteral("Messages"), QStringLiteral("%1 (+%2)"), QStringLiteral("&Zones"),
            QStringLiteral("%1 %L2 (−%L3)"), QStringLiteral("Normal"), QStringLiteral("Blackout"),
            QStringLiteral("Types"), QStringLiteral("Version"), QStringLiteral("Positions"),
            QStringLiteral("Points"), QStringLiteral("Placement"), QStringLiteral("XP"),
            QStringLiteral("Passes"), QStringLiteral("Approximation"), QStringLiteral("Importance"),
            QStringLiteral("Standard"), QStringLiteral("Topologies"), QStringLiteral("Expert"),
            QStringLiteral("Test"), QStringLiteral("Long"), QStringLiteral("Score"),
            QStringLiteral("Type")}},
    Language{"zh_CN", 1, false, {QStringLiteral("%1[*] - Boardwright")}},
};

QString fileOf(const QString &language)
{
    return boardwright::projectPath("translations/boardwright_%1.ts").arg(language);
}

QList<Key> sortedKeys(const QList<Message> &messages)
{
    QList<Key> keys;
    for (const Message &message : messages)
        keys << message.key;
    std::ranges::sort(keys);
    return keys;
}

QString nameOf(const Key &key)
{
    const QString comment
        = key.comment.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(key.comment);
    return QStringLiteral("%1: \"%2\"%3").arg(key.context, key.source, comment);
}

/// One line for each text that only one of the two has.
QStringList differences(const QList<Key> &left, const QString &leftName, const QList<Key> &right,
    const QString &rightName)
{
    QStringList lines;
    const auto list = [&lines](const QList<Key> &have, const QList<Key> &lack, const QString &who) {
        QList<Key> only;
        std::ranges::set_difference(have, lack, std::back_inserter(only));
        for (const Key &key : only)
            lines << QStringLiteral("only in %1: %2").arg(who, nameOf(key));
    };
    list(left, right, leftName);
    list(right, left, rightName);
    return lines;
}

/// The matches of the pattern, sorted, without duplicates.
QStringList found(const QRegularExpression &pattern, const QString &text)
{
    QSet<QString> tokens;
    for (const QRegularExpressionMatch &match : pattern.globalMatch(text))
        tokens << match.captured();
    QStringList sorted(tokens.cbegin(), tokens.cend());
    sorted.sort();
    return sorted;
}

/// The parts that stay the same in every language: place markers, parts of goals, the window's mark
/// for changes, the patterns of a file dialog.
QStringList markers(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral(
        R"(%L?\d{1,2}|%L?n|\{\{X\}\}|\[\[e?s\]\]|\[\*\]|\(\*[^)]*\)|lockout\.live|Boardwright)"));
    return found(pattern, text);
}

QStringList tags(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral(R"(</?[A-Za-z][^<>]*>)"));
    return found(pattern, text);
}

/// The keys after "&"; "&&" is a literal ampersand.
QStringList mnemonics(const QString &text)
{
    static const QRegularExpression pattern(QStringLiteral(R"(&&|&\S)"));
    QStringList keys;
    for (const QRegularExpressionMatch &match : pattern.globalMatch(text)) {
        if (match.captured() != QStringLiteral("&&"))
            keys << match.captured();
    }
    return keys;
}

/// The spaces at both ends of the text.
QString edges(const QString &text)
{
    static const QRegularExpression inner(QStringLiteral(R"(\S(.*\S)?)"),
        QRegularExpression::DotMatchesEverythingOption
            | QRegularExpression::UseUnicodePropertiesOption);
    return QString(text).replace(inner, QStringLiteral("|"));
}

QString listed(const QStringList &tokens)
{
    return tokens.isEmpty() ? QStringLiteral("none") : tokens.join(u' ');
}

QString differ(const QString &what, const QStringList &wanted, const QStringList &present)
{
    return QStringLiteral("%1 differ: %2 in English, %3 here")
        .arg(what, listed(wanted), listed(present));
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void everyTextIsTranslated_data() { addLanguages(); }

    void everyTextIsTranslated();

    void formsAreOfTheLanguage_data() { addLanguages(); }

    void formsAreOfTheLanguage();

    void markersAreThoseOfTheSource_data() { addLanguages(); }

    void markersAreThoseOfTheSource();

    void tagsAreThoseOfTheSource_data() { addLanguages(); }

    void tagsAreThoseOfTheSource();

    void mnemonicsAreAsMany_data() { addLanguages(); }

    void mnemonicsAreAsMany();

    void spacesAtTheEndsAgree_data() { addLanguages(); }

    void spacesAtTheEndsAgree();

    void nothingIsLeftInEnglish_data() { addLanguages(); }

    void nothingIsLeftInEnglish();

    void listOfSameTextsIsNeeded_data() { addLanguages(); }

    void listOfSameTextsIsNeeded();

    void contextsAreThoseLookedUp_data() { addLanguages(); }

    void contextsAreThoseLookedUp();

    void languagesHaveTheSameTexts_data() { addLanguages(); }

    void languagesHaveTheSameTexts();

    void schemaModesHaveOneName_data() { addLanguages(); }

    void schemaModesHaveOneName();

    void filesAreUpToDate_data() { addLanguages(); }

    void filesAreUpToDate();

private:
    static void addLanguages();

    /// The language of the current row.
    static const Language &language();
    static QList<Message> messages();

    /// Runs `complaint` on every translation and fails with the texts it returns.
    template <typename Complaint>
    static void checkForms(const Complaint &complaint);
    static void failWith(const QStringList &complaints);
};

void TestTranslations::addLanguages()
{
    QTest::addColumn<int>("index");
    for (int i = 0; const Language &language : languages)
        QTest::newRow(language.name) << i++;
}

const Language &TestTranslations::language()
{
    QFETCH(int, index);
    return languages.at(static_cast<std::size_t>(index));
}

QList<Message> TestTranslations::messages()
{
    return readMessages(fileOf(QString::fromLatin1(language().name)));
}

void TestTranslations::failWith(const QStringList &complaints)
{
    QVERIFY2(complaints.isEmpty(), qUtf8Printable(u'\n' + complaints.join(u'\n')));
}

/// `complaint` gets the message and the index of the form.
template <typename Complaint>
void TestTranslations::checkForms(const Complaint &complaint)
{
    const QList<Message> all = messages();
    QVERIFY(!all.isEmpty());
    QStringList lines;
    for (const Message &message : all) {
        for (int form = 0; form < message.forms.size(); ++form) {
            const QString said = complaint(message, form);
            if (!said.isEmpty())
                lines << QStringLiteral("%1 -> \"%2\": %3")
                             .arg(nameOf(message.key), message.forms[form], said);
        }
    }
    failWith(lines);
}

void TestTranslations::everyTextIsTranslated()
{
    checkForms([](const Message &message, int form) {
        if (message.forms[form].trimmed().isEmpty())
            return QStringLiteral("not translated");
        return message.finished ? QString() : QStringLiteral("marked as unfinished");
    });
}

void TestTranslations::formsAreOfTheLanguage()
{
    const QList<Message> all = messages();
    QVERIFY(!all.isEmpty());
    QStringList lines;
    for (const Message &message : all) {
        const int wanted = message.numerus ? language().numerusForms : 1;
        if (message.forms.size() != wanted)
            lines << QStringLiteral("%1: %2 forms instead of %3")
                         .arg(nameOf(message.key))
                         .arg(message.forms.size())
                         .arg(wanted);
    }
    failWith(lines);
}

void TestTranslations::markersAreThoseOfTheSource()
{
    checkForms([](const Message &message, int form) {
        const QStringList wanted = markers(message.key.source);
        const QStringList present = markers(message.forms[form]);
        QStringList withoutNumber = wanted;
        withoutNumber.removeAll(QStringLiteral("%Ln"));
        const bool isOne = message.numerus && form == 0 && language().firstIsOne;
        if (present == wanted || (isOne && present == withoutNumber))
            return QString();
        return differ(QStringLiteral("place markers"), wanted, present);
    });
}

void TestTranslations::tagsAreThoseOfTheSource()
{
    checkForms([](const Message &message, int form) {
        const QStringList wanted = tags(message.key.source);
        const QStringList present = tags(message.forms[form]);
        return present == wanted ? QString() : differ(QStringLiteral("tags"), wanted, present);
    });
}

void TestTranslations::mnemonicsAreAsMany()
{
    checkForms([](const Message &message, int form) {
        const QStringList wanted = mnemonics(message.key.source);
        const QStringList present = mnemonics(message.forms[form]);
        return present.size() <= 1 && present.size() == wanted.size()
            ? QString()
            : differ(QStringLiteral("mnemonics"), wanted, present);
    });
}

void TestTranslations::spacesAtTheEndsAgree()
{
    checkForms([](const Message &message, int form) {
        // A full-width comma includes its own space.
        const bool isComma = message.key.source == QStringLiteral(", ");
        return isComma || edges(message.forms[form]) == edges(message.key.source)
            ? QString()
            : QStringLiteral("spaces at the start or end differ from the English text");
    });
}

void TestTranslations::nothingIsLeftInEnglish()
{
    checkForms([](const Message &message, int form) {
        const QString &source = message.key.source;
        const bool mayBeSame = sameEverywhere.contains(source) || language().same.contains(source);
        return message.forms[form] != source || mayBeSame ? QString()
                                                          : QStringLiteral("still in English");
    });
}

/// Texts that have since been reworded or translated must be removed from the lists.
void TestTranslations::listOfSameTextsIsNeeded()
{
    QStringList unneeded = sameEverywhere + language().same;
    for (const Message &message : messages()) {
        if (message.forms.contains(message.key.source))
            unneeded.removeAll(message.key.source);
    }
    for (QString &text : unneeded)
        text = QStringLiteral("no translation equals \"%1\": take it off the list").arg(text);
    failWith(unneeded);
}

/// A class looks up its texts under its qualified name; lupdate knows the namespace only if it
/// finds the class's header.
void TestTranslations::contextsAreThoseLookedUp()
{
    checkForms([](const Message &message, int) {
        const QString &context = message.key.context;
        return context == QStringLiteral("main")
                || context.startsWith(QStringLiteral("boardwright::"))
            ? QString()
            : QStringLiteral("the context lacks its namespace");
    });
}

void TestTranslations::languagesHaveTheSameTexts()
{
    const QString first = QString::fromLatin1(languages.front().name);
    failWith(differences(sortedKeys(readMessages(fileOf(first))), first, sortedKeys(messages()),
        QString::fromLatin1(language().name)));
}

/// What the properties of a set call it is what problems and losses call it.
void TestTranslations::schemaModesHaveOneName()
{
    static const QRegularExpression besides(
        QStringLiteral(R"(\(&\w\)|&|[\s:]+$)"), QRegularExpression::UseUnicodePropertiesOption);
    const auto plain = [](QString text) { return text.remove(besides).toLower(); };
    const QString english = QStringLiteral("schema mode");
    QList<Message> naming;
    QString name;
    for (const Message &message : messages()) {
        const QString source = plain(message.key.source);
        QVERIFY2(!source.contains(QStringLiteral("set is made for")), qPrintable(source));
        if (source.contains(english))
            naming << message;
        if (source == english)
            name = plain(message.forms.first());
    }
    QVERIFY(!name.isEmpty());
    QVERIFY(naming.size() >= 5);
    for (const Message &message : std::as_const(naming))
        QVERIFY2(plain(message.forms.first()).contains(name), qPrintable(message.forms.first()));
}

/// With the same options as the target update_translations.
void TestTranslations::filesAreUpToDate()
{
    const QString lupdate = boardwright::lupdatePath();
    if (lupdate.isEmpty())
        QSKIP("lupdate is not here");
    const QTemporaryDir folder;
    QVERIFY(folder.isValid());
    const QString fresh = folder.filePath(QStringLiteral("fresh.ts"));
    const QString sources = boardwright::projectPath("");

    QProcess process;
    process.start(lupdate,
        {QStringLiteral("-locations"), QStringLiteral("none"), QStringLiteral("-no-ui-lines"),
            QStringLiteral("-no-obsolete"), QStringLiteral("-I"), sources,
            sources + QStringLiteral("/app"), sources + QStringLiteral("/core"),
            sources + QStringLiteral("/ui"), QStringLiteral("-ts"), fresh});
    QVERIFY2(process.waitForFinished(120'000), qUtf8Printable(process.errorString()));
    const QByteArray errors = process.readAllStandardError();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
        errors.constData());
    QVERIFY2(errors.isEmpty(), errors.constData());

    const QList<Key> wanted = sortedKeys(readMessages(fresh));
    QVERIFY(!wanted.isEmpty());
    QStringList lines = differences(
        wanted, QStringLiteral("the sources"), sortedKeys(messages()), QStringLiteral("the file"));
    if (!lines.isEmpty())
        lines.prepend(QStringLiteral("./dev build --target update_translations, then translate"));
    failWith(lines);
}

BOARDWRIGHT_UNIT(TestTranslations, QCoreApplication)
#include "tst_translations.moc"
