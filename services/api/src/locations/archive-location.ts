import {
  movedField,
  type DependantKind,
  type LocationHeirs,
  type MovedRecord,
} from '@pazar/contracts/location-heirs';
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
  heirs: LocationHeirs | null,
): Promise<Change> {
  const location = await lockOwn(locationRecord, context, target);
  if (location.status === 'ARCHIVED') throw invalidTransition(location);
  const moved =
    heirs === null
      ? await requireFree(context, location)
      : await handOver(context, location, heirs);
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
  await keepPrimary(context, primaryAfter(heirs));
  return { id, version, before: { status, isPrimary, moved } };
}

/** The location that becomes the primary one if the archived one was; undefined for the oldest. */
function primaryAfter(heirs: LocationHeirs | null): string | undefined {
  return typeof heirs === 'string' ? heirs : (heirs?.product ?? heirs?.lot);
}

/** Throws `in-use` unless nothing depends on a location. */
async function requireFree(context: Unit, { id }: LocationDetail): Promise<MovedRecord[]> {
  const blocking = await findDependants(context, { locationIds: [id], which: 'live' });
  if (blocking.length > 0) throw inUse(blocking);
  return [];
}

/** Moves what depends on a location to its heirs, each kind to its own. */
async function handOver(
  context: Unit,
  location: LocationDetail,
  heirs: LocationHeirs,
): Promise<MovedRecord[]> {
  const sought = { locationIds: [location.id], which: 'live' } as const;
  const { dependants, late } = await lockDependants(context, sought);
  const moved: MovedRecord[] = [];
  const left: Dependant[] = [];
  for (const kind of kinds) {
    const rows = dependants.filter(({ entity }) => entity === kind);
    const to = typeof heirs === 'string' ? heirs : heirs[kind];
    if (rows.length === 0 || to === undefined) {
      left.push(...rows);
      continue;
    }
    const heir = await requireHeir(context, { location, to, heirs, kind });
    const there = await moveDependants(context, rows, { from: location.id, to: heir.id });
    const at = { to: heir.id, toName: heir.name };
    moved.push(
      ...rows.map(({ id, code, name }) => ({
        entity: kind,
        id,
        label: code ?? name?.mk ?? name?.en ?? null,
        ...at,
        wasThere: there.includes(id),
      })),
    );
  }
  if (left.length > 0 || late.length > 0) throw inUse([...left, ...late]);
  return moved;
}

interface Inheritance {
  location: LocationDetail;
  to: string;
  heirs: LocationHeirs;
  kind: DependantKind;
}

async function requireHeir(
  context: Unit,
  { location, to, heirs, kind }: Inheritance,
): Promise<LocationDetail> {
  const pointer = typeof heirs === 'string' ? '/reassignTo' : `/reassignTo/${kind}`;
  const refuse = (code: 'unknown' | 'archived' | 'invalid') =>
    new Refusal('validation', { errors: [{ pointer, code }] });
  if (to === location.id) throw refuse('invalid');
  const heir = await locationRecord.read(context, to);
  if (heir === undefined) throw refuse('unknown');
  if (heir.status === 'ARCHIVED') throw refuse('archived');
  if (kind === 'lot' && !growingLocationTypes.includes(heir.type)) throw refuse('invalid');
  return heir;
}
