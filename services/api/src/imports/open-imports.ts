import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import type { Jobs } from '../operations/open-jobs.ts';
import { importRoutes } from './import-routes.ts';
import { createImportService } from './import-service.ts';
import { createImportWork } from './import-work.ts';

/** Imported files: their routes, and the jobs that validate and apply them. */
export function openImports(app: App, lists: Dependencies, jobs: Jobs): void {
  const { database, clock } = lists;
  const onError = (error: unknown) => app.log.error({ err: error }, 'a row of an import failed');
  const work = createImportWork({ database, clock, onError });
  jobs.handle(work);
  importRoutes(app, { imports: createImportService(database, { clock, work }), lists });
}
