import type { RemoteState } from '@pazar/contracts/releases/release-state';
import type { ReleaseAction, ReleaseOrder } from './release-queries.ts';

/** Ways to start or to change a rollout. */
const offersOfRollout = ['canary', 'managers', 'agent', 'share', 'invite', 'uninvite'] as const;
type OfferOfRollout = (typeof offersOfRollout)[number];

/** What a button offers: an action, or one of the ways to start or to change a rollout. */
export type Offer = ReleaseAction | OfferOfRollout;

/** What a manager has entered beside the buttons. */
export interface ReleaseInputs {
  readonly reason: string;
  /** The chosen version; null for the rollout that is open. */
  readonly version: string | null;
  /** Share of the visitors in percent; null if omitted, NaN if the text is no number. */
  readonly share: number | null;
  readonly isAutomatic: boolean;
  /** Identifier of the chosen agent. */
  readonly agent: string | null;
}

/** The registry accepts no shorter reason. */
const minReason = 3;

/** What a frozen section has not: each would give a version to more visitors. */
const offersOfMore: readonly Offer[] = ['next', 'promote', 'invite'];

/** The actions that this state allows, the usual one first. */
export function possible(state: RemoteState): Offer[] {
  const offers = offersOf(state);
  if (!state.frozen) return [...offers, 'freeze'];
  return ['unfreeze', ...offers.filter((offer) => !offersOfMore.includes(offer))];
}

function offersOf({ rollout, previous, stable }: RemoteState): Offer[] {
  const withdraw = stable === null ? [] : ['withdraw' as const];
  if (rollout === null) return [...(previous === null ? [] : ['rollback' as const]), ...withdraw];
  const invited = rollout.audience !== null && rollout.percent > 0 ? ['uninvite' as const] : [];
  const changes = ['share' as const, ...invited];
  if (rollout.state === 'paused') return ['promote', 'resume', 'abort', ...changes, ...withdraw];
  const isLast = rollout.step + 1 >= rollout.steps.length;
  const next = isLast ? [] : ['next' as const];
  return [...next, 'promote', 'pause', 'abort', 'invite', ...changes, ...withdraw];
}

/** The actions that a chosen version allows. */
export function possibleWith(version: string, { rollout, stable, frozen }: RemoteState): Offer[] {
  return rollout === null && version !== stable && !frozen
    ? ['managers', 'agent', 'canary', 'promote', 'recall']
    : ['recall'];
}

/** What an offer lacks: the field that has to be filled in first. */
export function lacks(offer: Offer, inputs: ReleaseInputs): 'reason' | 'agent' | 'share' | null {
  const { reason, agent, share } = inputs;
  if (reason.trim().length < minReason) return 'reason';
  if (offersOfAgent.includes(offer) && agent === null) return 'agent';
  if (offer === 'share') return isShare(share) ? null : 'share';
  return startOffers.includes(offer) && share !== null && !isShare(share) ? 'share' : null;
}

const startOffers: readonly Offer[] = ['managers', 'agent', 'canary'];

const offersOfAgent: readonly Offer[] = ['agent', 'invite'];
const isShare = (share: number | null) => share !== null && share > 0 && share <= 100;

/** The change that an offer asks for. */
export function orderOf(
  offer: Offer,
  inputs: ReleaseInputs,
  rollout: RemoteState['rollout'],
): ReleaseOrder {
  const { share, version } = inputs;
  const reason = inputs.reason.trim();
  const agents = inputs.agent === null ? [] : [inputs.agent];
  const percent = share === null ? {} : { percent: share };
  const chosen = { reason, ...(version !== null && { version }) };
  const open = { reason, ...(rollout !== null && { version: rollout.version }) };
  // A share stays until somebody changes it.
  const started = { ...chosen, ...percent, automatic: inputs.isAutomatic && share === null };
  const canaries: Record<OfferOfRollout, ReleaseOrder['request']> = {
    managers: { ...started, audience: { roles: ['ROLE_MANAGEMENT'], agents } },
    agent: { ...started, audience: { agents } },
    canary: agents.length === 0 ? started : { ...started, audience: { agents } },
    share: { ...open, ...percent },
    invite: { ...open, audience: { agents, keep: true } },
    uninvite: { ...open, audience: {} },
  };
  if (isOfRollout(offer)) return { action: 'canary', request: canaries[offer] };
  return {
    action: offer,
    request: offer === 'promote' || offer === 'recall' ? chosen : { reason },
  };
}

const isOfRollout = (offer: Offer): offer is OfferOfRollout =>
  offersOfRollout.some((one) => one === offer);
