// SPDX-FileCopyrightText: 2026 Boardwright authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs a fuzz target over all files of the given folders, without libFuzzer. A broken law aborts.

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTextStream>

#include <cstdint>

// NOLINTNEXTLINE(readability-identifier-naming): libFuzzer calls it so
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);

int main(int argc, char **argv)
{
    QTextStream out(stdout);
    int files = 0;
    for (int i = 1; i < argc; ++i) {
        // Absolute: a target may go to a folder of its own.
        const QDir folder(QFileInfo(QString::fromLocal8Bit(argv[i])).absoluteFilePath());
        for (const QFileInfo &entry : folder.entryInfoList(QDir::Files)) {
            QFile file(entry.filePath());
            if (!file.open(QIODevice::ReadOnly))
                return 1;
            const QByteArray bytes = file.readAll();
            out << entry.filePath() << Qt::endl; // before it runs: the last one is at fault
            LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.constData()),
                static_cast<std::size_t>(bytes.size()));
            ++files;
        }
    }
    out << files << " files" << Qt::endl;
    return files == 0 ? 1 : 0;
}
