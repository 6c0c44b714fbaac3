import type { MovementInput } from '@pazar/contracts/movement-input';
import type { MovementType } from '@pazar/contracts/produce';
import { and, eq, sql } from '../database/drizzle.ts';
import { relatedRows } from '../database/related-rows.ts';
import { lots } from '../database/tables/lots.ts';
import { productLots } from '../database/tables/product-lots.ts';
import { products } from '../database/tables/products.ts';
import { Refusal } from '../problems/refusal.ts';
import type { ProductRow } from './stock-rows.ts';
import { adjustment, writeBooking, type Entry } from './booking.ts';
import { readBookingRequest, type KeptTerms } from './booking-facts.ts';
import { insufficientStock, ledgerMoved, refuseOverflow } from './stock-refusals.ts';
import { takeFromLots, type Source } from './take-from-lots.ts';
import type { Unit } from '../records/unit.ts';

/** Entries that draw on a product's lots; receipts and corrections belong to a lot. */
const takenTypes: readonly MovementType[] = ['SALE', 'WASTE', 'OWN_USE'];

interface Wanted {
  input: MovementInput;
  /** Of the entry that it corrects. */
  kept?: KeptTerms | undefined;
}

/**
 * Books on an own product: in its own ledger (MANUAL), or from its lots, first expiry first, one
 * entry for each, all or none (FROM_PRODUCE). Returns the id of the booking.
 */
export async function bookOnProduct(
  unit: Unit,
  { productId, input, kept }: { productId: string } & Wanted,
): Promise<string> {
  await unit.lock({ drawing: [productId] });
  const found = await readDrawn(unit, productId);
  if (found === undefined) throw new Refusal('not-found');
  const { product, sources } = found;
  switch (product.stockMode) {
    case 'MANUAL':
      return bookInOwnLedger(unit, { product, input, kept });
    case 'FROM_PRODUCE':
      return takeFromProduce(unit, { product, sources, input, kept });
    case 'ON_DEMAND':
      throw new Refusal('invalid-transition');
  }
}

async function bookInOwnLedger(
  context: Unit,
  { product, input, kept }: { product: ProductRow } & Wanted,
): Promise<string> {
  const { id: productId } = product;
  const { ledgerBalance: remaining, ledgerVersion, baseUnit } = product;
  if (input.ledgerVersion !== undefined && input.ledgerVersion !== ledgerVersion) {
    throw ledgerMoved({ ledgerVersion, remaining });
  }
  const { type } = input;
  const { facts, quantity } = await readBookingRequest(context, input, {
    productId,
    ledger: { unit: baseUnit, balance: remaining },
    kept,
  });
  refuseOverflow(remaining + quantity);
  const shortfall = -(remaining + quantity);
  if (shortfall > 0n && (!input.force || type === 'ADJUST')) {
    throw insufficientStock(remaining, baseUnit);
  }
  const ledger = { lotId: null, productId };
  return writeBooking(context, [
    ...(shortfall > 0n ? [adjustment(facts, { quantity: shortfall, ...ledger })] : []),
    { ...facts, ...ledger, type, quantity },
  ]);
}

async function takeFromProduce(
  context: Unit,
  { product, sources, input, kept }: Drawn & Wanted,
): Promise<string> {
  const { id: productId, baseUnit } = product;
  refuseMisplaced(input);
  const { facts, quantity } = await readBookingRequest(context, input, {
    productId,
    // Of each lot; nothing is counted here, a count is of one lot.
    ledger: { unit: baseUnit, balance: 0n },
    kept,
  });
  const { takes, shortfall, last } = takeFromLots(sources, -quantity);
  if (shortfall > 0n && (!input.force || last === null)) {
    throw insufficientStock(-quantity - shortfall, baseUnit);
  }
  const made =
    shortfall > 0n
      ? [adjustment(facts, { quantity: shortfall, lotId: last, productId: null })]
      : [];
  const taken = takes.map(({ lotId, amount }): Entry => ({
    ...facts,
    type: input.type,
    quantity: -amount,
    lotId,
    productId,
  }));
  return writeBooking(context, [...made, ...taken]);
}

interface Drawn {
  product: ProductRow;
  /** The locked lots on offer that it draws on. */
  sources: Source[];
}

async function readDrawn(unit: Unit, productId: string): Promise<Drawn | undefined> {
  const { id, remaining, bestBefore } = lots;
  const lotsOnOffer = relatedRows(
    { id, remaining, bestBefore },
    {
      from: sql`from ${productLots} join ${lots} on ${lots.id} = ${productLots.lotId}
        where ${productLots.productId} = ${products.id} and ${lots.status} = 'AVAILABLE'`,
      orderBy: sql`${lots.id}`,
    },
  );
  const [found] = await unit.transaction
    .select({ product: products, sources: lotsOnOffer })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.agentId, unit.agentId)));
  if (found === undefined) return undefined;
  // One that was linked at this moment is for the next sale.
  return { ...found, sources: found.sources.filter((lot) => unit.holds('lots', lot.id)) };
}

function refuseMisplaced({ type, ledgerVersion }: MovementInput): void {
  const misplaced = [
    ...(takenTypes.includes(type) ? [] : ['/type']),
    ...(ledgerVersion === undefined ? [] : ['/ledgerVersion']),
  ];
  if (misplaced.length === 0) return;
  const errors = misplaced.map((pointer) => ({ pointer, code: 'invalid' as const }));
  throw new Refusal('validation', { errors });
}
