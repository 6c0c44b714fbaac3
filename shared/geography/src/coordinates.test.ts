import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCoordinates, roundPosition, writeCoordinates } from './coordinates.ts';

/** The parts of coordinates. */
const typed = '0123456789.,;-°\'" NE'.split('');

const farm = { lat: 41.4048, lng: 22.6634 };

describe('parseCoordinates', () => {
  it.each([
    '41.4048, 22.6634',
    '41.4048,22.6634',
    ' 41.4048 22.6634 ',
    '41,4048 22,6634',
    '41,4048, 22,6634',
    '41,4048; 22,6634',
    '41.4048° 22.6634°',
    'N 41.4048, E 22.6634',
    '41.4048N 22.6634E',
    '22.6634E, 41.4048N',
    'E22.6634 N41.4048',
    '41,4048° С, 22,6634° И',
    '41°24\'17.28"N 22°39\'48.24"E',
    '41° 24′ 17,28″ С 22° 39′ 48,24″ И',
    '41°24\'17.28"N22°39\'48.24"E',
    "41° 24.288', 22° 39.804'",
    'geo:41.4048,22.6634',
    'https://www.google.com/maps/@41.4048,22.6634,17z',
    'https://www.google.com/maps/place/Kukli%C5%A1/@41.40,22.60,14z/data=!3m1!4b1!4m6!8m2!3d41.4048!4d22.6634',
    'https://www.google.com/maps/search/?api=1&query=41.4048%2C22.6634',
    'https://maps.google.com/?q=41.4048,22.6634',
    'https://www.openstreetmap.org/?mlat=41.4048&mlon=22.6634#map=15/41.40/22.60',
    'https://www.openstreetmap.org/#map=17/41.4048/22.6634',
  ])('reads %s', (text) => {
    expect(parseCoordinates(text)).toEqual(farm);
  });

  it('reads the other halves of the earth', () => {
    expect(parseCoordinates('-33.85, -70.5')).toEqual({ lat: -33.85, lng: -70.5 });
    expect(parseCoordinates('33.85 S 70.5 W')).toEqual({ lat: -33.85, lng: -70.5 });
    expect(parseCoordinates('33,85 Ј 70,5 З')).toEqual({ lat: -33.85, lng: -70.5 });
    expect(parseCoordinates('−33.85, −70.5')).toEqual({ lat: -33.85, lng: -70.5 });
  });

  it.each([
    '',
    'Куклиш',
    '41.4048',
    '41,4048',
    '91, 22',
    '41, 181',
    '41.4048, 22.6634, 17',
    '41°61\'0"N 22°0\'0"E',
    '41°0\'60"N 22°0\'0"E',
    '41N 22N',
    '-41N 22E',
    'N41N 22E',
    'https://maps.app.goo.gl/abcDEF123',
    'https://www.google.com/maps',
    '41.4.4, 22.6',
  ])('refuses %j', (text) => {
    expect(parseCoordinates(text)).toBeNull();
  });

  it('reads back every position that is written', () => {
    const position = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(position, (written) => {
        expect(parseCoordinates(writeCoordinates(written))).toEqual(roundPosition(written));
      }),
    );
  });

  it('answers for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...typed) })), (text) => {
        const position = parseCoordinates(text);
        if (position === null) return;
        expect(Math.abs(position.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(position.lng)).toBeLessThanOrEqual(180);
      }),
    );
  });
});
