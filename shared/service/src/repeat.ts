import type { FastifyBaseLogger } from 'fastify';

/** Work that a process repeats. */
export interface Repeated {
  /** For the log: `closing accounts`. */
  readonly what: string;
  readonly everyMs: number;
  /** An object that it resolves with is logged. */
  readonly work: () => Promise<unknown>;
}

/**
 * Repeats work, never twice at once: a run that takes longer than the interval delays the next. A failure is
 * logged, and the next run tries again. `now` runs the work at once; `stop` waits for a run under way.
 */
export function repeat({ what, everyMs, work }: Repeated, log: FastifyBaseLogger) {
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    try {
      const done = await work();
      if (typeof done === 'object' && done !== null) log.info(done, what);
    } catch (error) {
      log.error({ err: error }, `${what} failed; the next time tries again`);
    } finally {
      running = undefined;
    }
  }
  const now = (): void => void (running ??= run());
  const timer = setInterval(now, everyMs);
  return {
    now,
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await running;
    },
  };
}
