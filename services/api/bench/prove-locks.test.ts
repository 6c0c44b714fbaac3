import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { describe, expect, inject, it } from 'vitest';

const { postgres } = inject('databaseSnapshots');

describe('Two processes on one database', () => {
  it.runIf(postgres !== null)(
    'wait for each other in no circle, whatever is changed in bulk and one by one',
    async () => {
      const folder = join(import.meta.dirname, '..');
      const words = ['prove-locks', '--smallest', '--seeded', postgres?.seeded ?? ''] as const;
      const { failed, output } = await runScript(folder, words, { deadline: 140_000 });
      expect({ failed, output }).toMatchObject({ failed: false });
      expect(printedNumbers(output, 'deadlocks:')).toEqual([0]);
      expect(printedNumbers(output, 'refused as maintenance:')).toEqual([0]);
      const [sales = 0] = printedNumbers(output, 'sales beside a bulk of 20:');
      expect(sales).toBeGreaterThan(0);
    },
    170_000,
  );
});
