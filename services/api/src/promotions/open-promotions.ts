import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { runRegularly } from '../operations/run-regularly.ts';
import { settleDuePrices } from '../work/settle-due-prices.ts';
import { promotionRoutes } from './promotion-routes.ts';

const minuteMs = 60 * 1000;

/** Everything about promotions: their routes, and the prices that they change by the clock alone. */
export function openPromotions(app: App, dependencies: Dependencies): void {
  const { database, clock } = dependencies;
  promotionRoutes(app, dependencies);
  runRegularly(app, {
    what: 'settling prices',
    everyMs: minuteMs,
    work: () => settleDuePrices(database, clock),
  });
}
