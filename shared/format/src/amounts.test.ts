import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from './decimal.ts';
import { formatMoney } from './money.ts';
import { formatNumber } from './number.ts';
import { formatPercent } from './percent.ts';
import { formatQuantity } from './quantity.ts';

describe('formatNumber', () => {
  it('groups and separates as each language does', () => {
    expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
    expect(formatNumber(1234.5, 'mk')).toBe('1.234,5');
    expect(formatNumber(-1234567, 'mk')).toBe('-1.234.567');
    expect(formatNumber(999, 'mk')).toBe('999');
  });

  it('rounds to the decimals asked for and never writes a negative zero', () => {
    expect(formatNumber(2.5, 'en', { minDecimals: 2 })).toBe('2.50');
    expect(formatNumber(2.56, 'en', { maxDecimals: 1 })).toBe('2.6');
    expect(formatNumber(-0.0001, 'en')).toBe('0');
  });

  it('refuses what has no digits', () => {
    expect(() => formatNumber(Number.NaN, 'en')).toThrow(RangeError);
    expect(() => formatNumber(Number.POSITIVE_INFINITY, 'en')).toThrow(RangeError);
  });
});

describe('formatDecimal', () => {
  it('writes without grouping for a form field', () => {
    expect(formatDecimal('1234.50', 'mk', { minDecimals: 2, isGrouped: false })).toBe('1234,50');
  });

  it('refuses a localized number', () => {
    expect(() => formatDecimal('1,5', 'mk')).toThrow('1,5');
  });
});

describe('formatMoney', () => {
  it('writes both currencies in both languages', () => {
    const mkd = { minor: 123_450, currency: 'MKD' } as const;
    const eur = { minor: 123_450, currency: 'EUR' } as const;
    expect(formatMoney(mkd, 'en')).toBe('MKD\u00A01,234.50');
    expect(formatMoney(eur, 'en')).toBe('€1,234.50');
    expect(formatMoney(mkd, 'mk')).toBe('1.234,50\u00A0ден.');
    expect(formatMoney(eur, 'mk')).toBe('1.234,50\u00A0€');
  });

  it('leaves out zero decimals in tables and keeps them in forms', () => {
    const price = { minor: 6500, currency: 'MKD' } as const;
    expect(formatMoney(price, 'mk')).toBe('65\u00A0ден.');
    expect(formatMoney(price, 'mk', { decimals: 'always' })).toBe('65,00\u00A0ден.');
    expect(formatMoney({ minor: 6550, currency: 'MKD' }, 'mk')).toBe('65,50\u00A0ден.');
  });

  it('puts the sign of a debt first', () => {
    expect(formatMoney({ minor: -5, currency: 'EUR' }, 'en')).toBe('-€0.05');
  });

  it('keeps every minor unit', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom('auto', 'always'), (minor, decimals) => {
        const digits = formatMoney({ minor, currency: 'EUR' }, 'mk', { decimals });
        const [whole = '', fraction = '00'] = digits.replaceAll(/[^\d,]/g, '').split(',');
        expect(BigInt(whole) * 100n + BigInt(fraction)).toBe(BigInt(Math.abs(minor)));
      }),
    );
  });

  it('refuses parts of a minor unit', () => {
    expect(() => formatMoney({ minor: 0.5, currency: 'MKD' }, 'mk')).toThrow(RangeError);
  });
});

describe('formatQuantity', () => {
  it.each([
    ['85.500', 'KG', { en: '85.5 kg', mk: '85,5 кг' }],
    ['1240.000', 'KG', { en: '1,240 kg', mk: '1.240 кг' }],
    ['0.000', 'PIECE', { en: '0 pcs', mk: '0 пар.' }],
    ['1.000', 'PIECE', { en: '1 pc', mk: '1 пар.' }],
    ['41.000', 'JAR', { en: '41 jars', mk: '41 тегла' }],
    ['96.000', 'JAR', { en: '96 jars', mk: '96 тегли' }],
    ['11.000', 'BUNCH', { en: '11 bunches', mk: '11 врски' }],
    ['2.500', 'DKA', { en: '2.5 dka', mk: '2,5 дка' }],
    ['0.250', 'HA', { en: '0.25 ha', mk: '0,25 ха' }],
  ] as const)('writes %s %s as %o', (quantity, unit, written) => {
    const plain = (text: string) => text.replaceAll('\u00A0', ' ');
    expect(plain(formatQuantity(quantity, unit, 'en'))).toBe(written.en);
    expect(plain(formatQuantity(quantity, unit, 'mk'))).toBe(written.mk);
  });
});

describe('formatPercent', () => {
  it('keeps the sign apart in Macedonian only', () => {
    expect(formatPercent(18, 'en')).toBe('18%');
    expect(formatPercent(12.5, 'mk')).toBe('12,5\u00A0%');
  });
});
