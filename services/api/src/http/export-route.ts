import type { Locale } from '@pazar/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cellsOf, type CellContext, type Column } from '../csv/columns.ts';
import { formatOf, writeCsvInTurns } from '../csv/csv-text.ts';
import { readReferences } from '../csv/references.ts';
import type { SQL } from '../database/drizzle.ts';
import { listContext } from '../lists/list-context.ts';
import { exportList } from '../lists/list-export.ts';
import { type ListQuery, listQuerySchema } from '../lists/list-query.ts';
import type { ListFile, OwnList } from '../lists/own-list.ts';
import type { App } from './app-types.ts';
import { signedInOf } from './authentication.ts';
import { csvAnswer, sendCsv, sendFile } from './csv-answer.ts';
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

/** A file format of a list: its path, its documented answer, and the function that sends it. */
interface FileKind {
  path: `/v1/${string}`;
  description: string;
  answer: { description: string; content: Record<string, { schema: z.ZodType }> };
  send: (
    reply: FastifyReply,
    records: readonly object[],
    context: CellContext,
  ) => FastifyReply | Promise<FastifyReply>;
}

/**
 * `GET` of the rows of a list under the same filters, search and order, as CSV; and below it, by
 * their names, the list's other file formats.
 */
export function exportRoute(app: App, dependencies: Dependencies, exported: ExportedList): void {
  const { path, name, file } = exported;
  fileRoute(app, dependencies, {
    ...exported,
    path,
    description: 'CSV in the language of the reader',
    answer: csvAnswer,
    send: (reply, records, context) =>
      csvOf(file.columns(records), records, context).then((text) => sendCsv(reply, name, text)),
  });
  for (const [kind, { mediaType, write }] of Object.entries(file.others ?? {})) {
    fileRoute(app, dependencies, {
      ...exported,
      path: `${path}/${kind}`,
      description: `a file of the type ${mediaType}`,
      answer: {
        description: `A file of the type ${mediaType}`,
        content: { [mediaType]: { schema: z.unknown() } },
      },
      send: (reply, records, context) =>
        sendFile(reply, { mediaType, name: `${name}.${kind}`, text: write(records, context) }),
    });
  }
}

function fileRoute(
  app: App,
  dependencies: Dependencies,
  { path, description, answer, send, ...exported }: Omit<ExportedList, 'path'> & FileKind,
): void {
  const { access, tag, summary, list } = exported;
  app.get(
    path,
    {
      config: {
        access,
        makesFile: true,
        problems: ['unknown-filter', 'unknown-sort', 'too-large', 'validation'],
      },
      schema: {
        tags: [tag],
        summary,
        description:
          `What the list shows under the same filters, search and order, as ${description}; at most ` +
          '5,000 rows. `limit` and `cursor` mean nothing.',
        querystring: listQuerySchema(list),
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { records, context } = await readFile(dependencies, exported, {
        request,
        query: request.query,
      });
      return send(reply, records, context);
    },
  );
}

async function readFile(
  { database, clock }: Dependencies,
  { list, file, own }: Pick<ExportedList, 'list' | 'file' | 'own'>,
  { request, query }: { request: FastifyRequest; query: ListQuery },
): Promise<{ records: object[]; context: CellContext }> {
  const agentId = signedInOf(request).agent.id;
  const [locale, now]: [Locale, Date] = [requestLocale(request), clock()];
  const records = await exportList(database, list, {
    query,
    own: own(agentId),
    context: await listContext(list, query, { database, now, agentId, locale }),
    read: (read) => file.records({ database, agentId, now }, read),
  });
  const references = await readReferences(database, agentId);
  return { records, context: { locale, decimal: formatOf(locale).decimal, references } };
}

function csvOf(
  columns: readonly Column[],
  records: readonly object[],
  context: CellContext,
): Promise<string> {
  const header = columns.map(({ names }) => names[context.locale]);
  const cells = (record: object) => cellsOf(columns, record, context);
  return writeCsvInTurns({ header, entries: records, cells }, context.locale);
}
