import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Mozilla's list: the passwords of eight characters and more among the million most common ones. */
interface CommonPasswords {
  test: (password: string) => boolean;
}

/**
 * Whether a password is one of those that are tried first (OWASP ASVS 5.0, 6.2.4), whatever the case
 * of its letters. The list is loaded with the first question.
 */
export function isCommonPassword(password: string): boolean {
  // The package has no types; this is what its documentation promises.
  const list = require('fxa-common-password-list') as CommonPasswords;
  return list.test(password.normalize('NFKC').toLowerCase());
}
