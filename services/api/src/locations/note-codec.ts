import type { LocalizedText } from '@pazar/contracts/locale';
import { inItsLanguage } from '@pazar/format/text-language';

/** Between the Macedonian and the English text. */
const between = '/';
const isSlashes = (word: string) => /^\/+$/.test(word);

/**
 * A note in both languages as one text, `Божиќ / Christmas`. A text whose letters say its language needs no
 * slash. A word of slashes in a text gets one more.
 */
export function writeNote({ mk, en }: LocalizedText): string {
  const [first, second] = [escaped(mk), escaped(en)];
  if (first !== null && second !== null) return `${first} ${between} ${second}`;
  if (first !== null) return inItsLanguage(first).mk === null ? `${first} ${between}` : first;
  if (second === null) return '';
  return inItsLanguage(second).en === null ? `${between} ${second}` : second;
}

/** The note of such a text; null for an empty one. */
export function readNote(text: string): LocalizedText | null {
  if (text === '') return null;
  const words = text.split(' ');
  const at = words.indexOf(between);
  if (at < 0) return inItsLanguage(unescaped(words) ?? text);
  const [mk, en] = [unescaped(words.slice(0, at)), unescaped(words.slice(at + 1))];
  return mk === null && en === null ? inItsLanguage(text) : { mk, en };
}

function escaped(text: string | null): string | null {
  if (text === null) return null;
  return text
    .split(' ')
    .map((word) => (isSlashes(word) ? `${word}/` : word))
    .join(' ');
}

function unescaped(words: readonly string[]): string | null {
  const text = words
    .map((word) => (isSlashes(word) && word !== between ? word.slice(1) : word))
    .join(' ');
  return text === '' ? null : text;
}
