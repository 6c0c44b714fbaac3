import { importRowSchema } from '@pazar/contracts/import';
import { lotPageSchema } from '@pazar/contracts/produce';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formData } from '../testing/form-data.ts';
import { importCalls } from '../testing/import-calls.ts';
import { problemOf, productCalls, refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const headers =
  'Шифра;Назив (македонски);Основна единица;Начин на водење залиха;Пакување 1: големина;Пакување 1: единица;Пакување 1: цена';

describe.each(bothDatabases)('Imports on $name', ({ open }) => {
  let test: TestApp;
  let imports: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    imports = importCalls(test);
  });
  afterAll(() => test.close());

  const exported = async (path: string, language = 'mk', username = 'producer') => {
    const response = await test.get(path, username, { 'accept-language': language });
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.rawPayload;
  };

  it.each(['mk', 'en'])('imports an export in %s unchanged', async (language) => {
    for (const [path, kind] of [
      ['/v1/products/export?sort=name', 'products'],
      ['/v1/produce/export?status=AVAILABLE&status=GROWING', 'produce'],
    ] as const) {
      const file = await exported(path, language);
      const job = await imports.validated(file, { kind });
      expect(await imports.rows(job.id, '&status=error')).toEqual([]);
      expect(job.counts.VALID).toBeGreaterThan(5);
      expect(job.warnings).toEqual([]);
      expect(job.columnNames['id']).toBe('ID');
      expect(job.format).toMatchObject(
        language === 'mk' ? { delimiter: ';', decimal: ',' } : { delimiter: ',', decimal: '.' },
      );
      const versions = async () => test.get(path.replace('/export', ''), 'producer');
      const before = (await versions()).body;
      const applied = await imports.moved(job.id, 'apply');
      expect(applied.counts.APPLIED).toBe(job.counts.VALID);
      expect((await versions()).body).toBe(before);
    }
  });

  it('enters products, fixes a row, leaves the wrong one out, and undoes all', async () => {
    const job = await imports.validated(
      [
        `${headers};Боја`,
        'IMP-1;Тиквички;kg;MANUAL;1;kg;1.250,50;зелена',
        'IMP-2;Краставици;kg;MANUAL;1;kg;евтино;зелена',
        'IMP-3;;kg;MANUAL;1;kg;30;зелена',
        '',
        'IMP-1;Тиквички;kg;MANUAL;1;kg;10;зелена',
      ].join('\r\n'),
    );
    expect(job).toMatchObject({
      status: 'READY',
      counts: { VALID: 1, ERROR: 3, APPLIED: 0 },
      warnings: [{ code: 'unknown-column', column: 'Боја' }],
      format: { delimiter: ';', encoding: 'utf-8', decimal: ',' },
    });
    const faulty = await imports.rows(job.id, '&status=error');
    expect(faulty.map(({ line, errors }) => [line, errors[0]?.column, errors[0]?.code])).toEqual([
      [3, 'pack_1_price_minor', 'format'],
      [4, 'name_mk', 'required'],
      [6, 'sku', 'duplicate'],
    ]);
    expect((await test.get('/v1/products?q=Тиквички', 'producer')).json()).toMatchObject({
      items: [],
    });
    expect(refusalOf(await imports.move(job.id, 'apply'))).toBe(
      '422 validation /onlyValid rows-with-errors',
    );

    const fixed = await imports.change(job.id, 2, { pack_1_price_minor: '40' });
    expect(importRowSchema.parse(fixed.json())).toMatchObject({
      status: 'VALID',
      action: 'create',
    });
    const applied = await imports.moved(job.id, 'apply', { onlyValid: true });
    expect(applied).toMatchObject({ status: 'APPLIED', counts: { APPLIED: 2, ERROR: 2 } });
    const product = await productCalls(test).find('Тиквички');
    expect(product).toMatchObject({ sku: 'IMP-1', packs: [{ priceMinor: 125_050 }] });

    const file = await test.get(`/v1/imports/${job.id}/errors.csv`, 'producer', {
      'accept-language': 'mk',
    });
    expect(file.body).toContain('IMP-3');
    expect(file.body).toContain('Назив (македонски): Задолжително поле');
    const again = await imports.validated(file.rawPayload);
    expect(again.counts).toMatchObject({ ERROR: 1, VALID: 1 });

    expect(refusalOf(await imports.change(job.id, 1, { sku: 'X' }))).toBe('409 invalid-transition');
    const cucumbers = await productCalls(test).find('Краставици');
    await productCalls(test).change('PATCH', cucumbers, { body: { tags: ['ново'] } });
    const undone = await imports.moved(job.id, 'undo');
    expect(undone).toMatchObject({ status: 'UNDONE', counts: { UNDONE: 1, KEPT: 1 } });
    expect((await imports.rows(job.id, '&status=kept'))[0]?.errors[0]?.code).toBe(
      'version-conflict',
    );
    await expect(productCalls(test).find('Тиквички')).rejects.toThrow('no product');
    expect(refusalOf(await imports.move(job.id, 'undo'))).toBe('409 invalid-transition');
  });

  it('changes what is there: an empty cell keeps, a dash clears, and an undo brings back', async () => {
    const calls = productCalls(test);
    const was = await calls.create({
      sku: 'UP-1',
      tags: ['домашно'],
      description: { mk: 'Стар опис' },
      packs: [
        { size: '1.000', unit: 'KG', priceMinor: 4000 },
        { size: '5.000', unit: 'KG', priceMinor: 18_000 },
      ],
    });
    const job = await imports.validated(
      'Code,Name (English),Tags,Description (Macedonian),Pack 1: price,Pack 2: size\nup-1,Courgettes,,-,45.5,-\n',
    );
    const applied = await imports.moved(job.id, 'apply');
    expect(applied.counts.APPLIED).toBe(1);
    const now = await calls.read(was.id);
    expect(now).toMatchObject({
      name: { mk: was.name.mk, en: 'Courgettes' },
      tags: ['домашно'],
      description: null,
      packs: [{ id: was.packs[0]?.id, priceMinor: 4550 }],
    });
    expect(now.packs).toHaveLength(1);
    await imports.moved(job.id, 'undo');
    const back = await calls.read(was.id);
    expect(back).toMatchObject({ name: was.name, description: was.description });
    expect(back.packs.map((pack) => pack.priceMinor)).toEqual([4000, 18_000]);
  });

  it('reads what a spreadsheet of Windows writes in Cyrillic', async () => {
    const text = `${headers}\r\nWIN-1;Ајвар ќе;kg;MANUAL;0,72;kg;220\r\n`;
    const job = await imports.validated(windows1251(text));
    expect(job).toMatchObject({ format: { encoding: 'windows-1251' }, counts: { VALID: 1 } });
    expect((await imports.rows(job.id))[0]?.cells['name_mk']).toBe('Ајвар ќе');
  });

  it('enters lots and takes them back', async () => {
    const job = await imports.validated(
      'Lot number,Crop name (English),Unit,Planted on,Expected quantity\nIMP-LOT,Quince,KG,03/04/2026,1200.5\n',
      { kind: 'produce', mode: 'create' },
    );
    expect(await imports.rows(job.id, '&status=error')).toEqual([]);
    await imports.moved(job.id, 'apply');
    const find = async () =>
      lotPageSchema.parse((await test.get('/v1/produce?q=IMP-LOT', 'producer')).json()).items;
    expect((await find())[0]).toMatchObject({
      plantedOn: '2026-04-03',
      expectedQuantity: '1200.500',
    });
    const twice = await imports.validated('Lot number,Crop name (English)\nIMP-LOT,Quince\n', {
      kind: 'produce',
      mode: 'create',
    });
    expect((await imports.rows(twice.id))[0]?.errors[0]).toMatchObject({
      column: 'lot_number',
      code: 'duplicate',
    });
    await imports.moved(job.id, 'undo');
    expect(await find()).toEqual([]);
  });

  it('cannot be undone after a day', async () => {
    const job = await imports.validated(`${headers}\nDAY-1;Лубеници;kg;MANUAL;1;kg;20\n`);
    await imports.moved(job.id, 'apply');
    await test.at(new Date(testNow.getTime() + 25 * 60 * 60 * 1000), async () => {
      expect(refusalOf(await imports.move(job.id, 'undo'))).toBe('409 invalid-transition');
    });
  });

  it.each([
    ['a file without rows', `${headers}\n`, '422 validation /file csv-empty'],
    ['nothing', '', '422 validation /file csv-empty'],
    ['headers that say nothing', 'a;b\n1;2\n', '422 validation /file csv-headers'],
    ['a column twice', 'Шифра;Code\n1;2\n', '422 validation /file csv-twice'],
    ['a quote that is not closed', `${headers}\n"abc;1\n`, '422 validation /file csv-quote'],
    ['too many rows', `Шифра\n${'A\n'.repeat(5001)}`, '413 too-large'],
    ['too many bytes', 'x'.repeat(5 * 1024 * 1024 + 1), '413 too-large'],
  ])('refuses %s', async (_what, content, refusal) => {
    expect(refusalOf(await imports.upload(content))).toBe(refusal);
  });

  it('names columns that it knows where a file has none of them', async () => {
    const refused = problemOf(await imports.upload('a;b\n1;2\n'));
    expect(refused.errors?.[0]?.detail).toMatch(/ such as id, sku, /);
  });

  it('says what it needs', async () => {
    expect(refusalOf(await imports.upload('a', { kind: 'bees' }))).toBe(
      '422 validation /kind invalid',
    );
    const form = await formData(Buffer.from(headers), { kind: 'products' });
    expect(refusalOf(await test.send('POST /v1/imports', 'producer', form))).toBe(
      '428 precondition-required /Idempotency-Key required',
    );
    const job = await imports.validated(`${headers}\nNEED-1;;kg;MANUAL;1;kg;20\n`);
    expect(refusalOf(await imports.change(job.id, 1, { colour: 'red' }))).toBe(
      '422 validation /cells/colour unknown-key',
    );
    expect(refusalOf(await imports.change(job.id, 2, { sku: 'A' }))).toBe('404 not-found');
  });

  it('keeps imports from others', async () => {
    const job = await imports.validated(`${headers}\nMINE-1;Мое;kg;MANUAL;1;kg;20\n`);
    const other = importCalls(test, 'seller');
    for (const id of [job.id, uuid()]) {
      expect(refusalOf(await test.get(`/v1/imports/${id}`, 'seller'))).toBe('404 not-found');
      expect(refusalOf(await test.get(`/v1/imports/${id}/rows`, 'seller'))).toBe('404 not-found');
      expect(refusalOf(await test.get(`/v1/imports/${id}/errors.csv`, 'seller'))).toBe(
        '404 not-found',
      );
      expect(refusalOf(await other.change(id, 1, { sku: 'A' }))).toBe('404 not-found');
      expect(refusalOf(await other.move(id, 'apply'))).toBe('404 not-found');
      expect(refusalOf(await other.move(id, 'undo'))).toBe('404 not-found');
    }
    const foreign = await productCalls(test).find('Розов домат');
    const theft = await other.validated(`ID;Назив (македонски)\n${foreign.id};Мое сега\n`);
    expect((await other.rows(theft.id))[0]?.errors[0]).toMatchObject({
      column: 'id',
      code: 'unknown',
    });
  });

  it.each([
    [undefined, '401 token-invalid', '401 token-invalid'],
    ['consumer', '403 forbidden', '403 forbidden'],
    ['manager', '403 forbidden', '403 forbidden'],
    ['iseini', '403 agent-suspended', '404 not-found'],
  ])('is not for %s', async (username, refusal, readRefusal) => {
    const id = uuid();
    const form = await formData(Buffer.from(headers), { kind: 'products' });
    const key = { 'idempotency-key': uuid() };
    const calls = [
      test.send('POST /v1/imports', username, { ...form, headers: { ...form.headers, ...key } }),
      test.send(`POST /v1/imports/${id}/apply`, username, { body: {}, headers: key }),
      test.send(`POST /v1/imports/${id}/undo`, username, { body: {}, headers: key }),
      test.send(`PATCH /v1/imports/${id}/rows/1`, username, { body: { cells: {} } }),
    ];
    for (const call of calls) expect(refusalOf(await call)).toBe(refusal);
    for (const path of ['', '/rows', '/errors.csv']) {
      expect(refusalOf(await test.get(`/v1/imports/${id}${path}`, username))).toBe(readRefusal);
    }
  });

  it('gives a template in either language', async () => {
    const mk = await exported('/v1/imports/template?kind=products&locale=mk', 'en');
    expect(mk.toString()).toMatch(/^\ufeffИД;Шифра;Назив \(македонски\);/);
    const en = await exported('/v1/imports/template?kind=produce', 'en');
    expect(en.toString()).toMatch(/^\ufeffID,Lot number,Crop,/);
    const unknown = await test.get('/v1/imports/template?kind=bees', 'producer');
    expect(refusalOf(unknown)).toBe('422 validation /kind invalid');
  });

  it('exports places and the audit, and only what the filters leave', async () => {
    const places = (await exported('/v1/locations/export', 'en')).toString();
    expect(places).toMatch(/^\ufeffID,Type,Name,/);
    const audit = (await exported('/v1/management/audit/export', 'mk', 'manager')).toString();
    expect(audit).toMatch(/^\ufeffВреме;Дејство;Вид на запис;/);
    // Every action and every field is in words.
    expect(audit).not.toMatch(/[{}]|\b(?:product|account|agent|lot)\.[a-z]+/);
    const some = await exported('/v1/products/export?status=ARCHIVED&limit=1', 'en');
    const all = await exported('/v1/products/export', 'en');
    expect(some.length).toBeLessThan(all.length);
    expect(refusalOf(await test.get('/v1/products/export?colour=red', 'producer'))).toContain(
      '400',
    );
    const sort = await test.get('/v1/products/export?sort=colour', 'producer');
    expect(problemOf(sort).code).toBe('unknown-sort');
    expect(refusalOf(await test.get('/v1/management/audit/export', 'producer'))).toBe(
      '403 forbidden',
    );
    expect(refusalOf(await test.get('/v1/products/export', 'manager'))).toBe('403 forbidden');
    expect(refusalOf(await test.get('/v1/produce/export'))).toBe('401 token-invalid');
  });
});

/** As Windows' Cyrillic code page has it; Node only reads that. */
function windows1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251');
  const codes = new Map(
    Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code] as const),
  );
  return Buffer.from(Array.from(text).map((letter) => codes.get(letter) ?? 63));
}
