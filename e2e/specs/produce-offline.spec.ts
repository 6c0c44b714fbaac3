import type { Page } from '@playwright/test';
import { expectNoFindings } from '../pages/axe.ts';
import { followTraffic } from '../pages/page-traffic.ts';
import { untilKept } from '../pages/until-kept.ts';
import { untilBackgroundLoaded } from '../pages/until-background-loaded.ts';
import { ProducePage, readLedger, readFirstLot } from '../pages/produce-page.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn, sharedAccess } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** A lot in kilograms, of which fractions can be recorded: bunches are whole. */
async function aLot(system: PazarSystem) {
  const access = await sharedAccess(system, 'producer');
  const query = 'status=AVAILABLE&stock=some&unit=KG&sort=remaining';
  const lot = await readFirstLot(access, query);
  const before = (await readLedger(access, lot.id)).length;
  return {
    lot,
    /** The quantities booked since, oldest first. */
    booked: async () => {
      const now = await readLedger(access, lot.id);
      return now
        .slice(0, now.length - before)
        .map(({ quantity }) => quantity)
        .toReversed();
    },
  };
}

async function openList(page: Page, system: PazarSystem): Promise<ProducePage> {
  await openSignedIn(page, { system, account: 'producer' });
  return openForTheField(page);
}

/**
 * A person who walks into the field has had the page open for a moment, in which the page prepares
 * for having no network.
 */
async function openForTheField(page: Page): Promise<ProducePage> {
  const produce = new ProducePage(page);
  // The lots that something can be recorded on.
  const lots = page.waitForResponse(/\/v1\/produce\?.*PLANNED/);
  // The page that records is loaded ahead.
  const form = page.waitForResponse(/\/lot-record\.[^/]*\.js$/);
  const untilQuiet = followTraffic(page);
  await produce.open();
  await (await lots).finished();
  await (await form).finished();
  await untilBackgroundLoaded(page);
  await untilQuiet();
  return produce;
}

/** A browser logs that it has no network, which these tests expect. */
const forgive = (noise: string[]) => {
  const other = noise.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
  noise.splice(0, noise.length, ...other);
};

/** A lot, and the producer's list of lots in a page that has lost the network since. */
async function goOffline(page: Page, system: PazarSystem) {
  const found = await aLot(system);
  const produce = await openList(page, system);
  await page.context().setOffline(true);
  return { ...found, produce };
}

test.describe('Without a network', () => {
  test('entries are kept, shown as waiting, and sent once and in order when it returns', async ({
    page,
    context,
    system,
    noise,
  }) => {
    const { lot, booked, produce } = await goOffline(page, system);
    await produce.recordOffline(lot.lotNumber, '1.5');
    await produce.recordOffline(lot.lotNumber, '2.5');
    await produce.recordOffline(lot.lotNumber, '3.5');
    await expect(produce.waiting.getByRole('listitem')).toHaveCount(3);
    expect(await booked()).toEqual([]);
    await expectNoFindings(page);

    await context.setOffline(false);
    await expect(produce.waiting).toHaveCount(0);
    await expect.poll(booked).toEqual(['1.500', '2.500', '3.500']);
    forgive(noise);
  });

  test.describe('a start', () => {
    test.use({ serviceWorkers: 'allow' });

    test('shows the entries that wait above the list last seen, and a later page sends them', async ({
      page,
      context,
      system,
      noise,
    }) => {
      const { lot, booked } = await aLot(system);
      const produce = await openList(page, system);
      await untilKept(page, 'catalog');
      await context.setOffline(true);
      await produce.recordOffline(lot.lotNumber, '4.5');
      await page.reload();
      await expect(produce.main.getByRole('row').nth(1)).toBeVisible();
      await expect(produce.waiting).toContainText('4.5\u00a0');
      await expect(
        page.getByText(/Pazar has no connection\. You see your data as of/),
      ).toBeVisible();
      await expectNoFindings(page);
      expect(await booked()).toEqual([]);

      await context.setOffline(false);
      await expect.poll(booked).toEqual(['4.500']);
      await expect(page.getByText(/Pazar has no connection/)).toHaveCount(0);
      forgive(noise);
    });
  });

  test('of two tabs one sends', async ({ page, context, system, noise }) => {
    const { lot, booked } = await aLot(system);
    const produce = await openList(page, system);
    const other = await openList(await context.newPage(), system);
    await context.setOffline(true);
    await produce.recordOffline(lot.lotNumber, '5.5');
    await expect(other.waiting.getByRole('listitem')).toHaveCount(1);
    const sent: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
    });

    await context.setOffline(false);
    await expect(produce.waiting).toHaveCount(0);
    await expect(other.waiting).toHaveCount(0);
    expect(sent.filter((path) => path.endsWith('/movements'))).toHaveLength(1);
    await expect.poll(booked).toEqual(['5.500']);
    forgive(noise);
  });

  test("another agent never sends them, and the agent's own return does", async ({
    shell,
    page,
    context,
    system,
    noise,
  }) => {
    const { lot, booked } = await aLot(system);
    await shell.signedInAs('producer');
    const produce = await openForTheField(page);
    await context.setOffline(true);
    await produce.recordOffline(lot.lotNumber, '6.5');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    await context.setOffline(false);

    await shell.signedInAs('seller');
    await shell.open('Produce');
    await expect(shell.main.getByRole('heading', { name: 'Produce', level: 1 })).toBeVisible();
    await expect(produce.waiting).toHaveCount(0);
    expect(await booked()).toEqual([]);

    await page.getByRole('button', { name: 'Log out' }).click();
    await shell.signedInAs('producer');
    await shell.open('Produce');
    await expect.poll(booked).toEqual(['6.500']);
    forgive(noise);
  });

  test('what is refused later can be fixed or discarded', async ({
    page,
    context,
    system,
    noise,
  }) => {
    const { lot, booked } = await aLot(system);
    const produce = await openList(page, system);
    await page.route('**/movements', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 409,
            contentType: 'application/problem+json',
            json: {
              type: 'urn:pazar:problem:insufficient-stock',
              title: 'Not enough',
              status: 409,
              code: 'insufficient-stock',
              traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
              remaining: '2.000',
              unit: lot.unit,
            },
          })
        : route.continue(),
    );
    await context.setOffline(true);
    await produce.recordOffline(lot.lotNumber, '7.5');
    await context.setOffline(false);
    await expect(produce.waiting.getByText('Refused')).toBeVisible();
    await expect(produce.waiting).toContainText('Not enough left');
    await expectNoFindings(page);

    await page.unroute('**/movements');
    await produce.waiting.getByRole('button', { name: 'Record anyway' }).click();
    await expect(produce.waiting).toHaveCount(0);
    await expect.poll(booked).toEqual(['7.500']);
    noise.splice(0, noise.length, ...noise.filter((text) => !text.includes('409')));
    forgive(noise);
  });
});
