import { sumOf, thousandthsOf } from '@pazar/format/quantity-math';

/** The day with the largest amount, the first of several; null where nothing came in. */
export function bestDay(days: readonly string[], amountsMinor: readonly number[]) {
  const most = amountsMinor.reduce((max, amount) => Math.max(max, amount), 0);
  const day = days[amountsMinor.indexOf(most)];
  return most === 0 || day === undefined ? null : { day, amountMinor: most };
}

export const totalOf = (quantities: readonly string[]): string => sumOf(...quantities);

interface CropRow {
  readonly cropId: string | null;
  readonly cropName: { readonly mk?: string | null; readonly en?: string | null };
  readonly unit: string;
}

/** Identifies a row of a chart: a crop of the list by its id, another one by its names. */
export function cropKey({ cropId, cropName, unit }: CropRow): string {
  return [cropId ?? `${cropName.mk ?? ''}/${cropName.en ?? ''}`, unit].join(' ');
}

/** The row with the largest quantities, shown until another crop is chosen. */
export function largest<Row>(
  rows: readonly Row[],
  quantities: (row: Row) => readonly string[],
): Row | undefined {
  const sizeOf = (row: Row) => thousandthsOf(totalOf(quantities(row)));
  return rows.reduce<Row | undefined>(
    (most, row) => (most === undefined || sizeOf(row) > sizeOf(most) ? row : most),
    undefined,
  );
}
