import { describe, expect, it } from 'vitest';
import { formatDistance, formatKilometres } from './distance.ts';

describe('formatDistance', () => {
  it.each([
    [0, '0 m', '0 м'],
    [0.004, '0 m', '0 м'],
    [0.43, '430 m', '430 м'],
    [0.994, '990 m', '990 м'],
    [0.996, '1 km', '1 км'],
    [3.14, '3.1 km', '3,1 км'],
    [9.96, '10 km', '10 км'],
    [20, '20 km', '20 км'],
    [1234.5, '1,235 km', '1.235 км'],
  ])('writes %s km as %s and %s', (km, english, macedonian) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(formatDistance(km, 'en'))).toBe(english);
    expect(plain(formatDistance(km, 'mk'))).toBe(macedonian);
  });
});

describe('formatKilometres', () => {
  it.each([
    [15.5, '15.5 km', '15,5 км'],
    [0.5, '0.5 km', '0,5 км'],
    [20, '20 km', '20 км'],
  ])('writes %s km as it was entered: %s and %s', (km, english, macedonian) => {
    const plain = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(plain(formatKilometres(km, 'en'))).toBe(english);
    expect(plain(formatKilometres(km, 'mk'))).toBe(macedonian);
  });
});
