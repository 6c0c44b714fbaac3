import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commonFiles } from '@pazar/contracts/releases/common-files';
import { buildFilesSchema } from '@pazar/contracts/releases/discovery';
import {
  remoteMetricsSchema,
  type VersionMetrics,
} from '@pazar/contracts/releases/release-metrics';
import {
  type ReleaseChange,
  releaseChangeSchema,
  type RemoteState,
  remoteStateSchema,
} from '@pazar/contracts/releases/release-state';
import * as z from '@pazar/contracts/schema';
import type { OpenedSystem } from './open-system.ts';

type Action = 'canary' | 'next' | 'promote' | 'pause' | 'resume' | 'abort' | 'rollback' | 'recall';

/** The versions that a remote's visitors get now. */
export async function stateOf(system: OpenedSystem, remote: string): Promise<RemoteState> {
  const answer = await fetch(`${system.releasesUrl}/v1/remotes/${remote}`);
  return remoteStateSchema.parse(await answer.json());
}

/** The file name of a version's entry, as browsers request it. */
export async function entryOf(
  system: OpenedSystem,
  remote: string,
  version: string,
): Promise<string> {
  const answer = await fetch(`${system.releasesUrl}/v1/remotes/${remote}/versions/${version}`);
  const { build } = z.object({ build: buildFilesSchema }).parse(await answer.json());
  return commonFiles(build)?.entry ?? build.entry;
}

/** The reports of browsers on each version of a remote in the last hour. */
export async function metricsOf(system: OpenedSystem, remote: string): Promise<VersionMetrics[]> {
  const answer = await fetch(`${system.releasesUrl}/v1/remotes/${remote}/metrics`);
  return remoteMetricsSchema.parse(await answer.json()).versions;
}

/**
 * Changes the versions that a remote's visitors get, as an operator does; settles once the document
 * is signed and on disk.
 */
export async function act(
  system: OpenedSystem,
  { remote, action, ...body }: { remote: string; action: Action } & Record<string, unknown>,
): Promise<ReleaseChange> {
  const { revision } = await stateOf(system, remote);
  const token = await readFile(join(system.home, 'releases', 'publish-token'), 'utf8');
  const answer = await fetch(`${system.releasesUrl}/v1/remotes/${remote}/${action}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token.trim()}`,
      'content-type': 'application/json',
      'if-match': `"${revision}"`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ reason: 'for the test', ...body }),
  });
  if (!answer.ok) throw new Error(`${action} of ${remote}: ${await answer.text()}`);
  return releaseChangeSchema.parse(await answer.json());
}
