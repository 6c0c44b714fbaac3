import { accountSchema } from '@pazar/contracts/account';
import { agentPageSchema, type AgentSummary } from '@pazar/contracts/agent';
import { managedLocationSchema, managedProductSchema } from '@pazar/contracts/managed-records';
import {
  agentDetailSchema,
  agentNoteListSchema,
  managementStatsSchema,
} from '@pazar/contracts/management';
import { defaultPreferences } from '@pazar/contracts/preferences';
import { accountSessionListSchema } from '@pazar/contracts/account-session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

/** Fewer than the seed has. */
const maxFound = 15;
const firstSchema = z.object({ items: z.tuple([z.object({ id: z.string() })]) });

describe.each(testDatabases)('What management reads of an agent, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const read = async (url: string) => (await test.get(url, 'manager')).json<unknown>();
  const found = async (q: string) =>
    agentPageSchema.parse(await read(`/v1/management/agents?q=${encodeURIComponent(q)}`)).items;
  const rowOf = async (username: string) => {
    const [row] = await test.connection.database
      .select()
      .from(agents)
      .where(eq(agents.username, username));
    if (row === undefined) throw new Error(`The seed has no ${username}.`);
    return row;
  };
  const detailOf = async (id: string) =>
    agentDetailSchema.parse(await read(`/v1/management/agents/${id}`));

  it.each([
    ['a tax number', '4030000000001'],
    ['a telephone number as it is written here', '070 000 001'],
    ['a telephone number with its country', '+38970000001'],
    ['an e-mail address', 'producer@pazar.example'],
  ])('finds an agent by %s', async (_case, q) => {
    const items = await found(q);
    expect(items.map(({ username }) => username)).toContain('producer');
    expect(items.length).toBeLessThan(maxFound);
  });

  it('shows the settlement of the primary location in both languages', async () => {
    const [producer] = await found('producer@pazar.example');
    const inBoth = { settlement: 'Куклиш', settlementIn: { mk: 'Куклиш', en: 'Kukliš' } };
    expect(producer).toMatchObject(inBoth);
    expect(await detailOf(producer?.id ?? '')).toMatchObject(inBoth);
  });

  it('sorts by the settlement and by the roles, page by page', async () => {
    const walk = async (sort: string) => {
      const all: AgentSummary[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const more = cursor && `&cursor=${cursor}`;
        const answer = await test.get(
          `/v1/management/agents?sort=${sort}&limit=3${more}`,
          'manager',
          { 'accept-language': 'mk' },
        );
        const { items, page } = agentPageSchema.parse(answer.json());
        all.push(...items);
        cursor = page.next;
      }
      return all;
    };
    const settlements = (await walk('settlement')).flatMap(({ settlement }) => settlement ?? []);
    expect(settlements.length).toBeGreaterThan(4);
    expect(settlements).toEqual(
      settlements.toSorted((one, other) => one.localeCompare(other, 'mk')),
    );
    const roles = (await walk('-roles')).map((agent) => agent.roles.join());
    expect(new Set(roles).size).toBeGreaterThan(2);
    expect(roles).toEqual(roles.toSorted().toReversed());
  });

  it('gives what the list shows as a file, under the same filters', async () => {
    const file = await test.get('/v1/management/agents/export?role=ROLE_MANAGEMENT', 'manager', {
      'accept-language': 'mk',
    });
    const [header, ...rows] = file.body.trim().split('\r\n');
    expect(header).toContain('Корисничко име');
    expect(rows).toHaveLength(2);
    expect(file.body).not.toContain('producer');
    // States and roles are words.
    expect(file.body).not.toMatch(/ROLE_|ACTIVE|PENDING|SUSPENDED|T\d\d:/);
    expect(rows.join()).toContain('Агент');
  });

  it('reads single records in full, with whose they are, and no way to change them', async () => {
    const { id, displayName } = await rowOf('producer');
    const own = { id, displayName };
    const first = async (path: string) =>
      firstSchema.parse((await test.get(`/v1/${path}?limit=1`, 'producer')).json()).items[0].id;
    const product = await first('products');
    const place = await first('locations');
    const seen = managedProductSchema.parse(await read(`/v1/management/products/${product}`));
    const { agent, ...record } = seen;
    expect(agent).toEqual(own);
    expect(record).toEqual((await test.get(`/v1/products/${product}`, 'producer')).json());
    const location = await read(`/v1/management/locations/${place}`);
    expect(managedLocationSchema.parse(location).agent).toEqual(own);
    for (const method of ['PATCH', 'PUT', 'DELETE'] as const) {
      const call = `${method} /v1/management/products/${product}` as const;
      expect((await test.send(call, 'manager', { body: {} })).statusCode).toBe(404);
    }
  });

  it('lists where an agent is signed in', async () => {
    const { id } = await rowOf('seller');
    await test.signIn('seller');
    const { items } = accountSessionListSchema.parse(
      await read(`/v1/management/agents/${id}/sessions`),
    );
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ isCurrent }) => !isCurrent)).toBe(true);
  });

  it('keeps internal notes with author and time, and the agent never sees them', async () => {
    const { id } = await rowOf('producer');
    const secret = 'Личната карта не се совпаѓа со фотографијата.';
    const path = `/v1/management/agents/${id}/notes` as const;
    const written = await test.send(`POST ${path}`, 'manager', { body: { text: secret } });
    expect(written.statusCode).toBe(201);
    const { items } = agentNoteListSchema.parse(await read(path));
    expect(items[0]).toMatchObject({ text: secret, author: 'Марија Димитрова' });
    expect((await detailOf(id)).noteCount).toBe(1);
    expect((await test.get('/v1/activity?limit=100', 'producer')).body).not.toContain(secret);
    expect((await test.get('/v1/account', 'producer')).body).not.toContain(secret);
    const asked = await test.send('POST /v1/account/export', 'producer', { body: {} });
    const file = await test.get(
      `/v1/account/export/${asked.json<{ id: string }>().id}`,
      'producer',
    );
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.includes('agent_notes')).toBe(false);
    expect((await test.get(path, 'producer')).statusCode).toBe(403);
  });

  it('names no agent idle who books sales, and arranging the dashboard is no activity', async () => {
    const idle = async () => managementStatsSchema.parse(await read('/v1/management/stats')).idle;
    const before = await idle();
    // The seed writes sales and no audit of them.
    const { id: busy } = await rowOf('producer');
    expect(before.agents.map(({ id }) => id)).not.toContain(busy);
    const { username } = await detailOf(before.agents[0]?.id ?? '');
    const arranged = await test.send('PUT /v1/account/preferences', username, {
      body: { ...defaultPreferences, dashboard: { order: [], hidden: ['figures'] } },
      headers: { 'if-match': '"0"' },
    });
    expect(arranged.statusCode).toBe(200);
    expect(await idle()).toEqual(before);
    const account = accountSchema.parse((await test.get('/v1/account', username)).json());
    await test.send('PATCH /v1/account', username, {
      body: { about: { mk: 'Зелка од Струмица', en: null } },
      headers: { 'if-match': `"${account.version}"` },
    });
    expect((await idle()).count).toBe(before.count - 1);
  });

  describe('suspects that two agents are one person', () => {
    const twin = async (changes: Partial<typeof agents.$inferInsert>) => {
      const { id } = await rowOf('ristov');
      await test.connection.database.update(agents).set(changes).where(eq(agents.id, id));
      const { duplicates } = await detailOf((await rowOf('producer')).id);
      return duplicates.find((each) => each.id === id);
    };

    it('by a name in the other script', async () => {
      const changes = { displayName: 'Stopanstvo Trajkovi', searchFold: 'stopanstvo trajkovi' };
      expect((await twin(changes))?.matches).toEqual(['name']);
    });

    it('by an e-mail address with something added to it', async () => {
      const changes = {
        displayName: 'Некој друг',
        searchFold: '',
        email: 'Producer+2@pazar.example',
      };
      expect((await twin(changes))?.matches).toEqual(['email']);
    });

    it('by the telephone number', async () => {
      const changes = { email: 'ristov@pazar.example', phone: '+38970000001' };
      expect((await twin(changes))?.by).toBe('phone');
    });

    it('by several things, the strongest first', async () => {
      const match = await twin({ taxNumber: '4030000000001' });
      expect(match?.matches).toEqual(['taxNumber', 'phone']);
    });

    it('unless a manager has found them to be two, which both pages then keep', async () => {
      const [one, other] = [await rowOf('producer'), await rowOf('ristov')];
      const set = (isApart: boolean) =>
        test.send(`POST /v1/management/agents/${one.id}/apart`, 'manager', {
          body: { other: other.id, isApart },
        });
      const shown = () =>
        Promise.all([one, other].map(async ({ id }) => (await detailOf(id)).duplicates.length));
      const before = await shown();
      expect((await set(true)).statusCode).toBe(204);
      expect(await shown()).toEqual(before.map((count) => count - 1));
      // A second press writes no second note.
      await set(true);
      const notes = await test.get(`/v1/management/agents/${other.id}/notes`, 'manager');
      expect(agentNoteListSchema.parse(notes.json()).items.map(({ text }) => text)).toEqual([
        'Утврдено е дека еден можен дупликат е друго лице.',
      ]);
      expect((await set(false)).statusCode).toBe(204);
      expect(await shown()).toEqual(before);
      const body = { other: one.id, isApart: true };
      const self = await test.send(`POST /v1/management/agents/${one.id}/apart`, 'manager', {
        body,
      });
      expect(self.statusCode).toBe(422);
    });

    it('and never by the leavings of a closed account', async () => {
      expect(await twin({ accountStatus: 'CLOSED' })).toBeUndefined();
    });
  });
});
