import type { FastifyBaseLogger } from 'fastify';

/** Work that a process does again and again. */
export interface Repeated {
  /** For the log, when it fails. */
  readonly what: string;
  readonly everyMs: number;
  readonly work: () => Promise<unknown>;
}

/** Runs work again and again, never twice at once; answers a stop that waits for its end. */
export function repeat({ what, everyMs, work }: Repeated, log: FastifyBaseLogger) {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return async (): Promise<void> => {
    clearInterval(timer);
    await running;
  };
}
