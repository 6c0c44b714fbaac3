import type { Booking } from '@pazar/contracts/movement';
import type {
  LotMovementInput,
  MovementInput,
  ReversalInput,
} from '@pazar/contracts/movement-input';
import type { Unit } from '../records/unit.ts';
import { bookOnLot } from './book-on-lot.ts';
import { bookOnProduct } from './book-on-product.ts';
import type { KeptTerms } from './booking-facts.ts';
import { readBooking } from './booking-answer.ts';
import { recordBooking, type RecordedBooking } from './record-booking.ts';
import { reverseBooking } from './reverse-booking.ts';

/** An entry, with what it has of the one that it corrects. */
type Corrected<Input> = Input & { kept?: KeptTerms };

/** Books on an own lot, and returns the entries with the stock after them. */
export async function bookLotMovement(
  context: Unit,
  lotId: string,
  { kept, ...input }: Corrected<LotMovementInput>,
): Promise<Booking> {
  const bookingId = await bookOnLot(context, { lotId, input, kept });
  return recorded(context, bookingId, () => ({ entity: 'lot', entityId: lotId, action: 'book' }));
}

/** The same on an own product: in its own ledger, or from its lots. */
export async function bookProductMovement(
  context: Unit,
  productId: string,
  { kept, ...input }: Corrected<MovementInput>,
): Promise<Booking> {
  const bookingId = await bookOnProduct(context, { productId, input, kept });
  const booked = { entity: 'product', entityId: productId, action: 'book' } as const;
  return recorded(context, bookingId, () => booked);
}

/** Reverses an own entry, with all entries of its booking. */
export async function reverseMovement(
  context: Unit,
  movementId: string,
  { note }: ReversalInput,
): Promise<Booking> {
  const bookingId = await reverseBooking(context, { movementId, note });
  return recorded(context, bookingId, ({ movements: [first] }) => ({
    ...ownerOf(first),
    action: 'reverse',
  }));
}

async function recorded(
  context: Unit,
  bookingId: string,
  what: (booking: Booking) => Omit<RecordedBooking, 'booking'>,
): Promise<Booking> {
  const booking = await readBooking(context.transaction, bookingId);
  await recordBooking(context, { ...what(booking), booking });
  return booking;
}

/** A sale of a product that was drawn from its lots belongs to the product. */
function ownerOf(
  movement: Booking['movements'][number] | undefined,
): Pick<RecordedBooking, 'entity' | 'entityId'> {
  const { productId = null, produceId = null } = movement ?? {};
  return productId === null
    ? { entity: 'lot', entityId: produceId ?? '' }
    : { entity: 'product', entityId: productId };
}
