import type { Locale } from '@pazar/contracts/locale';
import { z } from 'zod';
import { readReferences } from '../../csv/references.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/drizzle.ts';

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
  const answer = await database.execute(sql`
    select id::text, name_mk as mk, name_en as en from api.products where agent_id = ${agentId}
    union all
    select id::text, name_mk, name_en from api.promotions where agent_id = ${agentId}
    union all
    select k.id::text, coalesce(k.label_mk, trim_scale(k.size / 1000.0) || ' ' || k.unit), k.label_en
      from api.packs k join api.products p on p.id = k.product_id where p.agent_id = ${agentId}`);
  const references = Object.values(await readReferences(database, agentId)).flat();
  const all = [...namesSchema.parse(answer).rows, ...references];
  return new Map(
    all.map(({ id, mk, en }) => [id, (locale === 'mk' ? (mk ?? en) : (en ?? mk)) ?? '']),
  );
}
