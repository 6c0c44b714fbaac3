import { test as base } from './test.ts';

/** A test whose pages come from the shell with a data store and a key for Google Maps. */
export const test = base.extend({
  baseURL: ({ mapsShell }, use) => use(mapsShell),
});
