import { describe, expect, it } from 'vitest';
import { marketDay } from './market-day.ts';

describe('The market day', () => {
  it.each([
    ['2026-11-21T22:59:59.999Z', '2026-11-21'],
    ['2026-11-21T23:00:00.000Z', '2026-11-22'],
    ['2026-07-31T21:59:59.999Z', '2026-07-31'],
    ['2026-07-31T22:00:00.000Z', '2026-08-01'],
  ])('at %s is %s in Skopje, winter and summer', (instant, day) => {
    expect(marketDay(new Date(instant))).toBe(day);
  });
});
