import { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import { z } from 'zod';
import type { DatabaseConnection } from '../database/database.ts';
import { drizzlePglite, drizzlePostgres } from '../database/drizzle.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  Plans?: Plan[] | undefined;
}
const planSchema: z.ZodType<Plan> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    Plans: z.array(planSchema).optional(),
  }),
);
const explained = z.object({
  rows: z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planSchema })]) })]),
});

/** A connection that records its queries and can explain their plans. */
export interface RecordingConnection {
  connection: DatabaseConnection;
  /** The tables that any query since the last call reads from end to end, with their queries. */
  takeFullScans: () => Promise<{ table: string; query: string }[]>;
}

export function recordQueries(connection: DatabaseConnection): RecordingConnection {
  const queries: { query: string; params: unknown[] }[] = [];
  const logger = {
    logQuery: (query: string, params: unknown[]) => void queries.push({ query, params }),
  };
  // Drizzle keeps the client that it was created with.
  const client: unknown = Reflect.get(connection.database, '$client');
  const { database, ask } = recordingDatabase(client, logger);

  return {
    connection: { ...connection, database },
    takeFullScans: async () => {
      const found: { table: string; query: string }[] = [];
      for (const { query, params } of queries.splice(0)) {
        if (!/^\s*(?:select|with)\b/i.test(query)) continue;
        const answer = explained.parse(await ask(`explain (format json) ${query}`, params));
        const [{ Plan: plan }] = answer.rows[0]['QUERY PLAN'];
        for (const table of scannedTables(plan)) found.push({ table, query });
      }
      return found;
    },
  };
}

function recordingDatabase(
  client: unknown,
  logger: { logQuery: (query: string, params: unknown[]) => void },
) {
  if (client instanceof PGlite) {
    const ask = (query: string, params: unknown[]): Promise<unknown> => client.query(query, params);
    return { database: drizzlePglite(client, { logger }), ask };
  }
  if (client instanceof Pool) {
    const ask = (query: string, params: unknown[]): Promise<unknown> => client.query(query, params);
    return { database: drizzlePostgres(client, { logger }), ask };
  }
  throw new Error('The connection has a client of another kind.');
}

function scannedTables(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}
