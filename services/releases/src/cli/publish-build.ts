import type { LocalBuild } from './read-build-folder.ts';
import type { PublishOptions, RegistryClient } from './registry-client.ts';

/** What came of publishing one build. */
export interface PublishResult {
  remote: string;
  version: string;
  /**
   * `published`: new and live now. `kept`: new and nobody gets it yet. `made-live`: published
   * before, live again now. `already-live` and `already-kept`: nothing to do. `conflict`: the
   * version exists with other bytes.
   */
  outcome: 'published' | 'kept' | 'made-live' | 'already-live' | 'already-kept' | 'conflict';
}

/** Publishes a build; doing it twice is doing it once. */
export async function publishBuild(
  client: RegistryClient,
  build: LocalBuild,
  options: PublishOptions,
): Promise<PublishResult> {
  const { remote, version } = build;
  const result = (outcome: PublishResult['outcome']) => ({ remote, version, outcome });
  const answer = await client.publish(build, options);
  if (!('sameBytes' in answer)) return result(options.release === 'live' ? 'published' : 'kept');
  if (!answer.sameBytes) return result('conflict');
  if (options.release === 'none') return result('already-kept');
  if (answer.live) return result('already-live');
  const { revision } = await client.state(remote);
  const request = { version, reason: options.reason };
  await client.change({ action: 'promote', remote, request }, revision);
  return result('made-live');
}
