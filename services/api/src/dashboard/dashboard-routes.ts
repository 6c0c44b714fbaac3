import { dashboardQuerySchema, dashboardSchema } from '@pazar/contracts/dashboard';
import type { Problem } from '@pazar/contracts/problem';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { problemBody, problemOf } from '../http/problem-answers.ts';
import type { DashboardService } from './dashboard-service.ts';

export function dashboardRoutes(app: App, dashboard: DashboardService): void {
  app.get(
    '/v1/dashboard',
    {
      config: { access: 'signed-in', problems: ['unknown-filter', 'validation'] },
      schema: {
        tags: ['dashboard'],
        summary: 'Read the dashboard',
        description:
          'All blocks of the dashboard that the roles of the agent allow, or those in `blocks`. Each ' +
          'has its `data` or its own `problem`. Days start at midnight in Europe/Skopje; amounts are ' +
          'gross minor units of one currency, quantities are in the unit of their lots. `validation` ' +
          'for a period that ends before it starts or is longer than a year.',
        querystring: dashboardQuerySchema,
        response: { 200: dashboardSchema },
      },
    },
    (request) =>
      dashboard.read(signedInOf(request).agent, request.query, (error) =>
        blockProblem(request, error),
      ),
  );
}

function blockProblem(request: FastifyRequest, error: unknown): Problem {
  request.log.error({ err: error }, 'a block of the dashboard failed');
  const cause = error instanceof Error ? error : new Error(String(error));
  return problemBody(request, problemOf(cause, request));
}
