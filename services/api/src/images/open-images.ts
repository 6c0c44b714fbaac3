import type { App } from '../http/app-types.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { ImageStore } from './image-store.ts';
import { runRegularly } from '../operations/run-regularly.ts';
import { imageRoutes } from './image-routes.ts';
import { createImageService } from './image-service.ts';
import { createImageSweep } from './image-sweep.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Everything about images: their routes, and taking away those that nothing shows. */
export function openImages(
  app: App,
  { database, ...dependencies }: { database: Database; store: ImageStore; clock: Clock },
): void {
  imageRoutes(app, createImageService(database, dependencies));
  const sweep = createImageSweep(database, dependencies);
  runRegularly(app, { what: 'sweeping images', everyMs: dayMs, work: sweep });
}
