import { and, asc, desc, or, type PgColumn, sql, type SQL } from '../../database/drizzle.ts';
import type { Position, SliceRequest } from './slice.ts';

/** One key of a list's order: a column, or an expression of a type. The last one is unique. */
export type SortKey = { descending: boolean } & (
  | { column: PgColumn; type?: undefined }
  | { column: SQL; type: 'text' | 'bigint' | 'integer' | 'timestamptz' }
);

export interface KeysetClauses {
  where: SQL | undefined;
  orderBy: SQL[];
  /** One row more than requested shows whether the list continues. */
  limit: number;
}

/** SQL that reads a slice by its sort keys, so that row 10,000 costs as much as row 1. */
export function keysetClauses(
  keys: readonly SortKey[],
  request: Omit<SliceRequest, 'counted'>,
): KeysetClauses {
  // Towards the front the same keys are read the other way round.
  const directed = keys.map((key) => ({
    ...key,
    descending: key.descending !== (request.direction === 'prev'),
  }));
  return {
    where: request.position === null ? undefined : beyond(directed, request.position),
    orderBy: directed.map(({ column, descending }) => (descending ? desc(column) : asc(column))),
    limit: request.limit + 1,
  };
}

/** (a, b) after (x, y), where each key has its own direction: a > x, or a = x and b > y. */
function beyond(keys: readonly SortKey[], position: Position): SQL | undefined {
  const bounds = keys.map((key, index) => ({
    column: key.column,
    operator: sql.raw(key.descending ? '<' : '>'),
    value: sql`cast(${position[index]} as ${sql.raw(typeOf(key))})`,
  }));
  const [leading] = bounds;
  const inOrder = or(
    ...bounds.map(({ column, operator, value }, index) =>
      and(
        ...bounds.slice(0, index).map((equal) => sql`${equal.column} = ${equal.value}`),
        sql`${column} ${operator} ${value}`,
      ),
    ),
  );
  // Redundant, but an index can start from it; it cannot start from alternatives.
  return leading && and(sql`${leading.column} ${leading.operator}= ${leading.value}`, inOrder);
}

function typeOf(key: SortKey): string {
  return key.type ?? key.column.getSQLType();
}
