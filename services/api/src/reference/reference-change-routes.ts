import {
  categoryInputSchema,
  categoryPatchSchema,
  cropInputSchema,
  cropPatchSchema,
  fxRateInputSchema,
  fxRatePatchSchema,
  unitInputSchema,
  unitPatchSchema,
  vatRateInputSchema,
  vatRatePatchSchema,
} from '@pazar/contracts/reference-input';
import {
  categorySchema,
  cropSchema,
  fxRateSchema,
  unitDetailSchema,
  vatRateEntrySchema,
} from '@pazar/contracts/reference';
import { reasonInputSchema } from '@pazar/contracts/management';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { sendVersioned, versionOf } from '../http/versions.ts';
import {
  categoryKind,
  cropKind,
  fxRateKind,
  unitKind,
  vatRateKind,
  type ReferenceFields,
  type ReferenceItem,
  type ReferenceKindOf,
} from './reference-kinds.ts';
import type { ReferenceService } from './reference-service.ts';

const access = 'ROLE_MANAGEMENT';
const tags = ['management'];
/** The key of most is a word. */
const wordSchema = z.string().min(1).max(60);

interface ReferenceRoutes {
  kind: ReferenceKindOf<ReferenceItem>;
  /** With its article. */
  name: string;
  key: z.ZodType<string>;
  item: z.core.$ZodType<ReferenceItem>;
  input: z.core.$ZodType<Changed>;
  patch: z.core.$ZodType<Changed>;
}
type Changed = ReferenceFields & { reason: string };

/** Management's changes of reference data; `GET /v1/reference/{kind}` reads it. */
export function referenceChangeRoutes(app: App, service: ReferenceService): void {
  changesOf(app, service, {
    kind: categoryKind,
    name: 'a category',
    key: wordSchema,
    item: categorySchema,
    input: categoryInputSchema,
    patch: categoryPatchSchema,
  });
  changesOf(app, service, {
    kind: cropKind,
    name: 'a crop',
    key: wordSchema,
    item: cropSchema,
    input: cropInputSchema,
    patch: cropPatchSchema,
  });
  changesOf(app, service, {
    kind: unitKind,
    name: 'a unit',
    key: wordSchema,
    item: unitDetailSchema,
    input: unitInputSchema,
    patch: unitPatchSchema,
  });
  changesOf(app, service, {
    kind: vatRateKind,
    name: 'a VAT rate',
    key: z.uuid(),
    item: vatRateEntrySchema,
    input: vatRateInputSchema,
    patch: vatRatePatchSchema,
  });
  changesOf(app, service, {
    kind: fxRateKind,
    name: 'an exchange rate',
    key: z.uuid(),
    item: fxRateSchema,
    input: fxRateInputSchema,
    patch: fxRatePatchSchema,
  });
}

function changesOf(
  app: App,
  service: ReferenceService,
  { kind, name, key, item, input, patch }: ReferenceRoutes,
): void {
  const params = z.strictObject({ key });
  const url = `/v1/management/reference/${kind.path}`;

  app.post(
    url,
    {
      config: { access, problems: ['duplicate', 'validation'] },
      schema: {
        tags,
        summary: `Add ${name}`,
        description:
          'Every agent can choose it at once. `duplicate` for a key or a first day that another one has.',
        body: input,
        response: { 201: item },
      },
    },
    async (request, reply) => {
      const { act, fields } = partsOf(request, request.body);
      return sendVersioned(reply.code(201), await service.create(act, kind, fields));
    },
  );

  app.patch(
    `${url}/:key`,
    {
      config: { access, versioned: true, problems: ['not-found', 'validation'] },
      schema: {
        tags,
        summary: `Change ${name}`,
        description: 'Changes the fields that are sent; the key stays. The audit has the reason.',
        params,
        body: patch,
        response: { 200: item },
      },
    },
    async (request, reply) => {
      const { act, fields } = partsOf(request, request.body);
      const target = { key: request.params.key, version: versionOf(request) };
      return sendVersioned(reply, await service.patch({ act, target }, kind, fields));
    },
  );

  app.delete(
    `${url}/:key`,
    {
      config: { access, versioned: true, problems: ['not-found', 'in-use', 'validation'] },
      schema: {
        tags,
        summary: `Delete ${name}`,
        description:
          'Deletes one that no record refers to; `in-use` otherwise. The audit has the reason.',
        params,
        querystring: reasonInputSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { act } = partsOf(request, request.query);
      const target = { key: request.params.key, version: versionOf(request) };
      await service.remove(act, kind, target);
      return reply.code(204).send(null);
    },
  );
}

function partsOf(request: FastifyRequest, { reason, ...fields }: Changed) {
  return { act: { managerId: signedInOf(request).agent.id, reason }, fields };
}
