/**
 * Splits a text into its common start with another text, the differing words in between, and the
 * common end. Joined, the three parts are the text.
 */
export function differingPart(
  text: string,
  other: string,
): readonly [before: string, changed: string, after: string] {
  const [words, others] = [wordsOf(text), wordsOf(other)];
  const most = Math.min(words.length, others.length);
  const start = sameFrom(words, others, most);
  const end = sameFrom(words.toReversed(), others.toReversed(), most - start);
  const until = words.length - end;
  return [
    words.slice(0, start).join(''),
    words.slice(start, until).join(''),
    words.slice(until).join(''),
  ];
}

/** Words keep the space after them, so that nothing is lost. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/** How many words are the same from the first on. */
function sameFrom(words: readonly string[], others: readonly string[], most: number): number {
  const at = words.slice(0, most).findIndex((word, index) => word.trim() !== others[index]?.trim());
  return at === -1 ? most : at;
}
