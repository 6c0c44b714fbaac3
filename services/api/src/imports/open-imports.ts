import type { App } from '../http/app-types.ts';
import type { Dependencies } from '../http/dependencies.ts';
import { importRoutes } from './import-routes.ts';
import { createImportService } from './import-service.ts';
import { createImportWork, type ImportWork } from './import-work.ts';

/** How often a process looks for jobs of a killed one. */
const lookEveryMs = 20_000;

/** Imported files: their routes, and the worker that validates and applies them. */
export function openImports(app: App, lists: Dependencies): void {
  const { database, clock } = lists;
  const onError = (error: unknown) => app.log.error({ err: error }, 'a row of an import failed');
  const work = createImportWork({ database, clock, onError });
  const wake = startImportWorker(app, work);
  importRoutes(app, { imports: createImportService(database, { clock, work }), lists, wake });
}

/** Runs imports in the background, one after the other. Returns the function that wakes it. */
function startImportWorker(app: App, work: ImportWork): () => void {
  const stop = new AbortController();
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      const isStopped = () => stop.signal.aborted;
      while (!isStopped() && (await work.runNext(isStopped)));
    } catch (error) {
      app.log.error({ err: error }, 'an import was interrupted; it goes on in a minute');
    }
  }
  /** A file that arrived while the last round looked for work is found by another round. */
  function wake(): void {
    underWay = underWay.then(run);
  }

  app.addHook('onListen', () => {
    timer = setInterval(wake, lookEveryMs);
    wake();
  });
  app.addHook('onClose', async () => {
    stop.abort();
    clearInterval(timer);
    await underWay;
  });
  return wake;
}
