import { fitsUnit } from '@pazar/contracts/counted-unit';
import {
  type LotMovementInput,
  type MovementInput,
  movementLimits,
} from '@pazar/contracts/movement-input';
import { maxQuantityThousandths, type Unit as BaseUnit } from '@pazar/contracts/quantity';
import type { Database } from '../database/database.ts';
import { and, eq } from '../database/drizzle.ts';
import { packs } from '../database/tables/packs.ts';
import { Refusal, type FieldFault } from '../problems/refusal.ts';
import { quantityThousandths } from '../records/values.ts';
import type { EntryColumns } from './booking.ts';
import type { Unit } from '../records/unit.ts';
import { keepPromotion, namePromotion, type NamedPromotion } from '../pricing/name-promotion.ts';
import { signFaults, signOf } from './entry-sign.ts';

/** A clock may be ahead, a harvest is not: later is a mistake. */
const clockToleranceMs = 24 * 60 * 60 * 1000;
/** Of one sale: a hundred thousand million denars. A thousand of them are still a safe integer. */
const maxSaleMinor = 10_000_000_000_000n;
const earliest = new Date(`${movementLimits.firstDay}T00:00:00.000Z`);

/** A request to book with everything in it checked and worked out. */
export interface BookingRequest {
  columns: EntryColumns;
  /** Signed thousandths of the base unit. */
  quantity: bigint;
}

/** What an entry has of the one that it corrects, whatever its product, pack and promotion are by now. */
export interface KeptTerms {
  packSize: bigint | null;
  vatRate: number | null;
  /** Its promotion and list price; undefined where the price is another one, and says which it is. */
  promotion?: NamedPromotion | undefined;
}

interface Subject {
  /** The product whose packs may be named. */
  productId: string | null;
  ledger: Ledger;
  kept?: KeptTerms | undefined;
}

interface Ledger {
  unit: BaseUnit;
  /** What it has before the booking, in thousandths. */
  balance: bigint;
}

/**
 * Checks a booking request by itself. Throws 422 `validation` with every fault; 409 `promotion-limit`
 * for a sale of more than is left at the price of its promotion.
 */
export async function readBookingRequest(
  unit: Unit,
  input: MovementInput | LotMovementInput,
  { productId, ledger, kept }: Subject,
): Promise<BookingRequest> {
  const packSize = kept
    ? kept.packSize
    : await findPackSize(unit.transaction, input.packId, productId);
  const quantity = quantityOf(input, packSize);
  const amount = { thousandths: -(quantity ?? 0n), unit: ledger.unit };
  const named = kept?.promotion
    ? await keepPromotion(unit, kept.promotion, amount)
    : await namePromotion(unit, { productId, input, amount });
  // The lock of a promotion may have moved the instant.
  const { now } = unit;
  const occurredAt = input.occurredAt === undefined ? now : new Date(input.occurredAt);
  const faults = [
    ...named.faults,
    ...timeFaults(occurredAt, now),
    ...saleFaults(input),
    ...packFaults(input, packSize),
    ...quantityFaults(input, { quantity, packSize, ledger }),
    ...sumFaults(input, quantity),
  ];
  if (faults.length > 0 || quantity === null) throw new Refusal('validation', { errors: faults });

  const { channel, unitPriceMinor, currency, packId, packCount, note } = input;
  const columns = {
    occurredAt,
    channel,
    unitPriceMinor,
    currency,
    packId,
    packCount,
    packSize,
    promotionId: named.promotionId,
    listPriceMinor: named.listPriceMinor,
    ...(kept && { vatRate: kept.vatRate }),
    note,
  };
  return { columns, quantity };
}

/** Base units in a pack of the product; null when there is no such pack. */
async function findPackSize(
  transaction: Database,
  packId: string | null,
  productId: string | null,
): Promise<bigint | null> {
  if (packId === null || productId === null) return null;
  const [pack] = await transaction
    .select({ baseSize: packs.baseSize })
    .from(packs)
    .where(and(eq(packs.id, packId), eq(packs.productId, productId)));
  return pack?.baseSize ?? null;
}

