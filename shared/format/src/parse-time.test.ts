import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime } from './parse-time.ts';

const two = (value: number) => String(value).padStart(2, '0');
const clock = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));

describe('parseTime', () => {
  it.each([
    ['8', '08:00'],
    ['08', '08:00'],
    ['8:30', '08:30'],
    ['8.30', '08:30'],
    ['8,30', '08:30'],
    ['8 30', '08:30'],
    ['8-30', '08:30'],
    ['830', '08:30'],
    ['0830', '08:30'],
    ['2359', '23:59'],
    ['8h', '08:00'],
    ['8h30', '08:30'],
    ['8 ч.', '08:00'],
    ['во 8 часот', '08:00'],
    ['at 17:05', '17:05'],
    ["5 o'clock", '05:00'],
  ])('reads %s as %s', (text, value) => {
    expect(parseTime(text)).toEqual({ kind: 'time', value });
  });

  it.each(['24:00', '8:60', '99', 'noon', '8:3', '-8', '8:30:15', '12345', ':30'])(
    'does not take %s for a time',
    (text) => {
      expect(parseTime(text)).toEqual({ kind: 'error' });
    },
  );

  it('takes the end of a day where one may end', () => {
    expect(parseTime('24', true)).toEqual({ kind: 'time', value: '24:00' });
    expect(parseTime('24:01', true)).toEqual({ kind: 'error' });
    expect(parseTime(' ', true)).toEqual({ kind: 'empty' });
  });

  it('reads every time that it writes, however it is written', () => {
    const separator = fc.constantFrom(':', '.', ',', ' ', '-', 'h', '');
    fc.assert(
      fc.property(clock, separator, ([hour, minute], apart) => {
        const value = `${two(hour)}:${two(minute)}`;
        expect(parseTime(`${two(hour)}${apart}${two(minute)}`)).toEqual({ kind: 'time', value });
        expect(parseTime(value)).toEqual({ kind: 'time', value });
      }),
    );
  });

  it('never fails, and gives a time of the clock or none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const parsed = parseTime(text);
        const value = parsed.kind === 'time' ? parsed.value : '00:00';
        expect(value).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
      }),
    );
  });
});
