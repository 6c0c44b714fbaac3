import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promiseStyles } from '@pazar/testing/promise-styles';

const sources = import.meta.dirname;
const read = (file: string) => readFileSync(join(sources, file), 'utf8');
// Vitest leaves the text of an imported style sheet out.
const tokens = createRequire(import.meta.url).resolve('@pazar/ui/tokens.css');

promiseStyles({
  sheets: Object.fromEntries(
    globSync('**/*.module.css', { cwd: sources }).map((file) => [file, read(file)]),
  ),
  tokens: readFileSync(tokens, 'utf8'),
  layer: 'ui',
  // Set by the shell and by the page of the design system.
  optional: ['--app-sticky-top', '--app-foot', '--app-page-inset'],
});
