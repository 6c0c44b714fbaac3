import { activityPageSchema } from '@pazar/contracts/activity';
import { dataExportSchema } from '@pazar/contracts/data-export';
import { preferencesSchema, defaultPreferences } from '@pazar/contracts/preferences';
import { problemSchema } from '@pazar/contracts/problem';
import { viewListSchema, viewSchema } from '@pazar/contracts/view';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../records/audit.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

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

  it('takes all its data with it, as JSON and as CSV, and no secret', async () => {
    const asked = await test.send('POST /v1/account/export', 'producer');
    expect(asked.statusCode).toBe(202);
    const job = dataExportSchema.parse(asked.json());
    const path = `/v1/account/export/${job.id}`;
    const answer = await test.get(path, 'producer');
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzip(answer.rawPayload);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'README.txt',
        'json/account.json',
        'csv/account.csv',
        'json/products.json',
        'json/movements.json',
        'csv/movements.csv',
        'json/activity.json',
      ]),
    );
    const whole = [...files.values()].join('\n');
    expect(whole).toContain('producer@pazar.example');
    expect(whole).not.toMatch(/scrypt|password_hash|google_subject|search_fold/);
    expect(files.get('json/movements.json')).toMatch(/"quantity": "-?\d+\.\d{3}"/);
    // Excel reads Macedonian files with semicolons.
    expect(files.get('csv/movements.csv')).toMatch(/^\uFEFFid;/);

    expect((await test.get(path, 'seller')).statusCode).toBe(404);
    const tomorrow = new Date(testNow.getTime() + 24 * 60 * 60 * 1000);
    await test.at(tomorrow, async () => {
      expect((await test.get(path, 'producer')).statusCode).toBe(404);
    });
  });

  it.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    // Whoever opens the file must not run what stands behind the mark either.
    ["'=SUM(A1)", "''=SUM(A1)"],
    ['-1,5', '-1,5'],
  ])('keeps a spreadsheet from running %j: the file has %j', async (name, cell) => {
    await save('consumer', { name });
    const { id } = dataExportSchema.parse(
      (await test.send('POST /v1/account/export', 'consumer')).json(),
    );
    const zip = await test.get(`/v1/account/export/${id}`, 'consumer');
    const file = unzip(zip.rawPayload).get('csv/views.csv') ?? '';
    expect(file.split(/[;\r\n]/)).toContain(cell);
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

/** The files of a zip, by name, read from its central directory (APPNOTE.TXT 4.3.12). */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const isStored = zip.readUInt16LE(at + 10) === 0;
    const data = zip.subarray(start, start + size);
    files.set(name, (isStored ? data : inflateRawSync(data)).toString('utf8'));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}
