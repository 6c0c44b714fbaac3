import type { RemoteState } from '@pazar/contracts/releases/release-state';
import type { Queries } from '../../database/open-database.ts';
import type { Check } from '../../domain/plan-api.ts';
import type { AnswerKey } from '../answers.ts';

/** Who changes which remote, and why. */
export interface ReleaseOrder {
  remote: string;
  actor: string;
  reason: string;
  /** The revision that the asker has seen; another one is refused. */
  revision?: number;
  /** Makes the same request, sent again, the same effect. */
  answerKey?: AnswerKey;
  /** What the decision was based on, for the audit. */
  details?: unknown;
}

/** What a verb works with, inside the transaction that also issues the document. */
export interface VerbContext {
  queries: Queries;
  /** The remote as it is. */
  state: RemoteState;
  order: ReleaseOrder;
  at: Date;
  /** Where a verb writes down what it looked at. */
  checks: Check[];
}

/** What a verb did, for the audit. */
export interface Done {
  action: string;
  version: string;
  /** False when visitors get what they got before: the ETag stays. */
  isSeen?: boolean;
}

/** Changes a remote, or throws why not. */
export interface Verb {
  run: (context: VerbContext) => Promise<Done>;
  /** True for the verb that may meet a remote for the first time. */
  creates?: boolean;
}
