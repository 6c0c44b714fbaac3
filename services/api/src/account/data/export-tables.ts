/** A file of an agent's data, and how its rows are found. */
export interface ExportTable {
  name: string;
  /** In the schema `api`. */
  table: string;
  /** The table of the records that own rows, each with `agent_id`; without it the agent owns them. */
  owners?: string;
  owner: string;
  /** The columns by which rows are ordered and read in parts: no two rows have the same. */
  key: readonly [string, ...string[]];
  /** The column that holds all of the row; without it a row is all of its columns. */
  column?: string;
}

const own = (name: string, table = name): ExportTable => ({
  name,
  table,
  owner: 'agent_id',
  key: ['id'],
});

/** Rows of a table that belong to the agent's records of another table. */
const of = (owners: string, owner: string) => (name: string, table: string, second: string) =>
  ({ name, table, owners, owner, key: [owner, second] }) satisfies ExportTable;
const ofProducts = of('products', 'product_id');
const ofPromotions = of('promotions', 'promotion_id');

/** All data that the service stores about an agent or for it. */
export const exportTables: readonly ExportTable[] = [
  { name: 'account', table: 'agents', owner: 'id', key: ['id'] },
  own('locations'),
  own('produce', 'lots'),
  own('products'),
  ofProducts('packs', 'packs', 'id'),
  ofProducts('product-produce', 'product_lots', 'lot_id'),
  ofProducts('product-locations', 'product_locations', 'location_id'),
  own('movements'),
  own('promotions'),
  own('prices', 'price_changes'),
  ofPromotions('promotion-products', 'promotion_products', 'product_id'),
  ofPromotions('promotion-categories', 'promotion_categories', 'category_id'),
  ofPromotions('promotion-locations', 'promotion_locations', 'location_id'),
  ofPromotions('promotion-packs', 'promotion_packs', 'pack_id'),
  own('images'),
  ofProducts('product-images', 'product_images', 'image_id'),
  of('lots', 'lot_id')('produce-images', 'lot_images', 'image_id'),
  of('locations', 'location_id')('location-images', 'location_images', 'image_id'),
  own('imports', 'import_jobs'),
  of('import_jobs', 'job_id')('import-rows', 'import_rows', 'number'),
  own('views', 'saved_views'),
  {
    name: 'preferences',
    table: 'preferences',
    owner: 'agent_id',
    key: ['agent_id'],
    column: 'value',
  },
  own('sessions'),
  own('passkeys'),
  own('notifications'),
  own('activity', 'audit_events'),
];

/** Secrets, the managers who acted, and columns that only the database needs. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  'password_hash',
  'google_subject',
  'credential_id',
  'public_key',
  'actor_id',
  'verification_decided_by',
  'moderation_by',
  'name_sort_mk',
  'name_sort_en',
  'search_fold',
  'stock_step',
  'name_words',
  'settlement_sort_mk',
  'settlement_sort_en',
  'ledger_balance',
  'ledger_version',
  'created_by',
  'updated_by',
  'viewer_id',
]);

/** Columns in the ledger's thousandths; they leave as decimals. */
export const thousandthsColumns: ReadonlySet<string> = new Set([
  'adjusted',
  'area',
  'base_size',
  'expected_quantity',
  'harvested',
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
