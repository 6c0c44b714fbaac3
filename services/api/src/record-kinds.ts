import type { App } from './http/app-types.ts';
import type { Dependencies } from './http/dependencies.ts';
import type { Jobs } from './operations/open-jobs.ts';
import { registerKinds, type RecordKind } from './kinds/record-kind.ts';
import { locationKind } from './locations/location-kind.ts';
import { locationRoutes } from './locations/location-routes.ts';
import { lotKind } from './produce/lot-kind.ts';
import { lotRoutes } from './produce/lot-routes.ts';
import { productKind } from './products/product-kind.ts';
import { productRoutes } from './products/product-routes.ts';
import { promotionKind } from './promotions/promotion-kind.ts';
import { openPromotions } from './promotions/open-promotions.ts';

interface Opened {
  kind: RecordKind;
  open: (app: App, dependencies: Dependencies, jobs: Jobs) => void;
}

/** Every kind of record that agents own. What names another comes after it. */
const opened: readonly Opened[] = [
  { kind: locationKind, open: locationRoutes },
  { kind: lotKind, open: lotRoutes },
  { kind: productKind, open: productRoutes },
  { kind: promotionKind, open: openPromotions },
];

registerKinds(opened.map(({ kind }) => kind));

/** Every kind of record: its routes, and its regular work. */
export function openRecords(app: App, dependencies: Dependencies, jobs: Jobs): void {
  for (const { open } of opened) open(app, dependencies, jobs);
}
