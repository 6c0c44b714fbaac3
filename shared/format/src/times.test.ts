import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatLongDate, formatTime } from './date.ts';
import { formatRecent } from './recent.ts';
import { formatRelativeTime } from './relative-time.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('dates', () => {
  it('writes a calendar day as it is, in tables and in text', () => {
    expect(formatDate('2026-08-23', 'en')).toBe('23/08/2026');
    expect(formatDate('2026-08-23', 'mk')).toBe('23.08.2026');
    expect(formatLongDate('2026-08-23', 'en')).toBe('23 August 2026');
    expect(formatLongDate('2026-08-23', 'mk')).toBe('23 август 2026 г.');
  });

  it('counts days and hours in Skopje, in summer and in winter', () => {
    expect(formatDateTime('2026-08-23T14:05:00Z', 'mk')).toBe('23.08.2026, 16:05');
    expect(formatDateTime('2026-12-31T23:30:00Z', 'en')).toBe('01/01/2027, 00:30');
    expect(formatDate('2026-07-31T22:30:00Z', 'mk')).toBe('01.08.2026');
    expect(formatTime('2026-11-21T11:40:00Z')).toBe('12:40');
  });

  it('gives a calendar day no time', () => {
    expect(formatDateTime('2026-08-23', 'en')).toBe('23/08/2026');
  });

  it('refuses what is no date', () => {
    expect(() => formatDate('soon', 'en')).toThrow(RangeError);
  });
});

describe('formatRecent', () => {
  it('shows the time today, then yesterday, then the day', () => {
    expect(formatRecent('2026-11-21T11:40:00Z', 'mk', now)).toBe('12:40');
    expect(formatRecent('2026-11-20T11:40:00Z', 'mk', now)).toBe('Вчера');
    expect(formatRecent('2026-11-20T11:40:00Z', 'en', now)).toBe('Yesterday');
    expect(formatRecent('2026-11-19T11:40:00Z', 'mk', now)).toBe('19.11.2026');
  });

  it('turns the day at midnight in Skopje', () => {
    expect(formatRecent('2026-11-20T23:10:00Z', 'en', now)).toBe('00:10');
    expect(formatRecent('2026-11-20T22:50:00Z', 'en', now)).toBe('Yesterday');
  });
});

describe('formatRelativeTime', () => {
  it.each([
    [20_000, 'just now', 'штотуку'],
    [minute, '1 minute ago', 'пред 1 минута'],
    [21 * minute, '21 minutes ago', 'пред 21 минута'],
    [3 * hour, '3 hours ago', 'пред 3 часа'],
    [2 * day, '2 days ago', 'пред 2 дена'],
    [65 * day, '2 months ago', 'пред 2 месеци'],
    [800 * day, '2 years ago', 'пред 2 години'],
    [-2 * day, 'in 2 days', 'за 2 дена'],
  ])('says %i ms as "%s" and "%s"', (difference, english, macedonian) => {
    expect(formatRelativeTime(ago(difference), 'en', now)).toBe(english);
    expect(formatRelativeTime(ago(difference), 'mk', now)).toBe(macedonian);
  });

  it('refuses what is no instant', () => {
    expect(() => formatRelativeTime('soon', 'en', now)).toThrow(RangeError);
  });
});
