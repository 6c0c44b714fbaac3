import type { Booking } from '@pazar/contracts/movement';
import { recordOwnAudit } from '../records/audit.ts';
import { quantityText, quantityThousandths } from '../records/values.ts';
import type { AgentContext } from '../records/agent-context.ts';

/** Where something was booked, and what came of it. */
export interface Booked {
  entity: 'lot' | 'product';
  entityId: string;
  action: 'book' | 'reverse';
  booking: Booking;
}

/** Writes a booking into the audit, as one event with all that it moved. */
export async function recordBooking(
  context: AgentContext,
  { entity, entityId, action, booking }: Booked,
): Promise<void> {
  const [first] = booking.movements;
  if (first === undefined) return;
  const quantities = booking.movements
    .filter(({ type }) => type === first.type || type !== 'ADJUST')
    .map(({ quantity }) => quantityThousandths(quantity));
  const { type, unit, lotNumber, productName } = booking.movements.at(-1) ?? first;
  await recordOwnAudit(context, {
    action: `stock.${action}`,
    entity,
    entityId,
    label: entity === 'lot' ? lotNumber : (productName?.mk ?? productName?.en ?? null),
    after: {
      bookingId: first.bookingId,
      type,
      quantity: quantityText(quantities.reduce((sum, quantity) => sum + quantity, 0n)),
      unit,
    },
  });
}
