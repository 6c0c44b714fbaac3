import {
  importFaultsSchema,
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
import { describeFaults, describeJob, importAnswerSchema } from './describe-import.ts';
import type { ImportService } from './import-service.ts';

const tags = ['import'];
const access = 'ROLE_AGENT';
const params = z.strictObject({ id: z.uuid() });

interface FixRouteDependencies {
  imports: ImportService;
}

/** The import that a request names, of its agent alone. */
export const ownOf = (request: FastifyRequest, id: string) => ({
  agentId: signedInOf(request).agent.id,
  id,
});

/** What is wrong with the rows of a file, and its corrections. */
export function fixRoutes(app: App, { imports }: FixRouteDependencies): void {
  app.get(
    '/v1/imports/:id/faults',
    {
      config: { access, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: 'Sum up the errors of an import',
        description:
          'The errors that several rows share at the same value, and the accepted values of the columns ' +
          'with errors.',
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

  app.patch(
    '/v1/imports/:id/rows',
    {
      config: { access, problems: ['not-found', 'invalid-transition', 'validation'] },
      schema: {
        tags,
        summary: 'Fix a value in all rows of an import',
        description:
          'Replaces a faulty value in all rows that have it, and validates them again in the ' +
          'background. `invalid-transition` while the import runs, or after it was applied; ' +
          '`validation` at `/value` when no row has it.',
        params,
        body: importReplacementSchema,
        response: { 202: importAnswerSchema() },
      },
    },
    async (request, reply) => {
      const job = await imports.replace(ownOf(request, request.params.id), request.body);
      return reply.code(202).send(describeJob(job, requestLocale(request)));
    },
  );

  app.post(
    '/v1/imports/:id/confirm-names',
    {
      config: {
        access,
        idempotency: 'required',
        problems: ['not-found', 'invalid-transition', 'validation'],
      },
      schema: {
        tags,
        summary: 'Confirm that rows change the records that they name',
        description:
          'A row without an ID whose name a location has is an error, `known-name`, until it is ' +
          'confirmed. Writes the IDs into all such rows and validates them again in the background. ' +
          '`invalid-transition` while the import runs, after it was applied, or without such a row.',
        params,
        body: z.nullish(z.strictObject({})),
        response: { 202: importAnswerSchema() },
      },
    },
    async (request, reply) => {
      const job = await imports.confirmNames(ownOf(request, request.params.id));
      return reply.code(202).send(describeJob(job, requestLocale(request)));
    },
  );

  app.patch(
    '/v1/imports/:id/rows/:n',
    {
      config: { access, problems: ['not-found', 'invalid-transition', 'validation'] },
      schema: {
        tags,
        summary: 'Fix a row of an import',
        description:
          'Replaces cells of one row, counted from 1, and validates it again. `invalid-transition` ' +
          'while the import runs, or when the row was applied.',
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
      return imports.changeRow(ownOf(request, id), {
        number: n,
        cells: request.body.cells,
        locale: requestLocale(request),
      });
    },
  );
}
