import { CliFailure } from './cli-failure.ts';
import type { CommandContext } from './command-context.ts';
import { exitCodes } from './exit-codes.ts';
import type { ListedVersion } from './registry-client.ts';

/**
 * Finds a version by its full name, its start, the start of its hash (`3fa9`), or `latest` for the
 * newest that was published and not recalled. Says on standard error which newer ones `latest`
 * leaves out.
 */
export async function findVersion(
  context: Pick<CommandContext, 'client' | 'writeError'>,
  remote: string,
  meant: string,
): Promise<string> {
  if (meant === 'latest') return findLatest(context, remote);
  const { client } = context;
  // Other characters are in no version; the registry would refuse them.
  const matches = /^[0-9A-Za-z.-]+$/.test(meant) ? await client.versions(remote, meant) : [];
  const exact = matches.find(({ version }) => version === meant);
  if (exact) return exact.version;
  const [only, another] = matches.filter(({ version }) => isBegin(meant, version));
  if (only && !another) return only.version;
  const newest = (await client.versions(remote)).slice(0, 5).map(describeListed);
  const found = another
    ? `${meant} matches several versions of ${remote}: ${matches.map(describeListed).join(', ')}`
    : `${remote} has no version ${meant}. Its newest versions: ${newest.join(', ')}`;
  throw new CliFailure(exitCodes.refused, found);
}

async function findLatest(
  { client, writeError }: Pick<CommandContext, 'client' | 'writeError'>,
  remote: string,
): Promise<string> {
  const versions = await client.versions(remote);
  const place = versions.findIndex(({ recalled, collected }) => !recalled && !collected);
  const found = versions[place];
  if (!found) throw new CliFailure(exitCodes.refused, whyNone(remote, versions));
  const skipped = versions.slice(0, place).map(describeListed);
  if (skipped.length > 0) {
    writeError(`latest is ${found.version}; newer, and left out: ${skipped.join(', ')}`);
  }
  return found.version;
}

/** Why no version of the remote is the latest. */
function whyNone(remote: string, [newest]: readonly ListedVersion[]): string {
  if (newest === undefined) return `${remote} has no version yet. Publish one.`;
  const fate = newest.recalled ? 'was recalled' : 'was deleted by gc';
  return `${remote} has no version that visitors could get: ${newest.version}, the newest, ${fate}. Publish another.`;
}

/** `0.1.0-3fa9c1d2e4b5 (recalled)`. */
function describeListed({ version, recalled, collected }: ListedVersion): string {
  if (recalled) return `${version} (recalled)`;
  return collected ? `${version} (deleted by gc)` : version;
}

function isBegin(meant: string, version: string): boolean {
  const hash = version.slice(version.indexOf('-') + 1);
  return version.startsWith(meant) || (meant.length >= 4 && hash.startsWith(meant));
}
