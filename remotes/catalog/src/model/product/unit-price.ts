import { packSizeInBaseUnit } from '@pazar/contracts/pack-size';
import type { PackUnit, Unit } from '@pazar/contracts/quantity';
import { thousandthsOf } from './quantity-math.ts';

/** As much of a pack as is known while it is being entered. */
export interface EnteredPack {
  readonly size: string | null;
  readonly unit: PackUnit;
  readonly priceMinor: number | null;
}

/**
 * What one base unit costs in this pack, in minor units, rounded half up; null while the pack is
 * incomplete or does not fit the base unit.
 */
export function unitPriceMinor({ size, unit, priceMinor }: EnteredPack, base: Unit): number | null {
  const thousandths = thousandthsOf(size);
  if (thousandths === null || thousandths <= 0n || !isPrice(priceMinor)) return null;
  const { thousandths: inBase } = packSizeInBaseUnit(thousandths, unit, base);
  if (inBase === undefined || inBase === 0n) return null;
  return Number((2n * BigInt(priceMinor) * 1000n + inBase) / (2n * inBase));
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
