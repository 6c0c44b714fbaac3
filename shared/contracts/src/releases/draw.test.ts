import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../bucket-vectors.json' with { type: 'json' };
import { bucketRangeSchema } from './bucket.ts';
import { bucketCount, bucketOf, isInRange, rolloutRanges } from './draw.ts';

/** Number of these subjects that are in a range. */
const subjects = 100_000;

/** Long enough for a busy machine; an idle one needs some seconds. */
const timeoutMs = 60_000;

/** Digests requested at once: awaiting them one by one costs more than the digest. */
const batch = 100;

async function bucketsOf(rollout: string, count: number): Promise<number[]> {
  const buckets: number[] = [];
  while (buckets.length < count) {
    const from = buckets.length;
    const next = Array.from({ length: batch }, (_, index) =>
      bucketOf('catalog', rollout, `subject-${from + index}`),
    );
    buckets.push(...(await Promise.all(next)));
  }
  return buckets;
}

describe('bucketOf', () => {
  it.each(vectors)('puts $subject of $remote into bucket $bucket', async (vector) => {
    expect(await bucketOf(vector.remote, vector.rollout, vector.subject)).toBe(vector.bucket);
  });

  it(
    'gives a share its subjects within one percent at 100,000',
    async () => {
      const buckets = await bucketsOf('r1', subjects);
      for (const percentage of [1, 5, 10, 25, 50]) {
        const { canary, control } = rolloutRanges(percentage);
        for (const range of [canary, control]) {
          const share = buckets.filter((bucket) => isInRange(bucket, range)).length / subjects;
          expect(Math.abs(share * 100 - percentage)).toBeLessThan(1);
        }
      }
    },
    timeoutMs,
  );

  it(
    'draws anew for each rollout',
    async () => {
      const { canary } = rolloutRanges(50);
      const [first, second] = await Promise.all([bucketsOf('r1', 20_000), bucketsOf('r2', 20_000)]);
      const both = first.filter(
        (bucket, index) => isInRange(bucket, canary) && isInRange(second[index] ?? -1, canary),
      );
      expect(Math.abs(both.length / 20_000 - 0.25)).toBeLessThan(0.01);
    },
    timeoutMs,
  );
});

describe('rolloutRanges', () => {
  const percentages = fc.integer({ min: 0, max: bucketCount }).map((points) => points / 100);

  it('keeps everybody in the canary when the percentage rises', () => {
    fc.assert(
      fc.property(percentages, percentages, fc.nat(bucketCount - 1), (one, other, bucket) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const isIn = (percentage: number) => isInRange(bucket, rolloutRanges(percentage).canary);
        expect(isIn(low) && !isIn(high)).toBe(false);
      }),
    );
  });

  it('compares the canary with as many others while there is room, and with nobody twice', () => {
    fc.assert(
      fc.property(percentages, (percentage) => {
        const { canary, control } = rolloutRanges(percentage);
        expect(bucketRangeSchema.safeParse(control).success).toBe(true);
        expect(control.from).toBeGreaterThanOrEqual(canary.to);
        const size = canary.to - canary.from;
        expect(control.to - control.from).toBe(Math.min(size, bucketCount - size));
      }),
    );
  });
});

describe('bucketRangeSchema', () => {
  it.each([
    { from: 1, to: 0 },
    { from: -1, to: 5 },
    { from: 0, to: 10_001 },
    { from: 0, to: 0.5 },
  ])('refuses %j', (range) => {
    expect(bucketRangeSchema.safeParse(range).success).toBe(false);
  });
});
