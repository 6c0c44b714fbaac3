import type { Locale } from '@pazar/contracts/locale';

/** The shell's own texts in both languages, in groups. */
export type ShellTexts = Readonly<Record<Locale, Readonly<Record<string, unknown>>>>;

let current: ShellTexts | undefined;

/** Called once for each test file, before its tests. */
export function setShellTexts(texts: ShellTexts): void {
  current = texts;
}

/**
 * The shell's texts that shared components use. Separate from the code that reads them, so that
 * tests of a browser package see no types of Node.
 *
 * @throws Error when the tests were not set up with `@pazar/testing/setup-shell-texts`
 */
export function shellTexts(): ShellTexts {
  if (current === undefined) {
    throw new Error("Add '@pazar/testing/setup-shell-texts' to the test configuration.");
  }
  return current;
}
