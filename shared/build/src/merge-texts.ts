/** A translation file: texts, or groups of texts. */
interface Texts {
  readonly [key: string]: string | Texts;
}

/**
 * Merges the translation files of one language, groups of the same name too, into the text of one file. Throws
 * when two files have a text for one key.
 */
export function mergeTexts(files: readonly string[]): string {
  // The types gate and the locale gate check the form of the files.
  const all = files.map((file) => JSON.parse(file) as Texts);
  return JSON.stringify(all.reduce((merged, texts) => mergeGroup(merged, texts, '')));
}

function mergeGroup(left: Texts, right: Texts, group: string): Texts {
  const merged = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const known = merged[key];
    if (known === undefined) merged[key] = value;
    else if (typeof known === 'string' || typeof value === 'string') {
      throw new Error(`Two translation files have ${group}${key}`);
    } else merged[key] = mergeGroup(known, value, `${group}${key}.`);
  }
  return merged;
}
