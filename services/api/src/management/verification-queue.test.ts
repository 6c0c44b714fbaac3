import {
  verificationLeaseSchema,
  waitingAgentPageSchema,
  type VerificationDecision,
} from '@pazar/contracts/management';
import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

/** The two managers of the seed. */
const one = 'manager';
const other = 'ivanov.p';
const minute = 60_000;

describe.each(testDatabases)('The verification queue on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const queueOf = async (manager = one) => {
    const url = '/v1/management/verification?count=true&limit=100';
    return waitingAgentPageSchema.parse((await test.get(url, manager)).json());
  };
  async function firstWaiting() {
    const [first] = (await queueOf()).items;
    if (first === undefined) throw new Error('The seed has nobody who waits.');
    return first;
  }
  const urlOf = ({ id }: { id: string }) => `/v1/management/agents/${id}` as const;
  const look = async (row: { id: string }, manager: string) =>
    verificationLeaseSchema.parse((await test.send(`PUT ${urlOf(row)}/lease`, manager)).json());
  const leave = (row: { id: string }, manager: string) =>
    test.send(`DELETE ${urlOf(row)}/lease`, manager);
  const decide = (
    row: { id: string; version: number },
    manager: string,
    decision: VerificationDecision['decision'],
  ) =>
    test.send(`POST ${urlOf(row)}/verification`, manager, {
      body: { decision, reason: 'Проверено по телефон со барателот.' },
      headers: { 'if-match': `"${row.version}"` },
    });

  it('counts who waits, and has no closed account', async () => {
    const { items, page } = await queueOf();
    expect(page.total).toBe(items.length);
    const [first] = items;
    const close = (accountStatus: 'CLOSED' | 'ACTIVE') =>
      test.connection.database
        .update(agents)
        .set({ accountStatus })
        .where(eq(agents.id, first?.id ?? ''));
    await close('CLOSED');
    const without = await queueOf();
    expect(without.items.map(({ id }) => id)).toEqual(items.slice(1).map(({ id }) => id));
    expect(without.page.total).toBe(items.length - 1);
    await close('ACTIVE');
  });

  it('shows who looks at a case, and leaves it to them until it lapses', async () => {
    const first = await firstWaiting();
    expect(first.lease).toBeNull();
    const own = await look(first, one);
    expect(own).toMatchObject({ isOwn: true, manager: { displayName: 'Марија Димитрова' } });
    expect(new Date(own.until).getTime()).toBe(testNow.getTime() + 2 * minute);
    expect(await look(first, other)).toEqual({ ...own, isOwn: false });
    const [seen] = (await queueOf(other)).items;
    expect(seen).toMatchObject({ id: first.id, lease: { ...own, isOwn: false } });

    await test.at(new Date(testNow.getTime() + minute), async () => {
      expect((await look(first, one)).isOwn).toBe(true);
    });
    await test.at(new Date(testNow.getTime() + 2 * minute), async () => {
      expect((await look(first, other)).isOwn).toBe(false);
    });
    await test.at(new Date(testNow.getTime() + 3 * minute), async () => {
      expect((await queueOf(other)).items[0]?.lease).toBeNull();
      expect((await look(first, other)).isOwn).toBe(true);
      expect((await look(first, one)).isOwn).toBe(false);
    });
    expect((await leave(first, other)).statusCode).toBe(204);
  });

  it('gives a case to one of two managers who come at once', async () => {
    const first = await firstWaiting();
    const leases = await Promise.all([look(first, one), look(first, other)]);
    expect(leases.filter(({ isOwn }) => isOwn)).toHaveLength(1);
    expect(leases[0]?.manager).toEqual(leases[1]?.manager);
    await Promise.all([leave(first, one), leave(first, other)]);
  });

  it('lets a manager give back the own lease alone', async () => {
    const first = await firstWaiting();
    await look(first, one);
    expect((await leave(first, other)).statusCode).toBe(204);
    expect((await look(first, other)).isOwn).toBe(false);
    expect((await leave(first, one)).statusCode).toBe(204);
    expect((await look(first, other)).isOwn).toBe(true);
    await leave(first, other);
  });

  it('decides a case once: the version counts, no matter who holds the lease', async () => {
    const first = await firstWaiting();
    const before = (await queueOf()).items.length;
    await look(first, one);
    const answers = await Promise.all([
      decide(first, one, 'CHANGES_REQUESTED'),
      decide(first, other, 'VERIFIED'),
    ]);
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 412]));
    const lost = answers.find(({ statusCode }) => statusCode === 412);
    expect(problemSchema.parse(lost?.json()).code).toBe('version-conflict');
    const { items } = await queueOf();
    expect(items).toHaveLength(before - 1);
    // The lease went with the decision.
    expect((await look(first, other)).isOwn).toBe(true);
    await leave(first, other);
  });
});
