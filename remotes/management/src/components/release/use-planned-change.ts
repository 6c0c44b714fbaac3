import type { ReleasePlan } from '@pazar/contracts/releases/release-plan';
import type { RemoteState } from '@pazar/contracts/releases/release-state';
import { useApiMutation } from '@pazar/section/use-api-mutation';
import { useNotify } from '@pazar/shell/notify';
import { useState } from 'react';
import {
  changeRelease,
  planRelease,
  type ReleaseAction,
  type ReleaseOrder,
} from '../../api/release-queries.ts';
import { sectionOf } from '../../model/release-words.ts';
import { useFormatters } from '../../model/use-formatters.ts';

/** A change whose effect is shown, at the revision for which it was read. */
export interface PlannedChange {
  readonly order: ReleaseOrder;
  readonly revision: number;
  readonly plan: ReleasePlan;
}

/** Changes that are done without a question: each leaves the live version as it is. */
const immediate: readonly ReleaseAction[] = ['pause', 'resume', 'abort', 'freeze', 'unfreeze'];

/**
 * Changes of a remote. The effect of most is shown first and needs a confirmation.
 *
 * @param onDone called after a change
 */
export function usePlannedChange(state: RemoteState, onDone: () => void) {
  const words = useFormatters();
  const notify = useNotify();
  const { name, revision, rollout } = state;
  const look = useApiMutation<ReleasePlan>({ mutationKey: ['management', 'plan', name] });
  const change = useApiMutation({ mutationKey: ['management', 'release', name] });
  const [planned, setPlanned] = useState<PlannedChange | null>(null);

  function send(order: ReleaseOrder, seen: number): void {
    change.mutate(changeRelease({ name, revision: seen }, order), {
      onSuccess: () => {
        const done = rollout !== null && order.action === 'canary' ? 'changed' : order.action;
        notify(words.t(`releases.done.${done}`, { remote: sectionOf(name, words) }));
        setPlanned(null);
        onDone();
      },
    });
  }

  return {
    planned,
    isBusy: look.isPending || change.isPending,
    planError: look.error,
    changeError: change.error,
    propose(order: ReleaseOrder): void {
      change.reset();
      setPlanned(null);
      if (immediate.includes(order.action)) return send(order, revision);
      look.mutate(planRelease(name, order), {
        onSuccess: (plan) => setPlanned({ order, revision, plan }),
      });
    },
    confirm: (): void =>
      planned?.plan.allowed === true ? send(planned.order, planned.revision) : undefined,
    cancel: () => setPlanned(null),
  };
}
