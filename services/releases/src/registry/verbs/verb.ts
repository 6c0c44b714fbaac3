import type { RemoteState } from '@pazar/contracts/releases/release-state';
import type { Queries } from '../../database/open-database.ts';
import type { Check } from '../../domain/plan-api.ts';
import type { AnswerKey } from '../answers.ts';

/** The actor, the remote, and the reason. */
export interface ReleaseOrder {
  remote: string;
  actor: string;
  reason: string;
  /** The revision that the caller has seen; another one is rejected. */
  revision?: number;
  /** Makes retries of a request have one effect. */
  answerKey?: AnswerKey;
  /** The evidence of the decision, for the audit. */
  details?: unknown;
}

/** The dependencies of a verb, inside the transaction that also issues the document. */
export interface VerbContext {
  queries: Queries;
  /** The remote as it is. */
  state: RemoteState;
  order: ReleaseOrder;
  at: Date;
  checks: Check[];
}

/** The effect of a verb, for the audit. */
export interface Done {
  action: string;
  version: string | null;
  /** False when the live versions are unchanged: the ETag stays. */
  isSeen?: boolean;
  /** What the state does not show, for the audit. */
  details?: unknown;
}

/** Changes a remote, or throws why not. */
export interface Verb {
  run: (context: VerbContext) => Promise<Done>;
  /** True for the verb that may meet a remote for the first time. */
  creates?: boolean;
}
