import type { RecallRequest } from '@pazar/contracts/releases/release-state';
import { and, eq, inArray } from '../../database/drizzle.ts';
import { versions } from '../../database/tables/versions.ts';
import { deploy } from '../deployments.ts';
import type { FittingVersion } from '../../domain/fit.ts';
import { FitRefused, TransitionRefused } from '../refusals.ts';
import { leaveStable } from '../stable-versions.ts';
import { VersionUnknown } from '../version-exists.ts';
import { findVersion, requireFit, requireUsable, versionsOf } from './find-version.ts';
import { endRollout, makeStable } from './rollout-rows.ts';
import type { Verb, VerbContext } from './verb.ts';

/**
 * Stops the bytes of a version for all visitors, in open tabs too: every version of the same code
 * is recalled with it. Visitors of a recalled version get the replacement, or else the newest of the
 * rollback window. Throws `TransitionRefused` where neither is there: a section with a live version
 * leaves the document only by `withdraw`. Where the first release is a canary, its recall ends it,
 * and the section leaves the document, as with `abort`.
 */
export function recall(request: RecallRequest): Verb {
  return {
    run: async (context) => {
      const { queries, state, order, at } = context;
      const { remote, reason } = order;
      const { version } = request;
      const found = await findVersion(queries, remote, version);
      if (!found) throw new VersionUnknown(remote, version);
      const recalled = (await versionsOf(queries, found, 'not-recalled')).map((row) => row.version);
      if (recalled.length === 0)
        throw new TransitionRefused(`${version} is already recalled`, 'recalled');
      await queries
        .update(versions)
        .set({ recalledAt: at, recallReason: reason })
        .where(and(eq(versions.remote, remote), inArray(versions.version, recalled)));
      for (const left of recalled) await leaveStable(queries, remote, { version: left, at });
      if (state.stable !== null && recalled.includes(state.stable)) {
        await replace(context, request, recalled);
      } else if (state.rollout && recalled.includes(state.rollout.version)) {
        await endCanary(context);
      }
      return { action: 'recall', version, details: { recalled } };
    },
  };
}

async function endCanary(context: VerbContext): Promise<void> {
  const { state, queries, order } = context;
  if (state.rollout) await endRollout(context, state.rollout, 'recalled');
  await deploy(queries, order.remote, { stable: state.stable });
}

async function replace(
  context: VerbContext,
  { replacement }: RecallRequest,
  recalled: readonly string[],
): Promise<void> {
  const { state, queries, order } = context;
  // The canary is compared with the recalled version, so it ends as well.
  if (state.rollout) await endRollout(context, state.rollout, 'recalled');
  if (replacement !== undefined && recalled.includes(replacement)) {
    throw new TransitionRefused(`${replacement} has the recalled content, so it cannot replace it`);
  }
  const target = replacement ?? (await newestThatFits(context, recalled));
  if (target === undefined) {
    throw new TransitionRefused(
      `${order.remote} has no other version that visitors could get. Name a replacement, or withdraw the section and then recall the version`,
      'no-other',
    );
  }
  await requireFit(context, await requireUsable(queries, order.remote, target));
  await makeStable(context, target);
}

/** A recall may not fail because the newest of the window no longer fits. */
async function newestThatFits(
  context: VerbContext,
  recalled: readonly string[],
): Promise<string | undefined> {
  const { state, queries, order } = context;
  for (const version of state.rollbackWindow.filter((one) => !recalled.includes(one))) {
    const found = await requireUsable(queries, order.remote, version);
    if (await fits(context, found)) return version;
  }
  return undefined;
}

async function fits(context: VerbContext, version: FittingVersion): Promise<boolean> {
  try {
    await requireFit({ ...context, checks: [] }, version);
    return true;
  } catch (error) {
    if (error instanceof FitRefused) return false;
    throw error;
  }
}
