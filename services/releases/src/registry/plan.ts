import type { RefusalCode } from '@pazar/contracts/releases/release-plan';
import type { Queries } from '../database/open-database.ts';
import { toEntry, type AssetOrigins } from '../documents/compose-document.ts';
import { BuildRefusal } from '../domain/build-refusal.ts';
import type { Check, Plan } from '../domain/plan-api.ts';
import { liveVersions } from './live-versions.ts';
import { readDocumentRow } from './read-registry.ts';
import { FitRefused, RemoteUnknown, TransitionRefused } from './refusals.ts';
import type { RegistryParts } from './registry-parts.ts';
import { runVerb } from './releases.ts';
import { readState } from './remote-state.ts';
import type { ReleaseOrder, Verb } from './verbs/verb.ts';
import { VersionExists, VersionUnknown } from './version-exists.ts';

const refusals = [
  BuildRefusal,
  FitRefused,
  RemoteUnknown,
  TransitionRefused,
  VersionExists,
  VersionUnknown,
];

/** Makes the change in a transaction, reads the result, and rolls it back. */
export async function planChange(
  parts: RegistryParts,
  order: ReleaseOrder & { action: string },
  makeVerb: () => Verb | Promise<Verb>,
): Promise<Plan> {
  const { remote, action } = order;
  const { queries } = parts.database;
  const checks: Check[] = [];
  const before = (await readState(queries, remote)) ?? null;
  const plan = { action, remote, checks, before };
  try {
    const tried = await tryVerb(parts, { order, checks }, await makeVerb());
    return { ...plan, allowed: true, refusal: null, code: null, conflict: null, ...tried };
  } catch (error) {
    if (!refusals.some((kind) => error instanceof kind) || !(error instanceof Error)) throw error;
    const conflict = error instanceof VersionExists ? error.conflict : null;
    const refused = { allowed: false, refusal: error.message, code: codeOf(error) };
    return { ...plan, ...refused, conflict, after: null, changes: [] };
  }
}

function codeOf(error: Error): RefusalCode | null {
  if (error instanceof FitRefused) return 'misfit';
  return error instanceof TransitionRefused ? error.code : null;
}

type Tried = Pick<Plan, 'after' | 'changes'>;

class TakenBack extends Error {
  readonly tried: Tried;

  constructor(tried: Tried) {
    super('A plan is never kept');
    this.tried = tried;
  }
}

async function tryVerb(
  parts: RegistryParts,
  { order, checks }: { order: ReleaseOrder; checks: Check[] },
  verb: Verb,
): Promise<Tried> {
  try {
    return await parts.database.queries.transaction(async (queries) => {
      const { sequence } = await readDocumentRow(queries);
      const moment = { sequence: sequence + 1, at: parts.now() };
      const before = await readEntries(queries, parts.origins);
      const { after } = await runVerb({ queries, moment, order, checks }, verb);
      const changes = differences(before, await readEntries(queries, parts.origins));
      throw new TakenBack({ after, changes });
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.tried;
    throw error;
  }
}

type Entries = Map<string, { remote: string; version: string; entry: unknown }>;

async function readEntries(queries: Queries, origins: AssetOrigins): Promise<Entries> {
  const live = await liveVersions(queries);
  return new Map(
    live.map((version) => [
      `${version.remote} ${version.version}`,
      { remote: version.remote, version: version.version, entry: toEntry(version, origins) },
    ]),
  );
}

function differences(before: Entries, after: Entries): Plan['changes'] {
  const keys = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return keys.flatMap((key) => {
    const [left, right] = [before.get(key), after.get(key)];
    const named = left ?? right;
    if (!named || JSON.stringify(left) === JSON.stringify(right)) return [];
    const { remote, version } = named;
    return [{ remote, version, before: left?.entry ?? null, after: right?.entry ?? null }];
  });
}
