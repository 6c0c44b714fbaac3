import type { Clock } from '../../../clock/clock.ts';
import type { Database } from '../../../database/database.ts';
import { and, eq, isNotNull, isNull } from '../../../database/drizzle.ts';
import type { SecurityUndo } from '../../../database/stored-values.ts';
import { recoveryCodes } from '../../../database/tables/recovery-codes.ts';
import { secondFactors } from '../../../database/tables/second-factors.ts';
import type { Mailer } from '../../../mail/mailer.ts';
import { Refusal } from '../../../problems/refusal.ts';
import type { RequestLimiter } from '../../../security/request-limiter.ts';
import type { SecretBox } from '../../../security/secret-box.ts';
import { lockAgent } from '../../account-repository.ts';
import type { AgentRow } from '../../../callers/agent-repository.ts';
import { recordSecurity, notifyOfSecurity, type SecurityMail } from '../security-change.ts';
import { storedCodes } from '../undo-security.ts';
import {
  newRecoveryCodes,
  newSecret,
  secretUri,
  stepOf,
  writtenCode,
} from './second-factor-codes.ts';
import { isOfApp, useCode } from './use-code.ts';

export type SecondFactor = ReturnType<typeof createSecondFactor>;

export interface SecondFactorDependencies {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  box: SecretBox;
  limiter: RequestLimiter;
}

/** A change in the audit, and its e-mail. */
interface Change {
  action: Parameters<typeof recordSecurity>[2]['action'];
  mail: SecurityMail;
}

