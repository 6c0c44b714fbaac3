import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runSmallest, scriptTimeout } from '../system/run-smallest.ts';
import { expect, test } from '../fixtures/test.ts';

// The two workers share them: each mostly waits for one browser.
test.describe.configure({ mode: 'parallel', timeout: scriptTimeout });

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
  { script: 'bench:peers', numbers: 6, rows: ["'Pazar'", "'@module-federation/enhanced"] },
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
  { script: 'bench:starts', numbers: 3, rows: ['releases'] },
];

for (const { script, numbers, rows } of tables) {
  test(`${script} runs, and prints every number of its table`, async ({ system }, {
    outputDir,
  }) => {
    const history = join(outputDir, 'history.csv');
    const words = script === 'bench' ? ['--history', history] : [];
    await mkdir(outputDir, { recursive: true });
    const output = await runSmallest(system, script, ...words);
    if (script === 'bench') {
      const [columns, line] = (await readFile(history, 'utf8')).split('\n');
      expect(columns).toBe(`day,version,commit,runs,${rows.join(',')}`);
      expect(line).toMatch(/^\d{4}-\d\d-\d\d,\d+\.\d+\.\d+,[0-9a-f]{8},1(?:,\d+\.\d\d){5}$/);
    }
    for (const row of rows) {
      const printed = printedNumbers(output, row);
      expect(printed.length, output).toBeGreaterThanOrEqual(numbers);
      expect(printed.every((number) => Number.isFinite(number) && number > 0)).toBe(true);
    }
  });
}
