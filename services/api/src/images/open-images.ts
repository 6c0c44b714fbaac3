import type { App } from '../http/app-types.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import type { ImageStore } from './image-store.ts';
import type { Jobs } from '../operations/open-jobs.ts';
import { imageRoutes } from './image-routes.ts';
import { createImageService } from './image-service.ts';
import { createImageSweep } from './image-sweep.ts';

const daySeconds = 24 * 60 * 60;

/** Everything about images: their routes, and taking away those that nothing shows. */
export function openImages(
  app: App,
  { database, ...dependencies }: { database: Database; store: ImageStore; clock: Clock },
  jobs: Jobs,
): void {
  imageRoutes(app, createImageService(database, dependencies));
  jobs.repeat({
    name: 'sweep-images',
    what: 'sweeping images',
    everySeconds: daySeconds,
    lane: 'audit',
    work: createImageSweep(database, dependencies),
  });
}
