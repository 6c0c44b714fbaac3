import { Refusal } from '../problems/refusal.ts';

/** After this many seconds a queue that was full has moved on. */
const retryAfter = 2;

/** A person who waits longer has given up (Nielsen, 1993: ten seconds hold the attention). */
const maxWaitMs = 10_000;

/** How much work of one kind runs at once, and how much may wait. */
export interface QueueLimits {
  atOnce: number;
  waiting: number;
  /** Of one agent or address, running and waiting. */
  each: number;
}

/** Work that is done in turn, in the order in which it came. */
export type WorkQueue = ReturnType<typeof createWorkQueue>;

/** p-limit has no bound, no share of one agent and no time limit of waiting, so this queue is ours. */
export function createWorkQueue({ atOnce, waiting: most, each }: QueueLimits) {
  const waiting: (() => void)[] = [];
  const counts = new Map<string, number>();
  let running = 0;

  /** Throws `busy` when work of `who` would be rejected now. */
  function requirePlace(who: string): void {
    const isFull = running >= atOnce && waiting.length >= most;
    if (isFull || (counts.get(who) ?? 0) >= each) throw new Refusal('busy', { retryAfter });
  }
  function count(who: string, change: 1 | -1): void {
    const next = (counts.get(who) ?? 0) + change;
    if (next === 0) counts.delete(who);
    else counts.set(who, next);
  }
  async function begin(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    // Work that ends hands its turn over.
    await new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(new Refusal('busy', { retryAfter }));
      }, maxWaitMs);
      waiting.push(start);
    });
  }
  function end(): void {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }

  return {
    requirePlace,
    /**
     * Runs work in its turn. Throws `busy` when too much waits, of all or of `who`, and after ten
     * seconds of waiting.
     */
    take: async <Result>(who: string, work: () => Promise<Result>) => {
      requirePlace(who);
      count(who, 1);
      try {
        await begin();
        try {
          return await work();
        } finally {
          end();
        }
      } finally {
        count(who, -1);
      }
    },
  };
}
