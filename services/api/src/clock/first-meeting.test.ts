import { describe, expect, it } from 'vitest';
import type { Holding } from '@pazar/format/weekly-spans';
import { firstMeeting, meetingSince, nextInstant, windowEdges } from './first-meeting.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const always: Holding = { startsAt: null, endsAt: null, weekly: null };
const saturday = { days: [6], from: '07:00', to: '12:00' };
const at = (text: string) => new Date(text);

describe('When two promotions meet', () => {
  it('is now for two that always hold', () => {
    expect(firstMeeting(always, always, now)).toEqual(now);
  });

  it('is never for one that ends as the other starts', () => {
    const noon = at('2026-11-25T11:00:00Z');
    const [first, second] = [
      { ...always, endsAt: noon },
      { ...always, startsAt: noon },
    ];
    expect(firstMeeting(first, second, now)).toBeNull();
  });

  it('is within the hours of the week that both have', () => {
    const market = { ...always, weekly: saturday };
    const late = { ...always, weekly: { days: [5, 6], from: '11:00', to: '20:00' } };
    expect(firstMeeting(market, late, now)).toEqual(at('2026-11-21T10:00:00.000Z'));
    const afternoon = { ...always, weekly: { days: [6], from: '12:00', to: '20:00' } };
    expect(firstMeeting(market, afternoon, now)).toBeNull();
    const sunday = { ...always, weekly: { ...saturday, days: [7] } };
    expect(firstMeeting(market, sunday, now)).toBeNull();
  });

  it('is never when the shared dates have none of the days', () => {
    const week = {
      ...always,
      startsAt: at('2026-11-23T00:00:00Z'),
      endsAt: at('2026-11-27T00:00:00Z'),
    };
    expect(firstMeeting({ ...always, weekly: saturday }, week, now)).toBeNull();
  });

  it('comes a week later when the hours of today are over', () => {
    const evening = at('2026-11-21T18:00:00Z');
    expect(firstMeeting({ ...always, weekly: saturday }, always, evening)).toEqual(
      at('2026-11-28T06:00:00.000Z'),
    );
  });
});

describe('Since when two promotions meet', () => {
  it('is since the later one started, or its hours opened', () => {
    const one = { ...always, startsAt: at('2026-11-18T23:00:00Z') };
    const other = { ...always, startsAt: at('2026-11-19T23:00:00Z') };
    expect(meetingSince(one, other, now)).toEqual(other.startsAt);
    expect(meetingSince(one, { ...other, weekly: saturday }, now)).toEqual(
      at('2026-11-21T06:00:00.000Z'),
    );
    expect(meetingSince(always, always, now)).toEqual(now);
  });
});

describe('When a promotion holds next', () => {
  it('is now within its hours, else when they open, also after midnight', () => {
    const night = { ...always, weekly: { days: [6], from: '22:00', to: '02:00' } };
    expect(nextInstant(night, now)).toEqual(at('2026-11-21T21:00:00.000Z'));
    const sunday = at('2026-11-22T00:30:00Z');
    expect(nextInstant(night, sunday)).toEqual(sunday);
    expect(nextInstant({ ...night, endsAt: at('2026-11-21T20:00:00Z') }, now)).toBeNull();
  });
});

describe('The edges of a weekly window', () => {
  it('are its openings and closings after an instant, on the clock of Skopje', () => {
    const edges = windowEdges(saturday, { after: now, until: at('2026-11-29T00:00:00Z') });
    expect(edges.map((edge) => edge.toISOString())).toEqual([
      '2026-11-21T11:00:00.000Z',
      '2026-11-28T06:00:00.000Z',
      '2026-11-28T11:00:00.000Z',
    ]);
  });
});
