import type { Locale } from './locale.ts';

/** The Macedonian alphabet; code points would put six of its letters last. */
export const macedonianAlphabet = 'абвгдѓежзѕијклљмнњопрстќуфхцчџш';
const latinAlphabet = 'abcdefghijklmnopqrstuvwxyz';

/** Letters of neighbouring alphabets, beside the letter they resemble. */
const neighbours: Readonly<Record<string, string>> = {
  ѐ: 'е',
  ѝ: 'и',
  й: 'ј',
  ђ: 'ѓ',
  ћ: 'ќ',
  щ: 'ш',
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
};

const spaceRank = '01';
const otherRank = '05';
const firstDigitRank = 10;
const firstLetterRank = 30;

/** Ranks of two digits: digits, then the reader's own alphabet, then the other. */
function rankTable(alphabets: string): ReadonlyMap<string, string> {
  const digits = Array.from(
    '0123456789',
    (digit, index) => [digit, firstDigitRank + index] as const,
  );
  const letters = Array.from(
    alphabets,
    (letter, index) => [letter, firstLetterRank + index] as const,
  );
  return new Map([...digits, ...letters].map(([sign, rank]) => [sign, String(rank)]));
}

const ranks: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  en: rankTable(latinAlphabet + macedonianAlphabet),
  mk: rankTable(macedonianAlphabet + latinAlphabet),
};

/** Removes the marks of Latin letters only: Ѓ and Ќ are separate letters. */
const plainLatin = (letter: string) => letter.normalize('NFD').replace(/^([a-z])\p{M}+$/u, '$1');

const lettersOf = (text: string) =>
  Array.from(
    text.normalize('NFC').toLowerCase().trim().replaceAll(/\s+/g, ' '),
    (sign) => neighbours[sign] ?? plainLatin(sign).normalize('NFC'),
  ).join('');

/**
 * A text that sorts by code point as `text` sorts by alphabet: spaces, other signs, digits, then
 * in Macedonian Cyrillic before Latin, in English Latin before Cyrillic. Upper and lower case are
 * equal. Two digits for each letter; store it beside the text, one for each language.
 */
export function sortKey(text: string, locale: Locale): string {
  const rank = (sign: string) =>
    sign === ' ' ? spaceRank : (ranks[locale].get(sign) ?? otherRank);
  return Array.from(lettersOf(text), rank).join('');
}
