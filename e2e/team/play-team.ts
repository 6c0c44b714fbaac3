import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium, expect, type Page } from '@playwright/test';
import { findChromium } from '../system/find-chromium.ts';
import { startSystem, type PazarSystem } from '../system/pazar-system.ts';
import { openSignedIn } from '../system/signed-in.ts';
import { makeOwnFolder, packAll } from './own-folder.ts';
import { runCommand } from './run-command.ts';

// A team that has only its own folder, its token and the published packages builds, tests, looks at
// its build in the real shell, and ships. Prints each step with the seconds that it took; ends with
// 1 when one does not work.

const remote = 'account';
const title = 'Account of the team';

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${seconds.padStart(6)} s  ${name}\n`);
  return result;
}

const folder = await mkdtemp(join(tmpdir(), 'pazar-team-'));
const own = join(folder, remote);
const token = join(folder, 'account.token');
const system = await step('Pazar runs, with six sections', () =>
  startSystem({
    PAZAR_OVERRIDE_ORIGINS: 'http://127.0.0.1:*',
    PAZAR_OVERRIDES_FOR_ANYBODY: 'true',
  }),
);
try {
  await step('the packages are published', async () => {
    await makeOwnFolder(remote, own, await packAll(join(folder, 'packages')));
    await operator(
      ['tokens', 'create', 'team-account', '--role', 'publisher', '--remote', remote].concat([
        '--out',
        token,
        '--reason',
        'the team ships by itself',
      ]),
    );
  });
  await step('the team installs them', () =>
    runCommand(own, ['pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile']),
  );
  await step('changes a text', changeTitle);
  await step('builds', () => runCommand(own, ['pnpm', 'run', 'build'], { NODE_ENV: 'production' }));
  await step('tests', () => runCommand(own, ['pnpm', 'run', 'test']));
  await step('looks at its build in the real shell', () => lookElsewhere(system));
  await step('publishes it, and nobody gets it yet', async () => {
    await team('publish', '.', '--keep');
    await seen(system, 'Account');
  });
  await step('may not touch another section', async () => {
    const refused = await team('rollback', 'catalog', '--reason', 'not ours').then(
      () => false,
      (error: unknown) => String(error).includes('may not touch catalog'),
    );
    if (!refused) throw new Error('A token of one team changed the section of another');
  });
  await step('gives it to everybody', async () => {
    await team('promote', remote, 'latest', '--reason', 'a clearer title');
    await seen(system, title);
  });
} finally {
  await system.close();
  await rm(folder, { recursive: true, force: true });
}

/** Runs `pazar` as the installation's operator. */
async function operator(words: readonly string[]): Promise<string> {
  const file = join(system.home, 'releases', 'publish-token');
  const installed = 'services/releases/src/cli/main.ts';
  return runCommand(process.cwd(), [process.execPath, join('..', installed), ...words], {
    PAZAR_REGISTRY: system.releasesUrl,
    PAZAR_TOKEN: (await readFile(file, 'utf8')).trim(),
  });
}

/** Runs the `pazar` that the team installed, with the team's token. */
async function team(...words: string[]): Promise<string> {
  return runCommand(own, ['pnpm', 'exec', 'pazar', ...words], {
    PAZAR_REGISTRY: system.releasesUrl,
    PAZAR_TOKEN: (await readFile(token, 'utf8')).trim(),
  });
}

async function changeTitle(): Promise<void> {
  const file = join(own, 'assets/localization/en.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"account.title": "Account"', `"account.title": "${title}"`));
}

/** Opens the section in the real shell, with the team's own build in its place. */
async function lookElsewhere({ shell }: PazarSystem): Promise<void> {
  const server = await serveBuild(join(own, 'dist'), shell);
  // A listening TCP server has an address object; a string is for pipes.
  const { port } = server.address() as AddressInfo;
  try {
    await inBrowser(system, async (page) => {
      await page.addInitScript(
        (value) => localStorage.setItem('pazar.overrides', value),
        JSON.stringify({ [remote]: `http://127.0.0.1:${port}/` }),
      );
      await page.goto(`${shell}/account`);
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect(
        page.getByRole('complementary', { name: 'Sections from elsewhere' }),
      ).toBeVisible();
    });
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** What a new page shows as the section's title. */
async function seen({ shell }: PazarSystem, heading: string): Promise<void> {
  await inBrowser(system, async (page) => {
    await page.goto(`${shell}/account`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  });
}

async function inBrowser(running: PazarSystem, work: (page: Page) => Promise<void>): Promise<void> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // Containers run as root, where Chromium's own sandbox cannot start.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ locale: 'en-GB' });
    await openSignedIn(page, { system: running, account: 'producer' });
    await work(page);
  } finally {
    await browser.close();
  }
}

/** Serves a build as the team's own machine does. */
async function serveBuild(dist: string, shell: string): Promise<Server> {
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.json': 'application/json',
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', shell).pathname;
    const type = types[path.slice(path.lastIndexOf('.'))] ?? 'application/octet-stream';
    const headers = { 'access-control-allow-origin': '*', 'content-type': type };
    readFile(join(dist, path)).then(
      (bytes) => response.writeHead(200, headers).end(bytes),
      () => response.writeHead(404, headers).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
