import {
  importFaultsSchema,
  importJobSchema,
  importLimits,
  importReplacementSchema,
  importRowPatchSchema,
  importRowSchema,
} from '@pazar/contracts/import';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { requestLocale } from '../http/request-locale.ts';
import { describeFaults, describeJob, describeRow } from './describe-import.ts';
import type { ImportService } from './import-service.ts';

const tags = ['import'];
const access = 'ROLE_AGENT';
const params = z.strictObject({ id: z.uuid() });

interface FixRouteParts {
  imports: ImportService;
  /** Wakes the worker. */
  wake: () => void;
}

const ownOf = (request: FastifyRequest, id: string) => ({
  agentId: signedInOf(request).agent.id,
  id,
});

/** What is wrong with the rows of a file, and its corrections. */
export function fixRoutes(app: App, { imports, wake }: FixRouteParts): void {
  /**
   * `GET /v1/imports/{id}/faults`: the errors that several rows share at the same value, and the
   * accepted values of the columns with errors. 404.
   */
  app.get(
    '/v1/imports/:id/faults',
    {
      config: { access, problems: [404, 422] },
      schema: {
        tags,
        summary: 'Sum up the errors of an import',
        params,
        response: { 200: importFaultsSchema },
      },
    },
    async (request) => {
      const locale = requestLocale(request);
      const faults = await imports.faults(ownOf(request, request.params.id), locale);
      return describeFaults(faults, locale);
    },
  );

  /**
   * `PATCH /v1/imports/{id}/rows`: writes another value for a faulty one in all rows that have it,
   * and validates them again in the background. 404; 409 `invalid-transition` while the import is
   * running, or after it was applied; 422, also at `/value` when no row has it.
   */
  app.patch(
    '/v1/imports/:id/rows',
    {
      config: { access, problems: [404, 409, 422] },
      schema: {
        tags,
        summary: 'Fix a value in all rows of an import',
        params,
        body: importReplacementSchema,
        response: { 202: importJobSchema },
      },
      onResponse: async () => wake(),
    },
    async (request, reply) => {
      const job = await imports.replace(ownOf(request, request.params.id), request.body);
      return reply.code(202).send(describeJob(job, requestLocale(request)));
    },
  );

  /**
   * `PATCH /v1/imports/{id}/rows/{n}`: replaces cells of one row and validates it again. 404; 409
   * `invalid-transition` while the import is running, or when the row was applied; 422.
   */
  app.patch(
    '/v1/imports/:id/rows/:n',
    {
      config: { access, problems: [404, 409, 422] },
      schema: {
        tags,
        summary: 'Fix a row of an import',
        params: z.strictObject({
          id: z.uuid(),
          n: z.coerce.number().int().min(1).max(importLimits.rows),
        }),
        body: importRowPatchSchema,
        response: { 200: importRowSchema },
      },
    },
    async (request) => {
      const { id, n } = request.params;
      const row = await imports.changeRow(ownOf(request, id), n, request.body.cells);
      return describeRow(row, requestLocale(request));
    },
  );
}
