import type { Locale } from '@pazar/contracts/locale';
import { cellsOf, type Column } from '../csv/columns.ts';
import { formatOf, writeCsv } from '../csv/csv-text.ts';
import { readReferences } from '../csv/references.ts';
import type { SQL } from '../database/drizzle.ts';
import { exportList } from '../lists/list-export.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import type { ListFile, OwnList } from '../lists/own-list.ts';
import type { App } from './app-types.ts';
import { signedInOf } from './authentication.ts';
import { csvAnswer, sendCsv } from './csv-answer.ts';
import type { Dependencies } from './dependencies.ts';
import { requestLocale } from './request-locale.ts';

interface ExportedList {
  path: `/v1/${string}/export`;
  /** Of the file, before `.csv`. */
  name: string;
  access: 'ROLE_AGENT' | 'ROLE_MANAGEMENT';
  tag: string;
  summary: string;
  list: OwnList;
  file: ListFile;
  own: (agentId: string) => SQL;
}

/** `GET` of what a list shows under the same filters, search and order, as CSV. */
export function exportRoute(app: App, dependencies: Dependencies, exported: ExportedList): void {
  const { path, name, access, tag, summary, list, file, own } = exported;
  const { database, clock } = dependencies;
  app.get(
    path,
    {
      config: { access, problems: ['unknown-filter', 'unknown-sort', 'too-large', 'validation'] },
      schema: {
        tags: [tag],
        summary,
        description:
          'What the list shows under the same filters, search and order, as CSV in the language of ' +
          'the reader; at most 5,000 rows. `limit` and `cursor` mean nothing.',
        querystring: listQuerySchema(list),
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const agentId = signedInOf(request).agent.id;
      const context = { locale: requestLocale(request), now: clock() };
      const reading = { database, agentId, now: context.now };
      const records = await exportList(database, list, {
        query: request.query,
        own: own(agentId),
        context,
        read: (read) => file.records(reading, read),
      });
      const columns = file.columns(records);
      const references = await readReferences(database, agentId);
      return sendCsv(reply, name, fileOf(columns, records, { locale: context.locale, references }));
    },
  );
}

function fileOf(
  columns: readonly Column[],
  records: readonly object[],
  {
    locale,
    references,
  }: { locale: Locale; references: Awaited<ReturnType<typeof readReferences>> },
): string {
  const context = { locale, decimal: formatOf(locale).decimal, references };
  const header = columns.map(({ names }) => names[locale]);
  return writeCsv([header, ...records.map((record) => cellsOf(columns, record, context))], locale);
}
