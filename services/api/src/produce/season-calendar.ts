import type { Locale } from '@pazar/contracts/locale';
import type {
  CalendarLot,
  CalendarMonth,
  ProduceCalendar,
} from '@pazar/contracts/produce-calendar';
import { sortKey } from '@pazar/format/sort-key';
import { marketDay } from '../clock/market-day.ts';
import { readCropCovers } from './lot-covers.ts';
import { readCalendarLots, type MonthHarvest } from './lot-calendar.ts';
import { lotStatusOn } from '../stock/lot-status.ts';
import { quantityText } from '../records/values.ts';
import type { LotRow } from '../stock/stock-rows.ts';
import type { AgentContext } from '../records/agent-context.ts';

type Crop = ProduceCalendar['crops'][number];

/** Twelve months of an agent's crops, in the order of the reader's alphabet. */
export async function seasonCalendar(
  { transaction, agentId, now }: AgentContext,
  {
    year = Number(marketDay(now).slice(0, 4)),
    locale,
  }: { year?: number | undefined; locale: Locale },
): Promise<ProduceCalendar> {
  const { lots, harvests } = await readCalendarLots(transaction, agentId, year);
  const harvestsOf = Map.groupBy(harvests, (harvest) => harvest.lotId);
  const rows = lots.map((lot) => ({
    row: lot,
    lot: calendarLot(lot, { today: marketDay(now), harvests: harvestsOf.get(lot.id) ?? [] }),
  }));
  const byCrop = [...Map.groupBy(rows, ({ row }) => cropKey(row)).values()];
  const covers = await readCropCovers(transaction, byCrop.map(newestFirst));
  const crops = byCrop.flatMap((group, index): Crop[] => {
    const [first] = group;
    if (first === undefined) return [];
    const { cropId, cropNameMk: mk, cropNameEn: en } = first.row;
    const calendarLots = group.map(({ lot }) => lot);
    return [
      {
        cropId,
        cropName: { mk, en },
        cover: covers[index] ?? null,
        months: monthsOf(calendarLots, year),
        lots: calendarLots,
      },
    ];
  });
  return { year, crops: crops.toSorted(byName(locale)) };
}

/** Lots by when they were recorded. */
function newestFirst(group: readonly { row: LotRow }[]): LotRow[] {
  return group
    .map(({ row }) => row)
    .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}

/** Lots of one crop: by the id of the list, otherwise by the name that they have. */
function cropKey({ cropId, cropNameMk, cropNameEn }: LotRow): string {
  return cropId ?? `${cropNameMk ?? ''}/${cropNameEn ?? ''}`.toLowerCase();
}

function byName(locale: Locale) {
  const key = ({ cropName }: Crop) =>
    sortKey(
      (locale === 'mk' ? cropName.mk : cropName.en) ?? cropName.mk ?? cropName.en ?? '',
      locale,
    );
  return (one: Crop, other: Crop) => (key(one) < key(other) ? -1 : 1);
}

function calendarLot(
  lot: LotRow,
  { today, harvests }: { today: string; harvests: readonly MonthHarvest[] },
): CalendarLot {
  return {
    id: lot.id,
    lotNumber: lot.lotNumber,
    variety: lot.variety,
    status: lotStatusOn(today, lot),
    unit: lot.unit,
    plantedOn: lot.plantedOn,
    expectedFrom: lot.expectedFrom,
    expectedTo: lot.expectedTo,
    bestBefore: lot.bestBefore,
    expectedQuantity: lot.expectedQuantity === null ? null : quantityText(lot.expectedQuantity),
    harvested: quantityText(lot.harvested),
    remaining: quantityText(lot.remaining),
    harvests: harvests.map(({ month, quantity }) => ({ month, quantity: quantityText(quantity) })),
  };
}

function monthsOf(lots: readonly CalendarLot[], year: number): CalendarMonth[] {
  return Array.from({ length: 12 }, (_, index) => {
    const month = index + 1;
    // ISO days compare as texts; a month without a day sorts before all its days.
    const text = `${year}-${String(month).padStart(2, '0')}`;
    const covers = (from: string | null, to: string | null) =>
      from !== null && from.slice(0, 7) <= text && (to ?? from).slice(0, 7) >= text;
    return {
      month,
      growing: lots.filter((lot) => covers(lot.plantedOn, growsUntil(lot, year))).length,
      expected: lots.filter((lot) => covers(lot.expectedFrom, lot.expectedTo)).length,
      harvested: lots.filter((lot) => lot.harvests.some((harvest) => harvest.month === month))
        .length,
    };
  });
}

/** A lot grows until its last expected day, or its last harvest in the year if no day was set. */
function growsUntil({ expectedFrom, expectedTo, harvests, status }: CalendarLot, year: number) {
  const expected = expectedTo ?? expectedFrom;
  if (expected !== null) return expected;
  const lastMonth = harvests.at(-1)?.month;
  if (lastMonth !== undefined) return `${year}-${String(lastMonth).padStart(2, '0')}`;
  return status === 'PLANNED' || status === 'GROWING' ? `${year}-12` : null;
}
