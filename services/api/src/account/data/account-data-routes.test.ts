import { activityPageSchema } from '@pazar/contracts/activity';
import { preferencesSchema, defaultPreferences } from '@pazar/contracts/preferences';
import { problemSchema } from '@pazar/contracts/problem';
import { viewListSchema, viewSchema } from '@pazar/contracts/view';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../records/audit.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';

describe.each(testDatabases)('What an agent keeps for itself, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  const match = (version: number) => ({ 'if-match': `"${version}"` });
  const save = (username: string, more: object = {}) =>
    test.send('POST /v1/views', username, {
      body: { page: 'products', name: 'Мали залихи', query: { stock: 'LOW' }, ...more },
    });
  const views = async (username: string, query = '') =>
    viewListSchema.parse((await test.get(`/v1/views${query}`, username)).json()).items;

  it('saves views of a list, one of which it opens with', async () => {
    const first = viewSchema.parse((await save('producer', { isDefault: true })).json());
    expect(first).toMatchObject({ isOwn: true, isGlobal: false, isDefault: true, version: 1 });
    const second = viewSchema.parse(
      (await save('producer', { name: 'Без слика', isDefault: true })).json(),
    );
    await save('producer', { page: 'produce', name: 'Оваа сезона', isDefault: true });
    expect((await views('producer', '?page=products')).map((view) => view.isDefault)).toEqual([
      true,
      false,
    ]);
    expect(await views('producer')).toHaveLength(3);
    expect(await views('seller')).toEqual([]);

    const same = await save('producer', { name: 'МАЛИ ЗАЛИХИ' });
    expect(problemSchema.parse(same.json())).toMatchObject({
      code: 'duplicate',
      errors: [{ pointer: '/name' }],
    });
    const renamed = await test.send(`PATCH /v1/views/${second.id}`, 'producer', {
      body: { name: 'Без слики', query: { image: ['none', 'one'] } },
      headers: match(1),
    });
    expect(viewSchema.parse(renamed.json())).toMatchObject({
      version: 2,
      name: 'Без слики',
      query: { image: ['none', 'one'] },
      isDefault: true,
    });
    const stale = await test.send(`DELETE /v1/views/${second.id}`, 'producer', {
      headers: match(1),
    });
    expect(problemSchema.parse(stale.json())).toMatchObject({ status: 412, currentVersion: 2 });
    const gone = await test.send(`DELETE /v1/views/${second.id}`, 'producer', {
      headers: match(2),
    });
    expect(gone.statusCode).toBe(204);
    expect((await test.get(`/v1/views/${second.id}`, 'producer')).statusCode).toBe(404);
  });

  it('reads the views that management shares, and changes none but its own', async () => {
    const shared = viewSchema.parse((await save('manager', { isGlobal: true })).json());
    const [seen] = (await views('seller')).filter(({ id }) => id === shared.id);
    expect(seen).toMatchObject({ isGlobal: true, isOwn: false });
    const call = { body: { name: 'Мое' }, headers: match(1) };
    expect((await test.send(`PATCH /v1/views/${shared.id}`, 'seller', call)).statusCode).toBe(404);
    expect((await save('seller', { isGlobal: true })).statusCode).toBe(403);
  });

  it.each([
    [{ page: 'Products!' }, '/page'],
    [{ name: '' }, '/name'],
    [{ name: 'x'.repeat(61) }, '/name'],
    [{ query: { stock: { deep: true } } }, '/query/stock'],
  ])('refuses a view with %j', async (wrong, pointer) => {
    const problem = problemSchema.parse((await save('producer', wrong)).json());
    expect(problem).toMatchObject({ status: 422, errors: [{ pointer }] });
  });

  it('keeps preferences, with a version from the first choice on', async () => {
    const initial = await test.get('/v1/account/preferences', 'consumer');
    expect(initial.headers['etag']).toBe('"0"');
    expect(initial.json()).toEqual({ ...defaultPreferences, version: 0 });
    const body = {
      ...defaultPreferences,
      notifications: { 'low-stock': { inApp: true, email: false } },
      lists: { products: { columns: ['name', 'price'], density: 'compact' } },
    };
    const put = (version: number) =>
      test.send('PUT /v1/account/preferences', 'consumer', { body, headers: match(version) });
    const kept = await put(0);
    expect(kept.headers['etag']).toBe('"1"');
    expect(preferencesSchema.parse(kept.json())).toEqual({ ...body, version: 1 });
    expect((await test.get('/v1/account/preferences', 'consumer')).json()).toEqual({
      ...body,
      version: 1,
    });
    const odd = await test.send('PUT /v1/account/preferences', 'consumer', {
      body: { ...body, notifications: { weather: { inApp: true, email: true } } },
      headers: match(1),
    });
    expect(odd.statusCode).toBe(422);
  });

  it('answers one of two tabs that choose at once with what the other has chosen', async () => {
    const body = (name: string) => ({ ...defaultPreferences, lists: layoutOf(name) });
    const layoutOf = (name: string) => ({ [name]: { columns: ['name'], density: 'compact' } });
    const names = ['products', 'produce'] as const;
    const answers = await Promise.all(
      names.map((name) =>
        test.send('PUT /v1/account/preferences', 'manager', {
          body: body(name),
          headers: match(0),
        }),
      ),
    );
    const [kept, refused] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
    expect([kept?.statusCode, refused?.statusCode]).toEqual([200, 412]);
    const problem = problemSchema.parse(refused?.json());
    expect(problem.currentVersion).toBe(1);
    expect(preferencesSchema.parse(problem.current)).toEqual(kept?.json());
  });

  it('sees what happened to its data, and why management did what it did', async () => {
    const { id } = await test.signIn('seller');
    const manager = await test.signIn('manager');
    await recordAudit(test.connection.database, {
      at: testNow,
      agentId: id,
      actor: { id: manager.id, role: 'management' },
      action: 'product.block',
      entity: 'product',
      entityId: null,
      label: 'Ајвар',
      reason: 'Недостасува список на состојки.',
    });
    await save('seller', { name: 'Мој приказ' });
    const page = activityPageSchema.parse(
      (await test.get('/v1/activity?limit=1&count=true', 'seller')).json(),
    );
    expect(page.page).toMatchObject({ total: 2, prev: null });
    const next = activityPageSchema.parse(
      (await test.get(`/v1/activity?limit=1&cursor=${page.page.next ?? ''}`, 'seller')).json(),
    );
    const events = [...page.items, ...next.items];
    expect(events).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'product.block',
          actor: null,
          actorRole: 'management',
          reason: 'Недостасува список на состојки.',
        }),
        expect.objectContaining({
          action: 'view.create',
          actorRole: 'agent',
          label: 'Мој приказ',
          name: null,
        }),
      ]),
    );
    const others = activityPageSchema.parse((await test.get('/v1/activity', 'producer')).json());
    expect(others.items.filter(({ label }) => label === 'Ајвар')).toEqual([]);
  });

  it('finds what management did, by actor, kind and time, with what it changed', async () => {
    const { id } = await test.signIn('ristov');
    const { id: managerId } = await test.signIn('manager');
    await recordAudit(test.connection.database, {
      at: testNow,
      agentId: id,
      actor: { id: managerId, role: 'management' },
      action: 'agent.suspend',
      entity: 'agent',
      entityId: id,
      before: { accountStatus: 'ACTIVE' },
      after: { accountStatus: 'SUSPENDED' },
      reason: 'Недостасува список на состојки.',
    });
    await save('ristov');
    const found = async (query: string) =>
      activityPageSchema.parse((await test.get(`/v1/activity?${query}`, 'ristov')).json()).items;
    expect(await found('actorRole=management&entity=agent&from=2026-11-01')).toMatchObject([
      { before: { accountStatus: 'ACTIVE' }, after: { accountStatus: 'SUSPENDED' } },
    ]);
    expect(await found('actorRole=management&to=2026-11-01')).toEqual([]);
    expect((await found('entity=view')).map(({ action }) => action)).toEqual(['view.create']);
    expect((await test.get(`/v1/activity?agentId=${id}`, 'ristov')).statusCode).toBe(400);
  });

  it('lets a suspended agent take its data and read, but keep nothing new', async () => {
    expect((await test.send('POST /v1/account/export', 'iseini')).statusCode).toBe(202);
    expect(await views('iseini', '?page=produce')).toEqual([]);
    expect(problemSchema.parse((await save('iseini')).json()).code).toBe('agent-suspended');
  });

  it('is for nobody without a session', async () => {
    for (const path of ['/v1/views', '/v1/activity', '/v1/account/preferences']) {
      expect((await test.get(path)).statusCode).toBe(401);
    }
  });
});
