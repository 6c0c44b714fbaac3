import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '../database/database.ts';
import { arrayContains, eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { Refusal } from '../problems/refusal.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { lockManagers, requireOtherManager } from './last-manager.ts';

describe.each(testDatabases)('The last manager on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  async function agentNamed(username: string) {
    const [agent] = await connection.database
      .select()
      .from(agents)
      .where(eq(agents.username, username));
    if (agent === undefined) throw new Error(`There is no ${username} in the seed.`);
    return agent;
  }
  /** Makes these agents the only managers. */
  beforeEach(async () => {
    await connection.database
      .update(agents)
      .set({ roles: ['ROLE_AGENT'] })
      .where(arrayContains(agents.roles, ['ROLE_MANAGEMENT']));
    await connection.database
      .update(agents)
      .set({ roles: ['ROLE_MANAGEMENT'] })
      .where(eq(agents.username, 'manager'));
  });

  const mayGo = async (username: string) => {
    const agent = await agentNamed(username);
    const managers = await connection.database.transaction(lockManagers);
    try {
      requireOtherManager(managers, agent);
      return true;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'last-manager') return false;
      throw error;
    }
  };

  it('may not go, while everybody else may', async () => {
    expect(await mayGo('manager')).toBe(false);
    expect(await mayGo('producer')).toBe(true);
  });

  it.each([
    ['ACTIVE', true],
    ['SUSPENDED', false],
    ['CLOSING', false],
    ['CLOSED', false],
  ] as const)('may go when another one is there who is %s: %s', async (accountStatus, expected) => {
    const closesAt = accountStatus === 'CLOSING' ? new Date() : null;
    await connection.database
      .update(agents)
      .set({ roles: ['ROLE_MANAGEMENT'], accountStatus, closesAt })
      .where(eq(agents.username, 'seller'));
    expect(await mayGo('manager')).toBe(expected);
  });
});
