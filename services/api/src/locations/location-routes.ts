import { locationDetailSchema } from '@pazar/contracts/location-detail';
import {
  locationArchiveSchema,
  locationInputSchema,
  locationPatchSchema,
} from '@pazar/contracts/location-input';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { signedInOf } from '../http/authentication.ts';
import { requiredVersion, sendVersioned } from '../http/entity-tags.ts';
import { ownListRoute } from '../http/own-list-routes.ts';
import { locationList } from './location-list.ts';
import type { LocationService } from './location-service.ts';

const access = 'ROLE_AGENT';
const tags = ['location'];
const params = z.strictObject({ id: z.uuid() });
const response = { 200: locationDetailSchema };

const agentOf = (request: FastifyRequest) => signedInOf(request).agent.id;

export function locationRoutes(app: App, service: LocationService, lists: Dependencies): void {
  ownListRoute(app, lists, { list: locationList, tag: 'location' });
  readingRoutes(app, service);
  changingRoutes(app, service);
  stateRoutes(app, service);
}

function readingRoutes(app: App, service: LocationService): void {
  /** `GET /v1/locations/{id}`: one own place, its version as the ETag. 404. */
  app.get(
    '/v1/locations/:id',
    {
      config: { access, problems: [404, 422] },
      schema: { tags, summary: 'Read one own place', params, response },
    },
    async (request, reply) =>
      sendVersioned(reply, await service.read(agentOf(request), request.params.id)),
  );
}

function changingRoutes(app: App, service: LocationService): void {
  /** `POST /v1/locations`: enters a place. 201 with `Location`; 409 `duplicate` (name), 422. */
  app.post(
    '/v1/locations',
    {
      config: { access, problems: [409, 422] },
      schema: {
        tags,
        summary: 'Enter a place',
        body: locationInputSchema,
        response: { 201: locationDetailSchema },
      },
    },
    async (request, reply) => {
      const location = await service.create(agentOf(request), request.body);
      reply.code(201).header('location', `/v1/locations/${location.id}`);
      return sendVersioned(reply, location);
    },
  );

  /** `PATCH /v1/locations/{id}`: changes the fields that are sent (RFC 7396). 404, 409, 412, 422, 428. */
  app.patch(
    '/v1/locations/:id',
    {
      config: { access, problems: [404, 409, 412, 422, 428] },
      schema: { tags, summary: 'Change a place', params, body: locationPatchSchema, response },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      return sendVersioned(reply, await service.patch(agentOf(request), target, request.body));
    },
  );

  /** `DELETE /v1/locations/{id}`: one that nothing has referred to. 404; 409 `in-use`; 412, 428. */
  app.delete(
    '/v1/locations/:id',
    {
      config: { access, problems: [404, 409, 412, 422, 428] },
      schema: { tags, summary: 'Delete an unused place', params, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      await service.remove(agentOf(request), target);
      return reply.code(204).send(null);
    },
  );
}

function stateRoutes(app: App, service: LocationService): void {
  const problems = [404, 409, 412, 422, 428];

  /**
   * `POST /v1/locations/{id}/archive`: 409 `in-use` with the live lots and products that depend on
   * it, unless `reassignTo` names another own active place that takes them over. 404, 412, 422, 428.
   */
  app.post(
    '/v1/locations/:id/archive',
    {
      config: { access, problems },
      schema: {
        tags,
        summary: 'Archive a place',
        params,
        body: z.nullish(locationArchiveSchema),
        response,
      },
    },
    async (request, reply) => {
      const target = { id: request.params.id, version: requiredVersion(request) };
      const heir = request.body?.reassignTo;
      return sendVersioned(reply, await service.archive(agentOf(request), target, heir));
    },
  );

  const moves = [
    { path: 'restore', summary: 'Make an archived place active', move: service.restore },
    { path: 'make-primary', summary: 'Make a place the primary one', move: service.makePrimary },
  ];
  for (const { path, summary, move } of moves) {
    /** `POST /v1/locations/{id}/restore`, `/make-primary`. 404; 409 `invalid-transition`; 412, 428. */
    app.post(
      `/v1/locations/:id/${path}`,
      {
        config: { access, problems },
        schema: { tags, summary, params, body: z.nullish(z.strictObject({})), response },
      },
      async (request, reply) => {
        const target = { id: request.params.id, version: requiredVersion(request) };
        return sendVersioned(reply, await move(agentOf(request), target));
      },
    );
  }
}
