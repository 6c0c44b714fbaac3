/** What to read where no file has a text: `list.firstPage` reads "First page". Never the key itself. */
export function wordsOfKey(key: string): string {
  const last = key.split(/[.:]/).at(-1) ?? '';
  const words = last
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
