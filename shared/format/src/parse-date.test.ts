import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate } from './date.ts';
import { parseDate } from './parse-date.ts';

const read = (text: string) => parseDate(text, '2026-11-21');

describe('parseDate', () => {
  it.each([
    '23.08.2026',
    '23.8.2026',
    '23/08/26',
    '23 8',
    '23.8.',
    '23.08.2026 г.',
    '23082026',
    ' 2026-08-23 ',
  ])('reads %j as the 23rd of August', (text) => {
    expect(read(text)).toEqual({ kind: 'date', value: '2026-08-23' });
  });

  it.each(['31.04.2026', '29.02.2026', '00.01.2026', '12.13.2026', 'tomorrow', '23', '2026'])(
    'refuses %j',
    (text) => {
      expect(read(text)).toEqual({ kind: 'error' });
    },
  );

  it('knows leap years, and that nothing is nothing', () => {
    expect(read('29.02.2028')).toEqual({ kind: 'date', value: '2028-02-29' });
    expect(read('  ')).toEqual({ kind: 'empty' });
  });

  it('reads back every day that it writes, in both languages', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2200-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, fc.constantFrom('en' as const, 'mk' as const), (day, locale) => {
        const value = day.toISOString().slice(0, 10);
        expect(read(formatDate(value, locale))).toEqual({ kind: 'date', value });
      }),
    );
  });
});
