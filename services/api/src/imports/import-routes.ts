import {
  importApplySchema,
  importColumnsSchema,
  importLimits,
  importModeSchema,
  importRowSchema,
} from '@pazar/contracts/import';
import { localeSchema } from '@pazar/contracts/locale';
import { pageOf } from '@pazar/contracts/page';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { answerList, listProblems } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { Refusal } from '../problems/refusal.ts';
import { signedInOf } from '../http/authentication.ts';
import type { CsvFile } from '../csv/read-file.ts';
import { csvAnswer, sendCsv } from '../http/csv-answer.ts';
import { prepared } from '../http/prepared.ts';
import { requestLocale } from '../http/request-locale.ts';
import { fileSchema, registerUploads } from '../http/uploads.ts';
import { importRowList, readRowList, rowsOf } from './import-repository.ts';
import { errorsCsv, templateCsv } from './csv-files.ts';
import {
  describeJob,
  describeRows,
  importAnswerSchema,
  importKindSchema,
} from './describe-import.ts';
import { fixRoutes, ownOf } from './import-fix-routes.ts';
import type { ImportService } from './import-service.ts';

const tags = ['import'];
const access = 'ROLE_AGENT';
const params = z.strictObject({ id: z.uuid() });

interface ImportRouteDependencies {
  imports: ImportService;
  lists: Dependencies;
}

export function importRoutes(app: App, dependencies: ImportRouteDependencies): void {
  registerUploads(app, importLimits.bytes, (scope) => startRoute(scope, dependencies));
  templateRoute(app);
  readingRoutes(app, dependencies);
  fixRoutes(app, dependencies);
  movingRoutes(app, dependencies);
}

function startRoute(scope: App, { imports }: ImportRouteDependencies): void {
  const files = prepared<CsvFile>();

  scope.post(
    '/v1/imports',
    {
      config: { access, idempotency: 'required', problems: ['validation'] },
      schema: {
        tags,
        summary: 'Upload a file to import',
        description:
          'Takes a CSV file, or GeoJSON or KML of locations, of at most 5 MB and 5,000 rows, with ' +
          '`kind` and `mode`. Its rows are validated in the background; nothing is written. ' +
          '`columns` is a JSON object with the key of a column for a header of the file that is no ' +
          'name of one. `validation` at `/file` for a file without known columns or with unreadable ' +
          'points, at `/columns` for another text or a key of no column that is written; ' +
          '`rate-limited` while three files of the agent wait, or while all of its twenty stored ones ' +
          'can still be undone.',
        consumes: ['multipart/form-data'],
        body: z.strictObject({
          file: fileSchema,
          kind: importKindSchema(),
          mode: z.optional(importModeSchema),
          columns: z.optional(z.string()),
        }),
        response: { 202: importAnswerSchema() },
      },
      preHandler: async (request) => {
        const { columns, ...given } = request.body;
        files.keep(request, await imports.parse({ ...given, named: namedColumns(columns) }));
      },
    },
    async (request, reply) => {
      const { kind, mode = 'upsert' } = request.body;
      const { id } = signedInOf(request).agent;
      const job = await imports.start(id, { file: files.of(request), kind, mode });
      return reply
        .code(202)
        .header('location', `/v1/imports/${job.id}`)
        .send(describeJob(job, requestLocale(request)));
    },
  );
}

/** 422 `validation` at `/columns` for what is no JSON object of texts. */
function namedColumns(text = '{}'): ReadonlyMap<string, string> {
  const fault = new Refusal('validation', { errors: [{ pointer: '/columns', code: 'format' }] });
  try {
    const { data } = importColumnsSchema.safeParse(JSON.parse(text));
    if (data !== undefined) return new Map(Object.entries(data));
  } catch (error) {
    fault.cause = error;
  }
  throw fault;
}

