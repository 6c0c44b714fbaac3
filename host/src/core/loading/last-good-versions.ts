import * as z from 'zod/mini';
import type { DocumentBytes } from '../discovery/verify-document.ts';

const key = 'pazar.last-good';

const bytesSchema = z.strictObject({ document: z.string(), statement: z.string() });

/** For each remote the version that worked last, and the signed documents that name them. */
const storedSchema = z.strictObject({
  versions: z.record(z.string(), z.strictObject({ version: z.string(), sequence: z.int() })),
  documents: z.record(z.string(), bytesSchema),
});
type Stored = z.infer<typeof storedSchema>;

/** What worked, and the document that has it. */
export interface GoodVersion {
  readonly version: string;
  readonly signed: DocumentBytes;
}

function read(storage: Storage): Stored {
  try {
    return storedSchema.parse(JSON.parse(storage.getItem(key) ?? 'null'));
  } catch {
    return { versions: {}, documents: {} };
  }
}

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
 * Keeps a version that stood on the page, with the document's exact bytes, so that its signature
 * can be verified again. Documents that no version needs go. A full storage keeps what it had.
 */
export function keepGoodVersion(storage: Storage, good: GoodVersionInDocument): void {
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
  try {
    storage.setItem(key, JSON.stringify({ versions, documents } satisfies Stored));
  } catch {
    // A large document beside others: then this remote has no earlier version to go back to.
  }
}
