import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readScriptOptions } from '@pazar/service/script-options';
import { executedGuides } from '../src/testing/executed-guides.ts';
import { runGuide } from '../src/testing/run-guide.ts';

const { to, isSmallest } = readScriptOptions({
  command: 'pnpm --filter @pazar/releases write-guides',
  about:
    'Runs every command of the guides and replaces its output. In the smallest form it changes no file\n' +
    'unless --to names a folder.',
  sizes: {},
  words: {
    to: {
      about: 'folder for the guides; without it they replace those of the repository',
      usual: '',
    },
  },
});

if (to !== '') await mkdir(to, { recursive: true });
for (const guide of executedGuides) {
  const text = await runGuide(await readFile(guide, 'utf8'));
  const file = to === '' ? guide : join(to, basename(guide));
  if (to !== '' || !isSmallest) await writeFile(file, text);
  process.stdout.write(`${basename(guide)}: ${text.match(/^\$ /gm)?.length ?? 0} commands\n`);
}
