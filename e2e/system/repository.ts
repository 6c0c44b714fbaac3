import { join } from 'node:path';

/** Root of the repository. */
export const repository = join(import.meta.dirname, '..', '..');

/** The remotes that Pazar ships. */
export const remotes = [
  'dashboard',
  'catalog',
  'locations',
  'promotion',
  'account',
  'management',
] as const;
