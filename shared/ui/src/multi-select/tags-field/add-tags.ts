/** Appends the tags of a typed or pasted text, without duplicates, ignoring case. */
export function addTags(tags: readonly string[], text: string): string[] {
  const all = [...tags];
  const keys = new Set(tags.map((tag) => tag.toLowerCase()));
  for (const part of text.split(/[,;\n]/)) {
    const tag = part.trim().replaceAll(/\s+/g, ' ').normalize('NFC');
    if (tag === '' || keys.has(tag.toLowerCase())) continue;
    keys.add(tag.toLowerCase());
    all.push(tag);
  }
  return all;
}
