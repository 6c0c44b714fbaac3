import { describe, expect, it } from 'vitest';
import { holidaysFrom } from './public-holidays.ts';

describe('Public holidays', () => {
  it('are those of the year from a day on, in their order', () => {
    expect(holidaysFrom('2026-11-23').map(({ date, name }) => `${date} ${name}`)).toEqual([
      '2026-12-08 clement',
      '2027-01-01 newYear',
      '2027-01-07 christmas',
      '2027-05-01 labour',
      '2027-05-03 easterMonday',
      '2027-05-24 cyril',
      '2027-08-02 ilinden',
      '2027-09-08 independence',
      '2027-10-11 uprising',
      '2027-10-23 struggle',
    ]);
  });

  it('begin with the day itself, and end before it comes again', () => {
    const dates = holidaysFrom('2027-01-01').map(({ date }) => date);
    expect(dates[0]).toBe('2027-01-01');
    expect(dates).not.toContain('2028-01-01');
    expect(dates).toHaveLength(10);
  });

  it.each([
    [2024, '2024-05-06'],
    [2025, '2025-04-21'],
    [2026, '2026-04-13'],
    [2028, '2028-04-17'],
  ])('have the Monday of the Orthodox Easter of %i', (year, monday) => {
    const found = holidaysFrom(`${year}-01-01`).find(({ name }) => name === 'easterMonday');
    expect(found?.date).toBe(monday);
  });
});