/** The given quantity, or that of the packs; null when neither is known. */
function quantityOf({ type, quantity, packCount }: MovementInput, packSize: bigint | null) {
  if (quantity !== undefined) return quantityThousandths(quantity);
  const sign = signOf(type);
  if (packCount === null || packSize === null || sign === null) return null;
  return sign * BigInt(packCount) * packSize;
}

function timeFaults(occurredAt: Date, now: Date): FieldFault[] {
  const pointer = '/occurredAt';
  const latest = new Date(now.getTime() + clockToleranceMs);
  if (occurredAt > latest) {
    return [{ pointer, code: 'max', params: { limit: latest.toISOString() } }];
  }
  if (occurredAt < earliest) {
    return [{ pointer, code: 'min', params: { limit: earliest.toISOString() } }];
  }
  return [];
}

function saleFaults({ type, channel, unitPriceMinor, currency }: MovementInput): FieldFault[] {
  const faults: FieldFault[] = [];
  if (channel !== null && type !== 'SALE') faults.push({ pointer: '/channel', code: 'invalid' });
  if (unitPriceMinor !== null && type !== 'SALE' && type !== 'RECEIPT') {
    faults.push({ pointer: '/unitPriceMinor', code: 'invalid' });
  }
  if (unitPriceMinor !== null && currency === null) {
    faults.push({ pointer: '/currency', code: 'required' });
  }
  if (unitPriceMinor === null && currency !== null) {
    faults.push({ pointer: '/unitPriceMinor', code: 'required' });
  }
  return faults;
}

/** A sale above its price for so much or so many is a typing error, and no sum could hold it. */
function sumFaults(
  { unitPriceMinor, packCount }: MovementInput,
  quantity: bigint | null,
): FieldFault[] {
  if (unitPriceMinor === null || quantity === null) return [];
  const size = quantity < 0n ? -quantity : quantity;
  const sold = packCount === null ? size : BigInt(packCount) * 1000n;
  if (BigInt(unitPriceMinor) * sold <= maxSaleMinor * 1000n) return [];
  const limit = Number((maxSaleMinor * 1000n) / sold) / 100;
  return [{ pointer: '/unitPriceMinor', code: 'max', params: { limit } }];
}

function packFaults(
  { type, packId, packCount }: MovementInput,
  packSize: bigint | null,
): FieldFault[] {
  if (packId === null) {
    return packCount === null ? [] : [{ pointer: '/packId', code: 'required' }];
  }
  if (type === 'ADJUST' || packSize === null) return [{ pointer: '/packId', code: 'invalid' }];
  return packCount === null ? [{ pointer: '/packCount', code: 'required' }] : [];
}

interface Amount {
  quantity: bigint | null;
  packSize: bigint | null;
  ledger: Ledger;
}

function quantityFaults(
  input: MovementInput,
  { quantity, packSize, ledger }: Amount,
): FieldFault[] {
  const pointer = '/quantity';
  if (quantity === null) {
    // Faults of the packs are reported already.
    return input.packId === null ? [{ pointer, code: 'required' }] : [];
  }
  const size = quantity < 0n ? -quantity : quantity;
  if (size > maxQuantityThousandths) {
    const limit = Number(maxQuantityThousandths) / 1000;
    return [{ pointer: '/packCount', code: 'max', params: { limit } }];
  }
  const disagrees = packSize !== null && BigInt(input.packCount ?? 0) * packSize !== size;
  if (disagrees) return [{ pointer, code: 'invalid' }];
  const faults = signFaults(input.type, quantity, ledger.unit);
  return faults.length > 0 ? faults : wholeFaults(input, quantity, ledger);
}

/** A count of pieces is whole; a ledger that is older than this rule is counted to a whole number. */
function wholeFaults(
  { type, quantity: given }: MovementInput,
  quantity: bigint,
  { unit, balance }: Ledger,
): FieldFault[] {
  if (fitsUnit(type === 'ADJUST' ? balance + quantity : quantity, unit)) return [];
  return [{ pointer: given === undefined ? '/packCount' : '/quantity', code: 'whole' }];
}
