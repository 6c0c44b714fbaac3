import type { ProblemCode } from '@pazar/contracts/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Target } from '../records/agent-context.ts';
import { createOwn, patchOwn, readOwn } from '../records/change-own.ts';
import type { OwnRecord, OwnTypes } from '../records/own-record.ts';
import type { Unit } from '../records/unit.ts';
import { inSnapshot, inTransaction } from './agent-requests.ts';
import type { App } from './app-types.ts';
import type { Access } from './authentication.ts';
import type { Dependencies } from './dependencies.ts';
import { sendVersioned, versionOf } from './versions.ts';

const access = 'ROLE_AGENT';
const params = z.strictObject({ id: z.uuid() });
/** The body of a request without members. */
const nothing = z.nullish(z.strictObject({}));

export interface OwnRecordRoutes<Types extends OwnTypes> {
  record: OwnRecord<Types>;
  path: `/v1/${string}`;
  tag: string;
  patch: z.core.$ZodType<Types['patch']>;
  detail: z.core.$ZodType<Types['detail']>;
}

/** The documentation of a route, and the problems that its own rules answer. */
interface Described {
  summary: string;
  description: string;
  problems?: readonly ProblemCode[];
}

/** An action on one record, which answers the record after it. */
interface Act<Body> extends Described {
  /** The path segment after the record. */
  name: string;
  method?: 'POST' | 'PUT';
  /** Who may call it; every agent when absent. */
  who?: Access;
  body?: z.core.$ZodType<Body>;
  run: (context: Unit, target: Target, body: Body) => Promise<unknown>;
}

/** The routes that every kind of own record has; special ones are separate routes. */
export function ownRecords<Types extends OwnTypes>(
  app: App,
  dependencies: Dependencies,
  kind: OwnRecordRoutes<Types>,
) {
  type Detail = Types['detail'];
  /** How one is created; `entered` where more than the record itself is given. */
  interface Create<Given> extends Described {
    entered?: {
      body: z.core.$ZodType<Given>;
      run: (context: Unit, given: Given) => Promise<Detail>;
    };
  }
  const { record, path, tag, patch } = kind;
  const one = `${path}/:id`;
  // The types check what is sent, so Fastify need not know the schema of answers.
  const detail: z.core.$ZodType = kind.detail;

  function describe({ summary, description }: Described) {
    return { tags: [tag], summary, description };
  }
  function sendCreated(reply: FastifyReply, created: Detail): Detail {
    return sendVersioned(reply.code(201).header('location', `${path}/${created.id}`), created);
  }
  async function answerChanged(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, work }: { id: string; work: (context: Unit, target: Target) => Promise<unknown> },
  ): Promise<Detail> {
    const changed = await inTransaction(dependencies, request, async (context) => {
      await work(context, { id, version: versionOf(request) });
      return readOwn(record, context, id);
    });
    return sendVersioned(reply, changed);
  }

  return {
    /** `GET` of one, its version as the ETag. */
    read: (described: Described) =>
      app.get(
        one,
        {
          config: { access, problems: ['not-found', 'validation'] },
          schema: { ...describe(described), params, response: { 200: detail } },
        },
        async (request, reply) => {
          const { id } = request.params;
          const read = inSnapshot(dependencies, request, (context) => readOwn(record, context, id));
          return sendVersioned(reply, await read);
        },
      ),

    /** `POST` of a new one: 201 with `Location`. */
    create: <Given = Types['input']>({ problems = [], entered, ...described }: Create<Given>) =>
      app.post(
        path,
        {
          config: { access, problems: ['validation', ...problems] },
          schema: {
            ...describe(described),
            body: entered?.body ?? record.schema,
            response: { 201: detail },
          },
        },
        async (request, reply) => {
          const created = await inTransaction(dependencies, request, (context) =>
            entered === undefined
              ? // The schema of the route is that of the record.
                createOwn(record, context, request.body as Types['input'])
              : // The schema of the route is that of what is entered.
                entered.run(context, request.body as Given),
          );
          return sendCreated(reply, created);
        },
      ),

    /** `PATCH` of the fields that are sent (RFC 7396). */
    change: ({ problems = [], ...described }: Described) =>
      app.patch(
        one,
        {
          config: { access, versioned: true, problems: ['not-found', 'validation', ...problems] },
          schema: { ...describe(described), params, body: patch, response: { 200: detail } },
        },
        async (request, reply) => {
          // The schema of the route is that of the patch.
          const given = request.body as Types['patch'];
          return answerChanged(request, reply, {
            id: request.params.id,
            work: (context, target) => patchOwn(record, context, { ...target, patch: given }),
          });
        },
      ),

    /** `DELETE` of one: 204. */
    remove: ({
      problems = [],
      run,
      ...described
    }: Described & { run: (context: Unit, target: Target) => Promise<unknown> }) =>
      app.delete(
        one,
        {
          config: { access, versioned: true, problems: ['not-found', 'validation', ...problems] },
          schema: { ...describe(described), params, response: { 204: z.null() } },
        },
        async (request, reply) => {
          const target = { id: request.params.id, version: versionOf(request) };
          await inTransaction(dependencies, request, (context) => run(context, target));
          return reply.code(204).send(null);
        },
      ),

    /** `POST` of a copy, to `/duplicate` unless it is named: 201 with `Location`. */
    copy: ({
      name = 'duplicate',
      run,
      ...described
    }: Described & { name?: string; run: (context: Unit, id: string) => Promise<Detail> }) =>
      app.post(
        `${one}/${name}`,
        {
          config: { access, problems: ['not-found', 'validation'] },
          schema: { ...describe(described), params, body: nothing, response: { 201: detail } },
        },
        async (request, reply) => {
          const { id } = request.params;
          const copy = await inTransaction(dependencies, request, (context) => run(context, id));
          return sendCreated(reply, copy);
        },
      ),

    /** `POST` or `PUT` of an action on one. */
    act: <Body>({ name, method = 'POST', who = access, problems = [], run, ...act }: Act<Body>) =>
      app.route({
        method,
        url: `${one}/${name}`,
        config: {
          access: who,
          versioned: true,
          problems: ['not-found', 'validation', ...problems],
        },
        schema: {
          ...describe(act),
          params,
          body: act.body ?? nothing,
          response: { 200: detail },
        },
        handler: async (request, reply) => {
          // The schema of the route is that of the act.
          const body = request.body as Body;
          return answerChanged(request, reply, {
            id: request.params.id,
            work: (context, target) => run(context, target, body),
          });
        },
      }),
  };
}
