import { locationDetailSchema, type LocationDetail } from '@pazar/contracts/location-detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCalls } from '../testing/import-calls.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const rest = ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const address = { settlement: 'Куклиш', municipalityCode: 'MK-410' };

describe.each(testDatabases)('What an import of places changes, on $name', ({ open }) => {
  let test: TestApp;
  let imports: ReturnType<typeof importCalls>;
  beforeAll(async () => {
    test = await startTestApp(await open());
    imports = importCalls(test);
  });
  afterAll(() => test.close());

  async function enter(body: object): Promise<LocationDetail> {
    const given = { type: 'MARKET_STALL', address, ...body };
    const response = await test.send('POST /v1/locations', 'producer', { body: given });
    return locationDetailSchema.parse(response.json());
  }
  const detailOf = async (id: string) =>
    locationDetailSchema.parse((await test.get(`/v1/locations/${id}`, 'producer')).json());
  const validated = (lines: string[]) =>
    imports.validated(lines.join('\r\n'), { kind: 'locations' });
  const effectsOf = async (id: string) =>
    (await imports.rows(id)).map(({ status, effect, changes = [] }) => ({
      is: `${status} ${effect}`,
      changes: changes.map(({ column, before, after }) => `${column}: ${before} → ${after}`),
    }));

  it('is said of each row before anything is written: new, changed from what to what, the same', async () => {
    const stall = await enter({ name: 'Тезга', phone: '070 111 222' });
    const same = await enter({ name: 'Иста' });
    const job = await validated([
      'ID,Name,Type,Settlement,Municipality,Phone,Hours: Monday',
      ',Нова,FARM,Куклиш,Strumica,,',
      `${stall.id},,FARM,,Centar,071 333 444,08:00-12:00`,
      `${same.id},Иста,,,,,`,
    ]);
    expect(job.effects).toEqual({ create: 1, update: 1, unchanged: 1, unconfirmed: 0 });
    expect(await effectsOf(job.id)).toEqual([
      { is: 'VALID create', changes: [] },
      {
        is: 'VALID update',
        changes: [
          'type: MARKET_STALL → FARM',
          'address_municipality_code: Strumica → Centar',
          'phone: +38970111222 → +38971333444',
          'opening_hours_monday:  → 08:00-12:00',
          // A week with one day has the others, too.
          ...rest.map((day) => `opening_hours_${day}:  → closed`),
        ],
      },
      { is: 'VALID unchanged', changes: [] },
    ]);
    const applied = await imports.moved(job.id, 'apply');
    expect(applied.effects).toEqual(job.effects);
    expect((await effectsOf(job.id)).map(({ is }) => is)).toEqual([
      'APPLIED create',
      'APPLIED update',
      'APPLIED unchanged',
    ]);
  });

  it('is nothing where only a name is the same, until that is confirmed', async () => {
    const stall = await enter({ name: 'Тезга 41, Мал пазар' });
    const rows = ['Type;Name;Settlement;Municipality', 'FARM;Тезга 41, Мал пазар;Куклиш;MK-410'];
    const asked = await validated(rows);
    expect(asked).toMatchObject({
      counts: { VALID: 0, ERROR: 1 },
      effects: { update: 0, unconfirmed: 1 },
    });
    const [row] = await imports.rows(asked.id);
    expect(row).toMatchObject({
      entityId: stall.id,
      changes: [{ column: 'type', before: 'MARKET_STALL', after: 'FARM' }],
      errors: [{ column: 'name', code: 'known-name' }],
    });
    expect(refusalOf(await imports.move(asked.id, 'apply'))).toBe(
      '422 validation /onlyValid rows-with-errors',
    );
    await imports.moved(asked.id, 'apply', { onlyValid: true });
    expect(await detailOf(stall.id)).toEqual(stall);

    const again = await validated(rows);
    const confirmed = await imports.confirmed(again.id);
    expect(confirmed.effects).toEqual({ create: 0, update: 1, unchanged: 0, unconfirmed: 0 });
    const twice = await imports.move(again.id, 'confirm-names');
    expect(refusalOf(twice)).toBe('409 invalid-transition');
    await imports.moved(again.id, 'apply');
    expect((await detailOf(stall.id)).type).toBe('FARM');
    await imports.moved(again.id, 'undo');
    expect((await detailOf(stall.id)).type).toBe('MARKET_STALL');
  });

  it('is confirmed for one row by its ID, and needs no confirmation where nothing differs', async () => {
    const one = await enter({ name: 'Едно' });
    await enter({ name: 'Исто' });
    const job = await validated(['Name,Type', 'Едно,FARM', 'Исто,MARKET_STALL']);
    expect(job.effects).toEqual({ create: 0, update: 0, unchanged: 1, unconfirmed: 1 });
    const fixed = await imports.change(job.id, 1, { id: one.id });
    expect(fixed.json()).toMatchObject({ status: 'VALID', effect: 'update', errors: [] });
  });

  it('stays nothing where another place got the name after the rows were checked', async () => {
    const job = await validated(['Name,Type,Settlement,Municipality', 'Доцна,FARM,Куклиш,MK-410']);
    const since = await enter({ name: 'Доцна' });
    const applied = await imports.moved(job.id, 'apply');
    expect(applied.counts).toMatchObject({ APPLIED: 0, ERROR: 1 });
    expect(await detailOf(since.id)).toEqual(since);
  });

  it('counts a cell with two faults as one row', async () => {
    const job = await validated([
      'Name,Type,Settlement,Municipality,Hours: Monday',
      'А,FARM,Куклиш,MK-410,25:00-26:00',
      'Б,FARM,Куклиш,Никаде,',
      'В,FARM,Куклиш,Никаде,',
    ]);
    const { repeated } = await imports.faults(job.id);
    expect(repeated.map(({ value, rows }) => [value, rows])).toEqual([['Никаде', 2]]);
  });
});
