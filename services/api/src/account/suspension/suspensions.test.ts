import { sessionSchema } from '@pazar/contracts/session';
import { describe, expect, it } from 'vitest';
import { eq } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { auditEvents } from '../../database/tables/audit-events.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';
import { endDueSuspensions } from './suspensions.ts';

const hourMs = 60 * 60 * 1000;

describe.each(testDatabases)('A suspension with an end, on $name', ({ open }) => {
  it('is over when that has come, and the audit says that nobody lifted it', async () => {
    const test = await startTestApp(await open());
    const { database } = test.connection;
    const { id } = await test.signIn('producer');
    const until = new Date(testNow.getTime() + hourMs);
    await database
      .update(agents)
      .set({
        accountStatus: 'SUSPENDED',
        suspensionReason: 'Жалби на купувачи',
        suspendedUntil: until,
      })
      .where(eq(agents.id, id));

    expect(await endDueSuspensions(database, new Date(until.getTime() - 1))).toBe(0);
    expect(await endDueSuspensions(database, until)).toBe(1);
    expect(await endDueSuspensions(database, until)).toBe(0);

    const account = await test.get('/v1/account', 'producer');
    expect(account.json()).toMatchObject({ accountStatus: 'ACTIVE', suspension: null });
    const [event] = await database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'agent.suspension-ended'));
    expect(event).toMatchObject({ agentId: id, actorId: null, actorRole: 'system' });
    await test.close();
  });

  it('takes the management role away until it is over, at the next request', async () => {
    const test = await startTestApp(await open());
    const { database } = test.connection;
    const { id } = await test.signIn('manager');
    expect((await test.get('/v1/management/agents', 'manager')).statusCode).toBe(200);
    const suspend = (suspendedUntil: Date) =>
      database
        .update(agents)
        .set({ accountStatus: 'SUSPENDED', suspensionReason: 'Жалби на купувачи', suspendedUntil })
        .where(eq(agents.id, id));
    await suspend(new Date(testNow.getTime() + hourMs));

    for (const url of [
      '/v1/management/agents',
      '/v1/management/audit',
      `/v1/management/agents/${id}`,
    ]) {
      const refused = await test.get(url, 'manager');
      expect(refused.json()).toMatchObject({ status: 403, code: 'forbidden' });
    }
    // The registry uses this endpoint to check a manager's session.
    const current = sessionSchema.parse((await test.get('/v1/agent/current', 'manager')).json());
    expect(current.roles).not.toContain('ROLE_MANAGEMENT');
    await suspend(new Date(testNow.getTime() - 1));
    expect((await test.get('/v1/management/agents', 'manager')).statusCode).toBe(200);
    await test.close();
  });

  it('without an end goes on', async () => {
    const test = await startTestApp(await open());
    const { database } = test.connection;
    const { id } = await test.signIn('seller');
    await database
      .update(agents)
      .set({ accountStatus: 'SUSPENDED', suspensionReason: 'Жалби на купувачи' })
      .where(eq(agents.id, id));
    expect(await endDueSuspensions(database, new Date('2100-01-01T00:00:00Z'))).toBe(0);
    await test.close();
  });
});
