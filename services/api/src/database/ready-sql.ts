import { PgDialect, sql, type SQL } from './drizzle.ts';

const dialect = new PgDialect();

/**
 * The same SQL as one text, which is put together once and not in every query that has it. The SQL has no
 * values, and names its columns with their tables.
 *
 * @throws Error when it has values
 */
export function readySql<Value>(query: SQL<Value>): SQL<Value> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  if (params.length > 0) throw new Error('SQL with values cannot be made ready.');
  return sql.raw(text) as SQL<Value>;
}
