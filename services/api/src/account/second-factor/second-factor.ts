import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, isNotNull, isNull } from '../../database/drizzle.ts';
import { recoveryCodes, secondFactors } from '../../database/tables/second-factors.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { RequestLimiter } from '../../security/request-limiter.ts';
import type { SecretBox } from '../../security/secret-box.ts';
import { lockAgent } from '../account-repository.ts';
import type { AgentRow } from '../../agents/agent-repository.ts';
import { recordSecurity, notifyOfSecurity, type SecurityMail } from '../security-change.ts';
import {
  newRecoveryCodes,
  newSecret,
  secretUri,
  stepOf,
  writtenCode,
} from './second-factor-codes.ts';

export interface SecondFactor {
  /** When it was turned on, and how many recovery codes are left; null while it is off. */
  read: (agentId: string) => Promise<{ since: string; codesLeft: number } | null>;
  /** Creates a secret, which is inactive until `confirm`. Throws `invalid-transition` while on. */
  begin: (agent: AgentRow) => Promise<{ secret: string; uri: string }>;
  /** Turns it on with a first code. Returns recovery codes. 422 at `/code`, `invalid-transition`. */
  confirm: (agent: AgentRow, code: string) => Promise<{ codes: string[] }>;
  /**
   * Creates new recovery codes, which replace the others. Throws `invalid-transition` while off.
   */
  renewCodes: (agent: AgentRow) => Promise<{ codes: string[] }>;
  /** Turns it off with a code. 422 at `/code`, `invalid-transition`. */
  end: (agent: AgentRow, code: string) => Promise<void>;
  /** Redeems a code of the app or a recovery code, each once. 422 at `/code`, `rate-limited`. */
  redeem: (agent: AgentRow, code: string) => Promise<void>;
}

export interface SecondFactorDependencies {
  database: Database;
  clock: Clock;
  mailer: Mailer;
  box: SecretBox;
  limiter: RequestLimiter;
}

export function createSecondFactor(dependencies: SecondFactorDependencies): SecondFactor {
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

  async function replaceCodes(transaction: Database, agentId: string) {
    const codes = newRecoveryCodes();
    await transaction.delete(recoveryCodes).where(eq(recoveryCodes.agentId, agentId));
    await transaction
      .insert(recoveryCodes)
      .values(codes.map((code) => ({ agentId, codeHash: box.hash(code, agentId) })));
    return { codes: codes.map(writtenCode) };
  }

  /** Whether a code is an unused one of the app, or a recovery code. */
  async function use(transaction: Database, agentId: string, code: string) {
    const row = await requireOn(transaction, agentId);
    if (/^\d+$/.test(code)) {
      const step = stepOf(box.open(row.secret, agentId), code, clock());
      if (step === null || step <= row.lastStep) return null;
      await transaction
        .update(secondFactors)
        .set({ lastStep: step })
        .where(eq(secondFactors.agentId, agentId));
      return 'app';
    }
    const used = await transaction
      .update(recoveryCodes)
      .set({ usedAt: clock() })
      .where(
        and(
          eq(recoveryCodes.agentId, agentId),
          eq(recoveryCodes.codeHash, box.hash(code, agentId)),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ agentId: recoveryCodes.agentId });
    return used.length > 0 ? 'recovery' : null;
  }

  /**
   * Makes a change in one transaction, with its entry in the audit and its e-mail.
   */
  async function change<Result>(
    agent: AgentRow,
    {
      action,
      mail,
    }: { action: Parameters<typeof recordSecurity>[2]['action']; mail: SecurityMail },
    work: (transaction: Database) => Promise<Result>,
  ): Promise<Result> {
    const at = clock();
    return database.transaction(async (transaction) => {
      await lockAgent(transaction, agent.id);
      const done = await work(transaction);
      await recordSecurity(transaction, agent, { action, at });
      await notifyOfSecurity(transaction, agent, { action, at, mailer, mail });
      return done;
    });
  }

  return {
    read: async (agentId) => {
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
    begin: ({ id, username }) =>
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
    confirm: async (agent, code) => {
      const { id } = agent;
      await limiter.count('code', id);
      return change(
        agent,
        { action: 'account.second-factor-on', mail: 'secondFactorOn' },
        async (transaction) => {
          const row = await find(transaction, id);
          if (!row || row.confirmedAt !== null) throw new Refusal('invalid-transition');
          const step = stepOf(box.open(row.secret, id), code, clock());
          if (step === null) throw wrongCode();
          await transaction
            .update(secondFactors)
            .set({ confirmedAt: clock(), lastStep: step })
            .where(eq(secondFactors.agentId, id));
          return replaceCodes(transaction, id);
        },
      );
    },
    renewCodes: (agent) =>
      change(
        agent,
        { action: 'account.new-recovery-codes', mail: 'recoveryCodesMade' },
        async (transaction) => {
          await requireOn(transaction, agent.id);
          return replaceCodes(transaction, agent.id);
        },
      ),
    end: async (agent, code) => {
      const { id } = agent;
      await limiter.count('code', id);
      await change(
        agent,
        { action: 'account.second-factor-off', mail: 'secondFactorOff' },
        async (transaction) => {
          if ((await use(transaction, id, code)) === null) throw wrongCode();
          await transaction.delete(recoveryCodes).where(eq(recoveryCodes.agentId, id));
          await transaction.delete(secondFactors).where(eq(secondFactors.agentId, id));
        },
      );
    },
    redeem: async (agent, code) => {
      await limiter.count('code', agent.id);
      const at = clock();
      await database.transaction(async (transaction) => {
        const used = await use(transaction, agent.id, code);
        if (used === null) throw wrongCode();
        if (used === 'app') return;
        const action = 'account.use-recovery-code';
        await recordSecurity(transaction, agent, { action, at });
        await notifyOfSecurity(transaction, agent, {
          action,
          at,
          mailer,
          mail: 'recoveryCodeUsed',
        });
      });
    },
  };
}

function wrongCode(): Refusal {
  return new Refusal('validation', { errors: [{ pointer: '/code', code: 'invalid' }] });
}
