import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { isRecord } from '../records/read-input.ts';
import type { Unit } from '../records/unit.ts';

/** The values of a row by the fields of the API. */
export type RowValues = Readonly<Record<string, unknown>>;

interface FaultyRow {
  values: RowValues;
  faults: readonly FieldFault[];
  /** Of the values that name its record. */
  keys: readonly string[];
}

/** The checks that follow one another: of the fields, of several together, and of what is there already. */
const maxTries = 3;

/**
 * All faults of a row, so that they are fixed in one round: the row is tried without the values that
 * are wrong, for what else is. Nothing of a try is kept. Without what names its record a row would be
 * another one, so a fault of that stays alone.
 */
export async function allFaults(
  unit: Unit,
  { values, faults, keys }: FaultyRow,
  apply: (unit: Unit, values: RowValues) => Promise<unknown>,
): Promise<FieldFault[]> {
  const found = [...faults];
  for (let tries = 0; tries < maxTries; tries += 1) {
    if (found.some(({ pointer }) => keys.includes(pointer))) break;
    const rest = found.reduce(
      (left, { pointer }) => without(left, pointer.split('/').slice(1)),
      values,
    );
    const next = await faultsOf(unit, (inner) => apply(inner, rest));
    const more = next.filter((fault) => !found.some((known) => isSame(known, fault)));
    if (more.length === 0) break;
    found.push(...more);
  }
  return found;
}

/** A try that found nothing ends with this, so that it leaves nothing behind. */
class NothingFound extends Error {}

async function faultsOf(
  unit: Unit,
  work: (unit: Unit) => Promise<unknown>,
): Promise<readonly FieldFault[]> {
  try {
    await unit.attempt(async (inner) => {
      await work(inner);
      throw new NothingFound();
    });
  } catch (error) {
    if (error instanceof Refusal) return error.errors ?? [];
    if (!(error instanceof NothingFound)) throw error;
  }
  return [];
}

/** A value that was left out is missing where it was, and so are the members around it. */
const isSame = (one: FieldFault, other: FieldFault) =>
  one.pointer === other.pointer ||
  one.pointer.startsWith(`${other.pointer}/`) ||
  other.pointer.startsWith(`${one.pointer}/`);

function without(values: RowValues, [name, ...path]: readonly string[]): RowValues {
  if (name === undefined) return values;
  const inner = values[name];
  const { [name]: _left, ...rest } = values;
  return path.length > 0 && isRecord(inner) ? { ...rest, [name]: without(inner, path) } : rest;
}
