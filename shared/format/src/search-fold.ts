/** Cyrillic letters as the barest Latin that people type for them. */
const latinOf: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ѓ: 'g',
  ґ: 'g',
  д: 'd',
  ђ: 'g',
  е: 'e',
  ѐ: 'e',
  ё: 'e',
  є: 'e',
  э: 'e',
  ж: 'z',
  з: 'z',
  ѕ: 'z',
  џ: 'z',
  и: 'i',
  ѝ: 'i',
  і: 'i',
  ї: 'i',
  ы: 'i',
  ј: 'j',
  й: 'j',
  к: 'k',
  ќ: 'k',
  ћ: 'k',
  л: 'l',
  љ: 'l',
  м: 'm',
  н: 'n',
  њ: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  ш: 's',
  щ: 'st',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  ъ: 'a',
  ь: '',
  ю: 'ju',
  я: 'ja',
  đ: 'g',
  w: 'v',
  x: 'ks',
  q: 'k',
  y: 'j',
};

/** Spellings of one sound, shortest last; in this order no replacement creates another match. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/d+zh*/g, 'z'],
  [/sh+/g, 's'],
  [/ch+/g, 'c'],
  [/zh+/g, 'z'],
  [/[gd]j+/g, 'g'],
  [/kj+/g, 'k'],
  [/lj+/g, 'l'],
  [/nj+/g, 'n'],
];

const toLatin = (text: string) => text.replaceAll(/\p{L}/gu, (letter) => latinOf[letter] ?? letter);

/**
 * Folds a text so that one word is found however it is typed: `џем`, `džem`, `dzhem` and `dzem` are
 * all `zem`. Lower-case letters and digits with single spaces. Fold both the index and the query.
 * Folding twice changes nothing.
 */
export function foldForSearch(text: string): string {
  // Cyrillic goes first: removing the marks would turn ѓ and ќ into other letters.
  const latin = toLatin(text.normalize('NFKC').toLowerCase().normalize('NFC'));
  const plain = toLatin(latin.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC'));
  const collapsed = spellings.reduce((word, [from, to]) => word.replaceAll(from, to), plain);
  return collapsed.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}

/**
 * Whether every word of `query` occurs in `text`, in any order and spelling. An empty query matches;
 * one of signs alone matches a text that has them.
 */
export function matchesSearch(text: string, query: string): boolean {
  const folded = foldForSearch(text);
  if (foldForSearch(query) === '') return text.includes(query.trim());
  return foldForSearch(query)
    .split(' ')
    .every((word) => folded.includes(word));
}

/**
 * How well `text` matches `query`, for sorting: 0 equal, 1 starts with it, 2 a word starts with it,
 * 3 contains it, in each case as typed; 4 only in another spelling.
 */
export function searchRank(text: string, query: string): 0 | 1 | 2 | 3 | 4 {
  const [whole, part] = [plainText(text), plainText(query)];
  if (whole === part) return 0;
  if (whole.startsWith(part)) return 1;
  if (whole.includes(` ${part}`)) return 2;
  return whole.includes(part) ? 3 : 4;
}

/** Lower case, single spaces: two such texts count as the same. */
const plainText = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
