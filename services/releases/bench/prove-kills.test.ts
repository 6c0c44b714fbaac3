import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { describe, expect, it } from 'vitest';
import { databases } from '../src/testing/registry-fixture.ts';

describe.concurrent.each(databases)(
  'The registry on $database, killed while it changes',
  ({ database }) => {
    it('leaves whole, signed documents, none older than acknowledged, and loses nothing', async () => {
      const { failed, output } = await runScript(
        join(import.meta.dirname, '..'),
        ['prove-kills', '--kills', '2', '--database', database],
        {
          variables: { NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'] },
          deadline: 280_000,
        },
      );
      expect({ failed, output }).toMatchObject({ failed: false });
      const [kills, acknowledged, , faults] = printedNumbers(output, `${database}:`);
      expect([kills, faults]).toEqual([2, 0]);
      expect(acknowledged).toBeGreaterThan(0);
    }, 300_000);
  },
);
