import { describe, expect, it } from 'vitest';
import { byCropName } from './by-crop-name.ts';

const crops = [
  { cropName: { mk: 'Грав', en: 'Bean' } },
  { cropName: { mk: 'Домат', en: 'Tomato' } },
  { cropName: { mk: 'Дуња', en: 'Quince' } },
];

describe('Crops', () => {
  it.each([
    ['en', ['Bean', 'Quince', 'Tomato']],
    ['mk', ['Bean', 'Tomato', 'Quince']],
  ] as const)('are in the order of the alphabet in %s', (locale, names) => {
    expect(byCropName(crops, locale).map(({ cropName }) => cropName.en)).toEqual(names);
  });
});
