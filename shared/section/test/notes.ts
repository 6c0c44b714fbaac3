import { pageOf } from '@pazar/contracts/page';
import * as z from 'zod/mini';
import { resource } from '../src/resource.ts';

const noteSchema = z.object({ id: z.string(), version: z.int(), text: z.string() });

/** A record of the tests. */
export type Note = z.infer<typeof noteSchema>;

/** The resource of the tests. */
export const notes = resource<{
  summary: Note;
  detail: Note;
  create: { text: string };
  patch: { text?: string };
}>({
  key: ['diary', 'notes'],
  path: '/v1/notes',
  page: pageOf(noteSchema),
  detail: noteSchema,
});

export const aNote = (over: Partial<Note> = {}): Note => ({
  id: 'one',
  version: 1,
  text: 'Watered',
  ...over,
});
