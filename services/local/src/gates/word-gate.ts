import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFiles } from '../build/source-files.ts';
import { outcomeOf, type Gate } from './gate.ts';
import { findForbidden, findMixedWords, readForbiddenTerms } from './word-rules.ts';

const glossaryFile = 'docs/glossary.md';
const translation = /(?:^|\/)localization\/(en|mk)\.json$/;
/** Macedonian that the API sends. */
const macedonianSource = /^services\/api\/src\/(?:problems\/messages-mk|mail\/mail-texts-mk)\.ts$/;
/** Other files with texts that people read. */
const withTexts = /\.md$|^services\/api\/src\/seed\/data\/|^services\/api\/src\/mail\//;

function languageOf(file: string): 'en' | 'mk' | null {
  const [, language] = translation.exec(file) ?? [];
  if (language === 'en' || language === 'mk') return language;
  return macedonianSource.test(file) ? 'mk' : null;
}

/** Applies the glossary to the texts: no forbidden term, no word in two scripts. */
export function wordGate(root: string): Gate {
  return {
    name: 'words',
    async run() {
      const files = await sourceFiles(root);
      const terms = readForbiddenTerms(await readFile(path.join(root, glossaryFile), 'utf8'));
      const findings = await Promise.all(
        files
          .filter((file) => languageOf(file) !== null || withTexts.test(file))
          .map((file) => checkFile(path.join(root, file), file)),
      );
      return outcomeOf([
        ...(terms.length === 0 ? [`${glossaryFile}: forbids nothing`] : []),
        ...findings.flat(),
      ]);

      async function checkFile(location: string, file: string): Promise<string[]> {
        const lines = (await readFile(location, 'utf8')).split('\n');
        const language = languageOf(file);
        return lines.flatMap((line, index) => {
          // A key is no text.
          const text = translation.test(file) ? line.replace(/^\s*"[^"]*":/, '') : line;
          const problems = language === null ? [] : findForbidden(text, language, terms);
          return [...findMixedWords(text), ...problems].map(
            (problem) => `${file}:${index + 1}: ${problem}`,
          );
        });
      }
    },
  };
}
