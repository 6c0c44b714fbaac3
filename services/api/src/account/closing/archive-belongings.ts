import type { Database } from '../../database/database.ts';
import { and, eq, or, sql } from '../../database/drizzle.ts';
import { agentNotes } from '../../database/tables/agent-notes.ts';
import { agentsApart } from '../../database/tables/agents-apart.ts';
import { bulkRuns } from '../../database/tables/bulk-runs.ts';
import { bulkActions } from '../../database/tables/bulk-actions.ts';
import { challenges } from '../../database/tables/challenges.ts';
import { dataExports } from '../../database/tables/data-exports.ts';
import { idempotentAnswers } from '../../database/tables/idempotent-answers.ts';
import { importJobs } from '../../database/tables/import-jobs.ts';
import { linkTokens } from '../../database/tables/link-tokens.ts';
import { notifications } from '../../database/tables/notifications.ts';
import { passkeys } from '../../database/tables/passkeys.ts';
import { preferences } from '../../database/tables/preferences.ts';
import { savedViews } from '../../database/tables/saved-views.ts';
import { recoveryCodes } from '../../database/tables/recovery-codes.ts';
import { secondFactors } from '../../database/tables/second-factors.ts';
import { sessions } from '../../database/tables/sessions.ts';
import { verificationLeases } from '../../database/tables/verification-leases.ts';
import { knownRecords } from '../../records/known-records.ts';
import type { Wanted } from '../../records/unit.ts';
import { openUnit } from '../../units/open-unit.ts';

/** Waits for changes and sales under way before the first change. */
async function lockBelongings(database: Database, agentId: string, now: Date): Promise<void> {
  const wanted: Wanted = { agent: true };
  for (const { table, lockedAs } of knownRecords()) {
    if (lockedAs === undefined) continue;
    const id = sql<string>`${table.id}`;
    const rows = await database.select({ id }).from(table).where(eq(table.agentId, agentId));
    wanted[lockedAs] = rows.map((row) => row.id);
  }
  await openUnit({ transaction: database, agentId, clock: () => now }).lock(wanted);
}

/** Archives the catalogue of an agent that closes and deletes its private records. */
export async function archiveBelongings(
  database: Database,
  agentId: string,
  now: Date,
): Promise<void> {
  await lockBelongings(database, agentId, now);
  const next = { version: sql`version + 1`, updatedAt: now };
  // What names others ends before them: promotions before products.
  for (const { closing } of knownRecords().toReversed()) {
    await closing.close?.({ database, agentId, next });
  }

  // Cells, answers and steps repeat what the agent entered.
  await database.delete(importJobs).where(eq(importJobs.agentId, agentId));
  await database.delete(idempotentAnswers).where(eq(idempotentAnswers.agentId, agentId));
  await database.delete(bulkRuns).where(eq(bulkRuns.agentId, agentId));
  await database.delete(bulkActions).where(eq(bulkActions.agentId, agentId));

  await database.delete(agentNotes).where(eq(agentNotes.agentId, agentId));
  const isOfPair = or(eq(agentsApart.agentId, agentId), eq(agentsApart.otherId, agentId));
  await database.delete(agentsApart).where(isOfPair);
  await database
    .delete(verificationLeases)
    .where(or(eq(verificationLeases.agentId, agentId), eq(verificationLeases.managerId, agentId)));
  await database.delete(sessions).where(eq(sessions.agentId, agentId));
  await database.delete(linkTokens).where(eq(linkTokens.agentId, agentId));
  await database.delete(savedViews).where(eq(savedViews.agentId, agentId));
  for (const table of [challenges, passkeys, recoveryCodes, secondFactors]) {
    await database.delete(table).where(eq(table.agentId, agentId));
  }
  // Those of managers name the agent.
  const isAbout = and(eq(notifications.entity, 'agent'), eq(notifications.entityId, agentId));
  await database.delete(notifications).where(or(eq(notifications.agentId, agentId), isAbout));
  await database.delete(preferences).where(eq(preferences.agentId, agentId));
  await database.delete(dataExports).where(eq(dataExports.agentId, agentId));
}
