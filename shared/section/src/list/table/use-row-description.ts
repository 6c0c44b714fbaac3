import { useMemo, useState } from 'react';
import type { RowDescription, TableColumn } from './row-description.ts';

export interface DescribedRows<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly nameOf: (row: Row) => string;
}

/** A description with its context. The result changes only when a member of the context does. */
export function useRowDescription<Row, Context extends object>(
  description: RowDescription<Row, Context>,
  context: Context,
): DescribedRows<Row> {
  const stable = useSameWhileEqual(context);
  return useMemo(
    () => ({
      columns: description.columns.map(({ header, cell, ...column }) => ({
        ...column,
        header: header(stable),
        cell: (row: Row) => cell(row, stable),
      })),
      nameOf: (row: Row) => description.nameOf(row, stable),
    }),
    [description, stable],
  );
}

/** The first of all objects in a row that have the same members. */
function useSameWhileEqual<Value extends object>(value: Value): Value {
  const [stable, setStable] = useState(value);
  if (stable === value || hasSameMembers(stable, value)) return stable;
  setStable(value);
  return value;
}

function hasSameMembers(one: object, other: object): boolean {
  const [members, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    members.length === others.size && members.every(([name, v]) => Object.is(others.get(name), v))
  );
}
