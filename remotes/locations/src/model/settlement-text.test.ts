import { aLocation } from '@pazar/testing/builders';
import { describe, expect, it } from 'vitest';
import { municipalityBeside } from './municipality-beside.ts';
import { settlementText } from './settlement-text.ts';

const inStrumica = { ...aLocation().address, municipalityCode: 'MK-410', postalCode: '2400' };
const at = (mk: string | null, en: string | null) => ({
  ...inStrumica,
  settlement: '',
  settlementIn: { mk, en },
});

describe('The settlement of an address', () => {
  it('is in the language of the reader, without the municipality of its name', () => {
    const seat = at('Струмица', 'Strumica');
    expect(settlementText(seat, 'mk')).toBe('2400 Струмица');
    expect(settlementText(seat, 'en')).toBe('2400 Strumica');
    expect(municipalityBeside(seat, 'en')).toBeNull();
  });

  it.each([
    ['the agent wrote', at('Куклиш', null)],
    ['it was before there were two', { ...inStrumica, settlement: 'Куклиш', settlementIn: null }],
  ])('is in the language that %s, with the municipality beside it', (_what, address) => {
    expect(settlementText(address, 'en')).toBe('2400 Куклиш');
    expect(municipalityBeside(address, 'en')).toBe('Strumica');
  });
});
