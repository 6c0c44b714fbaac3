import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { issuedDocumentSchema } from '@pazar/contracts/releases/issued-document';
import type { Browser } from '@playwright/test';
import { readScriptOptions } from '@pazar/service/script-options';
import { launchChromium } from '../system/launch-chromium.ts';
import { registerOnMachines } from '../system/machine-account.ts';
import { startMachineLoad, type Seen } from '../system/machine-load.ts';
import { startMachines, type Machine, type Machines } from '../system/machines.ts';
import { remotes } from '../system/repository.ts';
import { publishBuild, readBuild, uploadFile } from '../system/upload.ts';

const { seconds, isSmallest } = readScriptOptions({
  command: 'PAZAR_TEST_POSTGRES_URL=postgres://… pnpm --filter @pazar/e2e prove-machines',
  about:
    'Runs two registries, two edges, two APIs and two asset origins, each with its own home, on one\n' +
    'PostgreSQL behind nginx. Publishes, rolls out, recalls, changes keys, restarts and kills them\n' +
    'under load. Exit code 1 when a request fails, a page does not start, or an edge serves another\n' +
    'document than the other one after 5 seconds. Requires the builds.',
  sizes: {
    seconds: { about: 'seconds of load after each event', full: 5, smallest: 0.2, hasParts: true },
  },
});

/** A change is in every edge within five seconds, and a page has started in fifteen. */
const everywhereMs = 5000;
const pageMs = 15_000;
const remote = 'promotion';
const why = (reason: string) => ['--reason', reason] as const;

interface Event {
  name: string;
  run: (machines: Machines) => Promise<unknown>;
}

/** In an order in which each begins from what the one before left. */
const events: Event[] = [
  { name: 'nothing', run: () => Promise.resolve() },
  { name: 'publish through the first registry', run: ({ first }) => publishNext(first) },
  { name: 'publish through the second', run: ({ second }) => publishNext(second) },
  {
    name: 'a canary through the first',
    run: async ({ first }) => {
      await first.pazar('rollback', remote, '--if-match', await revisionOf(first), ...why('drill'));
      await first.pazar('canary', remote, 'latest', '--percent', '20', ...why('drill'));
    },
  },
  {
    name: 'its promotion through the second',
    run: ({ second }) => second.pazar('promote', remote, 'latest', ...why('drill')),
  },
  {
    name: 'a recall through the first',
    run: ({ first }) => first.pazar('recall', remote, 'latest', '--yes', ...why('drill')),
  },
  {
    name: 'a new key on both machines',
    run: async ({ first, copyKeys }) => {
      await first.pazar('keys', 'add', ...why('drill'));
      await copyKeys();
    },
  },
  {
    name: 'the old key retired on both',
    run: async ({ first, copyKeys }) => {
      const { items } = JSON.parse(await first.pazar('keys', 'list', '--json')) as {
        items: { key: { keyId: string } }[];
      };
      await first.pazar(
        'keys',
        'retire',
        items[0]?.key.keyId ?? '',
        '--force',
        '--yes',
        ...why('drill'),
      );
      await copyKeys();
    },
  },
  { name: 'rolling restart of the APIs', run: (all) => restart(all, 'api') },
  { name: 'rolling restart of the registries', run: (all) => restart(all, 'releases') },
  { name: 'rolling restart of the edges', run: (all) => restart(all, 'edge') },
  { name: 'rolling restart of the asset origins', run: (all) => restart(all, 'assets') },
  { name: 'an API killed', run: ({ second }) => killAndStart(second, 'api') },
  { name: 'a registry killed', run: ({ second }) => killAndStart(second, 'releases') },
  { name: 'an edge killed', run: ({ second }) => killAndStart(second, 'edge') },
  { name: 'a registry with an empty home', run: refuseStranger },
];

type Part = 'api' | 'releases' | 'edge' | 'assets';

async function restart({ first, second }: Machines, part: Part): Promise<void> {
  for (const machine of [first, second]) {
    await machine[part].stop();
    await machine[part].start();
  }
}

async function killAndStart(machine: Machine, part: Part): Promise<void> {
  await machine[part].kill();
  await wait(seconds * 1000);
  await machine[part].start();
}

