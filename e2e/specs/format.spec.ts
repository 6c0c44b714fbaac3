import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { formatCalls, makeCalls } from '../system/format-calls.ts';
import { repository } from '../system/repository.ts';

const folder = join(repository, 'shared', 'format', 'src');
const site = 'http://format.test/';

test.describe('Formats', () => {
  test('are the same in the browser as in Node, in both languages', async ({ page }) => {
    await page.route(`${site}**`, async (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      if (file === '') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
      const source = await readFile(join(folder, file), 'utf8');
      // The original source: only its types are removed.
      const body = stripTypeScriptTypes(source);
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body });
    });
    await page.goto(site);
    const calls = formatCalls();

    const inNode = await makeCalls({ base: pathToFileURL(`${folder}/`).href, calls });
    const inBrowser = await page.evaluate(makeCalls, { base: site, calls });

    const differences = calls.flatMap((call, index) =>
      inNode[index] === inBrowser[index]
        ? []
        : [{ call, node: inNode[index], browser: inBrowser[index] }],
    );
    expect(differences).toEqual([]);
    expect(calls.length).toBeGreaterThan(5000);
    expect(inNode.filter((answer) => answer === 'undefined')).toEqual([]);
  });

  test('do not come from the browser, which has no Macedonian', async ({ page }) => {
    const known = await page.evaluate(() => [
      ...Intl.DateTimeFormat.supportedLocalesOf('mk-MK'),
      ...Intl.NumberFormat.supportedLocalesOf('mk-MK'),
      ...Intl.Collator.supportedLocalesOf('mk-MK'),
      ...Intl.RelativeTimeFormat.supportedLocalesOf('mk-MK'),
      ...Intl.ListFormat.supportedLocalesOf('mk-MK'),
    ]);
    expect(known).toEqual([]);
  });
});
