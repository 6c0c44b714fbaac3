import { readFile, writeFile } from 'node:fs/promises';
import { executedGuides } from '../src/testing/executed-guides.ts';
import { runGuide } from '../src/testing/run-guide.ts';

// Runs every command of the guides and replaces its output.
for (const guide of executedGuides) {
  await writeFile(guide, await runGuide(await readFile(guide, 'utf8')));
}
