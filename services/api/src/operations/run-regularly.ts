import { repeat, type Repeated } from '@pazar/service/repeat';
import type { App } from '../http/app-types.ts';

/**
 * Repeats work from when the service listens until it stops. Stopping waits for the current run.
 */
export function runRegularly(app: App, regular: Repeated): void {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    const repeated = repeat(regular, app.log);
    repeated.now();
    ({ stop } = repeated);
  });
  app.addHook('onClose', () => stop?.());
}
