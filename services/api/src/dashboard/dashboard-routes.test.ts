import { dashboardSchema, type Dashboard } from '@pazar/contracts/dashboard';
import type { Block } from '@pazar/contracts/dashboard-block';
import { lotPageSchema } from '@pazar/contracts/produce';
import { problemSchema } from '@pazar/contracts/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { promotions } from '../database/tables/promotions.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** The data of a block; fails the test when it is a problem. */
function dataOf<Data>(block: Block<Data> | undefined | null): Data {
  if (block && 'data' in block) return block.data;
  throw new Error(JSON.stringify(block));
}

describe.each(testDatabases)('GET /v1/dashboard on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const read = async (username: string, query = ''): Promise<Dashboard> => {
    const response = await test.get(`/v1/dashboard${query}`, username);
    return dashboardSchema.parse(response.json());
  };
  const selling = async (username = 'producer', query = '') => {
    const { selling: blocks } = await read(username, query);
    if (blocks === null) throw new Error(`${username} sells nothing.`);
    return blocks;
  };
  const change = (username: string, set: Partial<typeof agents.$inferInsert>) =>
    test.connection.database.update(agents).set(set).where(eq(agents.username, username));

  describe('by role', () => {
    it.each([
      ['producer', ['selling']],
      ['seller', ['selling']],
      ['iseini', ['selling']],
      ['manager', ['management']],
      ['ivanov.p', ['selling', 'management']],
      ['consumer', ['application']],
      ['gjorgievski.d', ['application']],
    ])('gives %s %j', async (username, expected) => {
      const { selling: sells, application, management } = await read(username);
      const given = { selling: sells, application, management };
      expect(Object.entries(given).flatMap(([name, part]) => (part === null ? [] : name))).toEqual(
        expected,
      );
    });

    it('gives nobody anything without signing in', async () => {
      const response = await test.get('/v1/dashboard');
      expect(response.statusCode).toBe(401);
      expect(problemSchema.parse(response.json()).code).toBe('token-invalid');
    });

    it('shows consumers what they need to become agents', async () => {
      expect(dataOf((await read('consumer')).application)).toEqual({
        status: 'NONE',
        reason: null,
        requestedAt: null,
        decidedAt: null,
        missing: ['legalName', 'phone', 'location'],
      });
    });

    it('shows agents the state of their verification', async () => {
      expect(dataOf((await selling()).verification)).toMatchObject({
        status: 'VERIFIED',
        reason: null,
        missing: [],
      });
      const verification = dataOf((await selling('seller')).verification);
      expect(verification.status).toBe('PENDING');
      expect(verification.requestedAt).not.toBeNull();
    });

    it('shows management who waits, what is blocked and who came', async () => {
      const { management, period } = await read('manager', '?from=2025-11-22&to=2026-11-21');
      const waiting = dataOf(management?.waiting);
      expect(waiting.total).toBe(dataOf(management?.agents).pendingVerification);
      const [first, second] = waiting.items.map((item) => Date.parse(item.requestedAt ?? ''));
      expect(first).toBeLessThanOrEqual(second ?? 0);
      const blocked = dataOf(management?.blocked);
      expect(blocked.total).toBe(blocked.items.length);
      expect(blocked.items.map((item) => item.name?.mk)).toContain('Сок од јаболка, 1 л');
      const signUps = dataOf(management?.signUps);
      expect(signUps.days).toHaveLength(365);
      expect(signUps.days[0]?.day).toBe(period.from);
      expect(signUps.total).toBe(signUps.days.reduce((sum, day) => sum + day.count, 0));
      expect(signUps.total).toBeGreaterThan(0);
    });
  });

  describe('of an agent', () => {
    const lots = async (query: string) =>
      lotPageSchema.parse((await test.get(`/v1/produce?limit=100&${query}`, 'producer')).json())
        .items;

    it('names what is due, what is left and what to sell first, as the lists do', async () => {
      const blocks = await selling();
      const growing = await lots('status=PLANNED&status=GROWING');
      const due = growing.filter(
        (lot) => (lot.expectedFrom ?? lot.expectedTo ?? '3') <= '2026-12-05',
      );
      const harvestDue = dataOf(blocks.harvestDue);
      expect(harvestDue.total).toBe(due.length);
      expect(harvestDue.total).toBeGreaterThan(0);
      expect(new Set(harvestDue.items.map(({ id }) => id))).toEqual(
        new Set(due.map(({ id }) => id)),
      );

      const soon = await lots('sellFirst=true&sort=bestBefore');
      const bestBefore = dataOf(blocks.bestBefore);
      expect(bestBefore.total).toBe(soon.length);
      expect(bestBefore.total).toBeGreaterThan(0);
      expect(bestBefore.items.map(({ bestBefore: day }) => day)).toEqual(
        soon.slice(0, 10).map((lot) => lot.bestBefore),
      );

      const offered = await lots('status=AVAILABLE&stock=some');
      const remaining = dataOf(blocks.remaining).items;
      const tomatoes = offered.filter((lot) => lot.cropName.en === 'Tomato' && lot.unit === 'KG');
      const left = tomatoes.reduce((sum, lot) => sum + Number(lot.remaining), 0);
      const entry = remaining.find((crop) => crop.cropName.en === 'Tomato');
      expect(entry).toMatchObject({ lots: tomatoes.length, remaining: left.toFixed(3) });
      expect(remaining.reduce((sum, crop) => sum + crop.lots, 0)).toBe(offered.length);
    });

    it('counts a planned lot as growing from the day of its planting', async () => {
      const growing = async (instant: string) =>
        test.at(new Date(instant), async () => dataOf((await selling()).lots).growing);
      const body = { cropName: { en: 'Garlic' }, plantedOn: '2026-11-25' };
      await test.send('POST /v1/produce', 'producer', { body });
      const before = await growing('2026-11-24T22:59:59.000Z');
      expect(await growing('2026-11-24T23:00:00.000Z')).toBe(before + 1);
      expect(dataOf((await selling()).lots).growing).toBe(before);
    });

    it('names active promotions that end within a week, until its last midnight', async () => {
      const ending = async (endsAt: string) => {
        await test.connection.database
          .update(promotions)
          .set({ endsAt: new Date(endsAt) })
          .where(eq(promotions.nameEn, 'Cabbage for pickling'));
        return dataOf((await selling()).promotions).ending;
      };
      expect(await ending('2026-11-28T23:00:00.001Z')).toEqual({ total: 0, items: [] });
      expect(await ending('2026-11-28T23:00:00.000Z')).toMatchObject({
        total: 1,
        items: [{ name: { en: 'Cabbage for pickling' }, endsAt: '2026-11-28T23:00:00.000Z' }],
      });
    });

    it('shows the first steps', async () => {
      const steps = async (username: string) => {
        const checklist = dataOf((await selling(username)).checklist);
        expect(checklist.done).toBe(checklist.steps.every(({ done }) => done));
        return checklist.steps.map(({ step, done }) => (done ? step.toUpperCase() : step));
      };
      const start = ['profile', 'location', 'lot', 'product', 'verify', 'publish'];
      expect(await steps('producer')).toEqual(start.map((step) => step.toUpperCase()));
      expect((await steps('ivanov.p')).map((step) => step.toLowerCase())).toEqual(start);
      expect(await steps('seller')).toContain('verify');
    });

    it('lists what to do with what its words need, and where each is fixed', async () => {
      const items = dataOf((await selling()).toDo).items;
      const blocks = await selling();
      const line = (code: string) => items.find((item) => item.code === code);
      expect(line('products-blocked')).toMatchObject({
        params: { count: 1 },
        section: 'product',
        filter: { visibility: ['blocked'] },
        subjects: [{ name: { mk: 'Сок од јаболка, 1 л', en: 'Apple juice, 1 l' } }],
      });
      expect(line('promotions-ending')?.params).toEqual({
        count: dataOf(blocks.promotions).ending.total,
        days: 7,
      });
      const { passed, total } = dataOf(blocks.bestBefore);
      expect(line('best-before-near')?.params['count'] ?? 0).toBe(total - passed);
    });

    it('reminds of what the account lacks', async () => {
      const codes = async (username: string) =>
        dataOf((await selling(username)).toDo).items.map(({ code }) => code);
      expect(await codes('producer')).not.toContain('legal-name-missing');
      expect(await codes('ivanov.p')).toEqual([
        'legal-name-missing',
        'phone-missing',
        'location-missing',
      ]);
      await change('seller', {
        legalName: null,
        phone: null,
        pendingEmail: 'nova@pazar.example',
        verificationStatus: 'REJECTED',
        verificationReason: 'Даночниот број не се совпаѓа.',
      });
      const { items } = dataOf((await selling('seller')).toDo);
      expect(items.slice(0, 5)).toMatchObject([
        { code: 'nothing-visible', section: 'account', params: { reason: 'REJECTED' } },
        {
          code: 'verification-rejected',
          section: 'account',
          params: { reason: 'Даночниот број не се совпаѓа.' },
        },
        { code: 'legal-name-missing' },
        { code: 'phone-missing' },
        { code: 'email-unconfirmed', params: { email: 'nova@pazar.example' } },
      ]);
      expect((await codes('iseini')).slice(0, 2)).toEqual(['nothing-visible', 'account-suspended']);
    });
  });

  describe('of a period', () => {
    it.each([
      ['2026-11-30T22:59:59.999Z', '2026-11-01', '2026-11-30'],
      ['2026-11-30T23:00:00.000Z', '2026-12-01', '2026-12-01'],
      ['2026-07-31T21:59:59.999Z', '2026-07-01', '2026-07-31'],
      ['2026-07-31T22:00:00.000Z', '2026-08-01', '2026-08-01'],
    ])('is at %s this month until today: %s to %s', async (instant, from, to) => {
      const { period } = await test.at(new Date(instant), () => read('producer'));
      expect(period).toEqual({ from, to });
    });

    it('begins with the month when only its end is said, and ends today when only its start is', async () => {
      expect((await read('producer', '?to=2026-03-10')).period).toEqual({
        from: '2026-03-01',
        to: '2026-03-10',
      });
      expect((await read('producer', '?from=2026-03-10')).period).toEqual({
        from: '2026-03-10',
        to: '2026-11-21',
      });
    });

    it.each([
      ['?from=2026-11-02&to=2026-11-01', '422 validation /to before-start'],
      ['?from=2027-01-01', '422 validation /to before-start'],
      ['?from=2025-11-20&to=2026-11-21', '422 validation /to max'],
      ['?from=2026-02-30', '422 validation /from format'],
      ['?from=1899-01-01&to=2026-11-01', '422 validation /from invalid'],
      ['?to=tomorrow', '422 validation /to format'],
      ['?from=2026-11-01&from=2026-11-02', '422 validation /from invalid'],
      ['?until=2026-11-01', '400 unknown-filter /until unknown-key'],
    ])('refuses %s: %s', async (query, refusal) => {
      expect(refusalOf(await test.get(`/v1/dashboard${query}`, 'producer'))).toBe(refusal);
    });

    it('may be a year long', async () => {
      const { outflowByDay } = await selling('producer', '?from=2025-11-21&to=2026-11-21');
      expect(dataOf(outflowByDay).days).toHaveLength(366);
    });
  });

  describe('of named blocks', () => {
    it('reads those alone', async () => {
      const { selling: blocks, management } = await read(
        'ivanov.p',
        '?blocks=toDo&blocks=figures&blocks=waiting',
      );
      expect(Object.keys(blocks ?? {})).toEqual(['figures', 'toDo']);
      expect(Object.keys(management ?? {})).toEqual(['waiting']);
      const { application, selling: none } = await read('consumer', '?blocks=application');
      expect(dataOf(application).status).toBe('NONE');
      expect(none).toBeNull();
    });

    it('refuses a name that is none', async () => {
      expect(refusalOf(await test.get('/v1/dashboard?blocks=weather', 'producer'))).toMatch(/^422/);
    });
  });

  it('gives every other block when one cannot be read, and says why in the language of the reader', async () => {
    const { database } = test.connection;
    await database.execute(sql`alter table api.promotions rename column ends_at to ends_away`);
    try {
      const response = await test.get('/v1/dashboard', 'producer', { 'accept-language': 'mk' });
      expect(response.statusCode).toBe(200);
      const { selling: blocks } = dashboardSchema.parse(response.json());
      const failed = Object.entries(blocks ?? {}).filter(([, block]) => 'problem' in (block ?? {}));
      expect(failed.map(([name]) => name)).toEqual(['promotions', 'toDo']);
      expect(blocks?.promotions).toMatchObject({
        problem: { status: 500, code: 'internal', instance: '/v1/dashboard' },
      });
      expect(JSON.stringify(blocks?.promotions)).toMatch(/\p{Script=Cyrillic}/u);
      expect(response.body).not.toContain('ends_away');
      expect(dataOf(blocks?.products).total).toBe(27);
    } finally {
      await database.execute(sql`alter table api.promotions rename column ends_away to ends_at`);
    }
    expect(dataOf((await selling()).promotions).total).toBe(9);
  });
});
