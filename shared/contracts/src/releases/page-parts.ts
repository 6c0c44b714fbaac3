// This module has no schema: what it names is needed before zod has run.

/** Identifier of the `<script type="application/json">` element with the start data, in the shell's page. */
export const startDataId = 'pazar-start';

/** File in the shell's build that names the chunks of the host to request early, for the server. */
export const earlyFile = 'early.json';

/**
 * Shared modules of a section's first screen, a list or a record. A page with inputs, a form or a map requests
 * those itself.
 */
export const firstShared: readonly string[] = [
  '@pazar/ui/list',
  '@pazar/ui/overlay',
  '@pazar/ui/record',
];

/** Chunks of the host besides them: of every page, of an agent's pages, and of every section. */
export const earlyChunks = { page: 'page', agent: 'http', section: 'ui-base' } as const;
