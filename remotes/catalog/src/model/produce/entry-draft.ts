import { instantOfDay } from '@pazar/format/entered-time';
import type { Currency } from '@pazar/contracts/money';
import type { LotMovementInput } from '@pazar/contracts/movement-input';
import type { SalesChannel } from '@pazar/contracts/movement';
import type { LotSummary } from '@pazar/contracts/produce';
import type { Unit } from '@pazar/contracts/quantity';
import { isQuantity, negative, sumOf } from '@pazar/format/quantity-math';
import {
  type AmountFault,
  amountFault,
  isDayOfEntry,
  type PriceFault,
  priceFault,
} from '../entry-faults.ts';
import { type EntryKind, movementTypeOf } from './entry-kind.ts';
import type { NamedLot, WaitingEntry } from './queue/waiting-entry.ts';

/** An entry while it is being written. */
export interface EntryDraft {
  /** Positive, in the lot's unit; for a count the counted stock. Null until a readable number is typed. */
  readonly quantity: string | null;
  /** Calendar day in Skopje. */
  readonly day: string;
  readonly channel: SalesChannel | null;
  /** For one unit; NaN while the text is no amount. */
  readonly unitPriceMinor: number | null;
  /** Of the price. */
  readonly currency: Currency;
  readonly productId: string | null;
  /** Of a promotion, as it is typed. */
  readonly code: string;
  /** Where it was sold, for promotions that hold in some places alone. */
  readonly locationId: string | null;
  /** The promotion under which it is sold; null: none. Undefined: the one that gives its price. */
  readonly promotionId: string | null | undefined;
  readonly note: string;
  /** Records it although the records say that there is less. */
  readonly isForced: boolean;
}

/** What was typed or chosen; the rest is proposed. */
export type DraftChanges = { readonly [Field in keyof EntryDraft]?: EntryDraft[Field] | undefined };

export type DraftFault =
  | AmountFault
  | PriceFault
  | 'lot'
  | 'day'
  | 'unchanged'
  | 'more-than-left'
  | 'waiting';

/** What has to be known to judge a draft. */
export interface EntryContext {
  readonly kind: EntryKind;
  /** The lot's unit; null while no lot is chosen. */
  readonly unit: Unit | null;
  /** What the lot has left, with everything that still waits to be sent; null while no lot is chosen. */
  readonly remaining: string | null;
  readonly today: string;
  /** Whether entries of the lot wait: a count would be compared with records that are not complete. */
  readonly hasWaiting: boolean;
}

/** The stock after a draft is recorded; null while its quantity or its lot is not known. */
export function remainingAfter(draft: EntryDraft, { kind, remaining }: EntryContext) {
  const { quantity } = draft;
  if (!isQuantity(quantity) || remaining === null) return null;
  if (kind === 'count') return quantity;
  return sumOf(remaining, kind === 'harvest' ? quantity : negative(quantity));
}

/** By how much a draft exceeds the stock; null when it does not. */
export function shortfall(draft: EntryDraft, context: EntryContext): string | null {
  const after = remainingAfter(draft, context);
  return after?.startsWith('-') === true ? negative(after) : null;
}

/** The faults of a draft, in the order of its fields. */
export function draftFaults(draft: EntryDraft, context: EntryContext): DraftFault[] {
  return [
    ...quantityFaults(draft, context),
    ...(context.remaining === null ? ['lot' as const] : []),
    ...[priceFault(draft.unitPriceMinor)].filter((fault) => fault !== null),
    ...(isDayOfEntry(draft.day, context.today) ? [] : ['day' as const]),
  ];
}

function quantityFaults(draft: EntryDraft, context: EntryContext): DraftFault[] {
  const { quantity, isForced } = draft;
  const isCount = context.kind === 'count';
  const fault = amountFault(quantity, context.unit, { isCount });
  if (fault !== null) return [fault];
  if (isCount) return countFaults(quantity, context);
  return shortfall(draft, context) !== null && !isForced ? ['more-than-left'] : [];
}

function countFaults(
  quantity: string | null,
  { hasWaiting, remaining }: EntryContext,
): DraftFault[] {
  if (hasWaiting) return ['waiting'];
  return quantity === remaining ? ['unchanged'] : [];
}

function namedLot({ id, lotNumber, cropName, variety, unit }: LotSummary): NamedLot {
  return { id, lotNumber, cropName, variety, unit };
}

/** What a draft without faults sends. */
export function movementOf(
  draft: EntryDraft,
  { kind, lot, now, today }: { kind: EntryKind; lot: LotSummary; now: Date; today: string },
): LotMovementInput {
  return {
    type: movementTypeOf(kind, lot.origin),
    quantity: signedQuantity(draft.quantity ?? '0.000', kind, lot),
    packId: null,
    packCount: null,
    occurredAt: occurredAt(draft.day, { now, today }),
    note: draft.note.trim() === '' ? null : draft.note.trim(),
    force: kind !== 'harvest' && kind !== 'count' && draft.isForced,
    ...(kind === 'sale' ? saleOf(draft) : noSale),
    ...(kind === 'count' && { ledgerVersion: lot.ledgerVersion }),
  };
}

const noSale = { channel: null, unitPriceMinor: null, currency: null, productId: null } as const;

function saleOf({ channel, unitPriceMinor, currency, productId, promotionId }: EntryDraft) {
  return {
    channel,
    unitPriceMinor,
    currency: unitPriceMinor === null ? null : currency,
    productId,
    ...(promotionId !== undefined && { promotionId }),
  };
}

function signedQuantity(quantity: string, kind: EntryKind, lot: LotSummary): string {
  if (kind === 'harvest') return quantity;
  return kind === 'count' ? sumOf(quantity, negative(lot.remaining)) : negative(quantity);
}

/** The moment itself today, else the day without a time. */
function occurredAt(day: string, { now, today }: { now: Date; today: string }): string {
  return day === today ? now.toISOString() : instantOfDay(day);
}

/** A new entry on its way, under its idempotency key. */
export function waitingEntry(
  lot: LotSummary,
  movement: LotMovementInput,
  { key, now }: { key: string; now: Date },
): WaitingEntry {
  return {
    key,
    lot: namedLot(lot),
    movement,
    enteredAt: now.toISOString(),
    sentAt: null,
    failure: null,
  };
}
