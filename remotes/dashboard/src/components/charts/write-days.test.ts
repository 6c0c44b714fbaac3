import { dayAfter } from '@pazar/format/market-day';
import { describe, expect, it } from 'vitest';
import { kindFor, writeDays } from './write-days.ts';

const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => dayAfter(from, index));

describe('The days of a chart', () => {
  it('have the year in the table, and none below the drawing', () => {
    expect(writeDays(['2026-11-01', '2026-11-30'], 'mk')).toEqual({
      categories: ['01.11.2026', '30.11.2026'],
      shortCategories: ['01.11', '30.11'],
    });
  });

  it('all have another text in the longest period, which has one date of two years', () => {
    const longest = days('2025-11-22', 366);
    expect(longest.at(-1)).toBe('2026-11-22');
    expect(new Set(writeDays(longest, 'mk').categories).size).toBe(366);
  });

  it('are bars as long as each has some width, and a line for a year', () => {
    expect(kindFor(days('2026-01-01', 31))).toBe('bars');
    expect(kindFor(days('2026-01-01', 90))).toBe('lines');
  });
});
