import { z } from 'zod';
import type { LocalBuild } from './read-build-folder.ts';
import type { PublishOptions, RegistryClient } from './registry-client.ts';

export interface PublishResult {
  remote: string;
  version: string;
  /**
   * `published`: new and live now. `canary`: new, and a canary. `kept`: new, but no visitor gets it yet. `already-live` and
   * `already-kept`: published before, so nothing is done. `made-live`: the same with
   * `respectOperators`, live again now. `left`: published, but an operator chose the live version.
   * `conflict`: the version exists with other bytes.
   */
  outcome:
    | 'published'
    | 'kept'
    | 'canary'
    | 'made-live'
    | 'already-live'
    | 'already-kept'
    | 'left'
    | 'conflict';
}

/**
 * Publishes a build. A build that is published already moves no visitor: an operator may have rolled it
 * back, or opened a canary of it. Only a caller that respects operators makes it live again.
 */
export async function publishBuild(
  client: RegistryClient,
  build: LocalBuild,
  options: PublishOptions,
): Promise<PublishResult> {
  const { remote, version } = build;
  if (options.release === 'live' && options.respectOperators) {
    if (await isOperated(client, remote, options)) return keepBeside(client, build, options);
  }
  const result = (outcome: PublishResult['outcome']) => ({ remote, version, outcome });
  const answer = await client.publish(build, options);
  if (!('sameBytes' in answer)) return result(newOutcome(options));
  if (!answer.sameBytes) return result('conflict');
  if (answer.live) return result('already-live');
  if (options.release === 'none' || !options.respectOperators) return result('already-kept');
  await makeLive(client, build, options);
  return result('made-live');
}

function newOutcome({ release, canary }: PublishOptions): PublishResult['outcome'] {
  if (release === 'live') return 'published';
  return canary ? 'canary' : 'kept';
}

/** Makes a published version live, at the revision that the caller has seen where there is one. */
async function makeLive(
  client: RegistryClient,
  { remote, version }: LocalBuild,
  { revision, reason }: PublishOptions,
): Promise<void> {
  const seen = revision ?? (await client.state(remote)).revision;
  await client.change({ action: 'promote', remote, request: { version, reason } }, seen);
}

/** Publishes without moving visitors. */
async function keepBeside(
  client: RegistryClient,
  build: LocalBuild,
  { reason, source }: PublishOptions,
): Promise<PublishResult> {
  const stored = { release: 'none', reason, source } as const;
  const { outcome, ...published } = await publishBuild(client, build, stored);
  const { stable } = await client.state(build.remote);
  if (stable === build.version) return { ...published, outcome: 'already-live' };
  return { ...published, outcome: outcome === 'conflict' ? outcome : 'left' };
}

const stateSchema = z.object({ stable: z.nullable(z.string()) });
const changeSchema = z.object({ before: stateSchema, after: stateSchema });

/** Most entries of the history that are read; the controller may write one a minute. */
const maxEntries = 200;

/**
 * Whether an operator chose the version that visitors of a remote get: the remote is frozen, a canary is open,
 * or the live version last changed for another reason than the one given here.
 */
async function isOperated(
  client: RegistryClient,
  remote: string,
  { reason }: PublishOptions,
): Promise<boolean> {
  const state = (await client.states()).find(({ name }) => name === remote);
  if (!state) return false;
  if (state.rollout || state.frozen) return true;
  for (const entry of (await client.history(remote, { limit: maxEntries })).items) {
    const change = changeSchema.safeParse(entry);
    const isMove = change.success && change.data.before.stable !== change.data.after.stable;
    if (isMove) return entry.reason !== reason;
  }
  return state.stable !== null;
}
