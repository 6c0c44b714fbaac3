import type { TableFiles } from '@pazar/service/tables/table-file';

/**
 * What the database does not know of its columns: the type of JSON, which `bigint` is a small number, and
 * texts and numbers that no check limits. `pnpm --filter @pazar/api describe-tables` makes the files of `tables/`
 * from it and from the migrations. A check that lists texts makes a type of them by itself.
 */
export const tablesOfTheApi: TableFiles = {
  schema: 'api',
  command: 'pnpm --filter @pazar/api describe-tables',
  unread: [
    // Only the search's SQL reads it.
    '*.name_words',
    // The table of the package rate-limiter-flexible.
    'rate_limits',
  ],
  types: {
    '': {
      'audit_links.position': 'number',
      'audit_proofs.entries': 'number',
      'audit_proofs.fault_position': 'number',
      'audit_proofs.position': 'number',
      'idempotent_answers.headers': 'Record<string, string>',
      'import_rows.after': 'Record<string, unknown>',
      'import_rows.before': 'Record<string, unknown>',
      'import_rows.cells': 'Record<string, string>',
      'passkeys.counter': 'number',
      'second_factors.last_step': 'number',
      'units.factor_millionths': 'number',
    },
    '../stored-values.ts': {
      'audit_events.after': 'ChangedFields',
      'audit_events.before': 'ChangedFields',
      'bulk_actions.steps': 'BulkStep[]',
      'bulk_runs.caller': 'BulkRequest',
      'bulk_runs.rows': 'BulkRow[]',
      'bulk_runs.steps': 'BulkStep[]',
      'import_rows.errors': 'RowFault[]',
      'link_tokens.undo': 'SecurityUndo',
    },
    '@pazar/contracts/bulk': {
      'bulk_runs.failed': "BulkAnswer['failed']",
      'bulk_runs.succeeded': "BulkAnswer['succeeded']",
    },
    '@pazar/contracts/import': { 'import_jobs.format': "ImportJob['format']" },
    '@pazar/contracts/location-input': { 'locations.service_area': 'ServiceArea' },
    '@pazar/contracts/location-warning': { 'locations.warnings': 'LocationWarning[]' },
    '@pazar/contracts/notification': { 'notifications.facts': 'NotificationFacts' },
    '@pazar/contracts/opening-exceptions': { 'locations.exceptions': 'OpeningException[]' },
    '@pazar/contracts/opening-hours': {
      'locations.opening_hours': 'WeeklyHours',
      'locations.pickup_hours': 'PickupHours',
    },
    '@pazar/contracts/preferences': {
      'notifications.event': 'NotificationEvent',
      'preferences.value': 'Preferences',
    },
    '@pazar/contracts/product': {
      'products.stock_state': 'StockState',
      'products.vat_rate': 'VatRate',
    },
    '@pazar/contracts/product-traits': {
      'lots.certifications': 'Certification[]',
      'products.certifications': 'Certification[]',
    },
    '@pazar/contracts/promotion': { 'promotions.weekly': 'WeeklyWindow' },
    '@pazar/contracts/promotion-rule': { 'promotions.rule': 'PromotionRule' },
    '@pazar/contracts/view': { 'saved_views.query': "View['query']" },
  },
};
