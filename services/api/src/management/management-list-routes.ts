import { auditPageSchema } from '@pazar/contracts/management';
import { sql } from '../database/drizzle.ts';
import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { exportRoute } from '../http/export-route.ts';
import { answerList } from '../http/list-answer.ts';
import { managedListRoute } from '../http/own-list-routes.ts';
import { listQuerySchema } from '../lists/list-query.ts';
import { locationList } from '../locations/location-list.ts';
import { lotList } from '../produce/lot-list.ts';
import { productList } from '../products/product-list.ts';
import { promotionList } from '../promotions/promotion-list.ts';
import { auditFile, auditList } from '../records/audit-list.ts';

const access = 'ROLE_MANAGEMENT';
const tag = 'management';
const everything = () => sql`true`;

/** What management reads of any agent's data, and of the audit of all. */
export function managementListRoutes(app: App, dependencies: Dependencies): void {
  for (const list of [productList, lotList, locationList, promotionList, auditList]) {
    managedListRoute(app, dependencies, list);
  }
  auditRoute(app, dependencies);
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

function auditRoute(app: App, dependencies: Dependencies): void {
  const { database, clock } = dependencies;
  app.get(
    '/v1/management/audit',
    {
      config: {
        access,
        conditional: true,
        problems: ['unknown-filter', 'unknown-sort', 'cursor-mismatch', 'validation'],
      },
      schema: {
        tags: [tag],
        summary: 'List the audit',
        description: 'Everything that was done, newest first.',
        querystring: listQuerySchema(auditList),
        response: { 200: auditPageSchema },
      },
    },
    async (request, reply) =>
      answerList(dependencies, auditList, {
        request,
        reply,
        query: request.query,
        own: everything(),
        owner: 'management',
        read: (read) => auditList.rows({ database, now: clock() }, read),
      }),
  );
}
