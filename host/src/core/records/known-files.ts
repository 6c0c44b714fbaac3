import type { RemoteRecord } from './remote-record.ts';

export interface Owner {
  readonly record: RemoteRecord;
  /** Null for a file of a development server. */
  readonly integrity: string | null;
}

/** Everything that may be loaded in this tab. */
export interface KnownFiles {
  add(record: RemoteRecord): void;
  /** Every record, also those that have been replaced. */
  records(): readonly RemoteRecord[];
  ofManifest(url: string): RemoteRecord | undefined;
  /** Whose a file is: a signed document names it, or a development server has it. */
  ownerOf(url: string): Owner | undefined;
}

export function createKnownFiles(first: readonly RemoteRecord[]): KnownFiles {
  const byManifest = new Map<string, RemoteRecord>();
  const signed = new Map<string, Owner>();
  const developed: RemoteRecord[] = [];

  function add(record: RemoteRecord): void {
    byManifest.set(record.manifest, record);
    if (record.integrity === null) developed.push(record);
    for (const [url, integrity] of record.integrity ?? []) signed.set(url, { record, integrity });
  }
  for (const record of first) add(record);

  return {
    add,
    records: () => [...byManifest.values()],
    ofManifest: (url) => byManifest.get(url),
    ownerOf(url) {
      const record = developed.find(({ base }) => url.startsWith(base));
      return record === undefined ? signed.get(url) : { record, integrity: null };
    },
  };
}
