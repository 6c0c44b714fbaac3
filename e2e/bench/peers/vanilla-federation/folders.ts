import { join } from 'node:path';

/** The build of the page; those of the remotes are inside it, because one server sends both. */
export const buildFolder = join(import.meta.dirname, '..', 'dist', 'vanilla-federation');
