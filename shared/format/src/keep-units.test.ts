import { describe, expect, it } from 'vitest';
import { keepUnits } from './keep-units.ts';

/** With the spaces that never break marked. */
const marked = (name: string) => keepUnits(name).replaceAll('\u00A0', '_');

describe('keepUnits', () => {
  it.each([
    ['Homemade ajvar, 720 g', 'Homemade ajvar, 720_g'],
    ['Apple juice 1 L (glass)', 'Apple juice 1_L (glass)'],
    ['Eggs, 10 pcs, 2.5 kg', 'Eggs, 10_pcs, 2.5_kg'],
    ['Домашен ајвар, 720 г', 'Домашен ајвар, 720_г'],
    ['Сок 0,5 л и 250 мл', 'Сок 0,5_л и 250_мл'],
    ['Јајца, 10 пар.', 'Јајца, 10_пар.'],
    ['Јајца, 10 парчиња', 'Јајца, 10_парчиња'],
  ])('keeps the number of %s with its unit', (name, shown) => {
    expect(marked(name)).toBe(shown);
  });

  it.each([
    'Box of 6 jars',
    '10 green peppers',
    'Кутија со 6 тегли',
    '2 големи',
    '5 лубеници',
    'g 5',
  ])('leaves %s as it is', (name) => {
    expect(keepUnits(name)).toBe(name);
  });
});
