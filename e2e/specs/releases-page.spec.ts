import { expectSound } from '../pages/expect-sound.ts';
import { linesOf } from '../pages/lines-of.ts';
import { openAtRest } from '../pages/open-at-rest.ts';
import { expectWithin, stopClock, takeClock } from '../pages/page-clock.ts';
import { ReleasesPage } from '../pages/releases-page.ts';
import { signInAtApi } from '../system/agents-api.ts';
import { act, metricsOf, stateOf } from '../system/registry.ts';
import { remotes } from '../system/repository.ts';
import { makeLive, test } from '../fixtures/rollout-test.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect } from '../fixtures/test.ts';
import { visitProbe } from '../pages/visit-probe.ts';

const percent = 10;
/** A release's version: of the package, and of its build. */
const version = /^\d+\.\d+\.\d+-[0-9a-f]+$/;

test.describe('The Releases page', () => {
  test.beforeEach(async ({ system, versions }) => {
    await makeLive(system, versions.one);
    await act(system, { remote: 'probe', action: 'canary', version: versions.two, percent });
  });

  test('shows a manager what every section is at, and opens one', async ({
    page,
    shell,
    system,
    versions,
  }) => {
    const releases = new ReleasesPage(page);
    await openSignedIn(page, { system, account: 'manager' });
    await page.goto('/management');
    await shell.main.getByRole('link', { name: 'Releases' }).click();
    for (const remote of remotes) {
      const { stable } = await stateOf(system, remote);
      await expect(releases.rowOf(remote)).toContainText(stable ?? '');
      await expect(releases.rowOf(remote)).not.toContainText('Running');
    }
    await expect(releases.rowOf('probe')).toContainText(versions.one);
    await expect(releases.rowOf('probe')).toContainText('Running · 10%');

    await releases.rowOf('probe').getByRole('link', { name: 'probe' }).click();
    await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Releases of probe');
    await expect(releases.fact('Version for everybody')).toHaveText(versions.one);
    await expect(releases.fact('Rollout')).toContainText(`Running: ${versions.two} for 10%`);
    // The controller may have added its judgement of the canary on top.
    const started = releases.history.getByRole('row').filter({ hasText: 'for the test' }).first();
    await expect(started).toContainText(versions.two);
    await expect(started).toContainText('Rollout started');
  });

  test('lets a manager pause, resume, promote and roll back, each with a reason', async ({
    page,
    system,
    versions,
  }) => {
    const releases = new ReleasesPage(page);
    const said = (text: string) => page.getByRole('status').filter({ hasText: text });
    await openSignedIn(page, { system, account: 'manager' });
    await releases.open('probe');

    await releases.button('Pause').click();
    await expect(releases.main.getByText('Enter a reason of at least three letters')).toBeVisible();
    expect((await stateOf(system, 'probe')).rollout?.state).toBe('running');

    await releases.act('Pause', 'people ask about it');
    await expect(said('The rollout of probe is paused.')).toBeVisible();
    await expect(releases.fact('Rollout')).toContainText('Paused');
    await expect(releases.reason).toHaveValue('');
    expect((await stateOf(system, 'probe')).rollout?.state).toBe('paused');

    await releases.act('Resume', 'they were answered');
    await expect(said('The rollout of probe goes on.')).toBeVisible();
    await expect(releases.fact('Rollout')).toContainText('Running');
    expect((await stateOf(system, 'probe')).rollout?.state).toBe('running');

    await releases.act('Give it to everybody', 'nobody complains');
    await expect(said('Everybody gets the new version of probe.')).toBeVisible();
    await expect(releases.fact('Version for everybody')).toHaveText(versions.two);
    await expect(releases.button('Pause')).toHaveCount(0);
    expect(await stateOf(system, 'probe')).toMatchObject({ stable: versions.two, rollout: null });

    await releases.act('Roll back', 'now they do');
    await expect(said('The release of probe is rolled back.')).toBeVisible();
    await expect(releases.fact('Version for everybody')).toHaveText(versions.one);
    expect(await stateOf(system, 'probe')).toMatchObject({ stable: versions.one, rollout: null });

    const past = [
      ['Rolled back', 'now they do'],
      ['Given to everybody', 'nobody complains'],
      ['Rollout resumed', 'they were answered'],
      ['Rollout paused', 'people ask about it'],
    ];
    for (const [action = '', reason = ''] of past) {
      const row = releases.history.getByRole('row').filter({ hasText: reason });
      await expect(row).toContainText(action);
      await expect(row).toContainText('agent:manager');
    }
  });

  test('counts what browsers report, without a reload', async ({
    page,
    system,
    versions,
    browser,
  }) => {
    test.setTimeout(120_000);
    // Without a rollout every visitor has the same version.
    await act(system, { remote: 'probe', action: 'abort' });
    const releases = new ReleasesPage(page);
    const jump = await takeClock(page);
    await openSignedIn(page, { system, account: 'manager' });
    await openAtRest(page, '/management/releases/probe');
    const before = await releases.count(versions.one, 'mounts');
    const isCounted = (each: { version: string }) => each.version === versions.one;
    await visitProbe(browser, {
      system,
      account: 'producer',
      title: 'Probe',
      untilCounted: () =>
        expect
          .poll(async () => (await metricsOf(system, 'probe')).find(isCounted)?.mounts)
          .toBeGreaterThan(before),
    });
    await jump('00:10');
    await expect.poll(() => releases.count(versions.one, 'mounts')).toBeGreaterThan(before);
    await expect.poll(() => releases.count(versions.one, 'loads')).toBeGreaterThan(0);
  });

  test('says that the registry does not answer, and recovers', async ({ page, system, noise }) => {
    const releases = new ReleasesPage(page);
    await takeClock(page);
    await openSignedIn(page, { system, account: 'manager' });
    await system.releases.stop();
    try {
      for (const path of ['/management/releases', '/management/releases/probe']) {
        await page.goto(path);
        await expect(releases.main.getByRole('heading', { level: 1 })).toBeVisible();
        await stopClock(page);
        const alert = releases.main.getByRole('alert');
        await expectWithin(page, 20_000, () => alert.isVisible());
        await expect(alert).toContainText('The releases could not be loaded');
        const asked = page.waitForRequest('**/api/v1/releases/remotes**');
        await releases.button('Try again').click();
        await asked;
      }
    } finally {
      await system.releases.start();
    }
    await expect(releases.history).toBeVisible({ timeout: 20_000 });
    // The browser itself reports each 502.
    expect(noise.splice(0).filter((line) => !line.includes('502'))).toEqual([]);
  });

  test('is closed to an agent, and so is its API', async ({ page, shell, system }) => {
    await openSignedIn(page, { system, account: 'producer' });
    for (const path of ['/management/releases', '/management/releases/probe']) {
      await page.goto(path);
      await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(
        'You do not have access to this page',
      );
    }
    const { token } = await signInAtApi(system, 'producer');
    const headers = { Authorization: `Bearer ${token}` };
    const read = await fetch(`${system.shell}/api/v1/releases/remotes`, { headers });
    expect(read.status).toBe(403);
    const { revision } = await stateOf(system, 'probe');
    const write = await fetch(`${system.shell}/api/v1/releases/remotes/probe/rollback`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': `"${revision}"` },
      body: JSON.stringify({ reason: 'not an agent’s to decide' }),
    });
    expect(write.status).toBe(403);
    expect((await stateOf(system, 'probe')).revision).toBe(revision);
  });

  test('fits every width during a rollout, axe finds nothing, and each version is one line', async ({
    page,
    system,
  }) => {
    await page.addInitScript(() => localStorage.setItem('locale', 'mk'));
    await openSignedIn(page, { system, account: 'manager' });
    await openAtRest(page, '/management/releases/probe');
    await expectSound(page);
    await openAtRest(page, '/management/releases');
    await expectSound(page);
    for (const width of [768, 992, 1200, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await linesOf(page.locator('td').filter({ hasText: version }));
      expect(lines.length).toBeGreaterThan(5);
      expect(Math.max(...lines), `at ${width} px`).toBe(1);
    }
  });
});
