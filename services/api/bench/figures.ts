import autocannon, { type Options } from 'autocannon';

/** The times of one kind of request, in milliseconds. */
export interface Figures {
  what: string;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  errors: number;
}

/** Seconds before the measurement of a line, unless its figures do not matter. */
export const warmUpSeconds = 2;
/** In the smallest form: few requests, and whether they are done is looked for more often. */
const smallestExtent = { amount: 2, sampleInt: 50 };

/** @param seconds of the measurement; a few requests without it, whose figures do not matter */
export async function runRequests(
  what: string,
  options: Options,
  seconds?: number,
): Promise<Figures> {
  if (seconds !== undefined) await autocannon({ ...options, duration: warmUpSeconds });
  const extent = seconds === undefined ? smallestExtent : { duration: seconds };
  const measured = await autocannon({ ...options, ...extent });
  const { '2xx': answered, duration, latency, non2xx, errors } = measured;
  return {
    what,
    // An answer that refuses is not one of the request's.
    perSecond: answered / duration,
    p50: latency.p50,
    // The tool gives no 95th percentile; this one is no lower.
    p95: latency.p97_5,
    p99: latency.p99,
    errors: non2xx + errors,
  };
}

/** A table in Markdown. */
export function tableOf(figures: readonly Figures[]): string[] {
  return [
    '| request | per second | p50 ms | p95 ms | p99 ms | errors |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures.map(
      ({ what, perSecond, p50, p95, p99, errors }) =>
        `| ${what} | ${perSecond.toFixed(1)} | ${p50} | ${p95} | ${p99} | ${errors} |`,
    ),
  ];
}
