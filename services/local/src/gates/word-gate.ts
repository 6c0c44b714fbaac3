import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sourceFiles } from '../build/source-files.ts';
import { outcomeOf, type Gate } from './gate.ts';
import { findForbidden, findMixedWords, readForbiddenTerms } from './word-rules.ts';

const glossaryFile = 'docs/glossary.md';
const translation = /(?:^|\/)localization\/(en|mk)\.json(?:\.template)?$/;
/** Texts are in translations, pages, styles, templates, mails, seed data, headings of CSV files. */
const withTexts = /\.(?:html|tsx?|mjs|css|json|jsonl|md|sql|template)$/;
/** Unit tests also write what an agent enters by mistake, and join the texts of a row. */
const mayBeWrong = /\.test\.tsx?$/;

/** The language whose terms apply. Macedonian is in any file, between code and comments in English. */
function languageOf(file: string): 'en' | 'mk' | null {
  if (file === glossaryFile) return null;
  return translation.exec(file)?.[1] === 'en' ? 'en' : 'mk';
}

/** A text in English in code, beside the one in Macedonian: `{ mk: 'Белешка', en: 'Note' }`. */
const inEnglish = /(?<![\w.])en: (['"`])(?<text>.*?)\1/gu;

/** Applies the glossary to all texts: no forbidden term, no word in two scripts. */
export function wordGate(root: string): Gate {
  return {
    name: 'words',
    async run() {
      const files = await sourceFiles(root);
      const terms = readForbiddenTerms(await readFile(path.join(root, glossaryFile), 'utf8'));
      const findings = await Promise.all(
        files
          .filter((file) => withTexts.test(file) && !mayBeWrong.test(file))
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
          const english = language === 'mk' ? [...line.matchAll(inEnglish)] : [];
          problems.push(
            ...english.flatMap(({ groups }) => findForbidden(groups?.['text'] ?? '', 'en', terms)),
          );
          return [...findMixedWords(text), ...problems].map(
            (problem) => `${file}:${index + 1}: ${problem}`,
          );
        });
      }
    },
  };
}
