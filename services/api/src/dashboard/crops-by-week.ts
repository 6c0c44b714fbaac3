import type { CropsByWeek } from '@pazar/contracts/dashboard-charts';
import { addDays, weekStart } from '../clock/calendar-days.ts';
import type { CropWeeks } from './crop-weeks.ts';
import type { Period } from '../stock/kept-entries.ts';
import { quantityText } from '../records/values.ts';

/** Every week of the period for every crop that had one, whatever name its lots use. */
export function cropsByWeek(rows: CropWeeks, { from, to }: Period): CropsByWeek {
  const weeks: string[] = [];
  for (let week = weekStart(from); week <= to; week = addDays(week, 7)) weeks.push(week);
  const crops = Map.groupBy(rows, ({ cropId, mk, en, unit }) =>
    JSON.stringify([unit, ...(cropId === null ? [mk, en] : [cropId])]),
  );
  return {
    weeks,
    crops: [...crops.values()].flatMap((own) => {
      const [first] = own;
      if (first === undefined) return [];
      const sums = (amount: (row: CropWeeks[number]) => bigint) =>
        weeks.map((week) =>
          quantityText(
            own.filter((row) => row.week === week).reduce((sum, row) => sum + amount(row), 0n),
          ),
        );
      return {
        cropId: first.cropId,
        cropName: { mk: first.mk, en: first.en },
        unit: first.unit,
        harvested: sums((row) => row.harvested),
        sold: sums((row) => row.sold),
      };
    }),
  };
}
