import { passwordLength } from '@pazar/contracts/password-length';

export const passwordStrengths = ['short', 'weak', 'fair', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** The most common parts of passwords; each counts as a single character. */
const common = /password|lozinka|лозинка|qwert[yz]|љњерт|welcome|admin|pazar|пазар|iloveyou/giu;

/** Kinds of characters, and the size of each. */
const kinds = [
  [/\p{Ll}/u, 30],
  [/\p{Lu}/u, 30],
  [/\d/, 10],
  [/[^\p{L}\d]/u, 30],
] as const;

/** Bits to guess: below the first a machine needs hours, above the second more than lifetimes. */
const limits = { fair: 45, strong: 65 } as const;

/** How hard a password is to guess, by its length and its variety. Rows such as `1234` count once. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < passwordLength.min) return 'short';
  const characters = Array.from(password.replaceAll(common, 'x'));
  const steps = characters.map(
    (character, index) => codeOf(character) - codeOf(characters[index - 1]),
  );
  // Sequences such as 1234 and aaaa are predictable: only their start counts.
  const surprises = steps.filter(
    (step, index) => index < 2 || Math.abs(step) > 1 || step !== steps[index - 1],
  );
  const variety = kinds
    .filter(([kind]) => kind.test(password))
    .reduce((sum, [, count]) => sum + count, 0);
  const distinct = Math.min(surprises.length, new Set(characters).size * 2);
  const bits = distinct * Math.log2(Math.max(variety, 1));
  if (bits < limits.fair) return 'weak';
  return bits < limits.strong ? 'fair' : 'strong';
}

const codeOf = (character: string | undefined) => character?.codePointAt(0) ?? 0;
