import type { App } from '../http/app-types.ts';

export interface RegularWork {
  /** For the log: `closing accounts`. */
  what: string;
  everyMs: number;
  /** Answers what it did, for the log; null when there was nothing to do. */
  work: () => Promise<object | null>;
}

/**
 * Does something when the service starts to listen and regularly from then on; a failure is logged
 * and the next time tries again. The service waits for what is under way before it stops.
 */
export function runRegularly(app: App, { what, everyMs, work }: RegularWork): void {
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      const done = await work();
      if (done !== null) app.log.info(done, what);
    } catch (error) {
      app.log.error({ err: error }, `${what} failed; the next time tries again`);
    }
  }

  app.addHook('onListen', async () => {
    underWay = run();
    timer = setInterval(() => {
      underWay = run();
    }, everyMs);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await underWay;
  });
}
