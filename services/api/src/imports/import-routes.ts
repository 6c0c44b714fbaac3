import {
  importApplySchema,
  importJobSchema,
  importKindSchema,
  importLimits,
  importModeSchema,
  importRowSchema,
} from '@pazar/contracts/import';
import { localeSchema } from '@pazar/contracts/locale';
import { pageOf } from '@pazar/contracts/page';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { answerList } from '../http/list-answer.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { signedInOf } from '../http/authentication.ts';
import type { CsvFile } from '../csv/read-file.ts';
import { csvAnswer, sendCsv } from '../http/csv-answer.ts';
import { prepared } from '../http/prepared.ts';
import { requestLocale } from '../http/request-locale.ts';
import { fileSchema, registerUploads } from '../http/uploads.ts';
import { importRowList, readRowList, rowsOf } from './import-repository.ts';
import { errorsCsv, templateCsv } from './csv-files.ts';
import { describeJob, describeRow } from './describe-import.ts';
import { fixRoutes } from './import-fix-routes.ts';
import type { ImportService } from './import-service.ts';

const tags = ['import'];
const access = 'ROLE_AGENT';
const params = z.strictObject({ id: z.uuid() });

interface ImportRouteParts {
  imports: ImportService;
  lists: Dependencies;
  /** Wakes the worker. */
  wake: () => void;
}

export function importRoutes(app: App, parts: ImportRouteParts): void {
  registerUploads(app, importLimits.bytes, (scope) => startRoute(scope, parts));
  templateRoute(app);
  readingRoutes(app, parts);
  fixRoutes(app, parts);
  movingRoutes(app, parts);
}

const ownOf = (request: FastifyRequest, id: string) => ({
  agentId: signedInOf(request).agent.id,
  id,
});

function startRoute(scope: App, { imports, wake }: ImportRouteParts): void {
  const files = prepared<CsvFile>();

  /**
   * `POST /v1/imports`: a CSV file, or GeoJSON or KML of locations, of at most 5 MB and 5,000 rows,
   * in a form with `file`, `kind` and `mode`. 202: its rows are validated in the background,
   * nothing is written. 413; 415; 422 at `/file` when it is no table with known columns, or its
   * points cannot be read; 428; 429 while three of the agent's files wait, or all of the twenty
   * stored ones can still be undone.
   */
  scope.post(
    '/v1/imports',
    {
      config: { access, idempotency: 'required', problems: [422, 428, 429] },
      schema: {
        tags,
        summary: 'Upload a file to import',
        consumes: ['multipart/form-data'],
        body: z.strictObject({
          file: fileSchema,
          kind: importKindSchema,
          mode: z.optional(importModeSchema),
        }),
        response: { 202: importJobSchema },
      },
      preHandler: async (request) => files.keep(request, await imports.parse(request.body)),
      // After the answer is sent, and so after the request's transaction is committed.
      onResponse: async () => wake(),
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

function templateRoute(app: App): void {
  /** `GET /v1/imports/template?kind=&locale=`: an empty file, with its headers in that language. 422. */
  app.get(
    '/v1/imports/template',
    {
      config: { access, problems: [400, 422] },
      schema: {
        tags,
        summary: 'Fetch an empty file to fill in',
        querystring: z.strictObject({
          kind: importKindSchema,
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

function readingRoutes(app: App, { imports, lists }: ImportRouteParts): void {
  /** `GET /v1/imports/{id}`: how far it is, and how many rows are in which state. 404. */
  app.get(
    '/v1/imports/:id',
    {
      config: { access, problems: [404, 422] },
      schema: { tags, summary: 'Read an import', params, response: { 200: importJobSchema } },
    },
    async (request) =>
      describeJob(await imports.read(ownOf(request, request.params.id)), requestLocale(request)),
  );

  /** `GET /v1/imports/{id}/rows?status=error`: the rows of the file in their order. 400; 404. */
  app.get(
    '/v1/imports/:id/rows',
    {
      config: { access, conditional: true, problems: [400, 404, 422] },
      schema: {
        tags,
        summary: 'List the rows of an import',
        params,
        querystring: listQuerySchema(importRowList),
        response: { 200: pageOf(importRowSchema) },
      },
    },
    async (request, reply) => {
      const own = ownOf(request, request.params.id);
      await imports.read(own);
      const locale = requestLocale(request);
      return answerList(lists, importRowList, {
        request,
        reply,
        query: request.query,
        own: rowsOf(own.id),
        owner: `${own.agentId} ${own.id}`,
        read: async (read) => {
          const rows = await readRowList(lists.database, read);
          return rows.map(({ item, sortValues }) => ({
            item: describeRow(item, locale),
            sortValues,
          }));
        },
      });
    },
  );

  /** `GET /v1/imports/{id}/errors.csv`: the rows with errors, each with its errors. 404. */
  app.get(
    '/v1/imports/:id/errors.csv',
    {
      config: { access, problems: [404, 422] },
      schema: { tags, summary: 'Fetch the rows with errors', params, response: { 200: csvAnswer } },
    },
    async (request, reply) => {
      const { job, rows } = await imports.faultyRows(ownOf(request, request.params.id));
      return sendCsv(reply, 'errors', errorsCsv(job, rows, requestLocale(request)));
    },
  );
}

function movingRoutes(app: App, { imports, wake }: ImportRouteParts): void {
  /**
   * `POST /v1/imports/{id}/apply`: writes the valid rows, each for itself, in the background. 404; 409
   * `invalid-transition`; 422 `validation` when rows have errors and `onlyValid` is not set; 428.
   */
  app.post(
    '/v1/imports/:id/apply',
    {
      config: { access, idempotency: 'required', problems: [404, 409, 422, 428] },
      schema: {
        tags,
        summary: 'Apply an import',
        params,
        body: importApplySchema,
        response: { 202: importJobSchema },
      },
      onResponse: async () => wake(),
    },
    async (request, reply) => {
      const job = await imports.apply(ownOf(request, request.params.id), request.body);
      return reply.code(202).send(describeJob(job, requestLocale(request)));
    },
  );

  /**
   * `POST /v1/imports/{id}/undo`: undoes an import, from its last row to its first, in the
   * background; rows changed since are kept. 404; 409 `invalid-transition`; 428.
   */
  app.post(
    '/v1/imports/:id/undo',
    {
      config: { access, idempotency: 'required', problems: [404, 409, 422, 428] },
      schema: {
        tags,
        summary: 'Undo an import',
        params,
        body: z.nullish(z.strictObject({})),
        response: { 202: importJobSchema },
      },
      onResponse: async () => wake(),
    },
    async (request, reply) => {
      const job = await imports.undo(ownOf(request, request.params.id));
      return reply.code(202).send(describeJob(job, requestLocale(request)));
    },
  );
}
