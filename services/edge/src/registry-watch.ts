import { repeat } from '@pazar/service/repeat';
import type { FastifyBaseLogger } from 'fastify';

/** A registry that is back is noticed within this time; asking costs it nothing. */
const lookEveryMs = 5_000;
/** One that hangs counts as away. */
const timeoutMs = 2_000;

interface Watching {
  /** The registry. */
  origin: string;
  log: FastifyBaseLogger;
  /** Called after each look at which the registry answered. */
  onAnswer: () => Promise<unknown>;
  /** Milliseconds between two looks. */
  everyMs?: number;
}

/** Whether the registry answers, as an edge sees it. */
export interface RegistryWatch {
  isAway: () => boolean;
  start: () => void;
  /** Waits for a look that is under way. */
  stop: () => Promise<void>;
}

/** Asks the registry every few seconds whether it is there, and logs when that changes. */
export function watchRegistry({
  origin,
  log,
  onAnswer,
  everyMs = lookEveryMs,
}: Watching): RegistryWatch {
  let isAway = false;
  let repeated: ReturnType<typeof repeat> | undefined;

  async function look(): Promise<void> {
    const answers = await fetch(`${origin}/health/live`, {
      signal: AbortSignal.timeout(timeoutMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAway === answers) {
      isAway = !answers;
      if (answers) log.info({ origin }, 'the registry answers again');
      else log.warn({ origin }, 'the registry does not answer; reports are kept, canaries stay');
    }
    if (answers) await onAnswer();
  }
  return {
    isAway: () => isAway,
    start: () => {
      repeated = repeat({ what: 'looking for the registry', everyMs, work: look }, log);
      repeated.now();
    },
    stop: async () => repeated?.stop(),
  };
}
