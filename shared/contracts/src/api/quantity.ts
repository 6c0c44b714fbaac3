import * as z from '@pazar/contracts/schema';
import { thousandthsOf } from '../thousandths.ts';

/** Largest quantity the ledger holds: scale 3, seven digits before the decimal point. */
export const maxQuantityThousandths = 9_999_999_999n;

/**
 * A quantity as a canonical decimal string with exactly three decimals, such as `"12.500"`.
 * The API never accepts localized numbers; forms parse them first.
 */
export const quantitySchema = z.string().check(z.regex(/^-?(0|[1-9]\d{0,6})\.\d{3}$/));
export type Quantity = z.infer<typeof quantitySchema>;

/**
 * A quantity from `least` to `most`, both inclusive and in thousandths of its unit. An error
 * (`too_small`, `too_big`) names the limit in the unit: 0.001, not 1.
 */
export function quantityBetween(least: bigint, most: bigint) {
  return quantitySchema.check(
    z.check(({ value, issues }) => {
      const thousandths = thousandthsOf(value);
      if (thousandths === null) return;
      const limits = { origin: 'number', inclusive: true, input: value } as const;
      if (thousandths < least) {
        issues.push({ ...limits, code: 'too_small', minimum: Number(least) / 1000 });
      }
      if (thousandths > most) {
        issues.push({ ...limits, code: 'too_big', maximum: Number(most) / 1000 });
      }
    }),
  );
}

/** The sum of many quantities, written alike; it may have more digits than the ledger's entries. */
export const totalQuantitySchema = z.string().check(z.regex(/^-?(0|[1-9]\d{0,15})\.\d{3}$/));

export const unitSchema = z.enum(['KG', 'L', 'PIECE', 'BUNCH']);
/** The unit a ledger counts in. */
export type Unit = z.infer<typeof unitSchema>;

export const packUnitSchema = z.enum([
  ...unitSchema.options,
  'G',
  'T',
  'ML',
  'BOX',
  'CRATE',
  'JAR',
  'BOTTLE',
  'SACK',
]);
/** The unit printed on a pack; convertible to the product's base unit. */
export type PackUnit = z.infer<typeof packUnitSchema>;
