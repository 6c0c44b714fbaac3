import type { App } from '../http/app-types.ts';
import type { ListParts } from '../lists/list-answer.ts';
import { exportRoutes } from './export-routes.ts';
import { importRoutes } from './import-routes.ts';
import { createImportService } from './import-service.ts';
import { createImportWork } from './import-work.ts';
import { startImportWorker } from './import-worker.ts';

/** Files in and out: imports with their worker, and exports. */
export function openImports(app: App, lists: ListParts): void {
  const { database, clock } = lists;
  const onError = (error: unknown) => app.log.error({ err: error }, 'a row of an import failed');
  const work = createImportWork({ database, clock, onError });
  const wake = startImportWorker(app, work);
  importRoutes(app, { imports: createImportService(database, { clock, work }), lists, wake });
  exportRoutes(app, lists);
}
