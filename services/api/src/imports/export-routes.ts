import type { App } from '../http/app-types.ts';
import { marketDay } from '../clock/market-day.ts';
import { auditCsvColumns } from '../csv/audit-columns.ts';
import { cellsOf, type Column } from '../csv/columns.ts';
import { formatOf, writeCsv } from '../csv/csv-text.ts';
import { locationCsvColumns } from '../locations/location-csv-columns.ts';
import { lotCsvColumns } from '../produce/lot-csv-columns.ts';
import { productColumnsOf } from '../products/product-csv-columns.ts';
import { readReferences } from '../csv/references.ts';
import { eq, sql, type SQL } from '../database/drizzle.ts';
import { locations } from '../database/tables/locations.ts';
import { products } from '../database/tables/products.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { ListRead } from '../lists/read-list.ts';
import type { ListDefinition } from '../lists/list-definition.ts';
import { exportList } from '../lists/list-export.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { signedInOf } from '../http/authentication.ts';
import { csvAnswer, sendCsv } from '../http/csv-answer.ts';
import { requestLocale } from '../http/request-locale.ts';
import { auditList, readAuditRows } from '../records/audit-list.ts';
import { locationList } from '../locations/location-list.ts';
import { lotList, ownLots } from '../produce/lot-list.ts';
import { productList } from '../products/product-list.ts';
import { readLocationRecords, readLotRecords, readProductRecords } from './export-records.ts';

/** A list that can be fetched as a file. */
interface ExportedList {
  path: `/v1/${string}/export`;
  name: string;
  access: 'ROLE_AGENT' | 'ROLE_MANAGEMENT';
  tag: string;
  summary: string;
  definition: (now: Date) => ListDefinition;
  own: (agentId: string) => SQL;
  read: (agentId: string, read: ListRead, now: Date) => Promise<unknown[]>;
  columns: (records: readonly unknown[]) => readonly Column[];
}

export function exportRoutes(app: App, lists: Dependencies): void {
  for (const list of exportedLists(lists)) exportRoute(app, lists, list);
}

function exportedLists({ database }: Dependencies): ExportedList[] {
  return [
    {
      path: '/v1/products/export',
      name: 'products',
      access: 'ROLE_AGENT',
      tag: 'product',
      summary: 'Fetch own products as a file',
      definition: () => productList,
      own: (id) => eq(products.agentId, id),
      read: (id, read) => readProductRecords(database, id, read),
      columns: (records) => productColumnsOf(mostPacks(records)),
    },
    {
      path: '/v1/produce/export',
      name: 'produce',
      access: 'ROLE_AGENT',
      tag: 'produce',
      summary: 'Fetch own lots as a file',
      definition: (now) => lotList(marketDay(now)),
      own: ownLots,
      read: (_id, read, now) => readLotRecords(database, read, now),
      columns: () => lotCsvColumns,
    },
    {
      path: '/v1/locations/export',
      name: 'locations',
      access: 'ROLE_AGENT',
      tag: 'location',
      summary: 'Fetch own places as a file',
      definition: () => locationList,
      own: (id) => eq(locations.agentId, id),
      read: (_id, read) => readLocationRecords(database, read),
      columns: () => locationCsvColumns,
    },
    {
      path: '/v1/management/audit/export',
      name: 'audit',
      access: 'ROLE_MANAGEMENT',
      tag: 'management',
      summary: 'Fetch the audit as a file',
      definition: () => auditList,
      own: () => sql`true`,
      read: async (_id, read) => (await readAuditRows(database, read)).map(({ item }) => item),
      columns: () => auditCsvColumns,
    },
  ];
}

function exportRoute(app: App, lists: Dependencies, list: ExportedList): void {
  /**
   * `GET /v1/products/export`, `/v1/produce/export`, `/v1/locations/export` and
   * `/v1/management/audit/export`: what the list shows under the same filters, search and order, as
   * CSV in the language of the reader. `limit` and `cursor` mean nothing. 400; 413 `too-large` above
   * 5,000 rows. All but the audit can be imported again as they are.
   */
  app.get(
    list.path,
    {
      config: { access: list.access, problems: [400, 413, 422] },
      schema: {
        tags: [list.tag],
        summary: list.summary,
        querystring: listQuerySchema(list.definition(new Date(0))),
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const context = { locale: requestLocale(request), now: lists.clock() };
      const records = await exportList(lists.database, list.definition(context.now), {
        query: request.query,
        own: list.own(id),
        context,
        read: (read) => list.read(id, read, context.now),
      });
      return sendCsv(
        reply,
        list.name,
        await fileOf(lists, list.columns(records), { records, id, locale: context.locale }),
      );
    },
  );
}

async function fileOf(
  { database }: Dependencies,
  columns: readonly Column[],
  { records, id, locale }: { records: readonly unknown[]; id: string; locale: 'mk' | 'en' },
): Promise<string> {
  const references = await readReferences(database, id);
  const context = { locale, decimal: formatOf(locale).decimal, references };
  const header = columns.map(({ names }) => names[locale]);
  return writeCsv([header, ...records.map((record) => cellsOf(columns, record, context))], locale);
}

/** A file has as many columns as its largest product needs, and those of one pack at least. */
function mostPacks(records: readonly unknown[]): number {
  const counts = records.map((record) => {
    const isProduct = typeof record === 'object' && record !== null && 'packs' in record;
    return isProduct && Array.isArray(record.packs) ? record.packs.length : 0;
  });
  return Math.max(1, ...counts);
}
