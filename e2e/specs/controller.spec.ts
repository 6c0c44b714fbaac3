import { bucketOf } from '@pazar/contracts/releases/draw';
import { test } from '../fixtures/controller-test.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { sharedSession } from '../system/signed-in.ts';
import { act, metricsOf, stateOf } from '../system/registry.ts';
import { remotes } from '../system/repository.ts';
import { expect } from '../fixtures/test.ts';
import { visitProbe } from '../pages/visit-probe.ts';

/** Enough for the evidence, when every visit of the canary fails and none of the control. */
const visits = 14;
/** Reports count once their minute is over. */
const minuteMs = 60_000;
/** The controller judges that often (`controller-test.ts`); two judgements in a row are needed. */
const judgedEveryMs = 5_000;

/** A rollout in which one agent gets the canary and another is its control. */
async function startCanary(system: PazarSystem, version: string) {
  const agents = await Promise.all(
    ['producer', 'manager', 'seller'].map(async (account) => ({
      account,
      id: (await sharedSession(system, account)).id,
    })),
  );
  for (;;) {
    const change = { remote: 'probe', action: 'canary', version, percent: 50 } as const;
    const { state } = await act(system, change);
    const drawn = await Promise.all(
      agents.map(async ({ account, id }) => ({
        account,
        bucket: await bucketOf('probe', state.rollout?.id ?? '', id),
      })),
    );
    const inCanary = drawn.find(({ bucket }) => bucket < 5_000)?.account;
    const inControl = drawn.find(({ bucket }) => bucket >= 5_000)?.account;
    if (inCanary !== undefined && inControl !== undefined) return { inCanary, inControl };
    await act(system, { remote: 'probe', action: 'abort' });
  }
}

test('a canary that does not mount is rolled back by itself, and no other section notices', async ({
  system,
  versions,
  browser,
}) => {
  test.setTimeout(360_000);
  const others = () => Promise.all(remotes.map((name) => stateOf(system, name)));
  const before = await others();
  const { inCanary, inControl } = await startCanary(system, versions.broken);
  /**
   * Whether the registry lacks reports that the evidence needs: a closing page may lose its own.
   */
  const lacksReports = async () => {
    const of = new Map((await metricsOf(system, 'probe')).map((each) => [each.version, each]));
    const { mountFailures = 0 } = of.get(versions.broken) ?? {};
    // A visitor with a fallback also mounts the live version.
    const { mounts = 0 } = of.get(versions.stable) ?? {};
    return mountFailures < visits || mounts < 2 * visits;
  };
  // Visits that take minutes may be judged before the last one.
  const isOpen = async () => (await stateOf(system, 'probe')).rollout !== null;
  for (
    let number = 0;
    number < visits || ((await isOpen()) && (await lacksReports()));
    number += 1
  ) {
    // A canary that does not mount is replaced by its fallback: the visitor sees the live version.
    const visit = (account: string) => visitProbe(browser, { system, account, title: 'Probe' });
    await Promise.all([inCanary, inControl].map(visit));
  }
  system.releases.moveClock(minuteMs);
  await expect(async () => {
    system.releases.moveClock(judgedEveryMs);
    expect((await stateOf(system, 'probe')).rollout).toBeNull();
  }).toPass({ timeout: 20_000 });
  expect((await stateOf(system, 'probe')).stable).toBe(versions.stable);
  expect(await others()).toEqual(before);

  const answer = await fetch(`${system.releasesUrl}/v1/remotes/probe/history?limit=1`);
  expect(await answer.json()).toMatchObject({
    items: [
      {
        actor: 'controller',
        action: 'abort',
        reason: expect.stringMatching(/^failure: mount-failure: \d+\.\d\d % of the canary/),
      },
    ],
  });
});
