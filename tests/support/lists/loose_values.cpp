// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/lists/loose_values.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace boardwright::test {

using namespace Qt::StringLiterals;

namespace {

/// A piece of a script: a text in quotes, a word, a number, or a sign.
struct Piece {
    enum class Kind : std::uint8_t { Text, Word, Number, Sign } kind = Kind::Sign;
    QString text{};
};

QString unescaped(QString text)
{
    static const QRegularExpression code(uR"(\\u([0-9A-Fa-f]{4}))"_s);
    for (auto found = code.match(text); found.hasMatch(); found = code.match(text))
        text.replace(found.capturedStart(), found.capturedLength(),
            QChar(static_cast<char16_t>(found.captured(1).toUShort(nullptr, 16))));
    static const QRegularExpression braced(uR"(\\u\{([0-9A-Fa-f]+)\})"_s);
    for (auto found = braced.match(text); found.hasMatch(); found = braced.match(text))
        text.replace(found.capturedStart(), found.capturedLength(),
            QString::fromUcs4(
                QList<char32_t>{found.captured(1).toUInt(nullptr, 16)}.constData(), 1));
    static const QRegularExpression byte(uR"(\\x([0-9A-Fa-f]{2})|\\([0-7]{3}))"_s);
    for (auto found = byte.match(text); found.hasMatch(); found = byte.match(text))
        text.replace(found.capturedStart(), found.capturedLength(),
            QChar(static_cast<char16_t>(found.hasCaptured(1)
                    ? found.captured(1).toUShort(nullptr, 16)
                    : found.captured(2).toUShort(nullptr, 8))));
    text.remove(u"\\\n"_s);
    static const QRegularExpression other(uR"(\\(.))"_s);
    return text.replace(u"\\n"_s, u"\n"_s).replace(u"\\t"_s, u"\t"_s).replace(other, u"\\1"_s);
}

QList<Piece> piecesOf(const QString &text)
{
    static const QRegularExpression piece(
        uR"(\s+|//[^\n]*|/\*.*?\*/)"
        uR"re(|"(?<double>(?:[^"\\”]|\\.|”(?!\s*[,:}\]]))*)["”]|'(?<single>(?:[^'\\]|\\.)*)')re"
        uR"(|`(?<back>(?:[^`\\]|\\.)*)`)"
        uR"(|“(?<curly>[^“”]*)”)"
        uR"(|(?<number>-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?<word>[\w$]+(?:\.[\w$]+)*)|=>|[=!]==?|.)"_s,
        QRegularExpression::DotMatchesEverythingOption
            | QRegularExpression::UseUnicodePropertiesOption);
    QList<Piece> pieces;
    auto all = piece.globalMatch(text);
    while (all.hasNext()) {
        const auto found = all.next();
        const QString whole = found.captured();
        if (whole.trimmed().isEmpty() || whole.startsWith(u"//") || whole.startsWith(u"/*"))
            continue;
        Piece one{.kind = Piece::Kind::Sign, .text = whole};
        for (const QString &name : {u"double"_s, u"single"_s, u"back"_s, u"curly"_s}) {
            if (found.capturedStart(name) >= 0)
                one = {.kind = Piece::Kind::Text, .text = unescaped(found.captured(name))};
        }
        if (found.capturedStart(u"number"_s) >= 0)
            one.kind = Piece::Kind::Number;
        else if (found.capturedStart(u"word"_s) >= 0)
            one.kind = Piece::Kind::Word;
        pieces.append(one);
    }
    return pieces;
}

class Scanner {
public:
    explicit Scanner(const QString &text)
        : m_pieces(piecesOf(text))
    {
    }

    QList<LooseValue> run()
    {
        for (m_at = 0; m_at < m_pieces.size(); ++m_at)
            step();
        return std::move(m_values);
    }

private:
    enum class In : std::uint8_t { Nothing, List, Object, Index, Code };

    struct Frame {
        In in = In::Nothing;
        QString key{};
        int index = 0;
        QStringList keys{}; ///< so far
    };

    QString before() const { return m_at == 0 ? QString() : m_pieces[m_at - 1].text; }

    QString after() const
    {
        return m_at + 1 < m_pieces.size() ? m_pieces[m_at + 1].text : QString();
    }

    In inside() const { return m_frames.isEmpty() ? In::Nothing : m_frames.last().in; }

    bool isLiteral() const { return inside() == In::List || inside() == In::Object; }

    void step()
    {
        const Piece &piece = m_pieces[m_at];
        if (piece.kind == Piece::Kind::Sign)
            sign(piece.text);
        else if (inside() == In::Object && after() == u":" && m_frames.last().key.isEmpty())
            setKey(piece.text);
        else if (inside() == In::Index)
            m_target.append(piece.text);
        else if (piece.kind == Piece::Kind::Word && !isLiteral())
            name(piece.text);
        else if (piece.kind != Piece::Kind::Word)
            add(piece);
    }

    void name(const QString &word)
    {
        if (before() != u":") // the type of a variable
            m_target = word.split(u'.');
    }

    void sign(const QString &text)
    {
        if (text == u"[" || text == u"{" || text == u"(")
            open(text);
        else if (text == u"]" || text == u"}" || text == u")")
            m_frames.resize(std::max<qsizetype>(0, m_frames.size() - 1));
        else if (text == u"," && isLiteral()) {
            m_frames.last().key.clear();
            ++m_frames.last().index;
        } else if (text == u"=" && !isLiteral())
            m_root = m_target + QStringList(u'#' + QString::number(m_statements++));
    }

