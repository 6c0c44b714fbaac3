import { sql, type SQL } from '../database/drizzle.ts';

/** A file of an agent's data: its name, and the rows that it holds. */
export interface ExportTable {
  name: string;
  rows: (agentId: string) => SQL;
}

const own = (table: string): ((agentId: string) => SQL) => {
  return (agentId) =>
    sql`select to_jsonb(t) as row from api.${sql.raw(table)} t where t.agent_id = ${agentId} order by t.id`;
};
const ofProducts = (table: string): ((agentId: string) => SQL) => {
  return (agentId) =>
    sql`select to_jsonb(t) as row from api.${sql.raw(table)} t
      join api.products p on p.id = t.product_id where p.agent_id = ${agentId} order by t.product_id`;
};

/** Everything that the service keeps about an agent or for it. */
export const exportTables: readonly ExportTable[] = [
  {
    name: 'account',
    rows: (agentId) => sql`select to_jsonb(t) as row from api.agents t where t.id = ${agentId}`,
  },
  { name: 'locations', rows: own('locations') },
  { name: 'produce', rows: own('lots') },
  { name: 'products', rows: own('products') },
  { name: 'packs', rows: ofProducts('packs') },
  { name: 'product-produce', rows: ofProducts('product_lots') },
  { name: 'product-locations', rows: ofProducts('product_locations') },
  { name: 'movements', rows: own('movements') },
  { name: 'promotions', rows: own('promotions') },
  { name: 'prices', rows: own('price_changes') },
  { name: 'images', rows: own('images') },
  { name: 'views', rows: own('saved_views') },
  {
    name: 'preferences',
    rows: (agentId) =>
      sql`select t.value as row from api.preferences t where t.agent_id = ${agentId}`,
  },
  { name: 'sessions', rows: own('sessions') },
  { name: 'activity', rows: own('audit_events') },
];

/** Secrets, who in management acted, and what only the database needs. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  'password_hash',
  'google_subject',
  'actor_id',
  'verification_decided_by',
  'moderation_by',
  'name_sort_mk',
  'name_sort_en',
  'search_fold',
]);

/** Columns in the ledger's thousandths; they leave as decimals. */
export const thousandthsColumns: ReadonlySet<string> = new Set([
  'adjusted',
  'area',
  'base_size',
  'expected_quantity',
  'harvested',
  'ledger_balance',
  'low_stock_threshold',
  'min_order',
  'min_quantity',
  'own_use',
  'pack_size',
  'quantity',
  'remaining',
  'size',
  'sold',
  'sold_quantity',
  'step',
  'stock_available',
  'stock_limit',
  'wasted',
]);
