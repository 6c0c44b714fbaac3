import type { PublicKey } from '@pazar/contracts/releases/statement';
import { eq } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { signingKeys } from '../database/tables/signing-keys.ts';
import { maxSigningKeys } from '../documents/signing-keys.ts';
import { knownFrom, unknownKeyEffect } from '../domain/key-ages.ts';
import type { KeyList } from '../domain/maintenance-api.ts';
import type { DocumentChanges } from './document-changes.ts';
import { activeKeys, readKeyRecords, toPublicKey, type KeyRecord } from './key-records.ts';
import { TransitionRefused } from './refusals.ts';
import type { RegistryParts } from './registry-parts.ts';

export interface KeyOrder {
  actor: string;
  reason: string;
}

/** Which key to retire; `force` does it before every browser can know another one. */
export interface RetireOrder extends KeyOrder {
  keyId: string;
  force: boolean;
}

/** The keys that sign and those that are retired, oldest first. */
export async function listKeys({ database, keys }: RegistryParts): Promise<KeyList> {
  const records = await readKeyRecords(database.queries);
  const held = await keys.read();
  return {
    items: activeKeys(records).map((record) => ({
      key: toPublicKey(record),
      ...agesOf(record),
      isHere: held.some(({ trusted }) => trusted.keyId === record.keyId),
    })),
    retired: records.flatMap((record) =>
      record.retiredAt === null
        ? []
        : [{ keyId: record.keyId, ...agesOf(record), retiredAt: record.retiredAt.toISOString() }],
    ),
  };
}

function agesOf({ addedAt, firstSignedAt }: KeyRecord) {
  return {
    addedAt: addedAt.toISOString(),
    firstSignedAt: firstSignedAt?.toISOString() ?? null,
  };
}

/**
 * Creates a new key. The next document is signed by old and new keys and makes browsers trust both.
 * Other registries on the database do not sign until they have its file.
 */
export async function addKey(
  parts: RegistryParts,
  changes: DocumentChanges,
  order: KeyOrder,
): Promise<KeyList> {
  const { trusted } = await parts.keys.add();
  try {
    await changes.apply(async (queries, { at }) => {
      await insertKey(queries, trusted, at);
      return { ...order, action: 'add-key', after: trusted };
    });
  } catch (error) {
    // The document may be issued, and only not be on disk yet.
    const records = await readKeyRecords(parts.database.queries);
    if (!records.some(({ keyId }) => keyId === trusted.keyId)) {
      await parts.keys.retire(trusted.keyId);
    }
    throw error;
  }
  return listKeys(parts);
}

async function insertKey(queries: Queries, key: PublicKey, addedAt: Date): Promise<void> {
  const active = activeKeys(await readKeyRecords(queries));
  if (active.length >= maxSigningKeys) {
    throw new TransitionRefused(
      `There are already ${active.length} signing keys; retire one first`,
    );
  }
  // The order of two keys that were added within a millisecond must not change.
  const after = (active.at(-1)?.addedAt.getTime() ?? 0) + 1;
  const ordered = new Date(Math.max(addedAt.getTime(), after));
  await queries.insert(signingKeys).values({ ...key, addedAt: ordered });
}

/**
 * Retires a key. Throws `TransitionRefused` before every browser can know one of the others, unless
 * forced: those that do not would refuse all later documents.
 */
export async function retireKey(
  parts: RegistryParts,
  changes: DocumentChanges,
  { actor, reason, keyId, force }: RetireOrder,
): Promise<KeyList> {
  await changes.apply(async (queries, { at }) => {
    const active = activeKeys(await readKeyRecords(queries));
    const others = active.filter((key) => key.keyId !== keyId);
    if (others.length === active.length || others.length === 0) {
      throw new TransitionRefused(`${keyId} is not a signing key, or it is the only one`);
    }
    const safeFrom = knownFrom(others.map(agesOf));
    const isEarly = safeFrom === null || at < safeFrom;
    if (isEarly && !force) throw new TransitionRefused(whyEarly(keyId, safeFrom));
    await queries.update(signingKeys).set({ retiredAt: at }).where(eq(signingKeys.keyId, keyId));
    const details = { safeFrom: safeFrom?.toISOString() ?? null, isEarly };
    return { actor, reason, action: 'retire-key', before: { keyId }, details };
  });
  await parts.keys.retire(keyId);
  return listKeys(parts);
}

function whyEarly(keyId: string, safeFrom: Date | null): string {
  const when = safeFrom === null ? 'no other key has signed yet' : `wait until ${toDay(safeFrom)}`;
  return `Not every browser can know another key: ${when}. If you force it (--force), ${unknownKeyEffect}. ${keyId} goes on signing`;
}

const toDay = (date: Date) => `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
