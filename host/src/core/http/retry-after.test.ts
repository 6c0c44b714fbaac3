import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRetryAfter } from './to-api-error.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');

describe('readRetryAfter', () => {
  it.each([
    ['0', 0],
    ['120', 120],
    [' 5 ', 5],
    ['Sat, 21 Nov 2026 10:01:00 GMT', 60],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
  ])('reads %j as %i seconds', (header, seconds) => {
    expect(readRetryAfter(header, now)).toBe(seconds);
  });

  it.each(['', '-1', '1.5', '1e3', 'soon', '99999999999', 'Sat, 99 Nov 2026', null, undefined, 5])(
    'reads nothing out of %j',
    (header) => {
      expect(readRetryAfter(header, now)).toBeUndefined();
    },
  );

  it('tells seconds from now, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        const seconds = readRetryAfter(header, now);
        expect(seconds === undefined || seconds >= 0).toBe(true);
      }),
    );
  });
});
