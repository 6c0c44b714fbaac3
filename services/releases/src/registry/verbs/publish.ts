import { canaryRequestSchema, type RemoteState } from '@pazar/contracts/releases/release-state';
import { versions } from '../../database/tables/versions.ts';
import type { PublishRequest } from '../../domain/registry-api.ts';
import { refuseExisting } from '../claim-version.ts';
import { TransitionRefused } from '../refusals.ts';
import { canary } from './canary.ts';
import { requireThawed } from './freeze.ts';
import { requireFit } from './find-version.ts';
import { makeStable } from './rollout-rows.ts';
import type { Verb, VerbContext } from './verb.ts';

export type StoredVersion = typeof versions.$inferInsert;

/** Who is to get a version at once. */
export type Wish = Pick<PublishRequest, 'release' | 'canary'>;

type Publishing = Pick<VerbContext, 'queries' | 'order' | 'checks'> &
  Pick<RemoteState, 'rollout' | 'frozen'>;

/**
 * Checks that a version may be written down. Throws `VersionExists`, `FitRefused`, and `TransitionRefused`
 * where it is to be live beside an open canary or in a frozen remote.
 */
export async function requirePublishable(
  { rollout, frozen, ...context }: Publishing,
  version: StoredVersion,
  { release, canary: share }: Wish,
): Promise<void> {
  await refuseExisting(context, version);
  if (release === 'live' && share) {
    throw new TransitionRefused('Give the version either to everybody or to a canary');
  }
  if (release === 'live' || share) requireRoom(version.remote, { rollout, frozen });
  await requireFit(context, { ...version, requirements: version.requirements ?? null });
}

function requireRoom(
  remote: string,
  { rollout, frozen }: Pick<RemoteState, 'rollout' | 'frozen'>,
): void {
  requireThawed(frozen, remote);
  if (!rollout) return;
  throw new TransitionRefused(
    `${rollout.version} is an open canary; end it, or publish without --live and --canary`,
    'other-canary',
  );
}

/** Writes a version down, and gives it to everybody, or to a canary, when that is asked for. */
export function publish(version: StoredVersion, wish: Wish): Verb {
  return {
    creates: true,
    run: async (context) => {
      const { queries, state } = context;
      // Checked again under the document's lock: another publisher may have been faster.
      await requirePublishable(
        { ...context, rollout: state.rollout, frozen: state.frozen },
        version,
        wish,
      );
      await queries.insert(versions).values(version);
      if (wish.release === 'live') await makeStable(context, version.version);
      if (wish.canary) await startCanary(context, version.version, wish.canary);
      const isSeen = wish.release === 'live' || wish.canary !== undefined;
      const details = version.source ? { source: version.source } : null;
      return { action: 'publish', version: version.version, isSeen, details };
    },
  };
}

async function startCanary(
  context: VerbContext,
  version: string,
  { percent, audience }: NonNullable<Wish['canary']>,
): Promise<void> {
  const request = canaryRequestSchema.parse({
    version,
    reason: context.order.reason,
    ...(percent !== undefined && { percent }),
    ...(audience && { audience }),
  });
  await canary(request).run(context);
}
