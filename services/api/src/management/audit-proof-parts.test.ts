import { auditProofSchema } from '@pazar/contracts/audit-proof';
import { v4 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { eq, sql, type SQL } from '../database/drizzle.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { recordAudit } from '../records/audit.ts';
import { checkAuditChain, rowsAtOnce } from '../records/audit-chain.ts';
import { nowhere } from '../testing/nowhere.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { testMailer } from '../testing/test-mailer.ts';
import { createAuditProofs } from './audit-proofs.ts';

const path = '/v1/management/audit/proof';

describe.each(testDatabases)('A check of a long audit on $name', ({ open }) => {
  let test: TestApp;
  let database: Database;
  beforeEach(async () => {
    test = await startTestApp(await open(), nowhere);
    ({ database } = test.connection);
  });
  afterEach(() => test.close());

  /** Events that are called 1, 2, 3, … */
  const writeMany = (count: number) =>
    database.transaction(async (transaction) => {
      for (let number = 1; number <= count; number += 1) {
        await recordAudit(transaction, {
          at: testNow,
          agentId: null,
          actor: null,
          action: 'category.update',
          entity: 'category',
          entityId: 'fruit',
          label: String(number),
        });
      }
    });
  /** What somebody does who owns the database: no trigger runs. */
  const tamper = (statement: SQL) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(statement);
    });

  it('is read in parts: a break is found on either side of their borders, and so is what was added', async () => {
    const count = 2 * rowsAtOnce + 1;
    await writeMany(count);
    expect(await checkAuditChain(database)).toMatchObject({ entries: count, fault: null });
    const change = (number: number, to: string) =>
      tamper(sql`update api.audit_events set reason = ${to} where label = ${String(number)}`);
    for (const number of [2 * rowsAtOnce + 1, rowsAtOnce + 1, rowsAtOnce, 1]) {
      await change(number, 'лажна');
      expect(await checkAuditChain(database)).toMatchObject({
        entries: number - 1,
        fault: { kind: 'changed', position: number },
      });
    }
    await tamper(sql`update api.audit_events set reason = null`);
    await tamper(sql`insert into api.audit_events (id, at, actor_role, action, entity, label)
      select gen_random_uuid(), ${testNow.toISOString()}::timestamptz - n * interval '1 minute', 'system',
        'category.update', 'category', 'крај ' || n from generate_series(1, ${rowsAtOnce}) n`);
    const [oldest] = await database
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(eq(auditEvents.label, `крај ${rowsAtOnce}`));
    expect((await checkAuditChain(database)).fault).toEqual({
      kind: 'added',
      position: null,
      eventId: oldest?.id,
    });
  });

  it('lets others read and write while it is checked, also with an idempotency key', async () => {
    const count = 24 * rowsAtOnce;
    await writeMany(count);
    for (const agent of ['manager', 'seller'] as const) await test.signIn(agent);
    const headers = { 'idempotency-key': uuid() };
    const answered = new AbortController();
    const checking = test
      .send(`POST ${path}`, 'manager', { headers })
      .finally(() => answered.abort());
    let reads = 0;
    while (!answered.signal.aborted) {
      expect((await test.get('/v1/products?limit=1', 'seller')).statusCode).toBe(200);
      if (!answered.signal.aborted) reads += 1;
    }
    // One may be answered before the check begins.
    expect(reads).toBeGreaterThan(1);
    const proof = auditProofSchema.parse((await checking).json());
    expect(proof.entries).toBe(count);
    const again = await test.send(`POST ${path}`, 'manager', { headers });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json()).toEqual(proof);
  });

  it('is checked once at a time for one manager', async () => {
    await writeMany(1);
    const mailer = testMailer();
    const proofs = createAuditProofs({ database, clock: () => testNow, mailer });
    const { id } = await test.signIn('manager');
    const [first, second] = await Promise.allSettled([proofs.check(id), proofs.check(id)]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { entries: 1 } });
    expect(second).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
    expect((await proofs.check(id)).fault).toBeNull();
  });
});
