import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { environmentFor } from '../system/open-system.ts';
import { repository } from '../system/repository.ts';
import { expect, test } from '../fixtures/test.ts';

test('readers never get a mixed set or an error while a section is published and rolled back', async ({
  system,
}) => {
  test.setTimeout(240_000);
  const words = ['prove-churn', '--smallest', '--cycles', '5', '--readers', '50'] as const;
  const { failed, output } = await runScript(join(repository, 'e2e'), words, {
    variables: environmentFor(system),
    deadline: 220_000,
  });
  expect(failed, output).toBe(false);
  const [reads = 0, repeated, faults] = printedNumbers(output, '50 readers,');
  expect(reads).toBeGreaterThan(50);
  expect(repeated).toBeLessThan(reads);
  expect(faults, output).toBe(0);
  for (const change of ['publish to a new page', 'rollback to a new page']) {
    const [median, , longest, most] = printedNumbers(output, change);
    expect(median).toBeGreaterThan(0);
    expect(most).toBeGreaterThanOrEqual(longest ?? Number.NaN);
  }
});
