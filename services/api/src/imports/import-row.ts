import type { ImportMode } from '@pazar/contracts/import';
import { z } from 'zod';
import type { CellContext } from '../csv/columns.ts';
import { surplusKey } from '../csv/read-file.ts';
import { columnAt, readRecord } from '../csv/read-record.ts';
import type { RowFault } from '../database/stored-values.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { allFaults, type RowValues } from './all-faults.ts';
import type { FileRow, JobRow } from './import-repository.ts';
import type { ImportStep, ImportTarget } from '../csv/import-target.ts';
import type { Unit } from '../records/unit.ts';

/** The effect of a row. */
export interface RowOutcome extends ImportStep {
  action: 'create' | 'update';
  /** It was found by its name alone, which the agent has not confirmed. */
  isUnconfirmed: boolean;
}

/**
 * Applies a row. 404 for an id that is not the agent's, 409 `duplicate` for an existing record that
 * must be new, 422 `validation`, and the errors of creating or changing it alone.
 */
export async function importRow(
  context: Unit,
  {
    target,
    mode,
    cellContext,
  }: { target: ImportTarget; mode: ImportMode; cellContext: CellContext },
  cells: Readonly<Record<string, string>>,
): Promise<RowOutcome> {
  const { values, faults } = readRecord(target.columns, cells, cellContext);
  const apply = (unit: Unit, given: RowValues) => applyValues(unit, { target, mode }, given);
  const keys = ['/id', `/${target.keyField}`];
  const refuse = async (first: readonly FieldFault[]) =>
    new Refusal('validation', {
      errors: await allFaults(context, { values, faults: first, keys }, apply),
    });
  if (faults.length > 0) throw await refuse(faults);
  try {
    return await apply(context, values);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'validation') throw error;
    throw await refuse(error.errors ?? []);
  }
}

async function applyValues(
  context: Unit,
  { target, mode }: { target: ImportTarget; mode: ImportMode },
  { id: givenId, ...fields }: RowValues,
): Promise<RowOutcome> {
  const found = await findTarget(context, target, { id: givenId, name: fields[target.keyField] });
  if (found === null) {
    const step = await target.create(context, fields);
    return { action: 'create', isUnconfirmed: false, ...step };
  }
  if (mode === 'create') throw duplicate(givenId === undefined ? target.keyField : 'id');
  const step = await target.update(context, found, fields);
  const isChanged = step.before !== null;
  const isUnconfirmed = target.isKeyConfirmed && givenId === undefined && isChanged;
  return { action: 'update', isUnconfirmed, ...step };
}

async function findTarget(
  context: Unit,
  target: ImportTarget,
  { id: givenId, name }: { id: unknown; name: unknown },
): Promise<string | null> {
  if (typeof givenId === 'string') {
    const id = z.uuid().safeParse(givenId).data;
    const found = id === undefined ? null : await target.find(context, { id });
    if (found !== null) return found;
    throw new Refusal('validation', { errors: [{ pointer: '/id', code: 'unknown' }] });
  }
  return typeof name === 'string' ? target.find(context, { name }) : null;
}

function duplicate(field: string): Refusal {
  return new Refusal('duplicate', { errors: [{ pointer: `/${field}`, code: 'duplicate' }] });
}

/** 422 for a row whose cells cannot be assigned to columns. */
export function requireNoSurplus(
  { columns, unknownColumns }: JobRow,
  { cells: given }: FileRow,
): void {
  const cells = given[surplusKey];
  if (cells === undefined) return;
  const params = { columns: columns.length + unknownColumns.length, cells };
  throw new Refusal('validation', { errors: [{ pointer: '', code: 'csv-surplus', params }] });
}

/** The errors of a row, by its columns. */
export function rowFaults({ columns }: ImportTarget, refusal: Refusal): RowFault[] {
  const { errors = [] } = refusal;
  if (errors.length === 0) return [{ column: null, code: refusal.code, params: {} }];
  return errors.map(({ pointer, code, params = {} }) => ({
    column: columnAt(columns, pointer),
    code,
    params,
  }));
}

/** What a row without an effect has in place of one. */
export const noEffect = { action: null, entityId: null, before: null, after: null };

/** A validated row: its effect, which a change of a record with the same name has once it is confirmed. */
export function validated(target: ImportTarget, outcome: RowOutcome): Partial<FileRow> {
  const { action, id, before, after, isUnconfirmed } = outcome;
  const effect = { action, entityId: action === 'update' ? id : null, before, after };
  return isUnconfirmed
    ? { ...effect, status: 'ERROR', errors: rowFaults(target, knownName(target)) }
    : { ...effect, status: 'VALID', errors: [] };
}

/** 422 `known-name` for a row that changes a record that it names without its id. */
export function requireConfirmed(target: ImportTarget, { isUnconfirmed }: RowOutcome): void {
  if (isUnconfirmed) throw knownName(target);
}

function knownName({ keyField }: ImportTarget): Refusal {
  return new Refusal('validation', { errors: [{ pointer: `/${keyField}`, code: 'known-name' }] });
}
