import type { DiscoveryDocument } from '@pazar/contracts/discovery';
import type { PublicKey } from '@pazar/contracts/statement';
import { verifyDocument } from '../discovery/verify-document.ts';
import { originCheck, recordOf, type RemoteRecord } from '../records/remote-record.ts';
import type { SectionFailure } from '../records/section-failure.ts';
import { readGoodVersion } from './last-good-versions.ts';

export interface RescueOptions {
  readonly document: DiscoveryDocument;
  readonly assetOrigins: readonly string[];
  readonly keys: readonly PublicKey[];
  readonly storage: Storage;
}

/** What stands in is compared with nobody in the rollout. */
const outside = { group: 'other', rollout: null } as const;

/**
 * What to try when a build cannot be shown: its own bytes from the second address, the default
 * version, the last one that worked in this browser. Nothing that was recalled.
 */
export async function findRescue(
  record: RemoteRecord,
  failure: SectionFailure,
  options: RescueOptions,
): Promise<RemoteRecord[]> {
  const { document, assetOrigins } = options;
  const { name, version } = record;
  const entries = document.microFrontends[name] ?? [];
  const standard = entries.find(({ deployment }) => deployment.default);
  const recalled = standard?.extras.pazar.recalled ?? [];
  const isAllowed = originCheck(assetOrigins);
  const found: RemoteRecord[] = [];

  const fallback = fallbackOf(record, failure);
  if (fallback !== null) found.push(fallback);
  if (
    standard !== undefined &&
    (record.reason === 'override' || standard.metadata.version !== version)
  ) {
    found.push(recordOf(name, standard, { reason: 'rescue-default', ...outside }));
  }
  const lastGood = await lastGoodOf(name, options);
  if (lastGood !== null && lastGood.version !== version) found.push(lastGood);

  const isOther = (one: RemoteRecord) => one.manifest !== record.manifest;
  return found.filter(
    (one) => isOther(one) && isAllowed(one.manifest) && !recalled.includes(one.version),
  );
}

/** The same bytes help only against bytes that did not arrive. */
function fallbackOf(record: RemoteRecord, { kind }: SectionFailure): RemoteRecord | null {
  const { entry, name } = record;
  if (entry.fallbackUrl === undefined || !['unreachable', 'tampered'].includes(kind)) return null;
  const { group, rollout } = record;
  const elsewhere = { ...entry, url: entry.fallbackUrl };
  const made = recordOf(name, elsewhere, { reason: 'rescue-fallback', group, rollout });
  // The same container from elsewhere: the runtime keeps one address for each name.
  return { ...made, registered: `${made.registered}_fallback` };
}

async function lastGoodOf(name: string, { storage, keys }: RescueOptions) {
  const good = readGoodVersion(storage, name);
  if (good === null) return null;
  try {
    // It was accepted when it was new; that it has been followed by others is the point of it.
    const { document } = await verifyDocument(good.signed, { keys, lowestSequence: 0, now: 0 });
    const entry = document.microFrontends[name]?.find(
      ({ metadata }) => metadata.version === good.version,
    );
    return entry === undefined
      ? null
      : recordOf(name, entry, { reason: 'rescue-last-good', ...outside });
  } catch {
    return null;
  }
}
