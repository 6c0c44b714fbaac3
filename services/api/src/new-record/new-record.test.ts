import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { activityPageSchema } from '@pazar/contracts/activity';
import { dataExportSchema } from '@pazar/contracts/data-export';
import { historyPageSchema } from '@pazar/contracts/record-history';
import { runScript } from '@pazar/service/testing/run-script';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type * as Closing from '../account/closing/closing.ts';
import { sql, type SQL } from '../database/drizzle.ts';
import { copyRepository, moduleOf, startCopy } from '../testing/copied-service.ts';
import { importCalls } from '../testing/import-calls.ts';
import type * as TestApps from '../testing/test-app.ts';
import { testMailer } from '../testing/test-mailer.ts';
import { testNow } from '../testing/test-seed.ts';
import { unzip } from '@pazar/service/testing/unzip';

const repository = join(import.meta.dirname, '../../../..');
const contracts = 'shared/contracts/src/api';
const service = 'services/api/src';
const command = [
  'new-record',
  'supplier',
  'suppliers',
  '--mk',
  'Добавувач',
  '--mk-many',
  'добавувачи',
] as const;

/** A text that no other record has: a line of the contract, and one of the migration. */
function addMailbox(root: string, files: readonly string[]): void {
  const add = (suffix: string, place: string, line: string) => {
    const path = join(root, files.find((file) => file.endsWith(suffix)) ?? '');
    writeFileSync(path, readFileSync(path, 'utf8').replace(place, line + place));
  };
  const mailbox = "mailbox: { type: 'email', label: { mk: 'Сандаче', en: 'Mailbox' } }";
  add('/supplier.ts', '  notes:', `  ${mailbox},\n`);
  add('.sql', '  notes text', '  mailbox text,\n');
}

const supplierSchema = z.looseObject({
  id: z.uuid(),
  version: z.number(),
  status: z.string(),
  name: z.string(),
  phone: z.nullable(z.string()),
});
const countSchema = z.object({ rows: z.tuple([z.object({ count: z.coerce.number() })]) });
const pageSchema = z.object({ items: z.array(supplierSchema) });

describe('A kind of record that new-record makes', () => {
  let root: string;
  let files: string[];
  let test: TestApps.TestApp;
  beforeAll(async () => {
    root = await copyRepository();
    const made = await runScript(join(repository, 'services/api'), [...command, '--to', root]);
    if (made.failed) throw new Error(made.output);
    files = made.output.split('\n').flatMap((line) => /^ {2}(\S+)$/.exec(line)?.[1] ?? []);
    addMailbox(root, files);
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
      return linesOf(root, file).filter((line) => !were.has(line) && !line.includes('mailbox'))
        .length;
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

  it('is entered, listed, read, changed, archived, restored and deleted', async () => {
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
    expect((await sent(`POST ${one}/restore`)).statusCode).toBe(428);
    expect((await sent(`POST ${one}/restore`, undefined, 2)).statusCode).toBe(412);
    const restored = await sent(`POST ${one}/restore`, undefined, 3);
    expect(restored.json()).toMatchObject({ status: 'ACTIVE' });
    expect((await test.get(one, 'producer')).json()).toEqual(restored.json());
    expect((await test.get(one, 'seller')).statusCode).toBe(404);
    expect((await sent(`DELETE ${one}`, undefined, 4)).statusCode).toBe(204);
    expect((await test.get(one, 'producer')).statusCode).toBe(404);
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
    expect(file.body).toContain('ID,Name,Phone,Email,Mailbox,Notes,Status,Changed');
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
    const agentId = (await test.signIn('producer')).id;
    const managed = await test.get(`/v1/management/suppliers/${id}`, 'manager');
    expect(managed.json()).toMatchObject({ id, agent: { id: agentId } });
    const listed = await test.get(
      `/v1/management/agents/${agentId}/suppliers?q=Задруга`,
      'manager',
    );
    expect(listed.json()).toMatchObject({ items: [{ id }] });
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

  it('is in the archive of its agent, and goes with the account: the audit forgets its texts', async () => {
    const { id: agentId } = await test.signIn('producer');
    const mailbox = 'nabavki@edinstvena.mk';
    const supplier = await sent('POST /v1/suppliers', { name: 'Единствена', mailbox });
    expect(supplier.json()).toMatchObject({ mailbox });
    const rule = { type: 'PERCENT_OFF', percent: 10 };
    const promotion = { name: { mk: 'Есен' }, note: `Прашајте на ${mailbox}`, rule };
    expect((await sent('POST /v1/promotions', promotion)).statusCode).toBe(201);

    const { id } = dataExportSchema.parse((await sent('POST /v1/account/export')).json());
    const archive = unzip((await test.get(`/v1/account/export/${id}`, 'producer')).rawPayload);
    expect(archive.get('json/suppliers.json')).toContain(mailbox);
    expect(archive.get('README.txt')).toMatch(/suppliers +вашите добавувачи/);

    const { database } = test.connection;
    const count = async (from: SQL) =>
      countSchema.parse(await database.execute(sql`select count(*) from ${from}`)).rows[0].count;
    const own = sql`api.suppliers where agent_id = ${agentId}`;
    const events = sql`api.audit_events event where position(${mailbox} in event::text) > 0`;
    expect([(await count(own)) > 0, await count(events)]).toEqual([true, 2]);
    await database.execute(
      sql`update api.agents set account_status = 'CLOSING', closes_at = ${testNow.toISOString()} where id = ${agentId}`,
    );
    // The copy's own module.
    const { createClosing } = (await moduleOf(
      root,
      'account/closing/closing.ts',
    )) as typeof Closing;
    const closing = createClosing({ database, clock: () => testNow, mailer: testMailer() });
    expect(await closing.closeDue()).toBe(1);
    expect([await count(own), await count(events)]).toEqual([0, 0]);
  });
});
