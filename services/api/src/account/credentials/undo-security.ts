import type { UndoneChange } from '@pazar/contracts/sign-in-steps';
import type { AgentRow } from '../../callers/agent-repository.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, ne, sql } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import type { SecurityUndo, StoredCode } from '../../database/stored-values.ts';
import { passkeys } from '../../database/tables/passkeys.ts';
import { recoveryCodes } from '../../database/tables/recovery-codes.ts';
import { secondFactors } from '../../database/tables/second-factors.ts';
import { updateAgent, type AgentChanges } from '../account-repository.ts';

/** The recovery codes of an agent, for a link that restores them. */
export async function storedCodes(database: Database, agentId: string): Promise<StoredCode[]> {
  const rows = await database
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.agentId, agentId));
  return rows.map(({ codeHash, usedAt }) => ({ codeHash, usedAt: usedAt?.toISOString() ?? null }));
}

interface Undone {
  agent: AgentRow;
  /** The changes that were undone; those that somebody had undone before are not in it. */
  undone: UndoneChange[];
}

/**
 * Undoes changes of security, in the given order, within a transaction. Each undoes exactly what it was:
 * a second factor that was turned on later stays.
 */
export async function undoSecurity(
  transaction: Database,
  locked: AgentRow,
  { changes, now }: { changes: readonly SecurityUndo[]; now: Date },
): Promise<Undone> {
  let agent = locked;
  const undone: UndoneChange[] = [];
  for (const change of changes) {
    const columns = columnsBefore(agent, change);
    if (columns !== null && (await isFree(transaction, agent, columns))) {
      agent = await updateAgent(transaction, agent, { changes: columns, now });
      undone.push(change.kind);
    }
    if (columns === null && (await undoRows(transaction, agent.id, change))) {
      undone.push(change.kind);
    }
  }
  return { agent, undone };
}

/** The columns of the agent before a change; null for a change of other rows, or of another value. */
function columnsBefore(agent: AgentRow, change: SecurityUndo): AgentChanges | null {
  switch (change.kind) {
    case 'google-linked':
      return agent.googleSubject === change.subject
        ? { googleSubject: null, googleEmail: null, authenticationProvider: 'LOCAL' }
        : null;
    case 'google-unlinked':
      return agent.googleSubject === null
        ? { googleSubject: change.subject, googleEmail: change.email }
        : null;
    case 'email-changed':
      return agent.email === change.to ? { email: change.from } : null;
    default:
      return null;
  }
}

/** Whether no other account has the address or the Google account meanwhile. */
async function isFree(
  transaction: Database,
  { id }: AgentRow,
  { email, googleSubject }: AgentChanges,
): Promise<boolean> {
  const others = (value: string, column: typeof agents.email | typeof agents.googleSubject) =>
    transaction.$count(
      agents,
      and(ne(agents.id, id), eq(sql`lower(${column})`, value.toLowerCase())),
    );
  if (email && (await others(email, agents.email)) > 0) return false;
  return !googleSubject || (await others(googleSubject, agents.googleSubject)) === 0;
}

/** Returns false where there was nothing to undo. */
async function undoRows(
  transaction: Database,
  agentId: string,
  change: SecurityUndo,
): Promise<boolean> {
  switch (change.kind) {
    case 'passkey-added': {
      const own = and(eq(passkeys.agentId, agentId), eq(passkeys.id, change.id));
      const rows = await transaction.delete(passkeys).where(own).returning({ id: passkeys.id });
      return rows.length > 0;
    }
    case 'passkey-removed': {
      const { createdAt, lastUsedAt, ...passkey } = change.passkey;
      const rows = await transaction
        .insert(passkeys)
        .values({ ...passkey, createdAt: new Date(createdAt), lastUsedAt: dateOf(lastUsedAt) })
        // Another account may have added the same key since.
        .onConflictDoNothing()
        .returning({ id: passkeys.id });
      return rows.length > 0;
    }
    case 'second-factor-on': {
      const since = and(
        eq(secondFactors.agentId, agentId),
        eq(secondFactors.confirmedAt, new Date(change.since)),
      );
      const rows = await transaction.delete(secondFactors).where(since).returning();
      if (rows.length > 0) await replaceCodes(transaction, agentId, []);
      return rows.length > 0;
    }
    case 'second-factor-off': {
      const { confirmedAt, createdAt, ...factor } = change.factor;
      const times = { confirmedAt: new Date(confirmedAt), createdAt: new Date(createdAt) };
      const rows = await transaction
        .insert(secondFactors)
        .values({ agentId, ...factor, ...times })
        .onConflictDoNothing()
        .returning();
      if (rows.length > 0) await replaceCodes(transaction, agentId, change.codes);
      return rows.length > 0;
    }
    case 'recovery-codes-made': {
      if ((await transaction.$count(secondFactors, eq(secondFactors.agentId, agentId))) === 0) {
        return false;
      }
      await replaceCodes(transaction, agentId, change.codes);
      return true;
    }
    default:
      return false;
  }
}

async function replaceCodes(
  transaction: Database,
  agentId: string,
  codes: readonly StoredCode[],
): Promise<void> {
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.agentId, agentId));
  if (codes.length === 0) return;
  await transaction
    .insert(recoveryCodes)
    .values(codes.map(({ codeHash, usedAt }) => ({ agentId, codeHash, usedAt: dateOf(usedAt) })));
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
