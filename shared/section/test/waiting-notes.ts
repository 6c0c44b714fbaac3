import * as z from 'zod/mini';
import { type WaitingKind, waitingShape } from '../src/queue/waiting.ts';

const waitingNoteSchema = z.strictObject({ ...waitingShape, book: z.string(), text: z.string() });
export type WaitingNote = z.infer<typeof waitingNoteSchema>;

const noteSchema = z.object({ id: z.string(), version: z.int(), text: z.string() });

/** Longest text that the notes' server accepts. */
const longest = 20;

/** Notes that wait for the network, as an example of a section's entries. */
export const waitingNotes: WaitingKind<WaitingNote, z.infer<typeof noteSchema>> = {
  name: 'produce',
  isReadable: (kept): kept is WaitingNote => waitingNoteSchema.safeParse(kept).success,
  isSendable: ({ text }) => text.length <= longest,
  subjectOf: ({ book }) => book,
  send: (http, { key, book, text }) =>
    http.post(`/v1/books/${book}/notes`, {
      schema: noteSchema,
      body: { text },
      idempotencyKey: key,
    }),
};

export const aWaitingNote = (over: Partial<WaitingNote> = {}): WaitingNote => ({
  key: crypto.randomUUID(),
  book: 'garden',
  text: 'Watered',
  enteredAt: '2026-11-21T08:00:00.000Z',
  sentAt: null,
  failure: null,
  ...over,
});
