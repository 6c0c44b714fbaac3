import { maxSigningKeys } from '../documents/signing-keys.ts';
import type { KeyList } from '../domain/maintenance-api.ts';
import type { DocumentChanges } from './document-changes.ts';
import { TransitionRefused } from './refusals.ts';
import type { RegistryParts } from './registry-parts.ts';

/** The actor of a key rotation, and the reason. */
export interface KeyOrder {
  actor: string;
  reason: string;
}

/** The keys that sign, oldest first. */
export async function listKeys({ keys }: RegistryParts): Promise<KeyList> {
  const { keys: list } = await keys.read();
  return {
    items: list.map(({ trusted, createdAt }) => ({
      key: trusted,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * Creates a new key. The next document is signed by old and new keys and makes browsers trust both.
 */
export async function addKey(
  parts: RegistryParts,
  changes: DocumentChanges,
  order: KeyOrder,
): Promise<KeyList> {
  const { keys } = await parts.keys.read();
  if (keys.length >= maxSigningKeys) {
    throw new TransitionRefused(`There are already ${keys.length} signing keys; retire one first`);
  }
  const { trusted } = await parts.keys.add();
  return reissueWith(parts, changes, { ...order, action: 'add-key', after: trusted });
}

/**
 * Retires a key. Browsers that saw no document since the new key was added reject later ones and
 * keep their last valid document until they load the configuration again.
 */
export async function retireKey(
  parts: RegistryParts,
  changes: DocumentChanges,
  order: KeyOrder & { keyId: string },
): Promise<KeyList> {
  const { actor, reason, keyId } = order;
  if (!(await parts.keys.retire(keyId))) {
    throw new TransitionRefused(`${keyId} is not a signing key, or it is the only one`);
  }
  return reissueWith(parts, changes, { actor, reason, action: 'retire-key', before: { keyId } });
}

async function reissueWith(
  parts: RegistryParts,
  changes: DocumentChanges,
  record: KeyOrder & { action: string; before?: unknown; after?: unknown },
): Promise<KeyList> {
  await changes.apply(() => Promise.resolve(record));
  return listKeys(parts);
}
