import type { Page } from '@playwright/test';
import { expectNoFindings, expectNoOverflow } from '../pages/axe.ts';
import { ProducePage, readLedger, readLots } from '../pages/produce-page.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn, sharedAccess } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Lots of the producer that are on offer, in kilograms: the tests record fractions, and bunches are
 * whole. With the function that reads their bookings.
 */
async function openBooks(system: PazarSystem) {
  const access = await sharedAccess(system, 'producer');
  const query = 'status=AVAILABLE&stock=some&unit=KG&sort=-remaining&limit=20';
  const lots = await readLots(access, query);
  return { lots, ledger: (lotId: string) => readLedger(access, lotId) };
}

/** The next lot that no other test writes on. */
let used = 0;
async function aLot(system: PazarSystem) {
  const { lots, ledger } = await openBooks(system);
  const lot = lots[(used += 1) % lots.length];
  if (lot === undefined) throw new Error('The seed has no lot on offer');
  return { lot, ledger: () => ledger(lot.id) };
}

const inMacedonian = (page: Page) => page.addInitScript(() => localStorage.setItem('locale', 'mk'));

test.describe('Recording on a lot', () => {
  test('a harvest goes from the sign-in to the row in the database', async ({
    shell,
    page,
    system,
  }) => {
    const { lot, ledger } = await aLot(system);
    await shell.signedInAs('producer');
    await shell.open('Produce');
    await shell.main.getByRole('button', { name: 'Record harvest' }).click();
    const produce = new ProducePage(page);
    await expect(produce.quantity).toBeVisible();
    await produce.openEntry('harvest', lot.id);
    await produce.quantity.fill('12.5');
    await produce.save.click();
    await expect(page.getByText(/12\.5\skg recorded/)).toBeVisible();
    expect((await ledger())[0]).toMatchObject({ type: 'HARVEST', quantity: '12.500' });

    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Undone: Harvest of 12\.5/)).toBeVisible();
    expect((await ledger())[0]).toMatchObject({ quantity: '-12.500', type: 'HARVEST' });
  });

  test('more than is left can be sold when the agent says so', async ({ page, system }) => {
    const { lot, ledger } = await aLot(system);
    await openSignedIn(page, { system, account: 'producer' });
    const produce = new ProducePage(page);
    await produce.openEntry('sale', lot.id);
    await produce.quantity.fill(String(Math.ceil(Number(lot.remaining)) + 10));
    await produce.save.click();
    await expect(produce.quantity).toHaveAttribute('aria-invalid', 'true');
    await expectNoFindings(page);
    await page.getByRole('checkbox', { name: /with a correction/ }).check();
    await produce.save.click();
    await page.waitForURL('**/produce');
    await expect(page.getByText(/^Sale of/)).toBeVisible();
    expect(
      (await ledger())
        .slice(0, 2)
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['ADJUST', 'SALE']);
  });

  test('can be done with the keyboard alone', async ({ page, system }) => {
    const { lot, ledger } = await aLot(system);
    await openSignedIn(page, { system, account: 'producer' });
    const produce = new ProducePage(page);
    await produce.openEntry('waste', lot.id);
    await page.getByRole('heading', { level: 1 }).focus();
    while (!(await produce.quantity.evaluate((box) => box === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Loss of/)).toBeVisible();
    expect((await ledger())[0]).toMatchObject({ type: 'WASTE', quantity: '-1.000' });
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a returning producer records a harvest in three taps and a number, in Macedonian', async ({
    page,
    system,
  }) => {
    const { lot, ledger } = await aLot(system);
    await inMacedonian(page);
    await openSignedIn(page, { system, account: 'producer' });
    const produce = new ProducePage(page);
    // The last harvest was of this lot: the next one suggests it first.
    await produce.openEntry('harvest', lot.id);
    await produce.quantity.fill('3');
    await produce.save.tap();
    await expect(page.getByText(/^Внесено/)).toBeVisible();
    await produce.open();
    const before = (await ledger()).length;

    await produce.main.getByRole('button', { name: 'Прибирање' }).tap();
    await produce.main.getByRole('radio').first().tap();
    await expect(produce.quantity).toBeFocused();
    await page.keyboard.type('4,25');
    await expectNoOverflow(page);
    await expectNoFindings(page);
    await produce.save.tap();
    await expect(page.getByText(/^Внесено прибирање од 4,25/)).toBeVisible();
    const after = await ledger();
    expect(after.length).toBe(before + 1);
    expect(after[0]).toMatchObject({ type: 'HARVEST', quantity: '4.250' });
  });
});
