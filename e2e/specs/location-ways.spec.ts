import { expectNoFindings } from '../pages/axe.ts';
import { placeCalls } from '../pages/place-calls.ts';
import { tabTo } from '../pages/tab-to.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('A place is entered with the keyboard alone', async ({ page, system }) => {
  const name = `Тезга ${Date.now()}`;
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/location');
  await tabTo(page, page.getByRole('button', { name: 'New location' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await page.keyboard.type(name);
  const settlement = page.getByRole('group', { name: /^Settlement/ });
  await tabTo(page, settlement.getByLabel('English'));
  await page.keyboard.type('Strumica');
  await tabTo(page, page.getByRole('combobox', { name: 'Municipality' }));
  await page.keyboard.type('Strumica');
  await expect(page.getByRole('option', { name: 'Strumica' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel(/^Coordinates/));
  await page.keyboard.type('41.4379, 22.6411');
  await tabTo(page, page.getByLabel('Show opening hours'));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await placeCalls(system, 'producer').find(`q=${encodeURIComponent(name)}`)).toMatchObject([
    { name, lat: 41.4379, lng: 22.6411, address: { municipalityCode: 'MK-410' }, warnings: [] },
  ]);
});

test('A place that was changed in another tab asks what to keep', async ({
  page,
  context,
  system,
  noise,
}) => {
  const places = placeCalls(system, 'producer');
  const [place] = await places.find('type=FIELD&status=ACTIVE&limit=1');
  if (place === undefined) throw new Error('The seed has no field');
  await openSignedIn(page, { system, account: 'producer' });
  const other = await context.newPage();
  await openSignedIn(other, { system, account: 'producer' });
  const edit = `/location/${place.id}/edit`;
  await page.goto(edit);
  await page.getByLabel('Street and number').fill('Прва 1');
  await other.goto(edit);
  await other.getByLabel('Street and number').fill('Втора 2');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Location saved')).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Changed by you, in another tab or device' });
  await expect(question).toContainText('Втора 2');
  await expectNoFindings(page);
  await question.getByRole('radio', { name: /^Keep this change/ }).check();
  await question.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Location saved')).toBeVisible();
  expect((await places.read(place.id)).address.line1).toBe('Прва 1');
  // A browser logs that the save was rejected.
  const others = noise.filter((text) => !text.includes('412'));
  noise.splice(0, noise.length, ...others);
});
