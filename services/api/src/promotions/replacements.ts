import type { LocalizedText } from '@pazar/contracts/locale';
import { sql } from '../database/drizzle.ts';
import { readySql } from '../database/ready-sql.ts';
import { promotions } from '../database/tables/promotions.ts';

/** A published promotion by which another one was replaced. */
export interface Replacement {
  id: string;
  name: LocalizedText;
}

/** The first published promotion that replaces another one, as a column of a select from `promotions`. */
export const replacement = readySql(sql<Replacement | null>`(select json_build_object('id', copy.id,
    'name', json_build_object('mk', copy.name_mk, 'en', copy.name_en))
  from ${promotions} copy
  where copy.replaces_id = promotions.id and copy.published_at is not null and copy.status <> 'DRAFT'
  order by copy.published_at, copy.id limit 1)`);
