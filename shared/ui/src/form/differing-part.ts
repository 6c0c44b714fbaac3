/**
 * Splits a text into what it begins with like another one, whole words in which it differs, and what
 * it ends with like the other. All three together are the text.
 */
export function differingPart(
  text: string,
  other: string,
): readonly [before: string, changed: string, after: string] {
  // Words keep the space behind them, so that nothing is lost.
  const [words, others] = [text, other].map((each) => each.match(/\S+\s*|^\s+/g) ?? []);
  if (words === undefined || others === undefined) return ['', text, ''];
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start]?.trim() === others[start]?.trim()) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end)?.trim() === others.at(-1 - end)?.trim()) {
    end += 1;
  }
  const until = words.length - end;
  return [
    words.slice(0, start).join(''),
    words.slice(start, until).join(''),
    words.slice(until).join(''),
  ];
}
