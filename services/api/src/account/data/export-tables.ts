import { fileOf, ownFile, type ArchiveFile } from '../../records/archive-file.ts';
import { knownRecords } from '../../records/known-records.ts';

/** All data that the service stores about an agent or for it, as files of its archive. */
export function exportTables(): readonly ArchiveFile[] {
  return [
    {
      name: 'account',
      about: {
        en: 'your account: names, contacts, business, verification',
        mk: 'вашата сметка: имиња, контакти, деловни податоци, верификација',
      },
      table: 'agents',
      owner: 'id',
      key: ['id'],
    },
    ...knownRecords().flatMap(({ archive }) => archive),
    ownFile('images', {
      en: 'your images; the files are in images/',
      mk: 'вашите слики; датотеките се во images/',
    }),
    fileOf('products', 'product_id')(
      'product-images',
      { en: 'which images a product shows', mk: 'кои слики ги прикажува производот' },
      ['product_images', 'image_id'],
    ),
    fileOf('lots', 'lot_id')(
      'produce-images',
      { en: 'which images a lot shows', mk: 'кои слики ги прикажува приносот' },
      ['lot_images', 'image_id'],
    ),
    fileOf('locations', 'location_id')(
      'location-images',
      { en: 'which images a location shows', mk: 'кои слики ги прикажува локацијата' },
      ['location_images', 'image_id'],
    ),
    ownFile(
      'imports',
      { en: 'the files that you imported', mk: 'датотеките што сте ги увезле' },
      'import_jobs',
    ),
    fileOf('import_jobs', 'job_id')(
      'import-rows',
      {
        en: 'each row of those files, and what it changed',
        mk: 'секој ред од тие датотеки и што изменил',
      },
      ['import_rows', 'number'],
    ),
    ownFile(
      'views',
      { en: 'your saved views of lists', mk: 'вашите зачувани прикази на списоци' },
      'saved_views',
    ),
    {
      name: 'preferences',
      about: { en: 'your preferences', mk: 'вашите поставки' },
      table: 'preferences',
      owner: 'agent_id',
      key: ['agent_id'],
      column: 'value',
    },
    ownFile('sessions', { en: 'where and how you logged in', mk: 'каде и како сте се најавиле' }),
    ownFile('passkeys', {
      en: 'your passkeys, without their keys',
      mk: 'вашите клучеви за најава, без самите клучеви',
    }),
    ownFile('notifications', { en: 'what you were notified of', mk: 'за што сте биле известени' }),
    ownFile(
      'activity',
      {
        en: 'what was done by you and to your account',
        mk: 'што сте направиле вие и што е направено со вашата сметка',
      },
      'audit_events',
    ),
  ];
}

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
