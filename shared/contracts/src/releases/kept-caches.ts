// This module has no schema: the service worker imports it too.

/** Address of the service worker; its scope is every page of the shell. */
export const workerAddress = '/worker.js';

/** File in the shell's build that names what browsers keep for a start without a network. */
export const offlineFile = 'offline.json';

/** The cache with the page, and with the files of its build that have the same address in every build. */
export const pageCache = 'pazar-page';

/** Begins the name of the cache of one build of the shell, which ends with the address of its first script. */
export const shellCache = 'pazar-shell:';

/** Begins the name of the cache of one version of a section: `pazar-section:catalog@0.1.0-3fa9c1d2e4b5`. */
export const sectionCache = 'pazar-section:';

/** Begins the name of every cache. */
export const anyCache = 'pazar-';

/** Milliseconds after which a page that the network has not sent is the kept one. */
export const longestPageWait = 8_000;
