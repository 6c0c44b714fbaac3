import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, marketDay } from './market-day.ts';
import { periodDays, periodPresets, readPeriod, writePeriod } from './period.ts';

const today = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map(marketDay);

describe('the days of a period', () => {
  it.each([
    ['month', '2026-11-01', '2026-11-21'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['7-days', '2026-11-15', '2026-11-21'],
    ['30-days', '2026-10-23', '2026-11-21'],
    ['90-days', '2026-08-24', '2026-11-21'],
    ['year', '2026-01-01', '2026-11-21'],
  ] as const)('of "%s" are %s to %s', (preset, from, to) => {
    expect(periodDays(preset, '2026-11-21')).toEqual({ from, to });
  });

  it('of the last month are those of December in January', () => {
    expect(periodDays('last-month', '2027-01-09')).toEqual({
      from: '2026-12-01',
      to: '2026-12-31',
    });
  });

  it('begin before they end, never later than today, within a year', () => {
    fc.assert(
      fc.property(today, fc.constantFrom(...periodPresets), (day, preset) => {
        const { from, to } = periodDays(preset, day);
        expect(from <= to && to <= day).toBe(true);
        expect(dayAfter(from, 366) > to).toBe(true);
      }),
    );
  });
});

describe('a period in a URL', () => {
  it('is read as it was written', () => {
    const range = fc.tuple(today, fc.nat(400)).map(([from, count]) => ({
      from,
      to: dayAfter(from, count),
    }));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...periodPresets), range), (period) => {
        expect(readPeriod(writePeriod(period))).toEqual(period);
      }),
    );
  });

  it.each(['', 'week', '2026-01-01', '2026-02-01..2026-01-01', '2026-02-30..2026-03-01', '..'])(
    'is none where it says "%s"',
    (text) => {
      expect(readPeriod(text)).toBeNull();
    },
  );
});
