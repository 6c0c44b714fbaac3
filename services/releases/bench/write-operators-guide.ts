import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { runGuide } from '../src/testing/run-guide.ts';

// Runs every command of the guide and replaces its output.
const guide = resolve(import.meta.dirname, '../../../docs/guides/operators.md');
await writeFile(guide, await runGuide(await readFile(guide, 'utf8')));
