import type { PublicKey } from '@pazar/contracts/releases/statement';
import * as z from '@pazar/contracts/schema';
import type { Build } from './build.ts';
import { readLastGood } from '../discovery/last-good-document.ts';
import { type DocumentBytes, verifyDocument } from '../discovery/verify-document.ts';
import { readStored, writeStored } from '../storage/stored.ts';

const key = 'pazar.last-good';

const bytesSchema = z.strictObject({ document: z.string(), statement: z.string() });

/** For each remote the version that worked last, and the signed documents that name them. */
const storedSchema = z.strictObject({
  versions: z.record(z.string(), z.strictObject({ version: z.string(), sequence: z.int() })),
  documents: z.record(z.string(), bytesSchema),
});
type Stored = z.infer<typeof storedSchema>;

/** The good versions, and the document that contains them. */
export interface GoodVersion {
  readonly version: string;
  readonly signed: DocumentBytes;
}

const read = (storage: Storage): Stored =>
  readStored(storage, key, storedSchema) ?? { versions: {}, documents: {} };

/** The version of a remote that worked last in this browser, with its signed document. */
export function readGoodVersion(storage: Storage, remote: string): GoodVersion | null {
  const { versions, documents } = read(storage);
  const good = versions[remote];
  const signed = good && documents[good.sequence];
  return good === undefined || signed === undefined ? null : { version: good.version, signed };
}

export interface GoodVersionInDocument extends GoodVersion {
  readonly remote: string;
  readonly sequence: number;
}

/**
 * Stores a version that was mounted, with the document's exact bytes, so that its signature can be
 * verified again. Removes documents that no version needs. When storage is full, the old entries
 * stay.
 */
export function saveGoodVersion(storage: Storage, good: GoodVersionInDocument): void {
  const { remote, version, sequence, signed } = good;
  const before = read(storage);
  if (before.versions[remote]?.version === version) return;
  const versions = { ...before.versions, [remote]: { version, sequence } };
  const needed = new Set(Object.values(versions).map((one) => String(one.sequence)));
  const documents = Object.fromEntries(
    [...Object.entries(before.documents), [String(sequence), signed] as const].filter(([one]) =>
      needed.has(one),
    ),
  );
  // Where the storage is full, this remote has no earlier version to go back to.
  writeStored(storage, key, { versions, documents } satisfies Stored);
}

/**
 * Keeps a build that was mounted, if the last good document of this browser names it: no other
 * build can be verified again.
 */
export async function saveMountedBuild(
  { name: remote, version, integrity }: Build,
  { storage, keys }: { storage: Storage; keys: readonly PublicKey[] },
): Promise<void> {
  const stored = readLastGood(storage);
  if (integrity === null || stored === null) return;
  const { sequence, document, statement } = stored;
  const signed = { document, statement };
  try {
    const verified = await verifyDocument(signed, { keys, lowestSequence: 0, now: 0 });
    const entries = verified.document.microFrontends[remote] ?? [];
    if (!entries.some(({ metadata }) => metadata.version === version)) return;
  } catch {
    return; // Another tab may have stored a document that newer keys signed.
  }
  saveGoodVersion(storage, { remote, version, sequence, signed });
}
