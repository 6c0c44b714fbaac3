import { randomInt } from 'node:crypto';
import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { readEnvironment } from '../src/environment.ts';
import { openRegistry } from '../src/open-registry.ts';
import { listVersions, readDocument } from '../src/registry/read-registry.ts';
import { listStates, readState } from '../src/registry/remote-state.ts';
import { canary } from '../src/registry/verbs/canary.ts';
import { promote } from '../src/registry/verbs/promote.ts';
import { abort } from '../src/registry/verbs/abort.ts';
import { rollback } from '../src/registry/verbs/rollback.ts';
import type { Verb } from '../src/registry/verbs/verb.ts';
import { buildFiles, publishRequest } from '../src/testing/build-fixture.ts';
import { killedRemotes, type KillEvent } from './kill-protocol.ts';

// The process that is killed: it publishes, starts canaries, promotes and rolls back for ever, two
// remotes at once, and reports the start and end of each change.
const reason = 'a proof with kills';
const registry = await openRegistry(readEnvironment(process.env));
await reportOpen();
await Promise.all(killedRemotes.map(changeForever));

function report(event: KillEvent): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

async function reportOpen(): Promise<void> {
  const { queries } = registry.parts.database;
  const versions: Record<string, string[]> = {};
  for (const remote of killedRemotes) {
    const list = await listVersions(queries, remote);
    versions[remote] = list?.items.map(({ version }) => version) ?? [];
  }
  const document = await readDocument(queries);
  const states = await listStates(queries);
  report({ event: 'open', sequence: document?.sequence ?? 0, states, versions });
}

async function changeForever(remote: string): Promise<never> {
  for (;;) {
    const state = await readState(registry.parts.database.queries, remote);
    if (state?.stable) await change(await nextChange(state));
    else await publish(remote, 'live');
  }
}

interface Change {
  remote: string;
  action: string;
  version: string;
  verb: Verb;
}

/** Ends an open canary one way or the other; without one, starts a canary or rolls back. */
async function nextChange({ name: remote, rollout, previous }: RemoteState): Promise<Change> {
  if (rollout) {
    return randomInt(2) === 0
      ? { remote, action: 'promote', version: rollout.version, verb: promote({ reason }) }
      : { remote, action: 'abort', version: rollout.version, verb: abort };
  }
  if (previous !== null && randomInt(4) === 0) {
    return { remote, action: 'rollback', version: previous, verb: rollback({ reason }) };
  }
  const version = await publish(remote, 'none');
  const percent = randomInt(1, 50);
  const verb = canary({ version, percent, automatic: false, reason });
  return { remote, action: 'canary', version, verb };
}

async function change({ remote, action, version, verb }: Change): Promise<void> {
  report({ event: 'begin', remote, action, version });
  const made = await registry.releases.change({ remote, actor: 'proof', reason }, verb);
  report({ event: 'done', remote, action, version, ...made });
}

async function publish(remote: string, release: 'live' | 'none'): Promise<string> {
  const text = `globalThis.run = '${randomInt(2 ** 40)}';`;
  const request = publishRequest(buildFiles(remote, { 'a.js': text }));
  const { version } = request;
  report({ event: 'begin', remote, action: 'publish', version });
  const order = { remote, actor: 'proof', reason };
  const { sequence } = await registry.publisher.publish(order, { ...request, release });
  const state = await readState(registry.parts.database.queries, remote);
  if (!state) throw new Error(`${remote} is gone`);
  report({ event: 'done', remote, action: 'publish', version, sequence, state });
  return version;
}
