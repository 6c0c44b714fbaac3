import { auditProofSchema, lastAuditProofSchema } from '@pazar/contracts/audit-proof';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClosing } from '../account/closing/closing.ts';
import type { Database } from '../database/database.ts';
import { asc, eq, sql, type SQL } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditLinks } from '../database/tables/audit-links.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { nowhere } from '../testing/nowhere.ts';
import { createTestMail, emailOf } from '../testing/test-mail.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { testMailer } from '../testing/test-mailer.ts';
import { recordAudit } from '../records/audit.ts';
import { checkAuditChain } from '../records/audit-chain.ts';
import { createAuditProofs } from './audit-proofs.ts';

const path = '/v1/management/audit/proof';
const hourMs = 60 * 60 * 1000;

describe.each(testDatabases)('The chain of the audit on $name', ({ open }) => {
  let test: TestApp;
  let database: Database;
  let mail: ReturnType<typeof createTestMail>;
  beforeEach(async () => {
    mail = createTestMail();
    test = await startTestApp(await open(), { ...nowhere, mail });
    ({ database } = test.connection);
  });
  afterEach(() => test.close());

  const write = (label: string, within: Database = database) =>
    recordAudit(within, {
      at: testNow,
      agentId: null,
      actor: null,
      action: 'category.update',
      entity: 'category',
      entityId: 'fruit',
      label,
      after: { name: { mk: label }, position: 1.5 },
    });
  const prove = async () =>
    auditProofSchema.parse((await test.send(`POST ${path}`, 'manager')).json());
  const last = async () =>
    lastAuditProofSchema.parse((await test.get(path, 'manager')).json()).proof;
  const labelled = async (label: string) => {
    const [event] = await database.select().from(auditEvents).where(eq(auditEvents.label, label));
    if (event === undefined) throw new Error(`Nothing is called ${label}`);
    return event;
  };
  /** What somebody does who owns the database: no trigger runs. */
  const tamper = (statement: SQL) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`set local session_replication_role = replica`);
      await transaction.execute(statement);
    });

  it('is whole: the manager reads how many entries fit, who checked, and the last hash', async () => {
    expect(await last()).toBeNull();
    for (const label of ['Прва', 'Втора', 'Трета']) await write(label);
    const proof = await prove();
    expect(proof).toMatchObject({ entries: 3, head: { position: 3 }, fault: null });
    expect(proof.by?.displayName).not.toBe('');
    expect(await last()).toEqual(proof);
    await write('Четврта');
    const next = await prove();
    expect(next.entries).toBe(4);
    expect(next.head?.hash).not.toBe(proof.head?.hash);
  });

  it('holds over an entry that an earlier release linked, and names it when it was changed', async () => {
    const [id, hash] = [
      '01917c88-0000-7000-8000-000000000001',
      '87bb368117cab926c68a929c38323cb1726d3a6ff2bc6bb08e057150ee40177c',
    ];
    await tamper(sql`insert into api.audit_events
      (id, at, actor_role, action, entity, entity_id, label, version, after) values
      (${id}, '2026-05-01T08:30:00.125Z', 'system', 'category.update', 'category', 'fruit', 'Овошје', 3,
        '{"name": {"mk": "Овошје"}, "position": 1.5}')`);
    await tamper(sql`insert into api.audit_links values
      (1, ${id}, 'written', '5b0c1a52-1111-4222-8333-944444444444', '7ab015b787f323ee053c74c5dc29dcafa761b4da86531a2fe6fa717a3535e660', ${hash})`);
    await write('Втора');
    expect(await prove()).toMatchObject({ entries: 2, head: { position: 2 }, fault: null });
    await tamper(sql`update api.audit_events set version = 4 where id = ${id}`);
    expect((await prove()).fault).toMatchObject({ kind: 'changed', position: 1 });
  });

  it('links what transactions at the same time write one after the other', async () => {
    await Promise.all(
      Array.from({ length: 24 }, (_, number) =>
        database.transaction(async (transaction) => {
          await write(`${number} a`, transaction);
          await write(`${number} b`, transaction);
        }),
      ),
    );
    await database
      .transaction(async (transaction) => {
        await write('never', transaction);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await write('after');
    const links = await database.select().from(auditLinks).orderBy(asc(auditLinks.position));
    expect(links.map(({ position }) => position)).toEqual(links.map((_, index) => index + 1));
    expect(await checkAuditChain(database)).toMatchObject({ entries: 49, fault: null });
  });

  it('holds up no transaction that waits for a row of another one', async () => {
    const { id } = await test.signIn('producer');
    const lock = (within: Database) =>
      within.select().from(agents).where(eq(agents.id, id)).for('update');
    await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        database.transaction(async (transaction) => {
          if (number % 2 === 0) await lock(transaction);
          await write(String(number), transaction);
          await lock(transaction);
        }),
      ),
    );
    expect(await checkAuditChain(database)).toMatchObject({ entries: 12, fault: null });
  });

  const wrongs: [string, (id: string) => SQL, object][] = [
    [
      'what it says was changed',
      (id) => sql`update api.audit_events set after = '{"name": "x"}' where id = ${id}`,
      { kind: 'changed', position: 2, entry: { label: 'Втора' } },
    ],
    [
      'who did it was changed',
      (id) => sql`update api.audit_events set at = at - interval '1 day' where id = ${id}`,
      { kind: 'changed', position: 2, entry: { label: 'Втора' } },
    ],
    [
      'it was blanked as if its account were closed',
      (id) => sql`update api.audit_links set salt = null where event_id = ${id}`,
      { kind: 'changed', position: 2, entry: { label: 'Втора' } },
    ],
    [
      'it was removed',
      (id) => sql`delete from api.audit_events where id = ${id}`,
      { kind: 'removed', position: 2, entry: null },
    ],
    [
      'its link was removed',
      (id) => sql`delete from api.audit_links where event_id = ${id}`,
      { kind: 'removed', position: 3, entry: { label: 'Трета' } },
    ],
    [
      'it was written past the service',
      () => sql`insert into api.audit_events (id, at, actor_role, action, entity, label)
        values (gen_random_uuid(), ${testNow.toISOString()}, 'system', 'category.update', 'category', 'Втора')`,
      { kind: 'added', position: null, entry: { label: 'Втора' } },
    ],
  ];
  it.each(wrongs)('names the first entry that does not fit: %s', async (_, change, fault) => {
    for (const label of ['Прва', 'Втора', 'Трета']) await write(label);
    const before = await prove();
    await tamper(change((await labelled('Втора')).id));
    const proof = await prove();
    expect(proof.fault).toMatchObject(fault);
    expect(await last()).toEqual(proof);
    expect(before.fault).toBeNull();
    const notice = await mail.next(await emailOf(database, 'manager'));
    expect(notice.subject).toContain('Дневникот на активности е изменет');
  });

  it('is known again when all of it was made anew', async () => {
    for (const label of ['Прва', 'Втора']) await write(label);
    await prove();
    await tamper(sql`update api.audit_events set label = 'Друга' where label = 'Прва'`);
    await tamper(sql`delete from api.audit_links`);
    await tamper(
      sql`select api.append_audit_link(e, 'written') from api.audit_events e order by at, id`,
    );
    expect((await prove()).fault).toMatchObject({ kind: 'rewritten', position: 2 });
  });

  it('stays whole when a closed account is forgotten, and only then', async () => {
    const { id } = await test.signIn('producer');
    await test.send('PATCH /v1/account', 'producer', {
      body: { displayName: 'Цветанка Незаборавка' },
      headers: { 'if-match': `"${await versionOf(id)}"` },
    });
    await write('друга');
    expect((await prove()).fault).toBeNull();
    await database
      .update(agents)
      .set({ accountStatus: 'CLOSING', closesAt: testNow })
      .where(eq(agents.id, id));
    const mailer = testMailer();
    await createClosing({ database, clock: () => testNow, mailer }).closeDue();
    expect((await prove()).fault).toBeNull();
    const forgotten = await database
      .select()
      .from(auditLinks)
      .where(eq(auditLinks.kind, 'forgotten'));
    expect(forgotten.length).toBeGreaterThan(0);
    // Nobody can guess the erased text by trying.
    const [link] = await database
      .select()
      .from(auditLinks)
      .where(eq(auditLinks.eventId, forgotten[0]?.eventId ?? ''))
      .orderBy(asc(auditLinks.position));
    expect(link).toMatchObject({ kind: 'written', salt: null });

    const { id: other } = await labelled('друга');
    await database.transaction(async (transaction) => {
      await transaction.execute(sql`select set_config('api.forgetting', 'on', true)`);
      await transaction
        .update(auditEvents)
        .set({ label: 'лажна' })
        .where(eq(auditEvents.id, other));
    });
    expect((await prove()).fault).toMatchObject({ kind: 'changed', entry: { label: 'лажна' } });
  });

  async function versionOf(id: string): Promise<number> {
    const [agent] = await database.select().from(agents).where(eq(agents.id, id));
    return agent?.version ?? 0;
  }

  it('lets nobody change a link or a proof', async () => {
    await write('Прва');
    await prove();
    for (const statement of [
      sql`update api.audit_links set hash = repeat('0', 64)`,
      sql`delete from api.audit_links`,
      sql`update api.audit_proofs set entries = 7`,
      sql`delete from api.audit_proofs`,
    ]) {
      await expect(database.execute(statement)).rejects.toThrow('Failed query');
    }
  });

  it('is checked once a day by the service itself', async () => {
    await write('Прва');
    let now = testNow;
    const mailer = testMailer(mail);
    const proofs = createAuditProofs({ database, clock: () => now, mailer });
    const head = { position: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown };
    expect(await proofs.proveDue()).toEqual({ entries: 1, ...head, fault: null });
    expect(await last()).toMatchObject({ by: null, at: testNow.toISOString() });
    now = new Date(testNow.getTime() + 23 * hourMs);
    // In the log of each hour.
    expect(await proofs.proveDue()).toEqual(head);
    now = new Date(testNow.getTime() + 24 * hourMs);
    expect(await proofs.proveDue()).toEqual({ entries: 1, ...head, fault: null });
  });

  it('is for managers alone, and nobody else may check it', async () => {
    expect((await test.get(path, 'producer')).statusCode).toBe(403);
    expect((await test.send(`POST ${path}`, 'producer')).statusCode).toBe(403);
  });
});
