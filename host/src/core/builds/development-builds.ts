import { readUnsignedBuild } from './unsigned-build.ts';
import type { Build } from './build.ts';

/**
 * Puts the remotes that development servers serve in the place of the published ones, or beside
 * them when they were never published.
 *
 * @param servers address of each remote's development server
 * @throws Error when a server does not answer with a manifest and a descriptor
 */
export async function withDevelopmentBuilds(
  builds: readonly Build[],
  servers: Readonly<Record<string, string>>,
): Promise<Build[]> {
  const developed = await Promise.all(
    Object.entries(servers).map(([name, server]) =>
      readUnsignedBuild({ name, base: new URL('/', server).href, reason: 'development' }),
    ),
  );
  return [...builds.filter((build) => servers[build.name] === undefined), ...developed];
}
