import { readFailure } from './read-failure.ts';
import { valueMirror } from './value-mirror.ts';

/** The rules of this repository for oxlint, which wants a default export. */
export default {
  meta: { name: 'pazar' },
  rules: { 'read-failure': readFailure, 'value-mirror': valueMirror },
};
