const encodings = ['windows-1251', 'windows-1252', 'x-mac-cyrillic'] as const;

/** Encodings of one byte for each letter, which nothing in a file names. */
type ByteEncoding = (typeof encodings)[number];

/** Bytes that are looked at: enough words for any language, and a few milliseconds. */
const sample = 64 * 1024;

/** Between words; signs that a wrong encoding puts into words are no part of it. */
const between = /[\s;,.:"'()/\d-]+/;

/** Macedonian, in small letters with at most a capital at the start, or in capitals alone. */
const cyrillic = /^(?:[А-ШЃЅЈЉЊЌЏЀЍ]?[а-шѓѕјљњќџѐѝ]+|[А-ШЃЅЈЉЊЌЏЀЍ]+)$/;

/** In the same way, with letters of Western Europe and Albania. */
const latin = /^(?:[A-ZÀ-ÖØ-ÞŠŽŒ]?[a-zß-öø-ÿšžœ]+|[A-ZÀ-ÖØ-ÞŠŽŒ]+)$/;

/**
 * The encoding in which most words with other letters than those of English look like words. A wrong
 * one mixes two alphabets in a word, or puts signs and capitals into its middle.
 */
export function likeliestEncoding(content: Uint8Array): ByteEncoding {
  const start = content.subarray(0, sample);
  const scored = encodings.map((encoding) => ({ encoding, score: scoreOf(start, encoding) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return best?.encoding ?? 'windows-1251';
}

function scoreOf(content: Uint8Array, encoding: ByteEncoding): number {
  const words = new TextDecoder(encoding).decode(content).split(between);
  const telling = words.filter((word) => /[^\p{ASCII}]/u.test(word));
  return telling.reduce((sum, word) => sum + (isWord(word) ? 1 : -1), 0);
}

function isWord(word: string): boolean {
  if (cyrillic.test(word)) return true;
  const english = word.replaceAll(/[^A-Za-z]/g, '').length;
  // No language of Western letters writes most of a word with accents.
  return latin.test(word) && 2 * english >= word.length;
}
