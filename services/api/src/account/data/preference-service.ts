import { defaultPreferences, type Preferences } from '@pazar/contracts/preferences';
import { changedFields, recordAudit, versionConflict } from '../../records/audit.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { preferences } from '../../database/tables/preferences.ts';
import { lockAgent } from '../account-repository.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';

export type PreferenceService = ReturnType<typeof createPreferenceService>;

export function createPreferenceService(database: Database, clock: Clock) {
  async function find(transaction: Database, agentId: string) {
    const own = eq(preferences.agentId, agentId);
    const [row] = await transaction.select().from(preferences).where(own);
    return row;
  }

  return {
    read: async ({ id }: AgentRow) => {
      const { version, value } = (await find(database, id)) ?? unchosen;
      return { ...value, version };
    },
    /** Replaces them. Throws `version-conflict`. */
    replace: (
      { id, createdAt }: AgentRow,
      { version: given, value }: { version: number; value: Preferences },
    ) =>
      database.transaction(async (transaction) => {
        // There may be no row to lock yet.
        await lockAgent(transaction, id);
        const before = (await find(transaction, id)) ?? { ...unchosen, updatedAt: createdAt };
        if (before.version !== given) {
          const { version, updatedAt } = before;
          const current = { ...before.value, version, updatedAt: updatedAt.toISOString() };
          throw await versionConflict(transaction, { entity: 'preferences', id, given, current });
        }
        const updatedAt = clock();
        const version = given + 1;
        const row = { agentId: id, version, value, updatedAt };
        await transaction
          .insert(preferences)
          .values(row)
          .onConflictDoUpdate({ target: preferences.agentId, set: { version, value, updatedAt } });
        await recordAudit(transaction, {
          at: updatedAt,
          agentId: id,
          actor: { id, role: 'agent' },
          action: 'preferences.update',
          entity: 'preferences',
          entityId: id,
          version,
          ...changedFields(before.value, value),
        });
        return { ...value, version };
      }),
  };
}

const unchosen = { version: 0, value: defaultPreferences };
