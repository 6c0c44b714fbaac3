import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMonthDay, parseMonthDay } from './month-day.ts';

/** Every day of a leap year. */
const days = fc
  .integer({ min: 0, max: 365 })
  .map((count) => new Date(Date.UTC(2024, 0, 1 + count)).toISOString().slice(5, 10));

describe('parseMonthDay', () => {
  it.each([
    ['23.08', '08-23'],
    ['23.08.', '08-23'],
    ['23/8', '08-23'],
    ['3 8', '08-03'],
    ['2308', '08-23'],
    ['23 август', '08-23'],
    ['23 avgust', '08-23'],
    ['23-ти август', '08-23'],
    ['23 Aug', '08-23'],
    ['23rd August', '08-23'],
    ['August 23', '08-23'],
    ['1 мај', '05-01'],
    ['29.02', '02-29'],
  ])('reads %s as %s', (text, value) => {
    expect(parseMonthDay(text)).toEqual({ kind: 'day', value });
  });

  it.each(['31.06', '30 February', '0.5', '5.13', '23', '23 Foo', 'август', '23.08.2026'])(
    'does not take %s for a day of every year',
    (text) => {
      expect(parseMonthDay(text)).toEqual({ kind: 'error' });
    },
  );

  it('reads every day that is written, in both languages', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('en' as const, 'mk' as const), (value, locale) => {
        expect(parseMonthDay(formatMonthDay(value, locale))).toEqual({ kind: 'day', value });
        const [month, day] = value.split('-');
        expect(parseMonthDay(`${day}.${month}`)).toEqual({ kind: 'day', value });
      }),
    );
  });
});
