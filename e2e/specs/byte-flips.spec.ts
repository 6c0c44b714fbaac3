import { join } from 'node:path';
import { printedNumbers } from '@pazar/service/testing/printed-numbers';
import { runScript } from '@pazar/service/testing/run-script';
import { environmentFor } from '../system/open-system.ts';
import { repository } from '../system/repository.ts';
import { expect, test } from '../fixtures/test.ts';

test('a file of a release with one bit changed does not run, whichever file and bit', async ({
  system,
}) => {
  test.setTimeout(300_000);
  // The full form does it a thousand times.
  const words = ['prove-flips', '--flips', '18', '--windows', '2'] as const;
  const { failed, output } = await runScript(join(repository, 'e2e'), words, {
    variables: environmentFor(system),
    deadline: 280_000,
  });
  expect(failed, output).toBe(false);
  expect(output).toContain('): 0 ran');
  for (const kind of ['chunk', 'document', 'entry', 'statement', 'style', 'texts']) {
    expect(printedNumbers(output, `${kind} `)[0], output).toBeGreaterThan(0);
  }
});
