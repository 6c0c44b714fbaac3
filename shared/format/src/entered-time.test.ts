import { describe, expect, it } from 'vitest';
import { formatEnteredTime, instantOfDay } from './entered-time.ts';

describe('formatEnteredTime', () => {
  it('shows no time where only a day was entered', () => {
    expect(formatEnteredTime(instantOfDay('2026-11-20'), 'en')).toBe('20/11/2026');
    expect(formatEnteredTime('2026-11-20T00:00:00.000Z', 'mk')).toBe('20.11.2026');
  });

  it('shows the time that was entered', () => {
    expect(formatEnteredTime('2026-11-20T10:04:00.000Z', 'en')).toBe('20/11/2026, 11:04');
  });

  it('refuses what is no instant', () => {
    expect(() => formatEnteredTime('soon', 'en')).toThrow(RangeError);
  });
});
