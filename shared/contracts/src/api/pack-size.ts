import { fitsUnit } from './counted-unit.ts';
import type { PackUnit, Unit } from './quantity.ts';

/** Base unit of each unit of measure, and the thousandths of it in one unit. */
const measures: Partial<Record<PackUnit, { base: Unit; thousandths: bigint }>> = {
  G: { base: 'KG', thousandths: 1n },
  KG: { base: 'KG', thousandths: 1000n },
  T: { base: 'KG', thousandths: 1_000_000n },
  ML: { base: 'L', thousandths: 1n },
  L: { base: 'L', thousandths: 1000n },
  PIECE: { base: 'PIECE', thousandths: 1000n },
  BUNCH: { base: 'BUNCH', thousandths: 1000n },
};

/** The size of a pack in its product's base unit, in thousandths, or the error. */
export type PackSize =
  | { thousandths: bigint; fault?: never }
  | { thousandths?: never; fault: 'unit' | 'precision' | 'whole' };

/**
 * Converts a pack's size, in thousandths of `unit`, to the base unit: 500 g are 0.5 kg. The size of
 * a box, crate, jar, bottle or sack is already its content in base units. `unit`: the units have
 * different dimensions. `precision`: the result would need less than a thousandth. `whole`: the
 * result is a part of a piece or a bunch, and so would be every sale of the pack.
 */
export function packSizeInBaseUnit(size: bigint, unit: PackUnit, baseUnit: Unit): PackSize {
  const measure = measures[unit];
  if (measure !== undefined && measure.base !== baseUnit) return { fault: 'unit' };
  const scaled = size * (measure?.thousandths ?? 1000n);
  if (scaled % 1000n !== 0n) return { fault: 'precision' };
  const thousandths = scaled / 1000n;
  return fitsUnit(thousandths, baseUnit) ? { thousandths } : { fault: 'whole' };
}
