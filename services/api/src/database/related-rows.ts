import { type PgColumn, sql, type SQL } from './drizzle.ts';
import { readySql } from './ready-sql.ts';

type Columns = Record<string, PgColumn>;
type Row<Selected extends Columns> = { [Name in keyof Selected]: Valued<Selected[Name]> };
type Valued<Column extends PgColumn> = Column['_']['notNull'] extends true
  ? Column['_']['data']
  : Column['_']['data'] | null;

/**
 * The rows of other tables that belong to a row, as one column of its select: one statement reads records
 * with all their parts. The values must fit into JSON: no number of more than 53 bits, no bytes.
 *
 * @param from what follows the columns: `from`, `where` and so on, in terms of the outer row
 * @param orderBy how the rows are ordered
 */
export function relatedRows<Selected extends Columns>(
  columns: Selected,
  { from, orderBy }: { from: SQL; orderBy: SQL | PgColumn },
): SQL<Row<Selected>[]> {
  const entries = Object.entries(columns);
  const values = sql.join(
    entries.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const rows = sql`(select coalesce(json_agg(json_build_array(${values}) order by ${orderBy}), '[]') ${from})`;
  return readySql(rows).mapWith({
    mapFromDriverValue: (found: unknown[][]) =>
      found.map((row) => {
        const named = entries.map(([name, column], index) => {
          const value = row[index] ?? null;
          return [name, value === null ? null : column.mapFromDriverValue(value)];
        });
        // The columns gave the names and the values.
        return Object.fromEntries(named) as Row<Selected>;
      }),
  });
}
