import type { LocalBuild } from './read-build-folder.ts';
import type { RegistryClient } from './registry-client.ts';

/** What came of publishing one build. */
export interface PublishResult {
  remote: string;
  version: string;
  /**
   * `published`: new and live now. `made-live`: published before, live again now.
   * `already-live`: nothing to do. `conflict`: the version exists with other bytes.
   */
  outcome: 'published' | 'made-live' | 'already-live' | 'conflict';
}

/** Publishes a build and sees to it that it is live; doing it twice is doing it once. */
export async function publishBuild(
  client: RegistryClient,
  build: LocalBuild,
): Promise<PublishResult> {
  const { remote, version } = build;
  const answer = await client.publish(build);
  if (!('sameBytes' in answer)) return { remote, version, outcome: 'published' };
  if (!answer.sameBytes) return { remote, version, outcome: 'conflict' };
  if (answer.live) return { remote, version, outcome: 'already-live' };
  await client.makeLive(remote, version);
  return { remote, version, outcome: 'made-live' };
}
