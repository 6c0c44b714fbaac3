import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdingSpans } from './weekly-spans.ts';

const always = { startsAt: null, endsAt: null, weekly: null };
const at = (text: string) => new Date(text);
const week = { from: at('2026-11-22T23:00:00Z'), to: at('2026-11-29T23:00:00Z') };
const shown = (spans: readonly { from: Date; to: Date }[]) =>
  spans.map(({ from, to }) => [from.toISOString(), to.toISOString()]);

describe('When something holds', () => {
  it('is all the time without dates and hours', () => {
    expect(holdingSpans(always, week)).toEqual([week]);
  });

  it('is between its dates, without the last instant', () => {
    const [startsAt, endsAt] = [at('2026-11-24T23:00:00Z'), at('2026-11-25T23:00:00Z')];
    expect(holdingSpans({ ...always, startsAt, endsAt }, week)).toEqual([
      { from: startsAt, to: endsAt },
    ]);
    expect(holdingSpans({ ...always, startsAt: week.to }, week)).toEqual([]);
  });

  it('is within the hours of its days, also beyond midnight', () => {
    const weekly = { days: [5], from: '22:00', to: '02:00' };
    expect(shown(holdingSpans({ ...always, weekly }, week))).toEqual([
      ['2026-11-27T21:00:00.000Z', '2026-11-28T01:00:00.000Z'],
    ]);
    const sunday = { ...weekly, days: [7] };
    expect(shown(holdingSpans({ ...always, weekly: sunday }, week))).toEqual([
      ['2026-11-22T23:00:00.000Z', '2026-11-23T01:00:00.000Z'],
      ['2026-11-29T21:00:00.000Z', '2026-11-29T23:00:00.000Z'],
    ]);
  });

  it('is one span where the hours of two days touch', () => {
    const weekly = { days: [2, 3], from: '00:00', to: '24:00' };
    expect(shown(holdingSpans({ ...always, weekly }, week))).toEqual([
      ['2026-11-23T23:00:00.000Z', '2026-11-25T23:00:00.000Z'],
    ]);
  });

  it('is the same in a day as in the weeks around it', () => {
    const time = fc
      .integer({ min: 0, max: 1439 })
      .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    const weekly = fc.record({
      days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      from: time,
      to: time,
    });
    // Around the nights in which the clocks change, too.
    const instant = fc.date({ min: at('2026-03-20T00:00:00Z'), max: at('2026-11-10T00:00:00Z') });
    fc.assert(
      fc.property(weekly, instant, (hours, now) => {
        fc.pre(hours.from !== hours.to && !Number.isNaN(now.getTime()));
        const around = (ms: number) => ({
          from: new Date(now.getTime() - ms),
          to: new Date(now.getTime() + ms),
        });
        const holds = (ms: number) =>
          holdingSpans({ ...always, weekly: hours }, around(ms)).some(
            ({ from, to }) => from <= now && now < to,
          );
        expect(holds(60_000)).toBe(holds(14 * 24 * 3_600_000));
      }),
    );
  });
});
