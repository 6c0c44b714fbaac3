import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { environmentFor } from '../system/open-system.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { repository } from '../system/repository.ts';
import { expect, test } from '../fixtures/test.ts';

/** Milliseconds for one of the scripts, on a machine several times slower than a developer's. */
const deadline = 120_000;

// The two workers share them: each mostly waits for one browser. A script that hangs is ended first,
// so that its test fails with what it has written.
test.describe.configure({ mode: 'parallel', timeout: deadline + 60_000 });

/** Runs a script of this package in its smallest form, on a system that runs already. */
async function runSmallest(system: PazarSystem, script: string, ...words: string[]) {
  const surroundings = { variables: environmentFor(system), deadline };
  const typed = [script, '--smallest', ...words] as const;
  const { failed, output } = await runScript(join(repository, 'e2e'), typed, surroundings);
  expect(failed, output).toBe(false);
  return output;
}

/** The scripts that print tables: the rows, and how many numbers each of them has. */
const tables = [
  {
    script: 'bench',
    numbers: 3,
    rows: [
      'firstContentfulPaint',
      'sectionInteractive',
      'routeCold',
      'routePreloaded',
      'routeWarm',
    ],
  },
  {
    script: 'bench:list',
    numbers: 5,
    rows: [
      'a letter in the search',
      'Enter on the head of a column',
      'until the sorted rows are painted',
      'Tab from row to row',
      'arrow down',
      'Space on the checkbox of a row',
      'Enter, to the price of the next row',
    ],
  },
  {
    script: 'bench:map',
    numbers: 5,
    rows: ['sketch, with 80 names, lakes and neighbours', 'as GeoJSON, no names'],
  },
];

for (const { script, numbers, rows } of tables) {
  test(`${script} runs, and prints every number of its table`, async ({ system }) => {
    const output = await runSmallest(system, script);
    for (const row of rows) {
      const printed = printedNumbers(output, row);
      expect(printed.length, output).toBeGreaterThanOrEqual(numbers);
      expect(printed.every((number) => Number.isFinite(number) && number > 0)).toBe(true);
    }
  });
}

/** Files of pictures begin so. */
const beginnings = { png: '\u0089PNG', webp: 'RIFF' };

for (const { script, kind, count, says } of [
  { script: 'screens', kind: 'png', count: 8, says: '8 pictures are' },
  { script: 'public-pictures', kind: 'webp', count: 2, says: '2 pictures are' },
  { script: 'moving-picture', kind: 'webp', count: 1, says: '1 picture is' },
] as const) {
  test(`${script} takes pictures`, async ({ system }, { outputDir }) => {
    const output = await runSmallest(system, script, '--to', outputDir);
    expect(output).toContain(`${says} in ${outputDir}`);
    const entries = await readdir(outputDir, { recursive: true });
    const pictures = entries.filter((entry) => entry.endsWith(`.${kind}`));
    expect(pictures).toHaveLength(count);
    for (const picture of pictures) {
      const content = await readFile(join(outputDir, picture), 'latin1');
      expect(content.startsWith(beginnings[kind])).toBe(true);
      // A white page takes less.
      expect(content.length).toBeGreaterThan(10_000);
    }
  });
}