async function refuseStranger({ first, startStranger }: Machines): Promise<void> {
  const before = await digestOf(first.shell);
  const hasStarted = await startStranger().then(
    () => true,
    () => false,
  );
  if (hasStarted) throw new Error('A registry with an empty home started');
  if ((await digestOf(first.shell)) !== before) throw new Error('It changed the document');
}

let build = 0;
async function publishNext({ home, releasesUrl }: Machine): Promise<void> {
  build += 1;
  const marker = uploadFile('assets/drill.txt', Buffer.from(`build ${build}`));
  const files = [...(await readBuild(remote)), marker];
  await publishBuild({ home, releasesUrl }, { remote, version: `9.0.${build}`, files });
}

async function revisionOf({ pazar }: Machine): Promise<string> {
  const { revision } = JSON.parse(await pazar('status', remote, '--json')) as { revision: number };
  return String(revision);
}

async function digestOf(shell: string): Promise<string> {
  const response = await fetch(`${shell}/releases/discovery.statement.json`);
  return sha256(await response.text());
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Milliseconds until both edges serve the newest document of the database, byte by byte. */
async function untilEverywhere({ first, second }: Machines): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${first.releasesUrl}/v1/document/issued`);
  const newest = sha256(issuedDocumentSchema.parse(await answer.json()).statement);
  for (;;) {
    const served = await Promise.all([digestOf(first.shell), digestOf(second.shell)]);
    const passed = performance.now() - start;
    if (served.every((digest) => digest === newest) || passed > everywhereMs) return passed;
    await wait(20);
  }
}

async function prove(): Promise<void> {
  const server = process.env['PAZAR_TEST_POSTGRES_URL'] ?? '';
  if (server === '') throw new Error('PAZAR_TEST_POSTGRES_URL must name a PostgreSQL server.');
  const machines = await startMachines(server);
  const browser = await launchChromium();
  try {
    await machines.first.pazar('announce', 'host', ...why('drill'));
    await machines.first.pazar('publish', '--live', ...remotes.map((name) => `remotes/${name}`));
    const token = await registerOnMachines(machines);
    const pauseMs = isSmallest ? 200 : 40;
    const load = await startMachineLoad({ ...machines, token, pauseMs });
    const lines: string[] = [];
    for (const { name, run } of events) {
      load.take();
      await run(machines);
      const everywhere = await untilEverywhere(machines);
      await wait(seconds * 1000);
      const startMs = isSmallest && name !== lastName ? null : await startPage(browser, machines);
      lines.push(judge(name, load.take(), { everywhere, startMs }));
    }
    await requireOnce(machines, { token, names: await load.stop() });
    process.stdout.write(`${[head, ...lines].join('\n')}\n`);
  } finally {
    await browser.close();
    await machines.close();
  }
}

const lastName = events.at(-1)?.name;

/** Milliseconds until the page of a new visitor shows its heading. */
async function startPage(browser: Browser, { shell }: Machines): Promise<number> {
  const page = await browser.newPage();
  const start = performance.now();
  await page.goto(shell);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: pageMs });
  const passed = performance.now() - start;
  await page.context().close();
  return passed;
}

const head =
  '| event | requests | failed | sent again | same document ms | page ms |\n| --- | --- | --- | --- | --- | --- |';

function judge(
  name: string,
  { requests, faults, repeated }: Seen,
  { everywhere, startMs }: { everywhere: number; startMs: number | null },
): string {
  if (faults.length > 0 || everywhere > everywhereMs) process.exitCode = 1;
  for (const fault of faults.slice(0, 5)) process.stderr.write(`${name}: ${fault}\n`);
  const cells = [
    name,
    requests,
    faults.length,
    repeated,
    Math.round(everywhere),
    startMs === null ? '-' : Math.round(startMs),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Every acknowledged product is there once. */
async function requireOnce(
  { apiUrl }: Machines,
  { token, names }: { token: string; names: readonly string[] },
): Promise<void> {
  const answer = await fetch(`${apiUrl}/v1/products/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const file = await answer.text();
  const wrong = names.filter((name) => file.split(name).length !== 2);
  process.stdout.write(`${names.length} acknowledged products, ${wrong.length} lost or doubled\n`);
  if (wrong.length > 0) process.exitCode = 1;
}

await prove();
