import { describe, expect, it } from 'vitest';
import { bodyOf, faultyFields, slugOf } from './draft.ts';

describe('A draft of reference data', () => {
  it('becomes a body with names in both languages', () => {
    expect(bodyOf({ nameMk: 'Киви', nameEn: 'Kiwi', active: true })).toEqual({
      name: { mk: 'Киви', en: 'Kiwi' },
      active: true,
    });
    expect(bodyOf({ denarsPerEuro: 61.5, validFrom: '2026-11-01' })).toEqual({
      denarsPerEuro: 61.5,
      validFrom: '2026-11-01',
    });
  });

  it('finds the field of each fault', () => {
    const issues = [{ path: ['name', 'en'] }, { path: ['usualMonths', 3] }, { path: ['rate'] }];
    expect([...faultyFields(issues)]).toEqual(['nameEn', 'usualMonths', 'rate']);
  });

  it('is kept under its English name', () => {
    expect(slugOf('Hot pepper')).toBe('hot-pepper');
    expect(slugOf(' Crème  fraîche (20%) ')).toBe('creme-fraiche-20');
    expect(slugOf('7 herbs')).toBe('herbs');
    expect(slugOf(undefined)).toBe('');
  });
});
