import { resolve } from 'node:path';

const guides = resolve(import.meta.dirname, '../../../../docs/guides');

/** The guides whose `console` blocks `runGuide` runs. */
export const executedGuides: readonly string[] = [
  resolve(guides, 'operators.md'),
  resolve(guides, 'publish-a-remote.md'),
];
