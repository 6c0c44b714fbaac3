import { describe, expect, it } from 'vitest';
import { drawBinomial, seededRandom } from '../simulator/random.ts';
import { evidenceOfWrongRatio } from './sample-ratio.ts';
import { evidenceOfHarm, type Pair } from './sequential-test.ts';

const pair = (canary: number, control: number, exposed = 100): Pair => ({
  canary: { exposed, affected: canary },
  control: { exposed, affected: control },
});

describe('evidenceOfHarm', () => {
  it('is none before anything happened', () => {
    expect(evidenceOfHarm([])).toBe(0);
    expect(evidenceOfHarm([pair(0, 0)])).toBeCloseTo(0);
  });

  it('grows with each failure of the canary and shrinks with each of the control', () => {
    const worse = evidenceOfHarm([pair(6, 0)]);
    expect(worse).toBeGreaterThan(evidenceOfHarm([pair(3, 0)]));
    expect(evidenceOfHarm([pair(6, 6)])).toBeLessThan(0);
  });

  it('leaves out a window that only one arm saw', () => {
    const lonely = { canary: { exposed: 50, affected: 50 }, control: { exposed: 0, affected: 0 } };
    expect(evidenceOfHarm([lonely])).toBe(0);
  });

  it('exceeds ln(1/α) in at most α of canaries that are like their control, though looked at each minute', () => {
    const [runs, looks, alpha] = [2000, 60, 0.05];
    const random = seededRandom(7);
    const draw = () => drawBinomial(random, 40, 0.05);
    let exceeded = 0;
    for (let run = 0; run < runs; run += 1) {
      const windows: Pair[] = [];
      for (let look = 0; look < looks; look += 1) {
        windows.push(pair(draw(), draw(), 40));
        if (evidenceOfHarm(windows) < Math.log(1 / alpha)) continue;
        exceeded += 1;
        break;
      }
    }
    expect(exceeded / runs).toBeLessThanOrEqual(alpha);
  });
});

describe('evidenceOfWrongRatio', () => {
  it('finds nothing in a right ratio and much in a wrong one', () => {
    expect(evidenceOfWrongRatio({ canary: 0, control: 0 }, 0.5)).toBeCloseTo(0);
    expect(evidenceOfWrongRatio({ canary: 5000, control: 5040 }, 0.5)).toBeLessThan(0);
    expect(evidenceOfWrongRatio({ canary: 4500, control: 5000 }, 0.5)).toBeGreaterThan(7);
    expect(evidenceOfWrongRatio({ canary: 7500, control: 2500 }, 0.75)).toBeLessThan(0);
  });
});
