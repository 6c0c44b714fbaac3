import { packSizeInBaseUnit } from '@pazar/contracts/pack-size';
import type { PackUnit, Unit } from '@pazar/contracts/quantity';
import {
  isPositive,
  isQuantity,
  roundedQuotient,
  thousandthsOf,
} from '@pazar/format/quantity-math';

/** As much of a pack as is known while it is being entered. */
export interface EnteredPack {
  readonly size: string | null;
  readonly unit: PackUnit;
  readonly priceMinor: number | null;
}

/**
 * What one base unit costs in this pack, in minor units, halves away from zero; null while the pack is
 * incomplete or does not fit the base unit.
 */
export function unitPriceMinor({ size, unit, priceMinor }: EnteredPack, base: Unit): number | null {
  if (!isQuantity(size) || !isPositive(size) || !isPrice(priceMinor)) return null;
  const { thousandths: inBase } = packSizeInBaseUnit(thousandthsOf(size), unit, base);
  if (inBase === undefined || inBase === 0n) return null;
  return roundedQuotient(BigInt(priceMinor) * 1000n, inBase);
}

const isPrice = (price: number | null): price is number => Number.isSafeInteger(price);

/** Units that a pack can be counted in when the stock is counted in this one. */
export function packUnitsFor(base: Unit): readonly PackUnit[] {
  return [...measured[base], 'BOX', 'CRATE', 'JAR', 'BOTTLE', 'SACK'];
}

const measured: Readonly<Record<Unit, readonly PackUnit[]>> = {
  KG: ['KG', 'G', 'T'],
  L: ['L', 'ML'],
  PIECE: ['PIECE'],
  BUNCH: ['BUNCH'],
};