function templateRoute(app: App): void {
  app.get(
    '/v1/imports/template',
    {
      config: { access, problems: ['unknown-filter', 'validation'] },
      schema: {
        tags,
        summary: 'Fetch an empty file to fill in',
        description:
          'A CSV file with the headers of a kind of record, in the language of `locale` or of the ' +
          'request.',
        querystring: z.strictObject({
          kind: importKindSchema(),
          locale: z.optional(localeSchema),
        }),
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const { kind, locale = requestLocale(request) } = request.query;
      return sendCsv(reply, kind, templateCsv(kind, locale));
    },
  );
}

function readingRoutes(app: App, { imports, lists }: ImportRouteDependencies): void {
  app.get(
    '/v1/imports/:id',
    {
      config: { access, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Read an import',
        description:
          'The state of an import, how many of its rows are in each state, and how many create, change or ' +
          'keep a record.',
        params,
        response: { 200: importAnswerSchema() },
      },
    },
    async (request) =>
      describeJob(await imports.read(ownOf(request, request.params.id)), requestLocale(request)),
  );

  app.get(
    '/v1/imports/:id/rows',
    {
      config: { access, conditional: true, problems: ['not-found', ...listProblems] },
      schema: {
        tags,
        summary: 'List the rows of an import',
        description:
          'The rows of the file in their order, with what each creates or changes and their errors; ' +
          '`status=error` for those with errors ' +
          'alone.',
        params,
        querystring: listQuerySchema(importRowList),
        response: { 200: pageOf(importRowSchema) },
      },
    },
    async (request, reply) => {
      const own = ownOf(request, request.params.id);
      const job = await imports.read(own);
      const locale = requestLocale(request);
      return answerList(lists, importRowList, {
        request,
        reply,
        query: request.query,
        own: rowsOf(own.id),
        owner: `${own.agentId} ${own.id}`,
        read: async (read) => {
          const found = await readRowList(lists.database, read);
          const rows = found.map(({ item }) => item);
          const described = await describeRows(
            lists.database,
            { ...job, agentId: own.agentId },
            { rows, locale },
          );
          return described.map((item, index) => ({
            item,
            sortValues: found[index]?.sortValues ?? [],
          }));
        },
      });
    },
  );

  app.get(
    '/v1/imports/:id/errors.csv',
    {
      config: { access, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Fetch the rows with errors',
        description:
          'The rows with errors as CSV, each with its errors, to correct and upload again.',
        params,
        response: { 200: csvAnswer },
      },
    },
    async (request, reply) => {
      const { job, rows } = await imports.faultyRows(ownOf(request, request.params.id));
      return sendCsv(reply, 'errors', errorsCsv(job, rows, requestLocale(request)));
    },
  );
}

function movingRoutes(app: App, { imports }: ImportRouteDependencies): void {
  app.post(
    '/v1/imports/:id/apply',
    {
      config: {
        access,
        idempotency: 'required',
        problems: ['not-found', 'invalid-transition', 'validation'],
      },
      schema: {
        tags,
        summary: 'Apply an import',
        description:
          'Writes the valid rows in the background, each for itself. `validation` when rows have errors ' +
          'and `onlyValid` is not set; `invalid-transition` for an import that is not ready.',
        params,
        body: importApplySchema,
        response: { 202: importAnswerSchema() },
      },
    },
    async (request, reply) => {
      const job = await imports.apply(ownOf(request, request.params.id), request.body);
      return reply.code(202).send(describeJob(job, requestLocale(request)));
    },
  );

  app.post(
    '/v1/imports/:id/undo',
    {
      config: {
        access,
        idempotency: 'required',
        problems: ['not-found', 'invalid-transition', 'validation'],
      },
      schema: {
        tags,
        summary: 'Undo an import',
        description:
          'Undoes an import in the background, from its last row to its first. Rows that changed since ' +
          'are kept.',
        params,
        body: z.nullish(z.strictObject({})),
        response: { 202: importAnswerSchema() },
      },
    },
    async (request, reply) => {
      const job = await imports.undo(ownOf(request, request.params.id));
      return reply.code(202).send(describeJob(job, requestLocale(request)));
    },
  );
}
