import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds of the answers, ascending, and how many requests went wrong. */
export interface SteadyTimes {
  times: number[];
  errors: number;
}

/**
 * Sends a request every 1000 / `perSecond` ms for some seconds, whether or not earlier ones were
 * answered. Waiting for answers would slow the callers down with the service and hide its delays.
 */
export async function atSteadyRate(
  requests: readonly (() => Promise<Response>)[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<SteadyTimes> {
  const times: number[] = [];
  let errors = 0;
  const ask = async (request: () => Promise<Response>) => {
    const from = performance.now();
    try {
      const response = await request();
      await response.arrayBuffer();
      if (!response.ok) errors += 1;
    } catch {
      errors += 1;
    }
    times.push(performance.now() - from);
  };
  const begun = performance.now();
  const asked: Promise<void>[] = [];
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await wait(Math.max(0, begun + (count * 1000) / perSecond - performance.now()));
    const request = requests[count % requests.length];
    if (request !== undefined) asked.push(ask(request));
  }
  await Promise.all(asked);
  return { times: times.toSorted((a, b) => a - b), errors };
}
