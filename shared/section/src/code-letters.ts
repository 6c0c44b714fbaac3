/** Cyrillic capitals and their Latin lookalikes, which a customer cannot distinguish. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  Ѕ: 'S',
  Ј: 'J',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
  У: 'Y',
};

/** A code as it was typed, in capitals and in Latin where the letters look the same. */
export interface ReadCode {
  readonly code: string;
  /** Whether letters were replaced, beyond making them capitals. */
  readonly isReplaced: boolean;
}

/** Reads a promotion's code: `попуст` stays, since П and У have no other reading than themselves. */
export function readCode(typed: string): ReadCode {
  const capitals = typed.toUpperCase();
  const code = Array.from(capitals, (letter) => lookAlikes[letter] ?? letter).join('');
  return { code, isReplaced: code !== capitals };
}
