import { activityPageSchema } from '@pazar/contracts/activity';
import type { DeclaredTexts } from '@pazar/contracts/declared-text';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { pgSchema, sql, text } from '../database/drizzle.ts';
import { importCalls } from '../testing/import-calls.ts';
import { minimalLocation } from '../testing/location-calls.ts';
import { minimalProduct } from '../testing/product-calls.ts';
import type { TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const label = { mk: 'Паркирање', en: 'Parking' };

interface Kind {
  path: string;
  table: string;
  /** A new record; an account is there already. */
  body?: object;
  /** A file with a new record, whose text is in the cell of `file.cell`. */
  file?: { content: string; kind: string };
}

const kinds: Readonly<Record<string, Kind>> = {
  location: {
    path: 'locations',
    table: 'locations',
    body: { ...minimalLocation, name: 'Долна нива' },
    file: {
      kind: 'locations',
      content:
        'Назив,Вид,Населено место,Општина,Паркирање\nМала нива,FIELD,Куклиш,MK-410,под орев\n',
    },
  },
  product: {
    path: 'products',
    table: 'products',
    body: minimalProduct,
    file: {
      kind: 'products',
      content:
        'Назив (македонски),Основна единица,Начин на водење залиха,Пакување 1: големина,Пакување 1: единица,Пакување 1: цена,Паркирање\n' +
        'Мала тиква,KG,MANUAL,1,KG,40,под орев\n',
    },
  },
  lot: {
    path: 'produce',
    table: 'lots',
    body: { cropName: { mk: 'Тиква' } },
    file: {
      kind: 'produce',
      content: 'Назив на културата (македонски),Единица,Паркирање\nМала тиква,KG,под орев\n',
    },
  },
  promotion: {
    path: 'promotions',
    table: 'promotions',
    body: { name: { mk: 'Есен' }, rule: { type: 'PERCENT_OFF', percent: 10 } },
  },
  account: { path: 'account', table: 'agents' },
};

const declarations = ['@pazar/contracts/record-texts', '@pazar/contracts/account-texts'];

/** The service of a release whose declarations and tables have one text more. */
async function loadService() {
  vi.resetModules();
  for (const module of declarations) {
    vi.doMock(module, async (original) => {
      const declared = await original<Record<string, DeclaredTexts>>();
      const added = { parkingNote: { max: 40, listed: true, label } } as const;
      return Object.fromEntries(
        Object.entries(declared).map(([name, texts]) => [name, { ...texts, ...added }]),
      );
    });
  }
  // What `describe-tables` writes after the migration.
  for (const { table } of Object.values(kinds)) {
    vi.doMock(`../database/tables/${table}.ts`, async (original) => {
      const module = await original<Record<string, object>>();
      const described = z.instanceof(Object).parse(module[table]);
      const columns = { parkingNote: text('parking_note') };
      const { parkingNote } = pgSchema('api').table(table, columns);
      for (const key of Object.getOwnPropertySymbols(described)) {
        if (!key.description?.endsWith('Columns')) continue;
        Object.assign(Reflect.get(described, key), { parkingNote });
      }
      return { ...module, [table]: Object.assign(described, { parkingNote }) };
    });
  }
  return {
    ...(await import('../testing/test-app.ts')),
    ...(await import('../history/audited-field-words.ts')),
    ...(await import('../csv/column-heading.ts')),
  };
}

const recordSchema = z.looseObject({
  id: z.string(),
  version: z.number(),
  parkingNote: z.nullable(z.string()),
});
const pageSchema = z.object({ items: z.array(recordSchema) });

/** Kinds that are exported and imported as files. */
const withFiles = Object.entries(kinds).flatMap(([kind, { path, file }]) =>
  file === undefined ? [] : [[kind, { path, file }] as const],
);

describe.each(testDatabases)('A text that one line adds, on $name', ({ open }) => {
  let test: TestApp;
  let service: Awaited<ReturnType<typeof loadService>>;
  beforeAll(async () => {
    service = await loadService();
    test = await service.startTestApp(await open());
    for (const { table } of Object.values(kinds)) {
      await test.connection.database.execute(
        sql`alter table ${sql.identifier('api')}.${sql.identifier(table)} add column parking_note text`,
      );
    }
  });
  afterAll(async () => {
    // Files that follow in this process get the service as it is.
    for (const module of declarations) vi.doUnmock(module);
    for (const { table } of Object.values(kinds)) vi.doUnmock(`../database/tables/${table}.ts`);
    vi.resetModules();
    await test.close();
  });

  describe.each(Object.entries(kinds))('to the kind %s', (_kind, { path, body }) => {
    async function first() {
      if (body === undefined) {
        return recordSchema.parse((await test.get(`/v1/${path}`, 'producer')).json());
      }
      const entered = { ...body, parkingNote: ' зад  куќата ' };
      const answer = await test.send(`POST /v1/${path}`, 'producer', { body: entered });
      return recordSchema.parse(answer.json());
    }
    async function change({ id, version }: { id: string; version: number }, note: string | null) {
      const one = body === undefined ? path : `${path}/${id}`;
      return test.send(`PATCH /v1/${one}`, 'producer', {
        body: { parkingNote: note },
        headers: { 'if-match': `"${version}"` },
      });
    }

    it('is entered, changed, emptied, checked, listed and logged', async () => {
      const entered = await first();
      expect(entered.parkingNote).toBe(body === undefined ? null : 'зад куќата');
      const page = body && (await test.get(`/v1/${path}?limit=100`, 'producer'));
      const rows = page === undefined ? [entered] : pageSchema.parse(page.json()).items;
      const row = rows.find(({ id }) => id === entered.id);
      expect(row?.parkingNote).toBe(entered.parkingNote);
      const changed = recordSchema.parse((await change(entered, 'на улица')).json());
      expect(changed.parkingNote).toBe('на улица');
      const long = await change(changed, 'а'.repeat(41));
      expect(long.json()).toMatchObject({ errors: [{ pointer: '/parkingNote' }] });
      const emptied = recordSchema.parse((await change(changed, null)).json());
      expect(emptied.parkingNote).toBeNull();

      const log = activityPageSchema.parse((await test.get('/v1/activity', 'producer')).json());
      expect(log.items.map(({ before, after }) => ({ before, after }))).toContainEqual({
        before: { parkingNote: 'на улица' },
        after: { parkingNote: null },
      });
      expect(service.auditedFieldWord('parkingNote', 'mk')).toBe(label.mk);
      expect(service.auditedFieldWord('parkingNote', 'en')).toBe(label.en);
      expect(service.columnHeading('parking_note', 'mk')).toBe(label.mk);
    });
  });

  describe.each(withFiles)('to files of the kind %s', (_kind, { path, file }) => {
    it('is in them, in the language of the reader, and read from them', async () => {
      const imports = importCalls(test);
      const job = await imports.validated(file.content, { kind: file.kind });
      expect(job.warnings).toEqual([]);
      expect((await imports.moved(job.id, 'apply')).counts).toMatchObject({ APPLIED: 1 });
      const headers = { 'accept-language': 'en' };
      const exported = await test.get(`/v1/${path}/export?q=Мала`, 'producer', headers);
      const [head = '', row = ''] = exported.body.split('\n');
      expect(head).toContain(label.en);
      expect(row).toContain('под орев');
    });
  });

  it('is in every body, answer and list of the OpenAPI document', async () => {
    const document = (await test.get('/v1/openapi.json')).json<{
      paths: Record<string, Record<string, object>>;
    }>();
    for (const { path, body } of Object.values(kinds)) {
      const one = `/v1/${path}${body === undefined ? '' : '/{id}'}`;
      const operations = [
        document.paths[one]?.['get'],
        document.paths[one]?.['patch'],
        ...(body === undefined
          ? []
          : [document.paths[`/v1/${path}`]?.['get'], document.paths[`/v1/${path}`]?.['post']]),
      ];
      for (const operation of operations)
        expect(JSON.stringify(operation)).toContain('"parkingNote"');
    }
  });
});
