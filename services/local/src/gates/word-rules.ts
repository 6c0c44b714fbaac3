/** A word or phrase that a text must not have. */
export interface ForbiddenTerm {
  language: 'en' | 'mk';
  /** As in the glossary; `*` matches any ending. */
  term: string;
  /** The word to use, in the same language. */
  instead: string;
}

/** The columns of a table of terms, from the left. */
const columns = { en: 0, mk: 1, notEn: 3, notMk: 4 } as const;
/**
 * Names in braces are filled in; `\n`, `\s` and `\uFEFF` in a source file are no letters, and the
 * letters of a regular expression's set, `[SWЈЗ]`, no word.
 */
const noWords = /\{\w+\}|\\(?:u[\da-f]{4}|[a-z])|\[[\p{L}−-]+\]/giu;
const isCyrillic = /\p{Script=Cyrillic}/u;

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The terms in `code` under "Not" and „Не“ in the glossary's tables of five columns. */
export function readForbiddenTerms(glossary: string): ForbiddenTerm[] {
  const rows = glossary
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
    .filter((cells) => cells.length > columns.notMk);
  return rows.flatMap((cells) => {
    const termsIn = (column: number) =>
      [...(cells[column] ?? '').matchAll(/`([^`]+)`/g)].map(([, term = '']) => term);
    const [en = '', mk = ''] = [cells[columns.en], cells[columns.mk]];
    return [
      ...termsIn(columns.notEn).map((term) => ({ language: 'en', term, instead: en }) as const),
      ...termsIn(columns.notMk).map((term) => ({ language: 'mk', term, instead: mk }) as const),
    ];
  });
}

const patterns = new Map<string, RegExp>();

/** Thousands of lines are compared with each term. */
function patternOf(term: string): RegExp {
  const pattern = patterns.get(term) ?? writePattern(term);
  patterns.set(term, pattern);
  return pattern;
}

function writePattern(term: string): RegExp {
  const words = term
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'iu');
}

/** The words of a text that the glossary forbids in its language. */
export function findForbidden(
  text: string,
  language: ForbiddenTerm['language'],
  terms: readonly ForbiddenTerm[],
): string[] {
  if (language === 'mk' && !isCyrillic.test(text)) return [];
  return terms
    .filter((entry) => entry.language === language && patternOf(entry.term).test(text))
    .map(({ term, instead }) => `"${term}" is not used; write "${instead}"`);
}

/** Words that have letters of both scripts: they cannot be found, and a font may not join them. */
export function findMixedWords(text: string): string[] {
  if (!isCyrillic.test(text)) return [];
  const words =
    text
      .replace(noWords, ' ')
      .normalize('NFC')
      .match(/\p{L}+/gu) ?? [];
  return words
    .filter((word) => /\p{Script=Latin}/u.test(word) && isCyrillic.test(word))
    .map((word) => `"${word}" has letters of two scripts`);
}
