import * as z from '@pazar/contracts/schema';
import { positiveSchema } from '@pazar/contracts/values';
import { readStored, writeStored } from '../storage/stored.ts';
import type { DocumentBytes } from './verify-document.ts';

const key = 'pazar.discovery';

const storedSchema = z.strictObject({
  sequence: positiveSchema,
  document: z.string(),
  statement: z.string(),
});
export type StoredDocument = z.infer<typeof storedSchema>;

/** The last document that verified in this browser, with its signature, or null. */
export function readLastGood(storage: Storage): StoredDocument | null {
  return readStored(storage, key, storedSchema);
}

/** Stores a verified document. Without storage the next start has no earlier one. */
export function saveLastGood(storage: Storage, sequence: number, bytes: DocumentBytes): void {
  const stored: StoredDocument = { sequence, ...bytes };
  if (!writeStored(storage, key, stored)) storage.removeItem(key);
}
