import { describe, expect, it } from 'vitest';
import { returningDay } from './returning-day.ts';

const today = '2026-11-25';
const always = { seasonMonths: [], availableFrom: null, availableTo: null };

describe('A product is offered again', () => {
  it.each([
    ['in the next month of its season', { seasonMonths: [5, 6, 9] }, '2027-05-01'],
    ['in a month of this year', { seasonMonths: [1, 12] }, '2026-12-01'],
    ['on its first day', { availableFrom: '2027-02-12' }, '2027-02-12'],
    [
      'in its season after its first day',
      { seasonMonths: [5, 6], availableFrom: '2027-06-03' },
      '2027-06-03',
    ],
    [
      'in the season that follows its first day',
      { seasonMonths: [5, 6], availableFrom: '2027-07-03' },
      '2028-05-01',
    ],
    ['never after its last day', { seasonMonths: [5], availableTo: '2027-04-30' }, undefined],
    ['never when that is past', { availableTo: '2026-11-24' }, undefined],
  ])('%s', (_when, offered, day) => {
    const reasons = ['out_of_season', 'not_yet_available'] as const;
    expect(returningDay({ ...always, ...offered, reasons }, today)).toBe(day);
  });

  it('at no day that is known, where something else hides it', () => {
    expect(
      returningDay({ ...always, seasonMonths: [5], reasons: ['draft'] }, today),
    ).toBeUndefined();
  });
});
