import { dashboardSchema } from '@pazar/contracts/dashboard';
import type { App } from '../app-types.ts';
import { signedInOf } from '../plugins/authentication.ts';
import type { DashboardRepository } from '../repositories/dashboard-repository.ts';

export function dashboardRoutes(app: App, dashboard: DashboardRepository): void {
  /** `GET /v1/dashboard`: figures by role; a block is null when the role has no such data. */
  app.get(
    '/v1/dashboard',
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['dashboard'],
        summary: 'Read the figures of the dashboard',
        response: { 200: dashboardSchema },
      },
    },
    async (request) => {
      const { id, roles } = signedInOf(request).agent;
      const [selling, agents] = await Promise.all([
        roles.includes('ROLE_AGENT') ? dashboard.selling(id) : null,
        roles.includes('ROLE_MANAGEMENT') ? dashboard.agents() : null,
      ]);
      return { selling, agents };
    },
  );
}
