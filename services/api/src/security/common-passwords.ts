import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Mozilla's list: the passwords of eight characters and more among the million most common ones.
 */
interface CommonPasswords {
  test: (password: string) => boolean;
}

/**
 * Whether a password is among the most common ones (OWASP ASVS 5.0, 6.2.4), ignoring case. The list
 * is loaded on first use.
 */
export function isCommonPassword(password: string): boolean {
  // The package has no types; these follow its documentation.
  const list = require('fxa-common-password-list') as CommonPasswords;
  return list.test(password.normalize('NFKC').toLowerCase());
}
