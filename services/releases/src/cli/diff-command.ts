import type { VersionDetail } from '../domain/registry-api.ts';
import { CliFailure } from './cli-failure.ts';
import { answer, type CommandContext } from './command-context.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';
import { findVersion } from './find-version.ts';
import { size, table } from './table.ts';

interface FileChange {
  path: string;
  before: number | null;
  after: number | null;
}

interface ValueChange {
  name: string;
  before: string | null;
  after: string | null;
}

/** Compressed twins change with their files and add no information. */
const twin = /\.(?:br|gz)$/;

/**
 * `diff <remote> [from] [to]`: compares the requirements and files of two versions. Without
 * versions: the stable one and the canary, or else the newest.
 */
export async function diffCommand(
  which: { remote: string; from: string | undefined; to: string | undefined },
  context: CommandContext,
): Promise<ExitCode> {
  const { remote } = which;
  const [from, to] = await endsOf(which, context);
  const [before, after] = await Promise.all([
    context.client.version(remote, from),
    context.client.version(remote, to),
  ]);
  const facts = changesOf(factsOf(before), factsOf(after));
  const files = fileChanges(before, after);
  answer(context, { remote, from, to, facts, files }, () => [
    `${remote}: ${named(before)} -> ${named(after)}`,
    ...table(
      facts.map(({ name, ...change }) => [
        name,
        `${change.before ?? '-'} -> ${change.after ?? '-'}`,
      ]),
    ),
    ...table(files.map(({ path, ...change }) => [sign(change), path, lengths(change)])),
    ...(files.length === 0 ? ['The files are the same.'] : []),
  ]);
  return exitCodes.done;
}

function named({ version, recalled }: VersionDetail): string {
  return recalled ? `${version} (recalled)` : version;
}

async function endsOf(
  { remote, from, to }: { remote: string; from: string | undefined; to: string | undefined },
  context: CommandContext,
): Promise<[string, string]> {
  const { stable, rollout } = await context.client.state(remote);
  const begin = from ?? stable;
  if (begin === null) {
    throw new CliFailure(exitCodes.refused, `${remote} has no live version; name two versions`);
  }
  const end = to ?? rollout?.version ?? 'latest';
  return [await findVersion(context, remote, begin), await findVersion(context, remote, end)];
}

/** The requirements of a version, and its entries in the shell. */
function factsOf({ section, build, files }: VersionDetail): Map<string, string> {
  const plain = files.filter(({ path }) => !twin.test(path));
  const bytes = plain.reduce((sum, file) => sum + file.length, 0);
  return new Map([
    ['contract', String(section.contract)],
    ['federation', build.pluginVersion],
    ['size', `${size(bytes)} in ${plain.length} files`],
    ...Object.entries(build.shared).map(([name, range]) => [`shared ${name}`, range] as const),
    ...section.routes.map(
      ({ path, roles, audience }) =>
        [`route /${path}`, `${audience} ${roles.join(' ') || 'anybody'}`] as const,
    ),
  ]);
}

function changesOf(before: Map<string, string>, after: Map<string, string>): ValueChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return names
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }))
    .filter((change) => change.before !== change.after);
}

function fileChanges(before: VersionDetail, after: VersionDetail): FileChange[] {
  const [left, right] = [before, after].map(
    ({ files }) =>
      new Map(files.filter(({ path }) => !twin.test(path)).map((file) => [file.path, file])),
  );
  const paths = [...new Set([...(left?.keys() ?? []), ...(right?.keys() ?? [])])].toSorted();
  return paths
    .filter((path) => left?.get(path)?.integrity !== right?.get(path)?.integrity)
    .map((path) => ({
      path,
      before: left?.get(path)?.length ?? null,
      after: right?.get(path)?.length ?? null,
    }));
}

function sign({ before, after }: Omit<FileChange, 'path'>): string {
  if (before === null) return '+';
  return after === null ? '-' : '~';
}

function lengths({ before, after }: Omit<FileChange, 'path'>): string {
  if (before === null || after === null) return size(before ?? after ?? 0);
  return `${size(before)} -> ${size(after)}`;
}
