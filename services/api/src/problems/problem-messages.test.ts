import { priceMinorSchema } from '@pazar/contracts/money';
import { priceAdjustmentSchema } from '@pazar/contracts/product-bulk';
import { productInputSchema } from '@pazar/contracts/product-input';
import { textInput } from '@pazar/contracts/text';
import type { ProblemCode } from '@pazar/contracts/problem';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { fieldFaults } from './field-faults.ts';
import type { Texts } from '../texts/texts.ts';
import { fieldDetail } from './problem-messages.ts';
import type { FieldFaultCode } from './refusal.ts';

/** The messages about an invalid value, in both languages. */
function wordsOf(schema: z.core.$ZodType, value: unknown): string[] {
  const issues = z.safeParse(schema, value).error?.issues ?? [];
  const faults = fieldFaults(issues);
  return faults.flatMap((fault) => [fieldDetail(fault, 'en'), fieldDetail(fault, 'mk')]);
}

describe('The words for what is wrong with a field', () => {
  it.each([0, -1])('show the least price in denars, not in deni, for %j', (price) => {
    expect(wordsOf(priceMinorSchema, price)).toEqual([
      'Must be at least 0.01',
      'Мора да биде најмалку 0,01',
    ]);
  });

  it('show the highest price and the largest change of prices alike', () => {
    const highest = ['Must be at most 10,000,000', 'Мора да биде најмногу 10.000.000'];
    expect(wordsOf(priceMinorSchema, 2_000_000_000)).toEqual(highest);
    const change = { by: 'amount', value: 2_000_000_000 };
    expect(wordsOf(priceAdjustmentSchema, change)).toEqual(highest);
  });

  it('say that characters are too few', () => {
    expect(wordsOf(textInput({ min: 2, max: 5 }), 'а')).toEqual([
      'At least 2 characters',
      'Најмалку 2 знаци',
    ]);
    expect(wordsOf(productInputSchema.shape.seasonMonths, [0])[0]).toBe('Must be at least 1');
  });

  it('write years without a separator', () => {
    expect(wordsOf(z.int().min(1990), 1900)[0]).toBe('Must be at least 1990');
  });

  it.each([
    ['abc\u202ecba', /cannot be seen/, /не се гледаат/],
    ['\u200b\u200b\u200b', /nothing in it that can be seen/, /Нема ништо/],
  ])('say of %j that something cannot be seen', (text, english, macedonian) => {
    const [en = '', mk = '', ...more] = wordsOf(textInput({ min: 2, max: 20 }), text);
    expect(en).toMatch(english);
    expect(mk).toMatch(macedonian);
    expect(more).toEqual([]);
  });

  it('are there for each problem and each fault, and for no other', () => {
    expectTypeOf<keyof Texts['problem']>().toEqualTypeOf<ProblemCode>();
    expectTypeOf<keyof Texts['fault']>().toEqualTypeOf<FieldFaultCode>();
  });
});
