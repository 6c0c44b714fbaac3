import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { activityPageSchema } from '@pazar/contracts/activity';
import { historyPageSchema } from '@pazar/contracts/record-history';
import { pgliteMigrationClient } from '@pazar/service/database/migration-client';
import { runScript } from '@pazar/service/testing/run-script';
import { tableFiles, writeFolder } from '@pazar/service/tables/table-files';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { tablesOfTheApi } from '../database/column-types.ts';
import type * as OpenDatabase from '../database/open-database.ts';
import { importCalls } from '../testing/import-calls.ts';
import { openInMemory } from '../testing/pglite-snapshot.ts';
import type * as TestApps from '../testing/test-app.ts';
import { makeRecord } from './make-record.ts';

const repository = join(import.meta.dirname, '../../../..');
const contracts = 'shared/contracts/src/api';
const service = 'services/api/src';
const words = { one: 'supplier', many: 'suppliers', oneMk: 'Добавувач', manyMk: 'добавувачи' };

/** Links to the packages of the service, but for the contracts, which are those of the copy. */
function linkPackages(root: string): void {
  const from = join(repository, 'services/api/node_modules');
  const packages = readdirSync(from)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(from, name)).map((one) => join(name, one)) : [name],
    );
  for (const name of packages) {
    const link = join(root, 'services/api/node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    const isOfCopy = name === '@pazar/contracts';
    symlinkSync(isOfCopy ? join(root, 'shared/contracts') : join(from, name), link);
  }
}

/** The service and the contracts of a repository of their own. */
async function copyRepository(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'new-record-'));
  for (const folder of [
    'shared/contracts',
    service,
    'services/api/assets',
    'services/api/package.json',
    'tsconfig.base.json',
  ]) {
    cpSync(join(repository, folder), join(root, folder), {
      recursive: true,
      filter: (source) => !/\/node_modules$|[.]test[.]ts$|[.]jsonl$/.test(source),
    });
  }
  symlinkSync(
    join(repository, 'shared/contracts/node_modules'),
    join(root, 'shared/contracts/node_modules'),
  );
  linkPackages(root);
  return root;
}

const moduleOf = (root: string, file: string): Promise<unknown> =>
  import(pathToFileURL(join(root, service, file)).href);

/** Starts the service of the copy on an embedded database, which its migrations bring up to date. */
async function startCopy(root: string): Promise<TestApps.TestApp> {
  const client = await openInMemory(inject('databaseSnapshots').pglite.seeded);
  // The copy's own module.
  const database = (await moduleOf(root, 'database/open-database.ts')) as typeof OpenDatabase;
  const connection = await database.connectPglite(client);
  // What `describe-tables` writes after the migration.
  const tables = await tableFiles(pgliteMigrationClient(client), tablesOfTheApi);
  await writeFolder(pathToFileURL(join(root, service, 'database/tables/')), tables);
  // The copy's own module.
  const { startTestApp } = (await moduleOf(root, 'testing/test-app.ts')) as typeof TestApps;
  return startTestApp(connection);
}

const supplierSchema = z.looseObject({
  id: z.uuid(),
  version: z.number(),
  status: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
});
const pageSchema = z.object({ items: z.array(supplierSchema) });

describe('A kind of record', () => {
  it.each<[changed: Partial<typeof words>, reason: string]>([
    [{ one: 'location', many: 'locations' }, 'location or locations is there already.'],
    [{ one: '../supplier' }, '"../supplier" is not a word of 2 to 30 small letters.'],
    [{ many: 'supplier' }, 'One and many need two words.'],
    [{ oneMk: "Добавувач', x" }, `"Добавувач', x" is no Macedonian word.`],
  ])('is not made of the words %j, and new-record says why', (changed, reason) => {
    expect(() => makeRecord(repository, { ...words, ...changed })).toThrow(reason);
  });

  it('is not made by a command with the words of another one, which says why', async () => {
    const known = ['location', 'locations', '--mk', 'Локација', '--mk-many', 'локации'];
    const { failed, output } = await runScript(join(repository, 'services/api'), [
      'new-record',
      ...known,
    ]);
    expect(failed).toBe(true);
    expect(output).toContain('location or locations is there already.');
  });
});

