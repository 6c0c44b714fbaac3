import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketDay } from './market-day.ts';
import { marketTime } from './market-time.ts';
import {
  type Hours,
  type Interval,
  intervalsOf,
  isInSeason,
  isOpenAt,
  openStateAt,
  type Week,
  weekNames,
} from './open-state.ts';

function weekOf(days: Partial<Week>): Week {
  const closed = Object.fromEntries(weekNames.map((day) => [day, []] as const));
  // Each day is there.
  return { ...closed, ...days } as Week;
}
const always = { exceptions: [], season: null };
const day: Interval[] = [
  { from: '08:00', to: '12:00' },
  { from: '16:00', to: '20:00' },
];
const at = (instant: string) => new Date(instant);

describe('A location', () => {
  // 2026-11-21 is a Saturday; Skopje is one hour ahead of UTC.
  const stall: Hours = { ...always, openingHours: weekOf({ saturday: day }) };

  it.each([
    ['in the morning', '2026-11-21T07:30:00Z', 'open', '2026-11-21T11:00:00.000Z'],
    ['in its break', '2026-11-21T12:00:00Z', 'closed', '2026-11-21T15:00:00.000Z'],
    ['at the minute it closes', '2026-11-21T19:00:00.000Z', 'closed', '2026-11-28T07:00:00.000Z'],
    ['at the minute it opens', '2026-11-21T07:00:00.000Z', 'open', '2026-11-21T11:00:00.000Z'],
  ])('%s', (...[, now, kind, then]) => {
    const state = openStateAt(stall, at(now));
    expect(state.kind).toBe(kind);
    expect(Object.values(state)).toContain(then);
  });

  it('is open past midnight, and over hours that go on without a gap', () => {
    const night = {
      ...always,
      openingHours: weekOf({ saturday: [{ from: '20:00', to: '02:00' }] }),
    };
    expect(openStateAt(night, at('2026-11-22T00:30:00Z'))).toEqual({
      kind: 'open',
      until: '2026-11-22T01:00:00.000Z',
    });
    const allDay = [{ from: '00:00', to: '24:00' }];
    const two = { ...always, openingHours: weekOf({ saturday: allDay, sunday: allDay }) };
    expect(openStateAt(two, at('2026-11-21T12:00:00Z'))).toEqual({
      kind: 'open',
      until: '2026-11-22T23:00:00.000Z',
    });
    const week = weekOf(Object.fromEntries(weekNames.map((one) => [one, allDay])));
    expect(openStateAt({ ...always, openingHours: week }, at('2026-11-21T12:00:00Z'))).toEqual({
      kind: 'open',
      until: null,
    });
  });

  it('follows an exception, and its season', () => {
    const closedOnce = {
      ...stall,
      exceptions: [{ date: '2026-11-21', intervals: [], note: null }],
    };
    expect(openStateAt(closedOnce, at('2026-11-21T07:30:00Z'))).toEqual({
      kind: 'closed',
      from: '2026-11-28T07:00:00.000Z',
    });
    const summer = { ...stall, season: { from: '04-01', to: '10-31' } };
    expect(openStateAt(summer, at('2026-11-21T07:30:00Z'))).toEqual({
      kind: 'closed',
      from: '2027-04-03T06:00:00.000Z',
    });
  });

  it('of which nothing is known is neither open nor closed; one that never opens says so', () => {
    const now = at('2026-11-21T07:30:00Z');
    expect(openStateAt({ ...always, openingHours: null }, now)).toEqual({ kind: 'unknown' });
    expect(openStateAt({ ...always, openingHours: weekOf({}) }, now)).toEqual({
      kind: 'closed',
      from: null,
    });
  });

  const times = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map(
      (m) => `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`,
    );
  const intervals = fc
    .uniqueArray(times, { minLength: 2, maxLength: 6 })
    .map((list) => list.toSorted())
    .map((list) =>
      list.flatMap((from, index) => {
        const to = list[index + 1];
        return index % 2 === 0 && to !== undefined ? [{ from, to }] : [];
      }),
    );
  const weeks = fc
    .tuple(...weekNames.map(() => fc.oneof(fc.constant<Interval[]>([]), intervals)))
    .map((days) => weekOf(Object.fromEntries(weekNames.map((name, index) => [name, days[index]]))));
  // Two years with four changes of the clock.
  const moments = fc
    .integer({ min: Date.UTC(2026, 0) / 60_000, max: Date.UTC(2028, 0) / 60_000 })
    .map((minutes) => new Date(minutes * 60_000));
  /** The clock leaves an hour out in March, and shows one twice in October. */
  const isClockChange = (moment: Date) => /-(03|10)-(2[4-9]|3[01])$/.test(marketDay(moment));

  it('is open exactly when the clock of Skopje shows a time of the day', () => {
    fc.assert(
      fc.property(weeks, moments, (openingHours, moment) => {
        fc.pre(!isClockChange(moment));
        const hours = { ...always, openingHours };
        const time = marketTime(moment);
        const isOpen = intervalsOf(hours, marketDay(moment)).some(
          ({ from, to }) => from <= time && time < to,
        );
        expect(openStateAt(hours, moment).kind === 'open').toBe(isOpen);
        expect(isOpenAt(hours, moment)).toBe(isOpen);
      }),
    );
  });

  it('is open at an instant as its state says, with a night, an exception or a season', () => {
    const night = times.map((from): Interval[] => [{ from, to: '03:00' }]);
    const season = { from: '04-01', to: '10-31' };
    fc.assert(
      fc.property(weeks, night, moments, (openingHours, intervalsOnce, moment) => {
        const exceptions = [{ date: marketDay(moment), intervals: intervalsOnce }];
        for (const hours of [
          { openingHours, exceptions, season },
          { openingHours, exceptions: [], season },
          { openingHours, exceptions: [], season: null },
          { openingHours: null, exceptions, season },
          { openingHours: null, exceptions: [], season },
        ]) {
          expect(isOpenAt(hours, moment)).toBe(openStateAt(hours, moment).kind === 'open');
        }
      }),
    );
  });

  it('changes at the instant that it names, over the change of clocks too', () => {
    fc.assert(
      fc.property(weeks, moments, (openingHours, moment) => {
        const hours = { ...always, openingHours };
        const state = openStateAt(hours, moment);
        if (state.kind === 'unknown') return;
        const change = state.kind === 'open' ? state.until : state.from;
        if (change === null) return;
        const kindAt = (instant: Date) => openStateAt(hours, instant).kind;
        expect(new Date(change) > moment).toBe(true);
        expect(kindAt(new Date(Date.parse(change) - 1))).toBe(state.kind);
        expect(kindAt(new Date(change))).not.toBe(state.kind);
      }),
    );
  });

  it('has a season that may pass the end of the year', () => {
    const winter = { from: '10-01', to: '04-30' };
    expect(
      ['2026-01-15', '2026-05-01', '2026-10-01'].map((one) => isInSeason(one, winter)),
    ).toEqual([true, false, true]);
  });
});
