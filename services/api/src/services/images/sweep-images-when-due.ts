import type { App } from '../../app-types.ts';
import type { SweepImages } from './image-sweep.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Sweeps images when the service starts to listen, and every day. */
export function sweepImagesWhenDue(app: App, sweep: SweepImages): void {
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      app.log.info(await sweep(), 'swept images');
    } catch (error) {
      app.log.error({ err: error }, 'sweeping images failed; the next day tries again');
    }
  }

  app.addHook('onListen', async () => {
    underWay = run();
    timer = setInterval(() => {
      underWay = run();
    }, dayMs);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await underWay;
  });
}
