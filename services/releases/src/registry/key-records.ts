import type { PublicKey } from '@pazar/contracts/releases/statement';
import { and, asc, inArray, isNull } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { signingKeys } from '../database/tables/signing-keys.ts';
import type { SigningKey, SigningKeys } from '../documents/signing-keys.ts';
import { KeysMissing } from './refusals.ts';

export type KeyRecord = typeof signingKeys.$inferSelect;

/** Every key that the installation ever had, oldest first. */
export async function readKeyRecords(queries: Queries): Promise<KeyRecord[]> {
  return queries
    .select()
    .from(signingKeys)
    .orderBy(asc(signingKeys.addedAt), asc(signingKeys.keyId));
}

/** The keys that sign. */
export const activeKeys = (records: readonly KeyRecord[]): KeyRecord[] =>
  records.filter(({ retiredAt }) => retiredAt === null);

/** The keys that browsers trust, oldest first. */
export async function readTrustedKeys(queries: Queries): Promise<PublicKey[]> {
  return activeKeys(await readKeyRecords(queries)).map(toPublicKey);
}

/** The keys of a document, with their private parts. */
export interface Signers {
  keys: SigningKey[];
  /** Set once the keys have changed, because browsers must then be informed. */
  trusted?: PublicKey[];
}

/** The keys with which every registry signs. Throws `KeysMissing` where this one lacks some. */
export async function requireSigners(queries: Queries, store: SigningKeys): Promise<Signers> {
  const records = await readKeyRecords(queries);
  const wanted = activeKeys(records);
  const held = new Map((await store.read()).map((key) => [key.trusted.keyId, key]));
  const missing = wanted.filter(({ keyId }) => !held.has(keyId));
  if (missing.length > 0) throw new KeysMissing(missing.map(({ keyId }) => store.pathOf(keyId)));
  const keys = wanted.flatMap(({ keyId }) => held.get(keyId) ?? []);
  return { keys, ...(records.length > 1 && { trusted: wanted.map(toPublicKey) }) };
}

/** Records that a document has the signatures of these keys. */
export async function noteSigned(queries: Queries, keys: readonly SigningKey[], at: Date) {
  const ids = keys.map(({ trusted }) => trusted.keyId);
  await queries
    .update(signingKeys)
    .set({ firstSignedAt: at })
    .where(and(inArray(signingKeys.keyId, ids), isNull(signingKeys.firstSignedAt)));
}

/** The form in which browsers trust a key. */
export function toPublicKey({ keyId, publicKey }: PublicKey): PublicKey {
  return { keyId, publicKey };
}
