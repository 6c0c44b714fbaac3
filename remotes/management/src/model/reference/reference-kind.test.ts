import { describe, expect, it } from 'vitest';
import { referenceSchemas, valuesOf } from './reference-fields.ts';
import { slugOf } from './reference-kind.ts';

describe('An entry of reference data', () => {
  it('is kept under its English name', () => {
    expect(slugOf('Hot pepper')).toBe('hot-pepper');
    expect(slugOf(' Crème  fraîche (20%) ')).toBe('creme-fraiche-20');
    expect(slugOf('7 herbs')).toBe('herbs');
    expect(slugOf('')).toBe('');
  });

  it('needs an English name that it can be kept under', () => {
    const nameOf = (en: string) => ({ ...valuesOf('crops', null), name: { mk: 'Киви', en } });
    const faultsOf = (en: string) =>
      referenceSchemas.crops
        .safeParse({ ...nameOf(en), reason: 'По барање на производителите.' })
        .error?.issues.map(({ path }) => path.join('.'));
    expect(faultsOf('Kiwi')).toBeUndefined();
    expect(faultsOf('Киви')).toEqual(['name.en']);
  });
});
