import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';
import type { RegistryClient } from './registry-client.ts';

/**
 * Finds a version by its full name, its start, the start of its hash (`3fa9`), or `latest` for the
 * newest that was published and not recalled.
 */
export async function findVersion(
  client: RegistryClient,
  remote: string,
  meant: string,
): Promise<string> {
  const versions = await client.versions(remote);
  const exact = versions.find(({ version }) => version === meant);
  if (exact) return exact.version;
  const usable = versions.filter(({ recalled, collected }) => !recalled && !collected);
  const matches =
    meant === 'latest'
      ? usable.slice(0, 1)
      : versions.filter(({ version }) => isBegin(meant, version));
  const [only, another] = matches;
  if (only && !another) return only.version;
  if (meant === 'latest') throw new CliFailure(exitCodes.refused, whyNone(remote, versions));
  const known = versions.slice(0, 5).map(({ version }) => version);
  const found = another
    ? `${meant} matches ${matches.length} versions of ${remote}`
    : `${remote} has no version ${meant}`;
  throw new CliFailure(exitCodes.refused, `${found}. Its newest versions: ${known.join(', ')}`);
}

/** Why no version of the remote is the latest. */
function whyNone(
  remote: string,
  [newest]: readonly { version: string; recalled: boolean }[],
): string {
  if (newest === undefined) return `${remote} has no version yet. Publish one.`;
  const { version, recalled } = newest;
  const fate = recalled ? 'was recalled' : 'was deleted by gc';
  return `${remote} has no version that visitors could get: ${version}, the newest, ${fate}. Publish another.`;
}

function isBegin(meant: string, version: string): boolean {
  const hash = version.slice(version.indexOf('-') + 1);
  return version.startsWith(meant) || (meant.length >= 4 && hash.startsWith(meant));
}
