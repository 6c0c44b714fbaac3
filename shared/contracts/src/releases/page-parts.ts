// Names of what the server puts into the shell's page. Beside the schema of the data, they would bring zod
// with them, which the early requests must not wait for.

/** Identifier of the `<script type="application/json">` element with the start data. */
export const startDataId = 'pazar-start';

/** File in the shell's build that names the chunks of the host to request early, for the server. */
export const earlyFile = 'early.json';
