import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { sql } from '../database/drizzle.ts';

const columnRows = z.object({ rows: z.array(z.object({ name: z.string() })) });
const indexRows = z.object({
  rows: z.array(z.object({ name: z.string(), definition: z.string() })),
});
const countRows = z.object({ rows: z.array(z.object({ count: z.coerce.number() })) });

/** The demo has some 700 movements: these are enough of them. */
const maxMovementCopies = 80;

/** The columns that differ in a copy, by table; `row` is the original, `copy` the copy's number. */
const differences: Record<string, Record<string, string>> = {
  products: {
    id: copied('id'),
    sku: "row.sku || '-' || copy",
    name_sort_mk: "row.name_sort_mk || '01' || copy",
    name_sort_en: "row.name_sort_en || '01' || copy",
    search_fold: "row.search_fold || ' ' || copy",
    category_id: "case when copy % 40 = 0 then 'fruit' else row.category_id end",
    lowest_price_minor: 'row.lowest_price_minor + copy',
    updated_at: "row.updated_at - copy * interval '7 minutes'",
    created_at: "row.created_at - copy * interval '7 minutes'",
  },
  packs: { id: copied('id'), product_id: copied('product_id') },
  lots: {
    id: copied('id'),
    lot_number: "row.lot_number || '-' || copy",
    name_sort_mk: "row.name_sort_mk || '01' || copy",
    name_sort_en: "row.name_sort_en || '01' || copy",
    search_fold: "row.search_fold || ' ' || copy",
    harvested: "row.harvested + case when row.status = 'AVAILABLE' then copy else 0 end",
    season_year: 'row.season_year - copy % 8',
    updated_at: "row.updated_at - copy * interval '7 minutes'",
    created_at: "row.created_at - copy * interval '7 minutes'",
  },
  product_lots: { product_id: copied('product_id'), lot_id: copied('lot_id') },
  product_locations: { product_id: copied('product_id') },
  movements: {
    id: copied('id'),
    booking_id: copied('booking_id'),
    lot_id: copied('lot_id'),
    product_id: copied('product_id'),
    occurred_at: "row.occurred_at - copy * interval '7 minutes'",
    created_at: "row.created_at - copy * interval '7 minutes'",
  },
};

/** The same for records that each agent has few of and management lists together. */
const peopleDifferences: Record<string, Record<string, string>> = {
  agents: {
    id: copied('id'),
    username: "row.username || '-' || copy",
    email: "copy || '-' || row.email",
    google_subject: 'null',
    name_sort_mk: "row.name_sort_mk || '01' || copy",
    name_sort_en: "row.name_sort_en || '01' || copy",
    search_fold: "row.search_fold || ' ' || copy",
    updated_at: "row.updated_at - copy * interval '7 minutes'",
    created_at: "row.created_at - copy * interval '7 minutes'",
  },
  locations: {
    id: copied('id'),
    agent_id: copied('agent_id'),
    name: "row.name || ' ' || copy",
    is_primary: 'false',
    name_sort_mk: "row.name_sort_mk || '01' || copy",
    name_sort_en: "row.name_sort_en || '01' || copy",
    updated_at: "row.updated_at - copy * interval '7 minutes'",
  },
  promotions: {
    id: copied('id'),
    agent_id: copied('agent_id'),
    code: 'null',
    name_sort_mk: "row.name_sort_mk || '01' || copy",
    name_sort_en: "row.name_sort_en || '01' || copy",
    updated_at: "row.updated_at - copy * interval '7 minutes'",
  },
};

const copiesOfPeople = 400;

/** The tables that are large afterwards. */
export const multipliedTables = [
  ...Object.keys({ ...differences, ...peopleDifferences }),
  'audit_events',
];

/**
 * Copies all records of sellers until there are about that many products, and updates the planner's
 * statistics. Needs an owner of the server: the rows are valid as they are, so no trigger runs.
 */
export async function multiplyRows(database: Database, products: number): Promise<void> {
  const answer = await database.execute(sql`select count(*) as count from api.products`);
  const [{ count } = { count: 1 }] = countRows.parse(answer).rows;
  const copies = Math.ceil(products / count);
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`set local statement_timeout = 0`);
    // Indexes of words are built in memory as long as they fit; the default of 64 MB is too little.
    await transaction.execute(sql`set local maintenance_work_mem = '256MB'`);
    // Building an index takes a fraction of the time of updating it.
    const indexes = await takeIndexes(transaction);
    for (const [table, changes] of Object.entries(differences)) {
      const wanted = table === 'movements' ? Math.min(copies, maxMovementCopies) : copies;
      await copyRows(transaction, { table, changes, wanted });
    }
    for (const [table, changes] of Object.entries(peopleDifferences)) {
      await copyRows(transaction, { table, changes, wanted: copiesOfPeople });
    }
    await transaction.execute(sql`
      insert into api.audit_events
        (id, at, agent_id, actor_id, actor_role, action, entity, entity_id, version)
      select id, updated_at, agent_id, agent_id, 'agent', 'product.create', 'product', id::text, 1
      from api.products`);
    for (const index of indexes) await transaction.execute(sql.raw(index));
    // Here, where no statement has a limit of time.
    await transaction.execute(sql`analyze`);
  });
}

interface Copying {
  table: string;
  /** The differences of a copy, by column. */
  changes: Record<string, string>;
  wanted: number;
  /** Which rows are copied; all of them without it. */
  only?: string;
}

/** Copies rows of a table as often as wanted. `row` is the original and `copy` the copy's number. */
export async function copyRows(
  database: Database,
  { table, changes, wanted, only = 'true' }: Copying,
): Promise<void> {
  const columns = await columnsOf(database, table);
  const values = columns.map((column) => changes[column] ?? `row.${column}`);
  await database.execute(
    sql.raw(`insert into api.${table} (${columns.join(', ')}) select ${values.join(', ')}
      from api.${table} as row cross join generate_series(1, ${wanted}) as copy where ${only}`),
  );
}

/** Drops the indexes without a constraint; returns the statements that recreate them. */
async function takeIndexes(database: Database): Promise<string[]> {
  const answer = await database.execute(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'api' and indexdef not like 'CREATE UNIQUE%'
      and tablename in ${multipliedTables}`);
  const { rows } = indexRows.parse(answer);
  for (const { name } of rows) await database.execute(sql.raw(`drop index api.${name}`));
  return rows.map(({ definition }) => definition);
}

function copied(column: string): string {
  // With the version and the variant of a random one.
  const digits = `md5(row.${column}::text || copy)`;
  return `overlay(overlay(${digits} placing '4' from 13) placing '8' from 17)::uuid`;
}

async function columnsOf(database: Database, table: string): Promise<string[]> {
  const answer = await database.execute(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'api' and table_name = ${table} and is_generated = 'NEVER'`);
  return columnRows.parse(answer).rows.map(({ name }) => name);
}
