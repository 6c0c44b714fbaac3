import type { Booking } from '@pazar/contracts/movement';
import type { StockEvent } from '@pazar/contracts/stock-event';
import { recordOwnAudit } from '../records/audit.ts';
import { quantityText, quantityThousandths } from '../records/values.ts';
import type { Unit } from '../records/unit.ts';

/** The target of a booking, and its entries. */
export interface RecordedBooking {
  entity: 'lot' | 'product';
  entityId: string;
  action: 'book' | 'reverse';
  booking: Booking;
}

/** Records a booking in the audit, as one event with all its entries. */
export async function recordBooking(
  context: Unit,
  { entity, entityId, action, booking }: RecordedBooking,
): Promise<void> {
  const [first] = booking.movements;
  if (first === undefined) return;
  const quantities = booking.movements
    .filter(({ type }) => type === first.type || type !== 'ADJUST')
    .map(({ quantity }) => quantityThousandths(quantity));
  const { type, unit, lotNumber, productName } = booking.movements.at(-1) ?? first;
  const stock: StockEvent = {
    type,
    quantity: quantityText(quantities.reduce((sum, quantity) => sum + quantity, 0n)),
    unit,
  };
  await recordOwnAudit(context, {
    action: `stock.${action}`,
    entity,
    entityId,
    label: entity === 'lot' ? lotNumber : (productName?.mk ?? productName?.en ?? null),
    after: { bookingId: first.bookingId, ...stock },
  });
}
