import * as z from '@pazar/contracts/schema';
import type { DocumentBytes } from './verify-document.ts';

const key = 'pazar.discovery';

const storedSchema = z.strictObject({
  sequence: z.int().check(z.minimum(1)),
  document: z.string(),
  statement: z.string(),
});
export type StoredDocument = z.infer<typeof storedSchema>;

/** The last document that verified in this browser, with its signature, or null. */
export function readLastGood(storage: Storage): StoredDocument | null {
  try {
    return storedSchema.parse(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Keeps a verified document. Without storage the next start simply has no earlier one. */
export function keepLastGood(storage: Storage, sequence: number, bytes: DocumentBytes): void {
  try {
    storage.setItem(key, JSON.stringify({ sequence, ...bytes } satisfies StoredDocument));
  } catch {
    storage.removeItem(key);
  }
}
