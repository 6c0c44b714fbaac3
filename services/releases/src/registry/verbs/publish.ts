import { versions } from '../../database/tables.ts';
import { refuseExisting } from '../claim-version.ts';
import { TransitionRefused } from '../refusals.ts';
import { requireFit } from './find-version.ts';
import { makeStable } from './rollout-rows.ts';
import type { Verb } from './verb.ts';

/** A version that was checked and stored. */
export type StoredVersion = typeof versions.$inferInsert;

/** Writes a version down, and gives it to everybody when it is to be live at once. */
export function publish(version: StoredVersion, release: 'live' | 'none'): Verb {
  return {
    creates: true,
    run: async (context) => {
      const { queries, state } = context;
      // Checked again under the document's lock: another publisher may have been faster.
      await refuseExisting(context, version);
      if (release === 'live' && state.rollout) {
        throw new TransitionRefused(
          `${state.rollout.version} is an open canary; end it, or publish without making the version live (--keep)`,
        );
      }
      await requireFit(context, version);
      await queries.insert(versions).values(version);
      if (release === 'live') await makeStable(context, version.version);
      return { action: 'publish', version: version.version, isSeen: release === 'live' };
    },
  };
}
