import type { VersionRequest } from '@pazar/contracts/releases/release-state';
import { deploy } from '../deployments.ts';
import { TransitionRefused } from '../refusals.ts';
import { wasStable, withdraw } from '../stable-versions.ts';
import { requireFit, requireUsable } from './find-version.ts';
import { endRollout, makeStable } from './rollout-rows.ts';
import type { Done, Verb, VerbContext } from './verb.ts';

/** Ends the open canary, or without one moves all visitors back to an earlier version. */
export function rollback({ version }: VersionRequest): Verb {
  return {
    run: async (context) => {
      const { rollout } = context.state;
      if (!rollout) return goBack(context, version ?? context.state.previous);
      if (version !== undefined && version !== rollout.stable) {
        throw new TransitionRefused(`${rollout.version} is the open canary; roll it back first`);
      }
      await endRollout(context, rollout, 'rolled-back');
      await deploy(context.queries, context.order.remote, { stable: rollout.stable });
      return { action: 'rollback', version: rollout.stable };
    },
  };
}

async function goBack(context: VerbContext, version: string | null): Promise<Done> {
  const { queries, state, order, at } = context;
  const { remote } = order;
  if (version === null)
    throw new TransitionRefused(`${remote} has no earlier version to go back to`);
  if (version === state.stable) throw new TransitionRefused(`${version} is already live`);
  const found = await requireUsable(queries, remote, version);
  if (!(await wasStable(queries, remote, version))) {
    throw new TransitionRefused(`${version} was never live for everyone; promote it instead`);
  }
  await requireFit(context, found);
  if (state.stable !== null) await withdraw(queries, remote, { version: state.stable, at });
  await makeStable(context, version);
  return { action: 'rollback', version };
}
