import { rm } from 'node:fs/promises';
import * as z from '@pazar/contracts/schema';
import type { Page } from '@playwright/test';
import type { ShellPage } from '../pages/shell-page.ts';
import { buildGenerated } from '../system/build-generated.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { signInAtApi } from '../system/agents-api.ts';
import { expect, test } from '../fixtures/separate-test.ts';

interface SharedCopy {
  readonly useIn: readonly string[];
  readonly lib?: () => Record<string, unknown>;
}

declare global {
  /** The federation runtime's own record: by instance, scope, module and version. */
  var __FEDERATION__: {
    __SHARE__: Record<string, Record<string, Record<string, Record<string, unknown>>>>;
  };
  /** What the probe has imported under the packages' own names. */
  var probePackages: Record<string, Record<string, unknown>>;
  var probeHttp: { readonly interceptors: object };
}

/** Packages of the table in `shared/build` that a section imports by their own names. */
const packages = [
  '@pazar/shell',
  '@react-google-maps/api',
  '@tanstack/react-query',
  'axios',
  'i18next',
  'react',
  'react-dom',
  'react-i18next',
  'react-router-dom',
  'react-toastify',
  'zustand',
];

/** Entries of the sidebar for an agent who is a manager too, with the heading of each section. */
const sections = {
  Dashboard: 'dashboard',
  Products: 'catalog',
  Locations: 'locations',
  Promotions: 'promotion',
  Account: 'account',
  Management: 'management',
  Orders: 'orders',
} as const;

/** Of each shared module: its versions, how many copies have run, and which builds use it. */
function readScope(page: Page) {
  return page.evaluate(() => {
    const found: Record<string, { versions: string[]; copies: number; usedBy: string[] }> = {};
    const copies = new Map<string, Set<unknown>>();
    const scopes = Object.values(globalThis.__FEDERATION__.__SHARE__).flatMap((instance) =>
      Object.values(instance),
    );
    for (const [name, byVersion] of scopes.flatMap((scope) => Object.entries(scope))) {
      const entry = (found[name] ??= { versions: [], copies: 0, usedBy: [] });
      for (const [version, copy] of Object.entries(byVersion) as [string, SharedCopy][]) {
        entry.versions = [...new Set([...entry.versions, version])];
        const run = copies.get(name) ?? new Set();
        copies.set(name, run);
        if (copy.lib !== undefined) run.add(copy.lib());
        entry.copies = run.size;
        entry.usedBy = [...new Set([...entry.usedBy, ...copy.useIn])];
      }
    }
    return found;
  });
}

const versioned = z.object({ version: z.number() });

/** Lets an agent see the sections of managers too. */
async function makeManager(system: PazarSystem, username: string): Promise<void> {
  const { id } = await signInAtApi(system, username);
  const { token } = await signInAtApi(system, 'manager');
  const agent = `${system.apiUrl}/v1/management/agents/${id}`;
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const { version } = versioned.parse(await (await fetch(agent, { headers })).json());
  const answer = await fetch(`${agent}/roles`, {
    method: 'PUT',
    headers: { ...headers, 'If-Match': `"${version}"`, 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({
      roles: ['ROLE_AGENT', 'ROLE_MANAGEMENT'],
      reason: 'Sees every section in a test',
    }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** Opens the probe's page of packages as an agent who may see every section. */
async function openPackages(page: Page, system: PazarSystem): Promise<void> {
  const session = await signInAtApi(system, 'producer');
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('is-placed') !== null) return;
    sessionStorage.setItem('is-placed', 'yes');
    localStorage.setItem('current-user', value);
  }, JSON.stringify(session));
  await page.goto('/probe/packages');
  await expect(page.getByRole('heading', { name: 'What the packages give' })).toBeVisible();
}

async function openEach(shell: ShellPage): Promise<void> {
  for (const name of Object.keys(sections)) {
    await shell.open(name);
    await expect(shell.main.getByRole('heading', { level: 1 }), name).toBeVisible();
  }
}

test.describe('The share scope', () => {
  test.beforeAll(async ({ system }) => {
    test.setTimeout(120_000);
    await makeManager(system, 'producer');
    const { root, folder } = await buildGenerated('orders');
    try {
      await system.publish(folder);
    } finally {
      await rm(root, { recursive: true });
    }
  });

  test('has one copy of each package, the host’s, for six sections and one from outside', async ({
    page,
    shell,
    system,
  }) => {
    await openPackages(page, system);
    await openEach(shell);

    const scope = await readScope(page);
    expect(Object.keys(scope)).toEqual(expect.arrayContaining(packages));
    for (const [name, { versions, copies }] of Object.entries(scope)) {
      expect(versions, name).toHaveLength(1);
      expect(copies, name).toBeLessThanOrEqual(1);
    }
    for (const name of packages) {
      expect(scope[name]?.copies, name).toBe(1);
    }
    // The name of a build's container ends in a hash.
    const remotes = [...Object.values(sections), 'probe'];
    for (const name of ['react', 'react-i18next', '@pazar/shell']) {
      const users = scope[name]?.usedBy.map((user) => user.replace(/^pazar_(\w+)_\w{8}$/, '$1'));
      expect(users, name).toEqual(expect.arrayContaining(remotes));
    }
  });

  test('gives a section the host’s own exports under the packages’ names', async ({
    page,
    system,
  }) => {
    await openPackages(page, system);
    const strangers = await page.evaluate(() => {
      const scopes = Object.values(globalThis.__FEDERATION__.__SHARE__);
      const isSame = (name: string, key: string, value: unknown) =>
        scopes
          .flatMap((instance) => Object.values(instance))
          .flatMap((scope) => Object.values(scope[name] ?? {}) as SharedCopy[])
          .every(({ lib }) => lib?.()[key] === value);
      return Object.entries(globalThis.probePackages).flatMap(([name, exports]) =>
        Object.entries(exports)
          .filter(([key, value]) => value === undefined || !isSame(name, key, value))
          .map(([key]) => `${name} ${key}`),
      );
    });
    expect(strangers).toEqual([]);

    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('main').getByText('200 en-GB')).toBeVisible();
    await page.getByRole('button', { name: 'Say so' }).click();
    await expect(page.locator('.alert')).toHaveText('Probe');
  });

  test('carries a navigation, a new language and a sign-out to every section', async ({
    page,
    shell,
    system,
  }) => {
    await openPackages(page, system);
    await page.getByRole('button', { name: 'Save and go on' }).click();
    await expect(page).toHaveURL(/\/account\/profile$/);
    await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Македонски' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
    for (const link of await shell.navigation.getByRole('link').all()) {
      await link.click();
      const title = shell.main.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(/\p{Script=Cyrillic}/u);
    }

    await page.goto('/probe/packages');
    await expect(page.getByRole('main').getByText('producer mk')).toBeVisible();
    await page.getByRole('button', { name: 'Одјави се' }).click();
    await page.waitForURL('**/home');
    const left = await page.evaluate(() => {
      const { useAuthStore } = globalThis.probePackages['@pazar/shell'] ?? {};
      return (useAuthStore as { getState(): { session: unknown } }).getState().session;
    });
    expect(left).toBeNull();
  });
});
