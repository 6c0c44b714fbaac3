import { signInAtApi } from '../system/agents-api.ts';
import { flipRelease } from '../system/flip-release.ts';
import { expect, test } from '../fixtures/test.ts';

/** `prove-flips` does it a thousand times. */
const flips = 18;

test('a file of a release with one bit changed does not run, whichever file and bit', async ({
  browser,
  system,
}) => {
  test.setTimeout(300_000);
  const session = await signInAtApi(system, 'manager');
  const result = await flipRelease(browser, system, { flips, windows: 2, session });
  expect(result.ran).toEqual([]);
  expect([...result.flips.keys()].toSorted()).toEqual(
    expect.arrayContaining(['chunk', 'document', 'entry', 'statement', 'style', 'texts']),
  );
});
