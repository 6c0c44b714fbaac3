import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { Jobs } from '../operations/open-jobs.ts';
import { settleDuePrices } from '../units/settle-due-prices.ts';
import { promotionRoutes } from './promotion-routes.ts';

const minuteSeconds = 60;

/** Everything about promotions: their routes, and the prices that they change by the clock alone. */
export function openPromotions(app: App, dependencies: Dependencies, jobs: Jobs): void {
  const { database, clock } = dependencies;
  promotionRoutes(app, dependencies);
  jobs.repeat({
    name: 'settle-prices',
    what: 'settling prices',
    everySeconds: minuteSeconds,
    work: async () => void (await settleDuePrices(database, clock)),
  });
}
