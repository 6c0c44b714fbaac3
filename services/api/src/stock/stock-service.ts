import type { Booking } from '@pazar/contracts/movement';
import type {
  LotMovementInput,
  MovementInput,
  ReversalInput,
} from '@pazar/contracts/movement-input';
import type { MovementTrace } from '@pazar/contracts/movement-trace';
import type { Clock } from '../clock/clock.ts';
import { marketDay } from '../clock/market-day.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../problems/refusal.ts';
import { readBooking } from './booking-answer.ts';
import { readMovementTrace } from './movement-trace.ts';
import { bookOnLot } from './book-on-lot.ts';
import { bookOnProduct } from './book-on-product.ts';
import type { Booker } from './booking.ts';
import { recordBooking, type Booked } from './record-booking.ts';
import { reverseBooking } from './reverse-booking.ts';

/** The ledger of stock: what agents may do with it. Each call is one transaction. */
export interface StockService {
  bookOnLot: (agentId: string, lotId: string, input: LotMovementInput) => Promise<Booking>;
  bookOnProduct: (agentId: string, productId: string, input: MovementInput) => Promise<Booking>;
  reverse: (agentId: string, movementId: string, input: ReversalInput) => Promise<Booking>;
  trace: (agentId: string, movementId: string) => Promise<MovementTrace>;
}

export function createStockService(database: Database, clock: Clock): StockService {
  /** Books, and reads what came of it, all in one transaction. */
  const book = (
    agentId: string,
    write: (transaction: Database, booker: Booker) => Promise<string>,
    what: (booking: Booking) => Omit<Booked, 'booking'>,
  ) =>
    database.transaction(async (transaction) => {
      const booker = { agentId, now: clock() };
      const booking = await readBooking(transaction, await write(transaction, booker));
      await recordBooking(transaction, booker, { ...what(booking), booking });
      return booking;
    });

  return {
    bookOnLot: (agentId, lotId, input) =>
      book(
        agentId,
        (transaction, booker) => bookOnLot(transaction, booker, { lotId, input }),
        () => ({ entity: 'lot', entityId: lotId, action: 'book' }),
      ),
    bookOnProduct: (agentId, productId, input) =>
      book(
        agentId,
        (transaction, booker) => bookOnProduct(transaction, booker, { productId, input }),
        () => ({ entity: 'product', entityId: productId, action: 'book' }),
      ),
    reverse: (agentId, movementId, { note }) =>
      book(
        agentId,
        (transaction, booker) => reverseBooking(transaction, booker, { movementId, note }),
        ({ movements: [first] }) => ({ ...ownerOf(first), action: 'reverse' }),
      ),
    trace: async (agentId, movementId) => {
      const today = marketDay(clock());
      const trace = await readMovementTrace(database, { id: movementId, agentId }, today);
      if (trace === undefined) throw new Refusal('not-found');
      return trace;
    },
  };
}

/** A sale of a product that was taken from its lots belongs to the product. */
function ownerOf(
  movement: Booking['movements'][number] | undefined,
): Pick<Booked, 'entity' | 'entityId'> {
  const { productId = null, produceId = null } = movement ?? {};
  return productId === null
    ? { entity: 'lot', entityId: produceId ?? '' }
    : { entity: 'product', entityId: productId };
}
