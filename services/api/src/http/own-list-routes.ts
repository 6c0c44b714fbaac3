import { z } from 'zod';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { listContext } from '../lists/list-context.ts';
import type { OwnList } from '../lists/own-list.ts';
import { Refusal } from '../problems/refusal.ts';
import type { App } from './app-types.ts';
import { signedInOf } from './authentication.ts';
import type { Dependencies } from './dependencies.ts';
import { exportRoute } from './export-route.ts';
import { answerList, listProblems } from './list-answer.ts';
import { requestLocale } from './request-locale.ts';

const params = z.strictObject({ id: z.uuid() });

/**
 * `GET /v1/{path}`: the records of the signed-in agent; and `/export`, where the list has a file.
 */
export function ownListRoute(
  app: App,
  dependencies: Dependencies,
  { list, tag }: { list: OwnList; tag: string },
): void {
  app.get(
    `/v1/${list.path}`,
    {
      config: { access: 'ROLE_AGENT', conditional: true, problems: listProblems },
      schema: {
        tags: [tag],
        summary: `List own ${list.name}`,
        description: list.description,
        querystring: listQuerySchema(list),
        response: { 200: list.page },
      },
    },
    async (request, reply) => {
      const { id } = signedInOf(request).agent;
      const { query } = request;
      const reading = { database: dependencies.database, now: dependencies.clock() };
      const locale = requestLocale(request);
      return answerList(dependencies, list, {
        request,
        reply,
        query,
        context: await listContext(list, query, { ...reading, agentId: id, locale }),
        own: eq(list.owner, id),
        owner: id,
        read: (read) => list.rows(reading, read),
      });
    },
  );
  if (list.file === undefined) return;
  exportRoute(app, dependencies, {
    path: `/v1/${list.path}/export`,
    name: list.path,
    access: 'ROLE_AGENT',
    tag,
    summary: `Fetch own ${list.name} as a file`,
    list,
    file: list.file,
    own: (agentId) => eq(list.owner, agentId),
  });
}

/** `GET /v1/management/agents/{id}/{path}`: the same of any agent, for management to read. */
export function managedListRoute(app: App, dependencies: Dependencies, list: OwnList): void {
  const { database, clock } = dependencies;
  app.get(
    `/v1/management/agents/:id/${list.path}`,
    {
      config: {
        access: 'ROLE_MANAGEMENT',
        conditional: true,
        problems: ['not-found', ...listProblems],
      },
      schema: {
        tags: ['management'],
        summary: `List an agent's ${list.name}`,
        description: `${list.description} With the filters, orders and facets of the agent's own list.`,
        params,
        querystring: listQuerySchema(list),
        response: { 200: list.page },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const [agent] = await database
        .select({ id: agents.id })
        .from(agents)
        .where(eq(agents.id, id));
      if (agent === undefined) throw new Refusal('not-found');
      const { query } = request;
      const reading = { database, now: clock() };
      const locale = requestLocale(request);
      return answerList(dependencies, list, {
        request,
        reply,
        query,
        context: await listContext(list, query, { ...reading, agentId: id, locale }),
        own: eq(list.owner, id),
        owner: `management ${id}`,
        read: (read) => list.rows(reading, read),
      });
    },
  );
}
