import { type Booking, bookingSchema } from '@pazar/contracts/movement';
import type { WaitingKind } from '@pazar/section/queue/waiting';
import {
  isSendable,
  isWaitingEntry,
  type WaitingEntry,
} from '../../../model/produce/queue/waiting-entry.ts';

/**
 * The answer to a booking. An answer that names movements has recorded them, even when this client
 * cannot read the rest of it. It then lacks only what undo would need.
 */
const answerSchema = {
  parse(answer: unknown): Booking {
    const { data, error } = bookingSchema.safeParse(answer);
    if (data !== undefined) return data;
    if (!isBooking(answer)) throw error;
    return { movements: [], lots: [], products: [] };
  },
};

const isBooking = (answer: unknown) =>
  typeof answer === 'object' &&
  answer !== null &&
  'movements' in answer &&
  Array.isArray(answer.movements);

/** Movements of lots that wait to be booked, in order for each lot. */
export const waitingMovements: WaitingKind<WaitingEntry, Booking> = {
  name: 'produce',
  isReadable: isWaitingEntry,
  isSendable,
  subjectOf: ({ lot }) => lot.id,
  send: (http, { key, lot, movement }) =>
    http.post(`/v1/produce/${lot.id}/movements`, {
      schema: answerSchema,
      body: movement,
      idempotencyKey: key,
    }),
};
