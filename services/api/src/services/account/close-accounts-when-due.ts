import type { App } from '../../app-types.ts';
import type { Closing } from './closing.ts';

const hourMs = 60 * 60 * 1000;

/** Closes accounts whose grace is over: when the service starts to listen, and every hour. */
export function closeAccountsWhenDue(app: App, closing: Closing): void {
  let underWay: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    try {
      const count = await closing.closeDue();
      if (count > 0) app.log.info({ count }, 'closed accounts');
    } catch (error) {
      app.log.error({ err: error }, 'closing accounts failed; the next hour tries again');
    }
  }

  app.addHook('onListen', async () => {
    underWay = run();
    timer = setInterval(() => {
      underWay = run();
    }, hourMs);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await underWay;
  });
}
