import { join } from 'node:path';

/** Root of the repository. */
export const repository = join(import.meta.dirname, '..', '..');

/** The remote that only the tests publish, from the root of the repository. */
export const probeFolder = join('e2e', 'remotes', 'probe');

/** The remotes that Pazar ships. */
export const remotes = [
  'dashboard',
  'catalog',
  'locations',
  'promotion',
  'account',
  'management',
] as const;
