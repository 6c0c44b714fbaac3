import { aLocation } from '@pazar/testing/builders';
import { describe, expect, it } from 'vitest';
import { municipalityBeside, settlementText } from './settlement-text.ts';

const at = (settlement: string) => ({
  ...aLocation().address,
  municipalityCode: 'MK-410',
  postalCode: '2400',
  settlement,
  settlementIn: null,
});

describe('The settlement of an address', () => {
  it('is in the language of the reader where the form has filled it in, in whichever language', () => {
    for (const written of ['Струмица', 'Strumica']) {
      expect(settlementText(at(written), 'mk')).toBe('2400 Струмица');
      expect(settlementText(at(written), 'en')).toBe('2400 Strumica');
      expect(municipalityBeside(at(written), 'en')).toBeNull();
    }
  });

  it('is the one of the reader where the agent wrote both', () => {
    const address = { ...at('Куклиш'), settlementIn: { mk: 'Куклиш', en: 'Kukliš' } };
    expect(settlementText(address, 'mk')).toBe('2400 Куклиш');
    expect(settlementText(address, 'en')).toBe('2400 Kukliš');
  });

  it('stays as the agent wrote it elsewhere, with the municipality beside it', () => {
    expect(settlementText(at('Куклиш'), 'en')).toBe('2400 Куклиш');
    expect(municipalityBeside(at('Куклиш'), 'en')).toBe('Strumica');
  });
});