    void open(const QString &bracket)
    {
        const Piece none;
        const Piece &last = m_at == 0 ? none : m_pieces[m_at - 1];
        const bool isAfterName
            = (last.kind == Piece::Kind::Word && last.text != u"default" && last.text != u"return")
            || last.text == u"]" || last.text == u")";
        if (bracket == u"("
            || (bracket == u"{" && !isLiteral() && (isAfterName || last.text == u"=>")))
            m_frames.append({.in = In::Code});
        else if (bracket == u"{")
            m_frames.append({.in = In::Object});
        else
            m_frames.append({.in = isAfterName && !isLiteral() ? In::Index : In::List});
    }

    /// Of equal keys the last one counts.
    void setKey(const QString &key)
    {
        Frame &frame = m_frames.last();
        frame.key = key;
        if (!frame.keys.contains(key)) {
            frame.keys.append(key);
            return;
        }
        const QStringList here = path();
        m_values.removeIf([&](const LooseValue &value) {
            return value.path.first(std::min(here.size(), value.path.size())) == here;
        });
    }

    QStringList path() const
    {
        QStringList path = m_root;
        for (const Frame &frame : m_frames) {
            if (frame.in == In::List)
                path.append(u'#' + QString::number(frame.index));
            else if (frame.in == In::Object)
                path.append(frame.key);
        }
        return path;
    }

    void add(const Piece &piece)
    {
        LooseValue value{.text = piece.text, .path = path(), .names = m_root.size()};
        value.isNumber = piece.kind == Piece::Kind::Number;
        value.isCode = std::ranges::contains(m_frames, In::Code, &Frame::in);
        m_values.append(value);
    }

    QList<Piece> m_pieces;
    qsizetype m_at = 0;
    QList<Frame> m_frames;
    QStringList m_target; ///< what stood last where an assignment may follow
    int m_statements = 0;
    QStringList m_root; ///< what was assigned to last
    QList<LooseValue> m_values;
};

} // namespace

QString LooseValue::key() const
{
    for (auto part = path.crbegin(); part != path.crend(); ++part) {
        if (!part->startsWith(u'#'))
            return *part;
    }
    return {};
}

QString LooseValue::statement() const
{
    return path.first(names).join(u'/');
}

QList<LooseValue> valuesOfScript(const QString &text)
{
    return Scanner(text).run();
}

QList<LooseRow> rowsOf(const QList<LooseValue> &values)
{
    // The second of the numbers that lead to a value is its place in the row.
    const auto placeOf = [](const LooseValue &value) {
        qsizetype at = value.names;
        for (int numbers = 0; at < value.path.size(); ++at) {
            numbers += value.path.at(at).startsWith(u'#') ? 1 : 0;
            if (numbers == 2)
                break;
        }
        return at;
    };
    // Where the goals are: the place with most spaces.
    QMap<QString, qsizetype> spaces; // of several, the first
    for (const LooseValue &value : values)
        spaces[value.path.value(placeOf(value))] += value.text.count(u' ');
    QString goals;
    for (const auto &[place, count] : std::as_const(spaces).asKeyValueRange()) {
        if (goals.isEmpty() || count > spaces.value(goals))
            goals = place;
    }
    QList<LooseRow> rows;
    QHash<QString, qsizetype> known;
    static const QStringList titles{u"Goal"_s, u"Difficulty"_s, u"Types"_s};
    for (const LooseValue &value : values) {
        const qsizetype at = placeOf(value);
        const QString place = value.path.first(at).join(u'/');
        if (at >= value.path.size() || value.isCode || titles.contains(value.text)
            || value.text.trimmed().isEmpty())
            continue;
        if (!known.contains(place)) {
            known.insert(place, rows.size());
            rows.append({.text = {}, .container = value.path.first(at - 1).join(u'/')});
        }
        LooseRow &row = rows[known.value(place)];
        bool isNumber = false;
        value.text.toInt(&isNumber);
        if (value.path.value(at) == goals)
            row.text = value.text.trimmed();
        else if (isNumber)
            row.tier = value.text;
        else
            row.types << value.text.trimmed();
    }
    rows.removeIf([](const LooseRow &row) { return row.text.isEmpty(); });
    return rows;
}

QList<QStringList> cellsOfTable(const QString &text)
{
    static const QRegularExpression cell(
        uR"re((?:"((?:[^"]|"")*)"|([^,\t"\n]*))([,\t]|\r?\n|$))re"_s);
    QList<QStringList> rows;
    const bool isMarkdown = text.contains(u"|--");
    if (isMarkdown) {
        for (const QString &line : text.split(u'\n'))
            rows.append(QString(line)
                    .replace(u"\\|"_s, QString(QChar::ParagraphSeparator))
                    .split(u'|')
                    .replaceInStrings(QString(QChar::ParagraphSeparator), u"|"_s));
        return rows;
    }
    rows.append(QStringList());
    auto all = cell.globalMatch(text);
    while (all.hasNext()) {
        const auto found = all.next();
        rows.last().append(found.capturedStart(1) >= 0
                ? found.captured(1).replace(u"\"\""_s, u"\""_s)
                : found.captured(2));
        if (found.captured(3).endsWith(u'\n'))
            rows.append(QStringList());
    }
    return rows;
}

} // namespace boardwright::test
