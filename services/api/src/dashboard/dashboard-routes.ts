import { dashboardQuerySchema, dashboardSchema } from '@pazar/contracts/dashboard';
import type { Problem } from '@pazar/contracts/problem';
import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-types.ts';
import { signedInOf } from '../http/authentication.ts';
import { problemBody, problemOf } from '../http/problem-answers.ts';
import type { DashboardService } from './dashboard-service.ts';

export function dashboardRoutes(app: App, dashboard: DashboardService): void {
  /**
   * `GET /v1/dashboard?from&to&blocks`: everything on the dashboard in one call, by role, or the
   * named blocks. Each block has its own `data` or its own `problem`. Days start and end at
   * midnight in Europe/Skopje; amounts are gross minor units of one currency, quantities in the
   * unit of their lots. 422 `validation` for a period that ends before it starts or is longer than
   * a year; 400 `unknown-filter`.
   */
  app.get(
    '/v1/dashboard',
    {
      config: { access: 'signed-in', problems: [400, 422] },
      schema: {
        tags: ['dashboard'],
        summary: 'Read the dashboard',
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
