import { z } from 'zod';
import type { DatabaseConnection } from '../database/database.ts';
import { recordStatements } from './recorded-statements.ts';

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
  const { connection: recording, take, ask } = recordStatements(connection);
  return {
    connection: recording,
    takeFullScans: async () => {
      const found: { table: string; query: string }[] = [];
      for (const { query, params } of take()) {
        if (!/^\s*(?:select|with)\b/i.test(query)) continue;
        const answer = explained.parse(await ask(`explain (format json) ${query}`, params));
        const [{ Plan: plan }] = answer.rows[0]['QUERY PLAN'];
        for (const table of scannedTables(plan)) found.push({ table, query });
      }
      return found;
    },
  };
}

function scannedTables(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scannedTables)];
}
