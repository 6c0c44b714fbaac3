/** The letters that Macedonian and its Latin script do not have in the same place; the others are in `letters`. */
const pairs: Readonly<Record<string, string>> = {
  ѓ: 'gj',
  ѕ: 'dz',
  љ: 'lj',
  њ: 'nj',
  ќ: 'kj',
  џ: 'dž',
};
const [cyrillic, latin] = ['абвгдежзијклмнопрстуфхцчш', 'abvgdežzijklmnoprstufhcčš'] as const;

/** A Macedonian name in Latin letters, as the table of municipalities writes them: `Ѓорче` is `Gjorče`. */
export function latinOf(name: string): string {
  return Array.from(name, latinLetter).join('');
}

function latinLetter(letter: string): string {
  const small = letter.toLowerCase();
  const found = pairs[small] ?? latin[cyrillic.indexOf(small)] ?? letter;
  return small === letter ? found : found.charAt(0).toUpperCase() + found.slice(1);
}
