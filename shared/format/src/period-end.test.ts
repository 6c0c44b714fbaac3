import { describe, expect, it } from 'vitest';
import { formatEnd, isEndOfDay, lastDay } from './period-end.ts';

describe('The end of a period', () => {
  it('is its last day where it lasts until midnight in Skopje', () => {
    const midnight = '2026-12-16T23:00:00.000Z';
    expect([lastDay(midnight), isEndOfDay(midnight)]).toEqual(['2026-12-16', true]);
    expect(formatEnd(midnight, 'en')).toBe('16/12/2026');
    expect(formatEnd('2026-07-16T22:00:00.000Z', 'mk')).toBe('16.07.2026');
  });

  it('has its time on any other instant', () => {
    const noon = '2026-12-16T11:00:00.000Z';
    expect([lastDay(noon), isEndOfDay(noon)]).toEqual(['2026-12-16', false]);
    expect(formatEnd(noon, 'en')).toBe('16/12/2026, 12:00');
  });
});
