import type { DiscoveryDocument } from '@pazar/contracts/releases/discovery';
import type { PublicKey } from '@pazar/contracts/releases/statement';
import { verifyDocument } from '../discovery/verify-document.ts';
import { type Build, buildOf, fallbackOf, originCheck } from './build.ts';
import { defaultOf, isRecalled } from './choose-entry.ts';
import type { SectionFailure } from './section-failure.ts';
import { readGoodVersion } from './last-good-versions.ts';

export interface RescueOptions {
  readonly document: DiscoveryDocument;
  readonly assetOrigins: readonly string[];
  readonly keys: readonly PublicKey[];
  readonly storage: Storage;
}

/** A fallback build is not part of the rollout comparison. */
const outside = { group: 'other', rollout: null } as const;

/**
 * The fallback builds of one that cannot be shown, in order: its own bytes from the fallback URL,
 * the default version, the last good version of this browser. Leaves out recalled builds.
 */
export async function findRescue(
  build: Build,
  { kind }: SectionFailure,
  options: RescueOptions,
): Promise<Build[]> {
  const { document, assetOrigins } = options;
  const { name, version } = build;
  const entries = document.microFrontends[name] ?? [];
  const isAllowed = originCheck(assetOrigins);
  const candidates: Build[] = [];

  // The same bytes help only against bytes that did not arrive.
  const fallback = kind === 'unreachable' || kind === 'tampered' ? fallbackOf(build) : null;
  if (fallback !== null) candidates.push(fallback);
  const standard = defaultOf(entries);
  if (
    standard !== undefined &&
    (build.reason === 'override' || standard.metadata.version !== version)
  ) {
    candidates.push(buildOf(name, standard, { reason: 'rescue-default', ...outside }));
  }
  const lastGood = await lastGoodOf(name, options);
  if (lastGood !== null && lastGood.version !== version) candidates.push(lastGood);

  return candidates.filter(
    (candidate) =>
      candidate.manifest !== build.manifest &&
      isAllowed(candidate.manifest) &&
      !isRecalled(entries, candidate.version),
  );
}

async function lastGoodOf(name: string, { storage, keys }: RescueOptions) {
  const good = readGoodVersion(storage, name);
  if (good === null) return null;
  try {
    // Sequence and expiry are not checked: going back to an older document is intended.
    const { document } = await verifyDocument(good.signed, { keys, lowestSequence: 0, now: 0 });
    const entry = document.microFrontends[name]?.find(
      ({ metadata }) => metadata.version === good.version,
    );
    return entry === undefined
      ? null
      : buildOf(name, entry, { reason: 'rescue-last-good', ...outside });
  } catch {
    return null;
  }
}
