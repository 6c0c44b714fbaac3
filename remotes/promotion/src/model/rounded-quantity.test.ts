import { expect, it } from 'vitest';
import { roundedQuantity } from './rounded-quantity.ts';

it.each([
  ['63.215', '63.000'],
  ['63.500', '64.000'],
  ['9.960', '10.000'],
  ['5.714', '5.700'],
  ['0.714', '0.710'],
  ['0.004', '0.000'],
  ['0.000', '0.000'],
  ['120.000', '120.000'],
])('An amount that was worked out, %s, is said as %s', (exact, said) => {
  expect(roundedQuantity(exact)).toBe(said);
});
