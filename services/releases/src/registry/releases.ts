import type { ReleaseChange, RemoteState } from '@pazar/contracts/releases/release-state';
import { releaseChangeSchema } from '@pazar/contracts/releases/release-state';
import { eq } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { remotes } from '../database/tables/remotes.ts';
import type { Check } from '../domain/plan-api.ts';
import { findAnswer, keepAnswer } from './answers.ts';
import { appendAudit } from './audit-log.ts';
import type { ChangeMoment, ChangeRecord, DocumentChanges } from './document-changes.ts';
import { readDocumentRow } from './read-registry.ts';
import { RemoteUnknown, StateConflict } from './refusals.ts';
import type { RegistryParts } from './registry-parts.ts';
import { readState } from './remote-state.ts';
import type { ReleaseOrder, Verb } from './verbs/verb.ts';

/** Changes the versions that visitors of a remote get. */
export class Releases {
  readonly #parts: RegistryParts;
  readonly #changes: DocumentChanges;

  constructor(parts: RegistryParts, changes: DocumentChanges) {
    this.#parts = parts;
    this.#changes = changes;
  }

  /**
   * Makes the change, in one transaction with the document and the audit; settles when browsers can
   * see it. Throws `StateConflict`, `TransitionRefused`, `FitRefused`, `RemoteUnknown`,
   * `VersionUnknown` or `KeyReused`, and then nothing has changed.
   */
  async change(order: ReleaseOrder, verb: Verb): Promise<ReleaseChange> {
    const known = await this.#answered(this.#parts.database.queries, order);
    if (known) return known;
    let answer: ReleaseChange | undefined;
    try {
      await this.#changes.apply(async (queries, moment) => {
        answer = await this.#answered(queries, order);
        // The same request was answered in between: no second document is issued.
        if (answer) throw new AnsweredBefore();
        const done = await runVerb({ queries, moment, order, checks: [] }, verb);
        answer = { sequence: moment.sequence, state: done.after };
        if (order.answerKey) {
          await keepAnswer(queries, order.answerKey, { body: answer, at: moment.at });
        }
        return done.record;
      });
    } catch (error) {
      if (!(error instanceof AnsweredBefore)) throw error;
    }
    if (!answer) throw new Error('A change settled without an answer');
    return answer;
  }

  /** Records a decision that changes nothing in the audit, such as a controller's to wait. */
  async note(order: ReleaseOrder & { action: string; version: string | null }): Promise<void> {
    const { remote, actor, reason, action, version, details } = order;
    await this.#parts.database.queries.transaction(async (queries) => {
      const { sequence } = await readDocumentRow(queries);
      const entry = { remote, actor, reason, action, version, sequence, details: details ?? null };
      await appendAudit(queries, entry, this.#parts.now());
    });
  }

  async #answered(queries: Queries, order: ReleaseOrder): Promise<ReleaseChange | undefined> {
    if (!order.answerKey) return undefined;
    const found = await findAnswer(queries, order.answerKey);
    return found === undefined ? undefined : releaseChangeSchema.parse(found);
  }
}

class AnsweredBefore extends Error {}

/** A verb's run, inside a transaction. */
export interface Run {
  queries: Queries;
  moment: ChangeMoment;
  order: ReleaseOrder;
  checks: Check[];
}

export async function runVerb(
  run: Run,
  verb: Verb,
): Promise<{ before: RemoteState; after: RemoteState; record: ChangeRecord }> {
  const { queries, order, moment, checks } = run;
  const { remote, actor, reason, details } = order;
  if (verb.creates) await ensureRemote(queries, remote, moment.at);
  const before = await requireState(queries, remote);
  if (order.revision !== undefined && order.revision !== before.revision) {
    throw new StateConflict(before);
  }
  const done = await verb.run({ queries, order, checks, state: before, at: moment.at });
  const { action, version, isSeen = true } = done;
  if (isSeen) {
    await queries
      .update(remotes)
      .set({ revision: before.revision + 1, updatedAt: moment.at })
      .where(eq(remotes.name, remote));
  }
  const after = await requireState(queries, remote);
  const record = {
    remote,
    actor,
    reason,
    action,
    version,
    details: details ?? done.details ?? null,
  };
  return { before, after, record: { ...record, before: brief(before), after: brief(after) } };
}

async function requireState(queries: Queries, remote: string): Promise<RemoteState> {
  const state = await readState(queries, remote);
  if (!state) throw new RemoteUnknown(remote);
  return state;
}

async function ensureRemote(queries: Queries, name: string, at: Date): Promise<void> {
  await queries
    .insert(remotes)
    .values({ name, createdAt: at, updatedAt: at })
    .onConflictDoNothing();
}

/** The part of a state that the audit stores: the rest follows from earlier records. */
function brief({ revision, stable, deployments, rollout }: RemoteState) {
  return { revision, stable, deployments, rollout };
}
