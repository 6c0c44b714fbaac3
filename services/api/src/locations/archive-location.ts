import {
  movedField,
  type DependantKind,
  type LocationReplacements,
  type MovedRecord,
} from '@pazar/contracts/location-replacements';
import { growingLocationTypes } from '@pazar/contracts/growing-location-types';
import type { LocationDetail } from '@pazar/contracts/location-detail';
import { Refusal } from '../problems/refusal.ts';
import type { Target } from '../records/agent-context.ts';
import { lockOwn, writeOwn, type Change } from '../records/change-own.ts';
import type { Unit } from '../records/unit.ts';
import { findDependants, type Dependant } from './location-dependants.ts';
import { locationRecord } from './location-record.ts';
import { inUse, invalidTransition } from './location-refusals.ts';
import { lockDependants, moveDependants } from './move-dependants.ts';
import { keepPrimary } from './primary-location.ts';

const kinds = ['lot', 'product', 'promotion'] as const satisfies readonly DependantKind[];

/**
 * Archives a location. `in-use` with its dependants, unless other own locations take them over;
 * `validation` when one of those cannot.
 *
 * @returns the data that `undoArchive` needs
 */
export async function archiveLocation(
  context: Unit,
  target: Target,
  replacements: LocationReplacements | null,
): Promise<Change> {
  const location = await lockOwn(locationRecord, context, target);
  if (location.status === 'ARCHIVED') throw invalidTransition(location);
  const moved =
    replacements === null
      ? await requireFree(context, location)
      : await handOver(context, location, replacements);
  const { id, status, isPrimary } = location;
  const version = await writeOwn(locationRecord, context, {
    row: location,
    action: 'location.archive',
    columns: { status: 'ARCHIVED', isPrimary: false },
    before: { status, ...(isPrimary && { isPrimary }) },
    after: {
      status: 'ARCHIVED',
      ...(isPrimary && { isPrimary: false }),
      ...(moved.length > 0 && { [movedField]: moved }),
    },
  });
  await keepPrimary(context, primaryAfter(replacements));
  return { id, version, before: { status, isPrimary, moved } };
}

/** The location that becomes the primary one if the archived one was; undefined for the oldest. */
function primaryAfter(replacements: LocationReplacements | null): string | undefined {
  return typeof replacements === 'string'
    ? replacements
    : (replacements?.product ?? replacements?.lot);
}

/** Throws `in-use` unless nothing depends on a location. */
async function requireFree(context: Unit, { id }: LocationDetail): Promise<MovedRecord[]> {
  const blocking = await findDependants(context, { locationIds: [id], which: 'live' });
  if (blocking.length > 0) throw inUse(blocking);
  return [];
}

/** Moves what depends on a location to its replacements, each kind to its own. */
async function handOver(
  context: Unit,
  location: LocationDetail,
  replacements: LocationReplacements,
): Promise<MovedRecord[]> {
  const sought = { locationIds: [location.id], which: 'live' } as const;
  const { dependants, late } = await lockDependants(context, sought);
  const moved: MovedRecord[] = [];
  const left: Dependant[] = [];
  for (const kind of kinds) {
    const rows = dependants.filter(({ entity }) => entity === kind);
    const to = typeof replacements === 'string' ? replacements : replacements[kind];
    if (rows.length === 0 || to === undefined) {
      left.push(...rows);
      continue;
    }
    const replacement = await requireReplacement(context, { location, to, replacements, kind });
    const alreadyLinked = await moveDependants(context, rows, {
      from: location.id,
      to: replacement.id,
    });
    const at = { to: replacement.id, toName: replacement.name };
    moved.push(
      ...rows.map(({ id, code, name }) => ({
        entity: kind,
        id,
        label: code ?? name?.mk ?? name?.en ?? null,
        ...at,
        wasThere: alreadyLinked.includes(id),
      })),
    );
  }
  if (left.length > 0 || late.length > 0) throw inUse([...left, ...late]);
  return moved;
}

interface Takeover {
  location: LocationDetail;
  to: string;
  replacements: LocationReplacements;
  kind: DependantKind;
}

async function requireReplacement(
  context: Unit,
  { location, to, replacements, kind }: Takeover,
): Promise<LocationDetail> {
  const pointer = typeof replacements === 'string' ? '/reassignTo' : `/reassignTo/${kind}`;
  const refuse = (code: 'unknown' | 'archived' | 'invalid') =>
    new Refusal('validation', { errors: [{ pointer, code }] });
  if (to === location.id) throw refuse('invalid');
  const replacement = await locationRecord.read(context, to);
  if (replacement === undefined) throw refuse('unknown');
  if (replacement.status === 'ARCHIVED') throw refuse('archived');
  if (kind === 'lot' && !growingLocationTypes.includes(replacement.type)) throw refuse('invalid');
  return replacement;
}
