import { describe, expect, it } from 'vitest';
import { isWithin } from './weekly-window.ts';

const saturdayMarket = { days: [6], from: '07:00', to: '12:00' };

describe('isWithin', () => {
  it.each([
    ['2026-11-21T06:00:00Z', true],
    ['2026-11-21T10:59:59Z', true],
    ['2026-11-21T11:00:00Z', false],
    ['2026-11-21T05:59:59Z', false],
    ['2026-11-20T09:00:00Z', false],
    // Summer time: an hour earlier by the world's clock.
    ['2026-07-04T05:00:00Z', true],
    ['2026-07-04T10:00:00Z', false],
  ])('a market on Saturday from 7 to 12 is open at %s: %j', (instant, open) => {
    expect(isWithin(saturdayMarket, new Date(instant))).toBe(open);
  });

  it('is within a window beyond midnight on its day and in the night after it', () => {
    const night = { days: [6], from: '22:00', to: '02:00' };
    expect(isWithin(night, new Date('2026-11-21T22:30:00Z'))).toBe(true);
    expect(isWithin(night, new Date('2026-11-22T00:59:59Z'))).toBe(true);
    expect(isWithin(night, new Date('2026-11-22T01:00:00Z'))).toBe(false);
    expect(isWithin(night, new Date('2026-11-21T00:30:00Z'))).toBe(false);
  });

  it('is always within no window, and until midnight within one that ends at 24:00', () => {
    expect(isWithin(null, new Date())).toBe(true);
    const evening = { days: [7], from: '18:00', to: '24:00' };
    expect(isWithin(evening, new Date('2026-11-22T22:59:00Z'))).toBe(true);
  });
});
