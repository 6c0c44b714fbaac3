import { churn } from '../system/release-churn.ts';
import { expect, test } from '../fixtures/test.ts';

test('readers never get a mixed set or an error while a section is published and rolled back', async ({
  system,
}) => {
  test.setTimeout(240_000);
  const report = await churn(system, { cycles: 5, readers: 50 });
  expect(report.faults).toEqual([]);
  expect(report.reads).toBeGreaterThan(50);
});
