import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './money.ts';
import { formatQuantity } from './quantity.ts';
import { parseNumber, type NumberProblem } from './parse-number.ts';
import type { Locale } from './locale.ts';

const locales: readonly Locale[] = ['en', 'mk'];

function read(input: string, locale: Locale, decimals: number): string {
  const parsed = parseNumber(input, { locale, decimals });
  return parsed.kind === 'number' ? parsed.value : parsed.kind;
}

function problem(input: string, locale: Locale, decimals: number): NumberProblem | undefined {
  const parsed = parseNumber(input, { locale, decimals });
  return parsed.kind === 'error' ? parsed.reason : undefined;
}

describe('parseNumber', () => {
  it.each([
    ['2,4', '2.40'],
    ['2.4', '2.40'],
    ['1.234,50', '1234.50'],
    ['1,234.50', '1234.50'],
    ['1 234,5 ден.', '1234.50'],
    ['1\u00A0234,5\u00A0ден.', '1234.50'],
    ['1.234.567', '1234567.00'],
    ['\u2066120\u2069', '120.00'],
    ['\u202d120\u200b\u202c', '120.00'],
    [',5', '0.50'],
    ['−3', '-3.00'],
    ['-0', '0.00'],
    ['007', '7.00'],
    ['MKD 65', '65.00'],
    ['12 КГ', '12.00'],
  ])('reads %s in Macedonian with two decimals as %s', (input, value) => {
    expect(read(input, 'mk', 2)).toBe(value);
  });

  it('takes a lone foreign sign before three digits as grouping and says what it read', () => {
    expect(parseNumber('1.234', { locale: 'mk', decimals: 2 })).toEqual({
      kind: 'number',
      value: '1234.00',
      echo: '1.234',
      isAmbiguous: true,
    });
    expect(parseNumber('1,234', { locale: 'en', decimals: 2 })).toEqual({
      kind: 'number',
      value: '1234.00',
      echo: '1,234',
      isAmbiguous: true,
    });
  });

  it("takes the language's own sign as decimal", () => {
    expect(read('1.234', 'en', 3)).toBe('1.234');
    expect(read('1,234', 'mk', 3)).toBe('1.234');
  });

  it('takes a sign after a leading zero as decimal, since no group starts with zero', () => {
    expect(read('0.333', 'mk', 3)).toBe('0.333');
  });

  it('refuses more decimals than allowed instead of cutting them off', () => {
    expect(problem('1.234', 'en', 2)).toBe('too-many-decimals');
    expect(problem('0,333', 'mk', 2)).toBe('too-many-decimals');
    expect(problem('2,500', 'mk', 2)).toBe('too-many-decimals');
  });

  it.each(['12.34,5', '1.23.456', '1234.567', '1.234,5,6'])(
    'refuses the grouping of %s',
    (input) => {
      expect(problem(input, 'mk', 3)).toBe('grouping');
    },
  );

  it.each(['abc', '5,', '.', '1e5', '12-3', 'ден.', '1.2,'])('refuses %s', (input) => {
    expect(problem(input, 'mk', 2)).toBe('not-a-number');
  });

  it('distinguishes an empty field from a wrong one', () => {
    expect(read(' \u00A0', 'mk', 2)).toBe('empty');
  });

  it('reads back every amount of money that is written', () => {
    const currencies = ['MKD', 'EUR'] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(...currencies),
        fc.constantFrom(...locales),
        (minor, currency, locale) => {
          const text = formatMoney({ minor, currency }, locale, { decimals: 'always' });
          expect(read(text, locale, 2).replace('.', '')).toBe(
            String(minor).replace(/\d+/, (digits) => digits.padStart(3, '0')),
          );
        },
      ),
    );
  });

  it('reads back every quantity that is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999_999 }),
        fc.constantFrom(...locales),
        (thousandths, locale) => {
          const digits = String(thousandths).padStart(4, '0');
          const quantity = `${digits.slice(0, -3)}.${digits.slice(-3)}`;
          expect(read(formatQuantity(quantity, 'KG', locale), locale, 3)).toBe(quantity);
        },
      ),
    );
  });

  it('never loses or invents a digit, whatever is typed', () => {
    const typed = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789.,- ')),
      maxLength: 12,
    });
    fc.assert(
      fc.property(typed, fc.constantFrom(...locales), (input, locale) => {
        const parsed = parseNumber(input, { locale, decimals: 3 });
        if (parsed.kind !== 'number') return;
        const significant = (text: string) => text.replaceAll(/\D/g, '').replace(/^0+/, '');
        expect(significant(parsed.value).startsWith(significant(input))).toBe(true);
        expect(significant(parsed.value).slice(significant(input).length)).toMatch(/^0{0,3}$/);
      }),
    );
  });
});
