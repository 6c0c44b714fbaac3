import type { Locale } from '@pazar/contracts/locale';
import { z } from 'zod';
import { readReferences } from '../../csv/references.ts';
import type { Database } from '../../database/database.ts';
import { eq, sql } from '../../database/drizzle.ts';
import { knownRecords } from '../../records/known-records.ts';

/** The names of the agent's records and of reference data, by identifier. */
export type RecordNames = ReadonlyMap<string, string>;

const namesSchema = z.object({
  rows: z.array(z.object({ id: z.string(), mk: z.string().nullable(), en: z.string().nullable() })),
});

/** Reads what the archive writes beside identifiers, in the language of the agent or the other one. */
export async function readRecordNames(
  database: Database,
  agentId: string,
  locale: Locale,
): Promise<RecordNames> {
  const ofRecords: z.infer<typeof namesSchema>['rows'] = [];
  for (const { table, names } of knownRecords()) {
    const named = await database
      .select({
        id: sql<string>`${table.id}`,
        mk: sql<string | null>`${names.mk}`,
        en: sql<string | null>`${names.en}`,
      })
      .from(table)
      .where(eq(table.agentId, agentId));
    ofRecords.push(...named);
  }
  const answer = await database.execute(sql`
    select k.id::text, coalesce(k.label_mk, trim_scale(k.size / 1000.0) || ' ' || k.unit) as mk,
      k.label_en as en
      from api.packs k join api.products p on p.id = k.product_id where p.agent_id = ${agentId}`);
  // They come last: a lot has its number in cells, and no name.
  const references = Object.values(await readReferences(database, agentId)).flat();
  const all = [...ofRecords, ...namesSchema.parse(answer).rows, ...references];
  return new Map(
    all.map(({ id, mk, en }) => [id, (locale === 'mk' ? (mk ?? en) : (en ?? mk)) ?? '']),
  );
}
