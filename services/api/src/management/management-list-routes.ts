import { auditPageSchema } from '@pazar/contracts/management';
import { sql } from '../database/drizzle.ts';
import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { exportRoute } from '../http/export-route.ts';
import { answerList, listProblems } from '../http/list-answer.ts';
import { managedListRoute } from '../http/own-list-routes.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import type { OwnList } from '../lists/own-list.ts';
import { recordKinds } from '../kinds/record-kind.ts';
import { auditFile, auditList } from '../history/audit-list.ts';
import { managedLocationList } from './managed-location-list.ts';
import { managedProductList } from './managed-product-list.ts';

const access = 'ROLE_MANAGEMENT';
const tag = 'management';
const everything = () => sql`true`;

/** Management's lists of any agent's data, and of the locations and the audit of all. */
export function managementListRoutes(app: App, dependencies: Dependencies): void {
  const lists = recordKinds().map(({ list }) => list);
  for (const list of [...lists, auditList]) managedListRoute(app, dependencies, list);
  wholeListRoute(app, dependencies, {
    list: {
      ...auditList,
      path: 'audit',
      page: auditPageSchema,
      description: 'Everything that was done, newest first.',
    },
    summary: 'List the audit',
  });
  wholeListRoute(app, dependencies, {
    list: managedLocationList,
    summary: 'List the locations of all agents',
  });
  wholeListRoute(app, dependencies, {
    list: managedProductList,
    summary: 'List the products of all agents',
  });
  exportRoute(app, dependencies, {
    path: '/v1/management/audit/export',
    name: 'audit',
    access,
    tag,
    summary: 'Fetch the audit as a file',
    list: auditList,
    file: auditFile,
    own: everything,
  });
}

/** `GET /v1/management/{path}`: the rows of all agents. */
function wholeListRoute(
  app: App,
  dependencies: Dependencies,
  { list, summary }: { list: OwnList; summary: string },
): void {
  const { database, clock } = dependencies;
  app.get(
    `/v1/management/${list.path}`,
    {
      config: {
        access,
        conditional: true,
        problems: listProblems,
      },
      schema: {
        tags: [tag],
        summary,
        description: list.description,
        querystring: listQuerySchema(list),
        response: { 200: list.page },
      },
    },
    async (request, reply) =>
      answerList(dependencies, list, {
        request,
        reply,
        query: request.query,
        own: everything(),
        owner: 'management',
        read: (read) => list.rows({ database, now: clock() }, read),
      }),
  );
}
