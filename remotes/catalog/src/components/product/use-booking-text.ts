import { movementTypeSchema } from '@pazar/contracts/produce';
import { quantitySchema, unitSchema } from '@pazar/contracts/quantity';
import type { FieldChange } from '@pazar/contracts/record-history';
import * as z from '@pazar/contracts/schema';
import { isPositive } from '@pazar/format/quantity-math';
import { useWords } from '@pazar/section/use-words';

/** What the audit keeps of a booking. */
const bookingSchema = z.object({
  type: movementTypeSchema,
  quantity: quantitySchema,
  unit: unitSchema,
});

/** Says a booking of stock in one sentence, `Sale: -12 kg`; null for any other change. */
export function useBookingText(): (changes: readonly FieldChange[]) => string | null {
  const { t, ...write } = useWords('catalog');
  return function bookingText(changes) {
    const after = Object.fromEntries(changes.map((change) => [change.field, change.after]));
    const { data } = bookingSchema.safeParse(after);
    if (data === undefined) return null;
    const quantity = write.quantity(data.quantity, data.unit);
    const sign = isPositive(data.quantity) ? '+' : '';
    return `${t(`movement.type.${data.type}`)}: ${sign}${quantity}`;
  };
}
