import { everyPage, pageNames } from '../pages/every-page.ts';
import { expectSound } from '../pages/expect-sound.ts';
import { firstRows } from '../pages/first-rows.ts';
import { expectTranslatable } from '../pages/translated.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { test as tourTest } from '../fixtures/tour-test.ts';

// Pages share nothing but the system: each worker runs the next one.
test.describe.configure({ mode: 'parallel' });

/** Macedonian texts are longer: what fits in them fits in English (ADR 25). */
const locale = 'mk';

for (const [account, names] of pageNames) {
  tourTest.describe(`For ${account ?? 'a visitor'}`, () => {
    tourTest.use({ visitor: { account, locale } });

    for (const name of names) {
      tourTest(`${name} fits every width and axe finds nothing`, async ({ page, show, system }) => {
        const visit = everyPage(await firstRows(system)).find((each) => each.name === name);
        if (visit === undefined) throw new Error(`There is no page ${name}`);
        await show(visit.path);
        await expectSound(page);
        await expectTranslatable(page);
      });
    }
  });
}

test('the panel of a failed section fits every width and axe finds nothing', async ({
  shell,
  page,
  system,
  noise,
}) => {
  await page.addInitScript((value) => localStorage.setItem('locale', value), locale);
  await page.route('**/promotion/**/remoteEntry.*js', (route) => route.abort());
  await openSignedIn(page, { system, account: 'producer' });
  await page.goto('/promotion');
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await expectSound(page);
  noise.splice(0);
});