describe('A kind of record that new-record makes', () => {
  let root: string;
  let files: string[];
  let test: TestApps.TestApp;
  beforeAll(async () => {
    root = await copyRepository();
    files = makeRecord(root, words);
    test = await startCopy(root);
  });
  afterAll(async () => {
    await test.close();
    await rm(root, { recursive: true });
  });

  const sent = async (
    call: Parameters<TestApps.TestApp['send']>[0],
    body?: object,
    version?: number,
  ) => {
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    return test.send(call, 'producer', { body, headers });
  };
  const entered = async (name: string) =>
    supplierSchema.parse((await sent('POST /v1/suppliers', { name })).json());

  it('is at most 250 lines in six files, and other files do not name it', () => {
    const linesOf = (folder: string, file: string) => {
      const own = join(folder, file);
      return existsSync(own) ? readFileSync(own, 'utf8').trimEnd().split('\n') : [];
    };
    const added = files.map((file) => {
      const were = new Set(linesOf(repository, file));
      return linesOf(root, file).filter((line) => !were.has(line)).length;
    });
    const named = [service, contracts].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((file) => join(folder, file))
        .filter((file) => /[.](?:ts|sql)$/.test(file) && !file.includes('/new-record'))
        .filter((file) =>
          linesOf(root, file).some((line) => /suppliers|supplier(?:Kind|Record|Texts)/i.test(line)),
        ),
    );
    expect(named.toSorted()).toEqual(files.toSorted());
    expect(files.length).toBeLessThanOrEqual(6);
    expect(added.reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(250);
  });

  it('is entered, listed, read, changed, archived and restored', async () => {
    const supplier = await entered('Семенарница Струмица');
    expect(supplier).toMatchObject({ version: 1, status: 'ACTIVE', phone: null });
    const taken = await sent('POST /v1/suppliers', { name: 'Семенарница Струмица' });
    expect(taken.json()).toMatchObject({ code: 'duplicate', errors: [{ pointer: '/name' }] });

    const one = `/v1/suppliers/${supplier.id}`;
    const changed = await sent(`PATCH ${one}`, { phone: '070 123 456' }, 1);
    expect(changed.json()).toMatchObject({ version: 2, phone: '+38970123456' });
    const wrong = await sent(`PATCH ${one}`, { phone: 'седум' }, 2);
    expect(wrong.json()).toMatchObject({ code: 'validation', errors: [{ pointer: '/phone' }] });
    const late = await sent(`PATCH ${one}`, { name: 'Друга' }, 1);
    expect(late.statusCode).toBe(412);

    const archived = await sent(`POST ${one}/archive`, undefined, 2);
    expect(archived.json()).toMatchObject({ version: 3, status: 'ARCHIVED' });
    expect((await sent(`POST ${one}/archive`, undefined, 3)).json()).toMatchObject({
      code: 'invalid-transition',
    });
    const found = await test.get(
      '/v1/suppliers?status=ARCHIVED&q=струмица&facets=status',
      'producer',
    );
    expect(found.json()).toMatchObject({
      items: [{ id: supplier.id }],
      facets: { status: { ARCHIVED: 1 } },
    });
    const restored = await sent(`POST ${one}/restore`, undefined, 3);
    expect(restored.json()).toMatchObject({ status: 'ACTIVE' });
    expect((await test.get(one, 'producer')).json()).toEqual(restored.json());
    expect((await test.get(one, 'seller')).statusCode).toBe(404);
  });

  it('is imported, undone and exported in the language of the reader', async () => {
    const imports = importCalls(test);
    const job = await imports.validated(
      'Назив,Телефон,Белешки\nМлекара Битола,071 222 333,во шест\n',
      {
        kind: 'suppliers',
      },
    );
    expect(job.warnings).toEqual([]);
    expect((await imports.moved(job.id, 'apply')).counts).toMatchObject({ APPLIED: 1 });
    const english = { 'accept-language': 'en' };
    const file = await test.get('/v1/suppliers/export?q=битола', 'producer', english);
    expect(file.body).toContain('ID,Name,Phone,Email,Notes,Status,Changed');
    expect(file.body).toContain('Млекара Битола');
    expect(file.body).toContain('во шест');
    const again = await imports.validated('Назив,Телефон\nМлекара Битола,071 222 444\n', {
      kind: 'suppliers',
    });
    expect(again.effects).toMatchObject({ unconfirmed: 1 });
    expect((await imports.moved(job.id, 'undo')).counts).toMatchObject({ UNDONE: 1 });
    const left = await test.get('/v1/suppliers?q=битола', 'producer');
    expect(pageSchema.parse(left.json()).items).toEqual([]);
  });

  it('is in its history, in the activity and in the audit of management, in words', async () => {
    const { id } = await entered('Кооператива');
    await sent(`PATCH /v1/suppliers/${id}`, { name: 'Задруга' }, 1);
    const history = await test.get(`/v1/suppliers/${id}/history`, 'producer');
    expect(historyPageSchema.parse(history.json()).items).toMatchObject([
      { action: 'supplier.update', changes: [{ field: 'name', before: 'Кооператива' }] },
      { action: 'supplier.create' },
    ]);
    const activity = await test.get(`/v1/activity?entityId=${id}`, 'producer');
    expect(activityPageSchema.parse(activity.json()).items[0]?.name?.mk).toBe('Задруга');
    const managed = await test.get(`/v1/management/suppliers/${id}`, 'manager');
    expect(managed.json()).toMatchObject({ id, agent: { id: (await test.signIn('producer')).id } });
    const macedonian = { 'accept-language': 'mk' };
    const audit = await test.get(
      '/v1/management/audit/export?entity=supplier',
      'manager',
      macedonian,
    );
    expect(audit.body).toContain('Добавувач: внесување');
    expect(audit.body).toContain('Назив: Задруга');
  });

  it('is counted before an account closes, and described in the OpenAPI document', async () => {
    const extent = await test.get('/v1/account/close', 'producer');
    const all = await test.get('/v1/suppliers?count=true', 'producer');
    const { total } = z.object({ page: z.object({ total: z.number() }) }).parse(all.json()).page;
    expect(extent.json()).toMatchObject({ goes: { suppliers: total } });
    const document = (await test.get('/v1/openapi.json')).json<{
      paths: Record<string, Record<string, object>>;
    }>();
    const paths = Object.keys(document.paths).filter((path) => path.includes('/suppliers'));
    expect(paths.toSorted()).toEqual([
      '/v1/management/agents/{id}/suppliers',
      '/v1/management/suppliers/{id}',
      '/v1/suppliers',
      '/v1/suppliers/export',
      '/v1/suppliers/{id}',
      '/v1/suppliers/{id}/archive',
      '/v1/suppliers/{id}/history',
      '/v1/suppliers/{id}/restore',
    ]);
    expect(JSON.stringify(document.paths['/v1/suppliers']?.['post'])).toContain('"phone"');
    expect(JSON.stringify(document.paths['/v1/imports/template'])).toContain('"suppliers"');
  });
});
