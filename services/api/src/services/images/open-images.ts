import type { App } from '../../app-types.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import type { ImageStore } from '../../images/image-store.ts';
import { imageRoutes } from '../../routes/image-routes.ts';
import { createImageService } from './image-service.ts';
import { createImageSweep } from './image-sweep.ts';
import { sweepImagesWhenDue } from './sweep-images-when-due.ts';

/** Everything about images: their routes, and taking away those that nothing shows. */
export function openImages(
  app: App,
  { database, ...parts }: { database: Database; store: ImageStore; clock: Clock },
): void {
  imageRoutes(app, createImageService(database, parts));
  sweepImagesWhenDue(app, createImageSweep(database, parts));
}
