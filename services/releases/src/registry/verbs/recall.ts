import type { RecallRequest } from '@pazar/contracts/releases/release-state';
import { and, eq } from '../../database/drizzle.ts';
import { versions } from '../../database/tables.ts';
import { deploy } from '../deployments.ts';
import type { FittingVersion } from '../../domain/fit.ts';
import { FitRefused, TransitionRefused } from '../refusals.ts';
import { withdraw } from '../stable-versions.ts';
import { VersionUnknown } from '../version-exists.ts';
import { findVersion, requireFit, requireUsable } from './find-version.ts';
import { endRollout, makeStable } from './rollout-rows.ts';
import type { Verb, VerbContext } from './verb.ts';

/**
 * Takes a version from all visitors, open tabs too. Visitors of the stable version get the
 * replacement, else the newest of the rollback window, else the section is removed.
 */
export function recall(request: RecallRequest): Verb {
  return {
    run: async (context) => {
      const { queries, state, order, at } = context;
      const { remote, reason } = order;
      const { version } = request;
      const found = await findVersion(queries, remote, version);
      if (!found) throw new VersionUnknown(remote, version);
      if (found.recalledAt) throw new TransitionRefused(`${version} is already recalled`);
      await queries
        .update(versions)
        .set({ recalledAt: at, recallReason: reason })
        .where(and(eq(versions.remote, remote), eq(versions.version, version)));
      await withdraw(queries, remote, { version, at });
      if (state.stable === version) await replace(context, request);
      else if (state.rollout?.version === version) await endCanary(context);
      return { action: 'recall', version };
    },
  };
}

async function endCanary(context: VerbContext): Promise<void> {
  const { state, queries, order } = context;
  if (state.rollout) await endRollout(context, state.rollout, 'recalled');
  await deploy(queries, order.remote, { stable: state.stable });
}

async function replace(context: VerbContext, request: RecallRequest): Promise<void> {
  const { state, queries, order } = context;
  // The canary is compared with the recalled version, so it ends as well.
  if (state.rollout) await endRollout(context, state.rollout, 'recalled');
  if (request.replacement === request.version) {
    throw new TransitionRefused('A version cannot replace itself');
  }
  const target = request.replacement ?? (await newestThatFits(context));
  if (target === undefined) return deploy(queries, order.remote, { stable: null });
  await requireFit(context, await requireUsable(queries, order.remote, target));
  await makeStable(context, target);
}

/** A recall may not fail because the newest of the window no longer fits. */
async function newestThatFits(context: VerbContext): Promise<string | undefined> {
  const { state, queries, order } = context;
  for (const version of state.rollbackWindow) {
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
