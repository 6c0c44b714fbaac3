import { rowOf } from '@pazar/build/chunks';
import { discoveryDocumentSchema } from '@pazar/contracts/releases/discovery';
import { untilBackgroundLoaded } from '../pages/until-background-loaded.ts';
import { openDashboard } from '../system/open-dashboard.ts';
import { remotes } from '../system/repository.ts';
import { serveDocument } from '../system/sign-document.ts';
import { expect, test } from '../fixtures/test.ts';
import { withoutStartData } from '../system/without-start-data.ts';

test.describe('Loading a section', () => {
  test('brings its scripts and styles from the asset origin, with integrity', async ({
    shell,
    page,
    system,
  }) => {
    await page.addInitScript(() => {
      const seen: { url: string; integrity: string }[] = [];
      Object.assign(window, { seen });
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLScriptElement) {
            seen.push({ url: node.src, integrity: node.integrity });
          } else if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') {
            seen.push({ url: node.href, integrity: node.integrity });
          }
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await openDashboard(page, { system, account: 'producer' });
    await shell.open('Products');
    await expect(shell.main.getByRole('heading', { name: 'Products' })).toBeVisible();

    const seen: { url: string; integrity: string }[] = await page.evaluate('window.seen');
    const catalog = seen.filter(({ url }) => url.startsWith(`${system.assetOrigin}/catalog/`));
    expect(catalog.map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/remoteEntry\.\S+js$/),
    );
    expect(catalog.length).toBeGreaterThanOrEqual(2);
    // The page's own data block has no URL, and is not run.
    for (const { url, integrity } of seen)
      expect(integrity, url).toMatch(url === '' ? /^$/ : /^sha(256|384)-/);
    expect(new Set(catalog.map(({ url }) => url)).size).toBe(catalog.length);
  });

  test('asks for no manifest, and for no remote that was not visited or pointed at', async ({
    shell,
    system,
    page,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();

    const asked = shell.requested(`${system.assetOrigin}/`);
    expect(asked.filter((url) => url.includes('manifest'))).toEqual([]);
    const others = remotes.filter((name) => name !== 'dashboard');
    for (const name of others) {
      expect(asked.filter((url) => url.includes(`/${name}/`))).toEqual([]);
    }
  });

  test('asks for the pages that it does not show only when it has come to rest', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    const list = page.waitForRequest((request) => request.url().includes('/api/v1/products?'));
    await shell.open('Products');
    const rows = (await list).url();
    const scripts = (until?: number) =>
      shell.requests
        .slice(0, until)
        .map((request) => request.url())
        .filter((url) => url.startsWith(`${system.assetOrigin}/catalog/`) && url.endsWith('.js'));
    const others = (until?: number) =>
      scripts(until).filter((url) => /\/(?:product|import)\.\w+\.js$/.test(url));
    const asked = shell.requests.findIndex((request) => request.url() === rows);
    expect(scripts(asked).some((url) => url.includes('/product-list.'))).toBe(true);
    expect(others(asked)).toEqual([]);
    await expect.poll(() => others().length).toBe(2);
  });

  test('finds what all sections share once the first one has come to rest', async ({
    shell,
    page,
    system,
  }) => {
    await openDashboard(page, { system, account: 'producer' });
    const groups = () => shell.requested(system.shell).filter((url) => /\/ui-\w+\..*js$/.test(url));
    const answer = await page.request.get('/releases/discovery.json');
    const { microFrontends } = discoveryDocumentSchema.parse(await answer.json());
    const shared = Object.values(microFrontends)
      .flat()
      .flatMap(({ extras }) => Object.keys(extras.pazar.build.shared))
      .flatMap((name) => rowOf(name) ?? [])
      // A page that shows a map requests it, and `http` and messages are the shell's, too.
      .filter((row) => row.startsWith('ui-') && !['ui-map', 'ui-place'].includes(row));
    expect(new Set(shared).size).toBeGreaterThan(2);
    const missing = () =>
      shared.filter((name) => !groups().some((url) => url.includes(`/${name}.`)));
    await expect.poll(missing).toEqual([]);
    // Popovers of a list load by themselves, after its rows.
    const asked = () => groups().filter((url) => !url.includes('/ui-choices.')).length;
    const before = asked();
    await shell.open('Produce');
    await expect(shell.main.getByRole('heading', { name: 'Produce' })).toBeVisible();
    expect(asked()).toBe(before);
  });

  test('begins when its entry is pointed at', async ({ shell, page, system }) => {
    await openDashboard(page, { system, account: 'producer' });
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    const entry = page.waitForResponse(
      (response) =>
        response.url().startsWith(`${system.assetOrigin}/promotion/`) &&
        /\/remoteEntry\.[^/]*js$/.test(response.url()),
    );

    await shell.navigation.getByRole('link', { name: 'Promotions' }).hover();

    expect((await entry).status()).toBe(200);
    expect(page.url()).toContain('/dashboard');
  });

  test('makes a start that requests its document ask for no more with 600 remotes than with six', async ({
    shell,
    page,
  }) => {
    await withoutStartData(page);
    await page.goto('/home');
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await untilBackgroundLoaded(page);
    await page.waitForLoadState('networkidle');
    const withSix = shell.requests.length;
    await page.evaluate(() => localStorage.clear());

    await serveDocument(page, (document) => {
      const [model] = document.microFrontends['promotion'] ?? [];
      if (model === undefined) throw new Error('The promotions are not published');
      for (let count = Object.keys(document.microFrontends).length; count < 600; count += 1) {
        const copy = structuredClone(model);
        const name = `extra_${count}`;
        copy.url = model.url.replace('/promotion/', `/${name}/`);
        copy.extras.pazar.section.name = name;
        for (const route of copy.extras.pazar.section.routes) route.path += `-${count}`;
        document.microFrontends[name] = [copy];
      }
    });
    shell.requests.length = 0;
    await page.goto('/home');
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    await untilBackgroundLoaded(page);
    await page.waitForLoadState('networkidle');

    expect(shell.requests.length).toBe(withSix);
  });
});