export function createSecondFactor(dependencies: SecondFactorDependencies) {
  const { database, clock, mailer, box, limiter } = dependencies;

  async function find(transaction: Database, agentId: string) {
    const [row] = await transaction
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.agentId, agentId))
      .for('update');
    return row;
  }

  async function requireOn(transaction: Database, agentId: string) {
    const row = await find(transaction, agentId);
    if (!row?.confirmedAt) throw new Refusal('invalid-transition');
    return row;
  }

  async function undoOfEnd(transaction: Database, agentId: string): Promise<SecurityUndo> {
    const { secret, lastStep, createdAt, confirmedAt } = await requireOn(transaction, agentId);
    const times = {
      createdAt: createdAt.toISOString(),
      confirmedAt: (confirmedAt ?? createdAt).toISOString(),
    };
    const codes = await storedCodes(transaction, agentId);
    return { kind: 'second-factor-off', factor: { secret, lastStep, ...times }, codes };
  }

  async function replaceCodes(transaction: Database, agentId: string) {
    const codes = newRecoveryCodes();
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.agentId, agentId));
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ agentId, codeHash: box.hash(code, agentId) })));
    return { codes: codes.map(writtenCode) };
  }

  /** Adds a change to the audit, and notifies the owner. */
  async function record(
    transaction: Database,
    agent: AgentRow,
    { action, mail, undo = null }: Change & { undo?: SecurityUndo | null },
  ): Promise<void> {
    const at = clock();
    await recordSecurity(transaction, agent, { action, at });
    await notifyOfSecurity(transaction, agent, { action, at, mailer, mail, undo });
  }

  /**
   * Makes a change in one transaction, with its entry in the audit and its e-mail.
   */
  async function change<Result>(
    agent: AgentRow,
    facts: Change,
    work: (transaction: Database) => Promise<{ result: Result; undo: SecurityUndo }>,
  ): Promise<Result> {
    return database.transaction(async (transaction) => {
      await lockAgent(transaction, agent.id);
      const { result, undo } = await work(transaction);
      await record(transaction, agent, { ...facts, undo });
      return result;
    });
  }

  /** Bounds the guesses in an hour, and those of strangers in a row. 422 at `/code`, 429. */
  async function countTry(id: string, code: string, isKnown: boolean): Promise<void> {
    if (!isOfApp(code)) return limiter.count('recoveryCode', id);
    await limiter.count(isKnown ? 'knownCode' : 'code', id);
    if (!isKnown && !(await limiter.allows('codesInRow', id))) throw wrongCode('recovery-only');
  }

  return {
    /** When it was turned on, and how many recovery codes are left; null while it is off. */
    read: async (agentId: string) => {
      const [row] = await database
        .select()
        .from(secondFactors)
        .where(and(eq(secondFactors.agentId, agentId), isNotNull(secondFactors.confirmedAt)));
      if (!row?.confirmedAt) return null;
      const left = and(eq(recoveryCodes.agentId, agentId), isNull(recoveryCodes.usedAt));
      return {
        since: row.confirmedAt.toISOString(),
        codesLeft: await database.$count(recoveryCodes, left),
      };
    },
    /** Creates a secret, which is inactive until `confirm`. Throws `invalid-transition` while on. */
    begin: ({ id, username }: AgentRow) =>
      database.transaction(async (transaction) => {
        await lockAgent(transaction, id);
        if ((await find(transaction, id))?.confirmedAt) throw new Refusal('invalid-transition');
        const secret = newSecret();
        const row = { secret: box.seal(secret, id), createdAt: clock(), lastStep: 0 };
        await transaction
          .insert(secondFactors)
          .values({ agentId: id, ...row })
          .onConflictDoUpdate({ target: secondFactors.agentId, set: row });
        return { secret, uri: secretUri(secret, username) };
      }),
    /** Turns it on with a first code. Returns recovery codes. 422 at `/code`, `invalid-transition`. */
    confirm: async (agent: AgentRow, code: string) => {
      const { id } = agent;
      await limiter.count('knownCode', id);
      const confirmed = await change(
        agent,
        { action: 'account.second-factor-on', mail: 'secondFactorOn' },
        async (transaction) => {
          const row = await find(transaction, id);
          if (!row || row.confirmedAt !== null) throw new Refusal('invalid-transition');
          const step = stepOf(box.open(row.secret, id), code, clock());
          if (step === null) throw wrongCode();
          const confirmedAt = clock();
          await transaction
            .update(secondFactors)
            .set({ confirmedAt, lastStep: step })
            .where(eq(secondFactors.agentId, id));
          const undo = { kind: 'second-factor-on', since: confirmedAt.toISOString() } as const;
          return { result: await replaceCodes(transaction, id), undo };
        },
      );
      // They were guesses at the codes of the factor before.
      await limiter.forget('codesInRow', id);
      return confirmed;
    },
    /**
     * Creates new recovery codes, which replace the others. Throws `invalid-transition` while off.
     */
    renewCodes: (agent: AgentRow) =>
      change(
        agent,
        { action: 'account.new-recovery-codes', mail: 'recoveryCodesMade' },
        async (transaction) => {
          await requireOn(transaction, agent.id);
          const codes = await storedCodes(transaction, agent.id);
          const result = await replaceCodes(transaction, agent.id);
          return { result, undo: { kind: 'recovery-codes-made', codes } };
        },
      ),
    /** Turns it off with a code. 422 at `/code`, `invalid-transition`. */
    end: async (agent: AgentRow, code: string) => {
      const { id } = agent;
      await limiter.count('knownCode', id);
      await change(
        agent,
        { action: 'account.second-factor-off', mail: 'secondFactorOff' },
        async (transaction) => {
          if (
            (await useCode(transaction, await requireOn(transaction, id), {
              code,
              box,
              at: clock(),
            })) === null
          )
            throw wrongCode();
          const undo = await undoOfEnd(transaction, id);
          await transaction.delete(recoveryCodes).where(eq(recoveryCodes.agentId, id));
          await transaction.delete(secondFactors).where(eq(secondFactors.agentId, id));
          return { result: undefined, undo };
        },
      );
    },
    /**
     * Redeems a code of the app or a recovery code, each once. Five wrong codes notify the owner: their
     * sender knows the password. 422 at `/code`, `recovery-only` there for a code of the app after fifty wrong ones
     * in unknown browsers; `rate-limited`.
     */
    redeem: async (agent: AgentRow, code: string, { isKnown }: { isKnown: boolean }) => {
      const { id } = agent;
      await countTry(id, code, isKnown);
      const used = await database.transaction(async (transaction) => {
        const row = await requireOn(transaction, agent.id);
        const found = await useCode(transaction, row, { code, box, at: clock() });
        if (found === 'recovery') {
          await record(transaction, agent, {
            action: 'account.use-recovery-code',
            mail: 'recoveryCodeUsed',
          });
        }
        return found;
      });
      if (used !== null) {
        // The owner, in a browser that was unknown until now.
        if (!isKnown) await limiter.forget('codesInRow', id);
        return;
      }
      const isMistyped = await limiter.allows('wrongCode', id);
      if (!isMistyped && (await limiter.allows('wrongCodeMail', id))) {
        await database.transaction((transaction) =>
          record(transaction, agent, { action: 'account.wrong-codes', mail: 'wrongCodes' }),
        );
      }
      throw wrongCode();
    },
  };
}

function wrongCode(code: 'invalid' | 'recovery-only' = 'invalid'): Refusal {
  return new Refusal('validation', { errors: [{ pointer: '/code', code }] });
}
