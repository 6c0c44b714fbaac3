import type { SalesChannel } from '@pazar/contracts/movement';
import type { MovementInput } from '@pazar/contracts/movement-input';
import type { MovementType } from '@pazar/contracts/produce';
import type { Pack, StockMode } from '@pazar/contracts/product';
import { instantOfDay } from '@pazar/format/entered-time';
import {
  isPositive,
  isQuantity,
  negative,
  quantityOf,
  thousandthsOf,
} from '@pazar/format/quantity-math';
import { nothingChosen, type SaleChoice, type SaleTerms, type SoldAmount } from '../sale-terms.ts';

/** Kinds of movement that are recorded on a product; a correction is a count. */
export type RecordableType = Exclude<MovementType, 'ADJUST'>;

/** What came in or went out, as it is entered: the amount has no sign. */
export interface MovementEntry {
  readonly type: RecordableType;
  readonly amount: string | null;
  /** Of a sale in packs; null: the amount is in the base unit. */
  readonly pack: Pack | null;
  /** NaN while the text is no number. */
  readonly packCount: number | null;
  readonly channel: SalesChannel;
  readonly sale: SaleChoice;
  /** Of an earlier day; null for now, empty while the text is no day. */
  readonly day: string | null;
  readonly note: string;
}

export const newEntry = (type: RecordableType): MovementEntry => ({
  type,
  amount: null,
  pack: null,
  packCount: null,
  channel: 'MARKET',
  sale: nothingChosen,
  day: null,
  note: '',
});

/** What comes in belongs to a lot, where there are lots. */
export function recordableTypes(mode: StockMode): readonly [RecordableType, ...RecordableType[]] {
  const out = ['SALE', 'WASTE', 'OWN_USE'] as const;
  return mode === 'MANUAL' ? ['RECEIPT', ...out] : out;
}

const comesIn = (type: RecordableType) => type === 'RECEIPT' || type === 'HARVEST';
/** Whether packs are counted. */
export function isPacked(entry: MovementEntry): boolean {
  return entry.type === 'SALE' && entry.pack !== null;
}

/** How much an entry is about, in the base unit; null while that cannot be read. */
export function amountOf(entry: MovementEntry): SoldAmount {
  const { pack, packCount, amount } = entry;
  if (!isPacked(entry) || pack === null) {
    return { quantity: isQuantity(amount) && isPositive(amount) ? amount : null, packCount: null };
  }
  if (packCount === null || !Number.isSafeInteger(packCount) || packCount < 1) {
    return { quantity: null, packCount: null };
  }
  return { quantity: quantityOf(thousandthsOf(pack.baseSize) * BigInt(packCount)), packCount };
}

/** The day of an entry, without a time; null for now. */
export function instantOf({ day }: Pick<MovementEntry, 'day'>): string | null {
  return day === null || day === '' ? null : instantOfDay(day);
}

/** What to send; null while there is no amount to record. */
export function movementOf(
  entry: MovementEntry,
  { force, terms }: { force: boolean; terms: SaleTerms },
): Partial<MovementInput> | null {
  const { type, channel, note, pack } = entry;
  const occurredAt = instantOf(entry);
  const { quantity, packCount } = amountOf(entry);
  if (quantity === null) return null;
  return {
    type,
    quantity: comesIn(type) ? quantity : negative(quantity),
    ...(packCount !== null && pack !== null && { packId: pack.id, packCount }),
    ...(type === 'SALE' && saleOf(terms)),
    ...(occurredAt !== null && { occurredAt }),
    channel: type === 'SALE' ? channel : null,
    note: note.trim() === '' ? null : note,
    force,
  };
}

function saleOf({ unitPriceMinor, currency, promotionId }: SaleTerms): Partial<MovementInput> {
  return {
    ...(unitPriceMinor !== null && { unitPriceMinor, currency }),
    ...(promotionId !== undefined && { promotionId }),
  };
}
