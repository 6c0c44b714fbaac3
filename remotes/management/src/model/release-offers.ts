import type { RemoteState } from '@pazar/contracts/releases/release-state';
import type { ReleaseAction, ReleaseOrder } from '../api/release-queries.ts';

/** What a button offers: an action, or one of the ways to start or to change a rollout. */
export type Offer = ReleaseAction | 'managers' | 'agent' | 'share' | 'invite' | 'uninvite';

/** What a manager has entered beside the buttons. */
export interface ReleaseInputs {
  readonly reason: string;
  /** The chosen version; null for the rollout that is open. */
  readonly version: string | null;
  /** Share of the visitors in percent; null where it is left out, NaN for what is no number. */
  readonly share: number | null;
  readonly isAutomatic: boolean;
  /** Identifier of the chosen agent. */
  readonly agent: string | null;
}

/** The registry takes no shorter reason. */
const minReason = 3;

/** What is possible in this state, the usual thing first. */
export function possible({ rollout, previous, stable }: RemoteState): Offer[] {
  const withdraw = stable === null ? [] : ['withdraw' as const];
  if (rollout === null) return [...(previous === null ? [] : ['rollback' as const]), ...withdraw];
  const invited = rollout.audience !== null && rollout.percent > 0 ? ['uninvite' as const] : [];
  const changes = ['share' as const, ...invited];
  if (rollout.state === 'paused') return ['promote', 'resume', 'abort', ...changes, ...withdraw];
  const isLast = rollout.step + 1 >= rollout.steps.length;
  const next = isLast ? [] : ['next' as const];
  return [...next, 'promote', 'pause', 'abort', 'invite', ...changes, ...withdraw];
}

/** What is possible with a chosen version. */
export function possibleWith(version: string, { rollout, stable }: RemoteState): Offer[] {
  return rollout === null && version !== stable
    ? ['managers', 'agent', 'canary', 'promote', 'recall']
    : ['recall'];
}

/** What an offer lacks: the field that has to be filled in first. */
export function lacks(offer: Offer, inputs: ReleaseInputs): 'reason' | 'agent' | 'share' | null {
  const { reason, agent, share } = inputs;
  if (reason.trim().length < minReason) return 'reason';
  if ((offer === 'agent' || offer === 'invite') && agent === null) return 'agent';
  const isShare = share !== null && share > 0 && share <= 100;
  if (offer === 'share') return isShare ? null : 'share';
  return offer === 'canary' && share !== null && !isShare ? 'share' : null;
}

/** The change that an offer asks for. */
export function orderOf(
  offer: Offer,
  inputs: ReleaseInputs,
  rollout: RemoteState['rollout'],
): ReleaseOrder {
  const reason = inputs.reason.trim();
  const { share, isAutomatic: automatic } = inputs;
  const agents = inputs.agent === null ? [] : [inputs.agent];
  const named = inputs.version ?? rollout?.version;
  const chosen = { reason, ...(inputs.version !== null && { version: inputs.version }) };
  const changed = { reason, ...(named !== undefined && { version: named }) };
  switch (offer) {
    case 'managers':
      return canary({ ...chosen, automatic, audience: { roles: ['ROLE_MANAGEMENT'] } });
    case 'agent':
      return canary({ ...chosen, automatic, audience: { agents } });
    case 'canary':
      return canary({ ...chosen, automatic, ...(share !== null && { percent: share }) });
    case 'share':
      return canary({ ...changed, ...(share !== null && { percent: share }) });
    case 'invite':
      return canary({ ...changed, audience: { agents, keep: true } });
    case 'uninvite':
      return canary({ ...changed, audience: {} });
    case 'promote':
    case 'recall':
      return { action: offer, request: chosen };
    default:
      return { action: offer, request: { reason } };
  }
}

const canary = (request: ReleaseOrder['request']): ReleaseOrder => ({ action: 'canary', request });
