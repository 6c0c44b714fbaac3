import type { FieldFault } from '../problems/refusal.ts';
import { isRecord } from '../records/read-input.ts';
import { CellFault, pointerOf, type CellContext, type Column } from './columns.ts';

/** A cell with only this clears the field. An empty cell leaves it unchanged. */
const clearMark = '-';

/** The values that cells give, as in the API's JSON; `null` where a cell clears its field. */
export interface CellValues {
  values: Record<string, unknown>;
  faults: FieldFault[];
}

/** Reads the cells of one row. Fields with empty cells are absent. */
export function readRecord(
  columns: readonly Column[],
  cells: Readonly<Record<string, string>>,
  context: CellContext,
): CellValues {
  const values: Record<string, unknown> = {};
  const faults: FieldFault[] = [];
  for (const column of columns) {
    const cell = cells[column.key] ?? '';
    if (cell === '' || column.readOnly) continue;
    try {
      setAt(values, column.path, cell === clearMark ? null : column.codec.read(cell, context));
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push({ pointer: pointerOf(column), code: error.code });
    }
  }
  return { values, faults };
}

/**
 * A member of a list is set by its index, like one of an object, so it is known which are present.
 */
function setAt(record: Record<string, unknown>, path: Column['path'], value: unknown): void {
  const [first, ...rest] = path;
  if (first === undefined) return;
  if (rest.length === 0) record[first] = value;
  else {
    const inner = record[first];
    const next = isRecord(inner) ? inner : {};
    record[first] = next;
    setAt(next, rest, value);
  }
}

/** The column that a fault is about; null when it is about none of them. */
export function columnAt(columns: readonly Column[], pointer: string): string | null {
  const isWithin = (one: string, other: string) => one === other || one.startsWith(`${other}/`);
  const found =
    columns.find((column) => isWithin(pointer, pointerOf(column))) ??
    columns.find((column) => pointer !== '' && isWithin(pointerOf(column), pointer));
  return found?.key ?? null;
}
