import { lotDetailSchema } from '@pazar/contracts/produce-detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';

const stranger = '00000000-0000-7000-8000-000000000000';
const tomato = { mk: 'Домат', en: 'Tomato' };

describe.each(testDatabases)('The fields of lots on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
  });
  afterAll(() => test.close());

  const place = async (type: string, username = 'producer') => {
    const response = await test.get('/v1/locations?limit=100', username);
    const { items } = response.json<{ items: { id: string; type: string; status: string }[] }>();
    return items.find((item) => item.type === type && item.status === 'ACTIVE')?.id ?? '';
  };

  describe('entered', () => {
    it('get the next number of their season, also many at once', async () => {
      const [first] = (await desk.lot({ seasonYear: 2031 })).lotNumber.split('-');
      expect(first).toBe('2031');
      const many = await Promise.all(
        Array.from({ length: 12 }, () => desk.lot({ plantedOn: '2032-03-01' })),
      );
      expect(many.map((lot) => lot.lotNumber).toSorted()).toEqual(
        Array.from({ length: 12 }, (_, index) => `2032-${String(index + 1).padStart(3, '0')}`),
      );
    });

    it('keep all that was said of them', async () => {
      const said = {
        lotNumber: 'Ајвар 1',
        variety: 'Розов',
        origin: 'SOURCED',
        supplierName: 'Задруга Куклиш',
        receivedOn: '2026-11-19',
        locationId: await place('GREENHOUSE'),
        area: { quantity: '2.500', unit: 'DKA' },
        plantedOn: '2026-03-12',
        expectedFrom: '2026-06-20',
        expectedTo: '2026-09-30',
        expectedQuantity: '640.000',
        unit: 'KG',
        qualityClass: 'I',
        bestBefore: '2026-12-01',
        certifications: [{ type: 'ORGANIC', number: 'MK-1', validTo: '2027-12-31' }],
        notes: 'Прва берба\nвторник',
      };
      const lot = await desk.lot({ cropName: { en: 'Tomato' }, ...said });
      expect(lot).toMatchObject(said);
      expect(lot).toMatchObject({
        cropName: { mk: null, en: 'Tomato' },
        seasonYear: 2026,
        status: 'GROWING',
        yieldPerDka: '0.000',
        progress: 0,
        linkedProducts: [],
      });
      await desk.book(`/v1/produce/${lot.id}/movements`, { type: 'RECEIPT', quantity: '800.000' });
      expect(await desk.readLot(lot.id)).toMatchObject({ yieldPerDka: '320.000', progress: 125 });
    });

    it('take the names of a crop of the list', async () => {
      const { items } = (await test.get('/v1/reference/crops', 'producer')).json<{
        items: { id: string; name: { mk: string; en: string } }[];
      }>();
      const [crop] = items;
      const lot = await desk.lot({ cropId: crop?.id, cropName: null });
      expect(lot).toMatchObject({ cropId: crop?.id, cropName: crop?.name });
      const named = await desk.changed(`PATCH /v1/produce/${lot.id}`, 1, {
        cropName: { mk: 'Нешто друго', en: null },
      });
      expect(named).toMatchObject({ cropId: null, cropName: { mk: 'Нешто друго', en: null } });
    });

    it.each([
      [{ cropName: null }, '/cropName', 'required'],
      [{ cropName: { mk: 'Д' } }, '/cropName/mk', 'min-length'],
      [{ cropId: 'dragon-fruit-of-nowhere' }, '/cropId', 'unknown'],
      [{ origin: 'SOURCED' }, '/supplierName', 'required'],
      [{ origin: 'SOURCED', supplierName: 'Задруга' }, '/receivedOn', 'required'],
      [{ plantedOn: '2026-05-02', expectedFrom: '2026-05-01' }, '/expectedFrom', 'before-start'],
      [{ expectedFrom: '2026-05-02', expectedTo: '2026-05-01' }, '/expectedTo', 'before-start'],
      [{ plantedOn: '2026-02-30' }, '/plantedOn', 'format'],
      [{ locationId: stranger }, '/locationId', 'unknown'],
      [{ area: { quantity: '1.000' } }, '/area/unit', 'invalid'],
      [{ expectedQuantity: '-1.000' }, '/expectedQuantity', 'invalid'],
      [{ unit: 'BUNCH', expectedQuantity: '80.500' }, '/expectedQuantity', 'whole'],
      [{ unit: 'G' }, '/unit', 'invalid'],
      [{ seasonYear: 1900 }, '/seasonYear', 'min'],
      [{ status: 'AVAILABLE' }, '/status', 'invalid'],
      [{ notes: 'x'.repeat(2001) }, '/notes', 'max-length'],
      [
        { certifications: [{ type: 'PDO' }, { type: 'PDO' }] },
        '/certifications/1/type',
        'duplicate',
      ],
      [{ agentId: stranger }, '/agentId', 'unknown-key'],
    ])('refuse %j at %s: %s', async (fields, pointer, code) => {
      const problem = await desk.refusal('/v1/produce', { cropName: tomato, ...fields });
      expect(problem).toMatchObject({ status: 422, code: 'validation' });
      expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    });

    it('refuse a stall, a place of another, and a number that is taken', async () => {
      const entered = { cropName: tomato, locationId: await place('MARKET_STALL') };
      expect((await desk.refusal('/v1/produce', entered)).errors?.[0]?.code).toBe('invalid');
      const foreign = { cropName: tomato, locationId: await place('FIELD', 'ristov') };
      expect((await desk.refusal('/v1/produce', foreign)).errors?.[0]?.code).toBe('unknown');
      await desk.lot({ lotNumber: 'L-1' });
      const taken = await desk.refusal('/v1/produce', { cropName: tomato, lotNumber: 'L-1' });
      expect(taken).toMatchObject({ status: 409, code: 'duplicate' });
      expect(taken.errors?.[0]?.pointer).toBe('/lotNumber');
    });
  });

  describe('changed', () => {
    it('merge what is sent and say their new version', async () => {
      const lot = await desk.lot({ variety: 'Розов', area: { quantity: '1.000', unit: 'HA' } });
      const answer = await desk.change(`PATCH /v1/produce/${lot.id}`, 1, {
        cropName: { en: null },
        area: { quantity: '3.000' },
        variety: null,
      });
      expect(answer.headers['etag']).toBe('"2"');
      expect(lotDetailSchema.parse(answer.json())).toMatchObject({
        cropName: { mk: 'Домат', en: null },
        area: { quantity: '3.000', unit: 'HA' },
        variety: null,
        version: 2,
      });
      // Setting the current value is no change.
      expect(await desk.changed(`PATCH /v1/produce/${lot.id}`, 2, { variety: '' })).toMatchObject({
        version: 2,
      });
    });

    it('answer who saw an older one with what changed since', async () => {
      const lot = await desk.lot();
      await desk.changed(`PATCH /v1/produce/${lot.id}`, 1, { variety: 'А' });
      await desk.changed(`PATCH /v1/produce/${lot.id}`, 2, { notes: 'б' });
      const stale = await desk.unchanged(`PATCH /v1/produce/${lot.id}`, 1, { variety: 'В' });
      expect(stale).toMatchObject({
        status: 412,
        code: 'version-conflict',
        currentVersion: 3,
        changedFields: ['notes', 'variety'],
      });
      expect(lotDetailSchema.parse(stale.current).variety).toBe('А');
    });

    it('are not disturbed by sales in between', async () => {
      const lot = await desk.lot({}, '5.000');
      await desk.book(`/v1/produce/${lot.id}/movements`, { type: 'SALE', quantity: '-1.000' });
      const changed = await desk.changed(`PATCH /v1/produce/${lot.id}`, lot.version, {
        notes: 'полни гајби',
      });
      expect(changed).toMatchObject({ remaining: '4.000', notes: 'полни гајби' });
    });

    it('keep their unit once something was booked, and their best before its first day', async () => {
      const lot = await desk.lot({}, '5.000');
      const url = `PATCH /v1/produce/${lot.id}` as const;
      const unit = await desk.unchanged(url, lot.version, { unit: 'PIECE' });
      expect(unit.errors?.[0]).toMatchObject({ pointer: '/unit', code: 'locked' });
      const early = await desk.unchanged(url, lot.version, { bestBefore: '2026-11-20' });
      expect(early.errors?.[0]).toMatchObject({ pointer: '/bestBefore', code: 'before-start' });
      const state = await desk.unchanged(url, lot.version, { status: 'GROWING' });
      expect(state).toMatchObject({ code: 'invalid-transition', state: 'AVAILABLE' });
    });
  });
});
