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
import { requiredVersion, sendVersioned } from '../http/entity-tags.ts';
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
    name: 'category',
    key: wordSchema,
    item: categorySchema,
    input: categoryInputSchema,
    patch: categoryPatchSchema,
  });
  changesOf(app, service, {
    kind: cropKind,
    name: 'crop',
    key: wordSchema,
    item: cropSchema,
    input: cropInputSchema,
    patch: cropPatchSchema,
  });
  changesOf(app, service, {
    kind: unitKind,
    name: 'unit',
    key: wordSchema,
    item: unitDetailSchema,
    input: unitInputSchema,
    patch: unitPatchSchema,
  });
  changesOf(app, service, {
    kind: vatRateKind,
    name: 'VAT rate',
    key: z.uuid(),
    item: vatRateEntrySchema,
    input: vatRateInputSchema,
    patch: vatRatePatchSchema,
  });
  changesOf(app, service, {
    kind: fxRateKind,
    name: 'exchange rate',
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

  /** `POST /v1/management/reference/{kind}`: adds one. 201; 409 `duplicate`; 422. */
  app.post(
    url,
    {
      config: { access, problems: [409, 422] },
      schema: { tags, summary: `Add a ${name}`, body: input, response: { 201: item } },
    },
    async (request, reply) => {
      const { act, fields } = partsOf(request, request.body);
      return sendVersioned(reply.code(201), await service.create(act, kind, fields));
    },
  );

  /** `PATCH /v1/management/reference/{kind}/{key}`: changes the fields that are sent. 404, 412, 422, 428. */
  app.patch(
    `${url}/:key`,
    {
      config: { access, problems: [404, 412, 422, 428] },
      schema: { tags, summary: `Change a ${name}`, params, body: patch, response: { 200: item } },
    },
    async (request, reply) => {
      const { act, fields } = partsOf(request, request.body);
      const target = { key: request.params.key, version: requiredVersion(request) };
      return sendVersioned(reply, await service.patch({ act, target }, kind, fields));
    },
  );

  /**
   * `DELETE /v1/management/reference/{kind}/{key}?reason=`: deletes one without references. 204;
   * 404; 409 `in-use`; 412, 428.
   */
  app.delete(
    `${url}/:key`,
    {
      config: { access, problems: [404, 409, 412, 422, 428] },
      schema: {
        tags,
        summary: `Delete a ${name}`,
        params,
        querystring: reasonInputSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { act } = partsOf(request, request.query);
      const target = { key: request.params.key, version: requiredVersion(request) };
      await service.remove(act, kind, target);
      return reply.code(204).send(null);
    },
  );
}

function partsOf(request: FastifyRequest, { reason, ...fields }: Changed) {
  return { act: { managerId: signedInOf(request).agent.id, reason }, fields };
}
