import { everyPage, pageNames } from '../pages/every-page.ts';
import { expectSound, expectTextsFit } from '../pages/expect-sound.ts';
import { firstRows } from '../pages/first-rows.ts';
import { expectTranslatable } from '../pages/translated.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { test as tourTest } from '../fixtures/tour-test.ts';

// Pages share nothing but the system: each worker runs the next one.
test.describe.configure({ mode: 'parallel' });

/** The texts of most pages are longer in it, so every check is made in it (ADR 25). */
const locale = 'mk';

for (const [account, names] of pageNames) {
  tourTest.describe(`For ${account ?? 'a visitor'}`, () => {
    tourTest.use({ visitor: { account, locale } });

    for (const name of names) {
      tourTest(`${name} fits every width and axe finds nothing`, async ({ page, show, system }) => {
        await show(await pathOf(name, system));
        await expectSound(page);
        await expectTranslatable(page);
      });
    }
  });

  tourTest.describe(`For ${account ?? 'a visitor'} in English`, () => {
    tourTest.use({ visitor: { account, locale: 'en' } });

    for (const name of names) {
      tourTest(`the texts of ${name} fit every width`, async ({ page, show, system }) => {
        await show(await pathOf(name, system));
        await expectTextsFit(page);
      });
    }
  });
}

async function pathOf(name: string, system: PazarSystem): Promise<string> {
  const visit = everyPage(await firstRows(system)).find((each) => each.name === name);
  if (visit === undefined) throw new Error(`There is no page ${name}`);
  return visit.path;
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
