import type { AreaUnit } from './produce-detail.ts';
import type { PackUnit } from './quantity.ts';

/**
 * The base units of the dimensions of count. A piece is a unit of count, not of measurement (UNECE
 * Recommendation 20, code `H87`); a bunch is sold as one thing, too.
 */
const countedUnits: readonly string[] = ['PIECE', 'BUNCH'] satisfies PackUnit[];

/** Whether a unit counts single things: a quantity in it is a whole number. */
export function isCounted(unit: PackUnit | AreaUnit): boolean {
  return countedUnits.includes(unit);
}

/**
 * The rule of every request that has a quantity: one that is counted in pieces or bunches is a whole
 * number, any other has thousandths. Answers may have fractions: of records older than the rule.
 *
 * @param thousandths of `unit`, with either sign
 */
export function fitsUnit(thousandths: bigint, unit: PackUnit | AreaUnit): boolean {
  return !isCounted(unit) || thousandths % 1000n === 0n;
}
