import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { followAudit, inPages } from '../src/domain/audit-chain.ts';
import { integrityOf } from '@pazar/service/integrity';
import { layout } from '../src/environment.ts';
import { readLinks } from '../src/registry/audit-log.ts';
import type { Registry } from '../src/open-registry.ts';
import { versions } from '../src/database/tables/versions.ts';
import type { RegistryHome } from '../src/testing/registry-fixture.ts';
import { verifyDocuments } from '../src/testing/verify-documents.ts';
import { killEventSchema, type KillEvent } from './kill-protocol.ts';

/**
 * How long the process works before it is killed, in milliseconds. Every second one works so long after its
 * first acknowledged change: a slow machine kills the others before that.
 */
const minMs = 10;
const maxMs = 1500;

type Open = Extract<KillEvent, { event: 'open' }>;
type Begun = Extract<KillEvent, { event: 'begin' }>;
type Done = Extract<KillEvent, { event: 'done' }>;

export interface KillReport {
  kills: number;
  /** Publishes, canaries, promotions and rollbacks that the registry acknowledged. */
  acknowledged: number;
  /** Those under way when it was killed. */
  cut: number;
  /** Documents and versions that were lost, torn, unsigned or older than acknowledged. */
  faults: string[];
}

/** The results of one life of the process. */
interface Life {
  open: Open;
  done: Done[];
  cut: Begun[];
}

/** Kills the registry during changes, again and again, and checks its state afterwards. */
export async function killRepeatedly(
  home: RegistryHome,
  kills: number,
  onKill: (report: KillReport, done: number) => void = () => undefined,
): Promise<KillReport> {
  const report: KillReport = { kills, acknowledged: 0, cut: 0, faults: [] };
  let before: Life | undefined;
  for (let kill = 1; kill <= kills; kill += 1) {
    const life = await liveAndDie(home, kill % 2 === 0 ? 'done' : 'open');
    if (before) report.faults.push(...lossesBetween(before, life.open));
    report.faults.push(...(await documentFaults(home, life)));
    report.acknowledged += life.done.length;
    report.cut += life.cut.length;
    before = life;
    onKill(report, kill);
  }
  const registry = await home.open();
  report.faults.push(...(await chainFaults(registry)), ...(await fileFaults(registry)));
  await registry.close();
  return report;
}

/** Kills a process a while after its first event of a kind. */
function killAfter(child: ChildProcess, from: KillEvent['event']): (event: KillEvent) => void {
  let isStarted = false;
  return ({ event }) => {
    if (isStarted || event !== from) return;
    isStarted = true;
    setTimeout(() => child.kill('SIGKILL'), randomInt(minMs, maxMs));
  };
}

async function liveAndDie({ variables }: RegistryHome, from: 'open' | 'done'): Promise<Life> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'change-forever.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'],
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  let open: Open | undefined;
  const killSoon = killAfter(child, from);
  const begun = new Map<string, Begun>();
  const done: Done[] = [];
  for await (const line of createInterface(child.stdout)) {
    const event = parse(line);
    if (event === undefined) continue;
    killSoon(event);
    if (event.event === 'open') {
      open = event;
    } else if (event.event === 'begin') {
      begun.set(event.remote, event);
    } else if (event.event === 'done') {
      begun.delete(event.remote);
      done.push(event);
    }
  }
  await ended;
  if (!open || child.signalCode !== 'SIGKILL') throw new Error('The registry ended by itself');
  return { open, done, cut: [...begun.values()] };
}

/** The kill may have cut the last line; then the change was not reported. */
function parse(line: string): KillEvent | undefined {
  try {
    return killEventSchema.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/** Changes that one life acknowledged and the next one lacks. */
function lossesBetween({ open, done, cut }: Life, next: Open): string[] {
  const faults: string[] = [];
  const sequence = Math.max(open.sequence, ...done.map((event) => event.sequence));
  if (next.sequence <= sequence) {
    faults.push(`sequence ${sequence} was followed by ${next.sequence}`);
  }
  for (const { action, remote, version } of done) {
    if (action === 'publish' && !next.versions[remote]?.includes(version)) {
      faults.push(`${remote} ${version} was published and is not there`);
    }
  }
  for (const state of next.states) {
    const known = lastKnown(state.name, { open, done });
    const wasCut = cut.some(({ remote }) => remote === state.name);
    if (known && !follows(known, state, wasCut)) {
      faults.push(`${state.name} was at revision ${known.revision}, is at ${state.revision}`);
    }
  }
  return faults;
}

function lastKnown(remote: string, { open, done }: Pick<Life, 'open' | 'done'>) {
  return (
    done.findLast((event) => event.remote === remote)?.state ??
    open.states.find(({ name }) => name === remote)
  );
}

/** The same state, or the state after the change under way. */
function follows(known: RemoteState, state: RemoteState, wasCut: boolean): boolean {
  if (state.revision === known.revision) {
    return (
      state.stable === known.stable &&
      JSON.stringify(state.deployments) === JSON.stringify(known.deployments)
    );
  }
  return wasCut && state.revision === known.revision + 1;
}

/** Faults of the files that browsers get right after a kill, before anything is restarted. */
async function documentFaults(home: RegistryHome, life: Life): Promise<string[]> {
  try {
    const { document, statement, isMatch } = await verifyDocuments(layout(home.home).documents);
    const sequence = Math.max(life.open.sequence, ...life.done.map((event) => event.sequence));
    const faults = isMatch ? [] : ['the statement vouches for other bytes'];
    if (statement.sequence < sequence) {
      faults.push(`document ${statement.sequence} is older than acknowledged ${sequence}`);
    }
    return [...faults, ...defaultFaults(document, life)];
  } catch (error) {
    return [`the documents do not verify: ${String(error)}`];
  }
}

function defaultFaults(document: DiscoveryDocument, life: Life): string[] {
  const names = new Set([
    ...life.open.states.map(({ name }) => name),
    ...life.done.map(({ remote }) => remote),
  ]);
  return [...names].flatMap((remote) => {
    const entries = document.microFrontends[remote] ?? [];
    const live = entries.find(({ deployment }) => deployment.default)?.metadata.version;
    const allowed = [
      lastKnown(remote, life)?.stable,
      life.cut.find((begun) => begun.remote === remote)?.version,
    ];
    return live !== undefined && allowed.includes(live)
      ? []
      : [`${remote} ${live} is live; ${allowed.join(' or ')} should be`];
  });
}

async function chainFaults({ parts }: Registry): Promise<string[]> {
  const { queries } = parts.database;
  const { fault } = await followAudit(
    inPages((after) => readLinks(queries, { after, limit: 5000 })),
  );
  return fault === null ? [] : [`audit: ${fault}`];
}

/** Every file of every version that was written down is there, byte for byte. */
async function fileFaults({ parts }: Registry): Promise<string[]> {
  const faults: string[] = [];
  for (const { remote, version, files } of await parts.database.queries.select().from(versions)) {
    for (const { path, integrity } of files) {
      const key = `${remote}/${version}/${path}`;
      const asset = await parts.assets.get(key);
      if (!asset || integrityOf(asset.bytes) !== integrity) faults.push(`${key} is damaged`);
    }
  }
  return faults;
}
