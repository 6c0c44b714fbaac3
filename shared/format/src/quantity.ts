import { formatDecimal, noBreakSpace } from './decimal.ts';
import type { Locale } from './locale.ts';
import { choosePlural, type PluralForms } from './plural.ts';

/** Units of stock and of packs. */
export type QuantityUnit =
  | 'KG'
  | 'G'
  | 'T'
  | 'L'
  | 'ML'
  | 'PIECE'
  | 'BUNCH'
  | 'BOX'
  | 'CRATE'
  | 'JAR'
  | 'BOTTLE'
  | 'SACK';

/** Units of land: a hectare, and the decare of everyday use, a tenth of it. */
export type AreaUnit = 'HA' | 'DKA';

const always = (text: string): PluralForms => ({ one: text, other: text });

/** As printed on labels in either language. */
const unitNames: Readonly<Record<Locale, Readonly<Record<QuantityUnit | AreaUnit, PluralForms>>>> =
  {
    en: {
      KG: always('kg'),
      G: always('g'),
      T: always('t'),
      L: always('l'),
      ML: always('ml'),
      PIECE: { one: 'pc', other: 'pcs' },
      BUNCH: { one: 'bunch', other: 'bunches' },
      BOX: { one: 'box', other: 'boxes' },
      CRATE: { one: 'crate', other: 'crates' },
      JAR: { one: 'jar', other: 'jars' },
      BOTTLE: { one: 'bottle', other: 'bottles' },
      SACK: { one: 'sack', other: 'sacks' },
      HA: always('ha'),
      DKA: always('dka'),
    },
    mk: {
      KG: always('кг'),
      G: always('г'),
      T: always('т'),
      L: always('л'),
      ML: always('мл'),
      PIECE: always('пар.'),
      BUNCH: { one: 'врска', other: 'врски' },
      BOX: { one: 'кутија', other: 'кутии' },
      CRATE: { one: 'гајба', other: 'гајби' },
      JAR: { one: 'тегла', other: 'тегли' },
      BOTTLE: { one: 'шише', other: 'шишиња' },
      SACK: { one: 'вреќа', other: 'вреќи' },
      HA: always('ха'),
      DKA: always('дка'),
    },
  };

/** The name of a unit beside a number, or alone in a heading or a select. */
export function unitName(unit: QuantityUnit | AreaUnit, locale: Locale, count = 1): string {
  return choosePlural(count, locale, unitNames[locale][unit]);
}

/**
 * Writes a quantity with its unit: `"85.500"` and `KG` are `85.5 kg` or `85,5 кг`.
 *
 * @param quantity canonical decimal string, as the API sends it
 * @throws RangeError when `quantity` is not a canonical decimal
 */
export function formatQuantity(
  quantity: string,
  unit: QuantityUnit | AreaUnit,
  locale: Locale,
): string {
  return `${formatDecimal(quantity, locale)}${noBreakSpace}${unitName(unit, locale, Number(quantity))}`;
}
