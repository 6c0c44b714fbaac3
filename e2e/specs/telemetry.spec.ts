import { join } from 'node:path';
import { changeBuild } from '../system/build-variant.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { metricsOf, stateOf } from '../system/registry.ts';
import { probeFolder, repository } from '../system/repository.ts';
import { makeLive, test } from '../fixtures/rollout-test.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';
import { visitProbe } from '../pages/visit-probe.ts';

/** How often browsers reported that they showed a section, of any version. */
async function mountsOf(system: PazarSystem, remote: string): Promise<number> {
  const versions = await metricsOf(system, remote);
  return versions.reduce((sum, { mounts }) => sum + mounts, 0);
}

test.describe('What browsers report', () => {
  test.beforeEach(({ system, versions }) => makeLive(system, versions.one));

  test('reaches the registry when a visitor leaves: one load and one mount of that version', async ({
    system,
    browser,
  }) => {
    // A version without visitors.
    const title = 'Probe that is counted';
    const folder = await changeBuild(join(repository, probeFolder), {
      file: 'dist/assets/localization/en.json',
      from: '"probe.title": "Probe"',
      to: `"probe.title": "${title}"`,
    });
    await system.publish(folder);
    const version = (await stateOf(system, 'probe')).stable;
    const reported = async () =>
      (await metricsOf(system, 'probe')).find((metrics) => metrics.version === version);
    expect(await reported()).toBeUndefined();

    await visitProbe(browser, {
      system,
      account: 'producer',
      title,
      untilCounted: () =>
        expect.poll(reported).toMatchObject({
          loads: 1,
          mounts: 1,
          loadFailures: 0,
          mountFailures: 0,
          integrityFailures: 0,
          errors: 0,
        }),
    });
    await visitProbe(browser, {
      system,
      account: 'seller',
      title,
      untilCounted: () => expect.poll(reported).toMatchObject({ loads: 2, mounts: 2 }),
    });
  });

  test('is counted neither of a section from elsewhere nor of the others beside it', async ({
    page,
    shell,
    system,
    elsewhere,
    browser,
    noise,
  }) => {
    const before = {
      probe: await mountsOf(system, 'probe'),
      account: await mountsOf(system, 'account'),
    };
    await openSignedIn(page, { system, account: 'manager' });
    await page.addInitScript(
      (value) => localStorage.setItem('pazar.overrides', value),
      JSON.stringify({ probe: elsewhere }),
    );
    await page.goto('/probe');
    const heading = (name: string) => shell.main.getByRole('heading', { name, exact: true });
    await expect(heading('Probe elsewhere')).toBeVisible();
    await shell.open('Account');
    await expect(heading('Account')).toBeVisible();
    const sent = () => shell.requested(`${system.shell}/releases/telemetry`).length;
    await expect.poll(sent).toBeGreaterThan(0);
    await page.goto('about:blank');

    // A later visit is counted: by then the earlier reports have arrived too.
    await visitProbe(browser, {
      system,
      account: 'producer',
      title: 'Probe',
      untilCounted: () => expect.poll(() => mountsOf(system, 'probe')).toBe(before.probe + 1),
    });
    expect(await mountsOf(system, 'account')).toBe(before.account);
    const versions = (await metricsOf(system, 'probe')).map(({ version }) => version);
    expect(versions).not.toContain('override');
    noise.splice(0);
  });
});
