import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { expect, test } from '@playwright/test';
import { repository } from '../system/repository.ts';

/** Milliseconds on a machine several times slower than a developer's. */
const deadline = 480_000;

test.describe.configure({ timeout: deadline + 60_000 });

/** Each is a row of the table, with the requests under its load and those that failed. */
const events = [
  'publish through the second',
  'a canary through the first',
  'a recall through the first',
  'the old key retired on both',
  'rolling restart of the APIs',
  'rolling restart of the registries',
  'rolling restart of the edges',
  'an API killed',
  'a registry killed',
  'an edge killed',
  'a registry with an empty home',
];

test('two machines lose no request while they are released to, restarted and killed', async () => {
  const folder = join(repository, 'e2e');
  const variables = {};
  const run = await runScript(folder, ['prove-machines', '--smallest'], { variables, deadline });
  expect(run.failed, run.output).toBe(false);
  for (const event of events) {
    const [requests = 0, failed] = printedNumbers(run.output, `| ${event} |`);
    expect({ event, hasLoad: requests > 0, failed }).toEqual({ event, hasLoad: true, failed: 0 });
  }
  expect(run.output).toContain('acknowledged products, 0 lost or doubled');
});
