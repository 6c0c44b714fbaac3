import type { Dashboard, DashboardBlockName } from '@pazar/contracts/dashboard';
import { aDashboard, aPage } from '@pazar/testing/builders';
import { type FakeAnswer, fakeApi } from '@pazar/testing/fake-api';

/** What a block answers that could not be read. */
const problem = {
  type: 'urn:pazar:problem:internal',
  title: 'Something went wrong on the server.',
  status: 500,
  code: 'internal',
  traceId: 'trace-0001',
} as const;

const preferences = {
  notifications: {},
  lists: {},
  dashboard: { order: [], hidden: [] },
  version: 0,
};

/** An API that answers the blocks that are asked for; these are the ones that cannot be read now. */
export function dashboardApi(
  dashboard: Dashboard = aDashboard(),
  answers: Readonly<Record<string, FakeAnswer>> = {},
) {
  const failing = new Set<DashboardBlockName>();
  const api = fakeApi({
    '/v1/account/preferences': preferences,
    '/v1/releases/remotes': { items: [] },
    '/v1/locations': aPage([]),
    '/v1/dashboard': ({ blocks }) => {
      const isAsked = (name: string) => (Array.isArray(blocks) ? blocks.includes(name) : true);
      const some = (group: object | null) =>
        group &&
        Object.fromEntries(
          Object.entries(group)
            .filter(([name]) => isAsked(name))
            .map(([name, block]) => [
              name,
              [...failing].includes(name as DashboardBlockName) ? { problem } : block,
            ]),
        );
      const application = failing.has('application') ? { problem } : dashboard.application;
      return {
        ...dashboard,
        selling: some(dashboard.selling),
        management: some(dashboard.management),
        application: dashboard.application && application,
      };
    },
    ...answers,
  });
  return { api, failing };
}

/** A dashboard of an agent with other data in these blocks. */
export function selling(over: Partial<NonNullable<Dashboard['selling']>>): Dashboard {
  const whole = aDashboard();
  return { ...whole, selling: { ...whole.selling, ...over } };
}
