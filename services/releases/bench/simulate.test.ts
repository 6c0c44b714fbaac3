import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { expect, it } from 'vitest';

it('pazar simulate plays rollouts, and prints how each ended', async () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const words = ['pazar', 'simulate', '--runs', '2', '--visits', '200'] as const;
  const { failed, output } = await runScript(root, words, { deadline: 110_000 });
  expect({ failed, output }).toMatchObject({ failed: false });
  const ends = ['completed', 'rolled back', 'paused', 'undecided'].map(
    (end) => printedNumbers(output, end)[0] ?? Number.NaN,
  );
  expect(ends.reduce((sum, count) => sum + count, 0)).toBe(2);
});
