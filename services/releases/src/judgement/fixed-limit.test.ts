import { describe, expect, it } from 'vitest';
import { seededRandom } from '../simulator/random.ts';
import { evidenceOverLimit } from './fixed-limit.ts';

const alpha = 0.0025;
const threshold = Math.log(1 / alpha);

/** The visits after which the evidence reaches its threshold, of at most 2,000; null for never. */
function visitsUntilFound(rate: number, limit: number, random: () => number): number | null {
  let affected = 0;
  for (let exposed = 1; exposed <= 2000; exposed += 1) {
    affected += random() < rate ? 1 : 0;
    if (evidenceOverLimit({ exposed, affected }, limit) >= threshold) return exposed;
  }
  return null;
}

describe('The evidence of a first release', () => {
  it('finds a section that is broken for everybody within a few visits', () => {
    expect(visitsUntilFound(1, 0.01, seededRandom(1))).toBeLessThanOrEqual(4);
  });

  it('finds five times the limit within some hundred visits', () => {
    const random = seededRandom(2);
    const found = Array.from({ length: 40 }, () => visitsUntilFound(0.05, 0.01, random) ?? 2000);
    expect(found.toSorted((left, right) => left - right)[20]).toBeLessThan(400);
    expect(found.every((visits) => visits < 2000)).toBe(true);
  });

  it('seldom blames a rate at its limit, however often it is looked at', () => {
    const random = seededRandom(3);
    const runs = Array.from({ length: 400 }, () => visitsUntilFound(0.01, 0.01, random));
    // The promise is one of 400.
    expect(runs.filter((visits) => visits !== null).length).toBeLessThanOrEqual(4);
  });
});
