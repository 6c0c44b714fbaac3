import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { versions } from '../../database/tables/versions.ts';
import { refuseExisting } from '../claim-version.ts';
import { TransitionRefused } from '../refusals.ts';
import { requireThawed } from './freeze.ts';
import { requireFit } from './find-version.ts';
import { makeStable } from './rollout-rows.ts';
import type { Verb, VerbContext } from './verb.ts';

export type StoredVersion = typeof versions.$inferInsert;

type Publishing = Pick<VerbContext, 'queries' | 'order' | 'checks'> &
  Pick<RemoteState, 'rollout' | 'frozen'>;

/**
 * Checks that a version may be written down. Throws `VersionExists`, `FitRefused`, and `TransitionRefused`
 * where it is to be live beside an open canary or in a frozen remote.
 */
export async function requirePublishable(
  { rollout, frozen, ...context }: Publishing,
  version: StoredVersion,
  release: 'live' | 'none',
): Promise<void> {
  await refuseExisting(context, version);
  if (release === 'live') requireThawed(frozen, version.remote);
  if (release === 'live' && rollout) {
    throw new TransitionRefused(
      `${rollout.version} is an open canary; end it, or publish without --live`,
    );
  }
  await requireFit(context, { ...version, requirements: version.requirements ?? null });
}

/** Writes a version down, and gives it to everybody when it is to be live at once. */
export function publish(version: StoredVersion, release: 'live' | 'none'): Verb {
  return {
    creates: true,
    run: async (context) => {
      const { queries, state } = context;
      // Checked again under the document's lock: another publisher may have been faster.
      await requirePublishable(
        { ...context, rollout: state.rollout, frozen: state.frozen },
        version,
        release,
      );
      await queries.insert(versions).values(version);
      if (release === 'live') await makeStable(context, version.version);
      return { action: 'publish', version: version.version, isSeen: release === 'live' };
    },
  };
}
