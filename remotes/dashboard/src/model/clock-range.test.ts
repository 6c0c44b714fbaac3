import { describe, expect, it } from 'vitest';
import { clockRange } from './clock-range.ts';

describe('The time of several entries', () => {
  it.each([
    ['2026-11-21T07:10:00.000Z', '2026-11-21T11:40:00.000Z', '08:10–12:40'],
    ['2026-11-21T07:10:00.000Z', '2026-11-21T07:10:30.000Z', '08:10'],
    // Of these two only the day was entered.
    ['2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z', ''],
    ['2026-11-21T07:10:00.000Z', '2026-11-21T10:00:00.000Z', '08:10'],
  ])('from %s to %s is %s', (from, to, range) => {
    expect(clockRange(from, to)).toBe(range);
  });
});
