import { bulkAnswerSchema, type BulkAnswer } from '@pazar/contracts/bulk';
import { locationDetailSchema, type LocationDetail } from '@pazar/contracts/location-detail';
import { locationPageSchema } from '@pazar/contracts/location';
import { locationUsesSchema } from '@pazar/contracts/location-uses';
import { problemSchema } from '@pazar/contracts/problem';
import { promotionDetailSchema } from '@pazar/contracts/promotion-detail';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const inDays = (days: number) => new Date(testNow.getTime() + days * 86_400_000).toISOString();

describe.each(testDatabases)('Bulk changes of places on $name', ({ open }) => {
  let test: TestApp;
  let made = 0;
  beforeAll(async () => {
    test = await startTestApp(await open());
  });
  afterAll(() => test.close());

  async function enter(over: object = {}): Promise<LocationDetail> {
    made += 1;
    const address = { settlement: 'Куклиш', municipalityCode: 'MK-410' };
    const body = { type: 'FARM', name: `Место ${made}`, address, ...over };
    const response = await test.send('POST /v1/locations', 'producer', { body });
    return locationDetailSchema.parse(response.json());
  }
  const read = async (id: string) =>
    locationDetailSchema.parse((await test.get(`/v1/locations/${id}`, 'producer')).json());
  const usesOf = async (id: string) =>
    locationUsesSchema.parse((await test.get(`/v1/locations/${id}/uses`, 'producer')).json());
  const liveAt = async (id: string) =>
    (await usesOf(id)).items
      .filter(({ isLive }) => isLive)
      .map((use) => use.id)
      .toSorted();
  const post = (path: string, body: object) =>
    test.send(`POST /v1/locations/${path}`, 'producer', {
      body,
      headers: { 'idempotency-key': uuid() },
    });
  async function bulk(body: object): Promise<BulkAnswer> {
    const response = await post('bulk', body);
    if (response.statusCode !== 200) throw new Error(response.body);
    return bulkAnswerSchema.parse(response.json());
  }
  async function undo(undoToken: string | null): Promise<BulkAnswer> {
    return bulkAnswerSchema.parse((await post('bulk/undo', { undoToken })).json());
  }
  async function primary(): Promise<LocationDetail> {
    const url = '/v1/locations?isPrimary=true';
    const page = locationPageSchema.parse((await test.get(url, 'producer')).json());
    return read(page.items[0]?.id ?? '');
  }
  /** A promotion that applies at one place only. */
  async function promotionAt(locationId: string): Promise<string> {
    const response = await test.send('POST /v1/promotions', 'producer', {
      body: {
        name: { mk: 'Само тука', en: null },
        rule: { type: 'PERCENT_OFF', percent: 10 },
        locationIds: [locationId],
        startsAt: inDays(-1),
        endsAt: inDays(7),
      },
    });
    const { id } = promotionDetailSchema.parse(response.json());
    const headers = { 'if-match': '"1"' };
    await test.send(`POST /v1/promotions/${id}/publish`, 'producer', { body: {}, headers });
    return id;
  }

  it('archive and restore each for itself, and say which could not be', async () => {
    const [first, second] = [await enter(), await enter()];
    const ids = [first.id, second.id];
    const archived = await bulk({ ids, action: 'archive' });
    expect(archived.succeeded.map(({ id }) => id)).toEqual(ids);
    const again = await bulk({ ids: [first.id, uuid()], action: 'archive' });
    expect(again.failed.map(({ problem }) => problem.code)).toEqual([
      'invalid-transition',
      'not-found',
    ]);
    await bulk({ ids, action: 'restore' });
    expect([(await read(first.id)).status, (await read(second.id)).status]).toEqual([
      'ACTIVE',
      'ACTIVE',
    ]);
  });

  it('keep a place that is used, without a replacement', async () => {
    const used = await primary();
    expect(await liveAt(used.id)).not.toEqual([]);
    const { failed } = await bulk({ ids: [used.id], action: 'archive' });
    expect(failed.map(({ problem }) => problem.code)).toEqual(['in-use']);
  });

  it('give everything back: what the replacement took over, promotions too, and being primary', async () => {
    const used = await primary();
    const promotion = await promotionAt(used.id);
    const replacement = await enter();
    const before = await liveAt(used.id);
    expect(before).toContain(promotion);

    const params = { reassignTo: replacement.id };
    const { undoToken } = await bulk({ ids: [used.id], action: 'archive', params });
    expect(await liveAt(used.id)).toEqual([]);
    expect(await liveAt(replacement.id)).toEqual(before);
    expect((await primary()).id).toBe(replacement.id);

    expect((await undo(undoToken)).failed).toEqual([]);
    expect(await liveAt(used.id)).toEqual(before);
    expect(await liveAt(replacement.id)).toEqual([]);
    expect((await primary()).id).toBe(used.id);
  });

  it('leave the replacement what it had before', async () => {
    const used = await primary();
    const replacement = await enter();
    const ids = [used.id];
    const both = await promotionAt(used.id);
    const url = `/v1/promotions/${both}` as const;
    await test.send(`POST ${url}/pause`, 'producer', { headers: { 'if-match': '"2"' }, body: {} });
    await test.send(`PATCH ${url}`, 'producer', {
      body: { locationIds: [used.id, replacement.id] },
      headers: { 'if-match': '"3"' },
    });
    const atHeir = await liveAt(replacement.id);
    const params = { reassignTo: replacement.id };
    const { undoToken } = await bulk({ ids, action: 'archive', params });
    await undo(undoToken);
    expect(await liveAt(replacement.id)).toEqual(atHeir);
  });

  it('make the same place primary again after all of them were archived', async () => {
    const first = await enter();
    const second = await enter();
    const headers = { 'if-match': '"1"' };
    const path = `POST /v1/locations/${first.id}/make-primary` as const;
    await test.send(path, 'producer', { body: {}, headers });
    const ids = [first.id, second.id];
    const { undoToken } = await bulk({ ids, action: 'archive' });
    await undo(undoToken);
    expect((await primary()).id).toBe(first.id);
  });

  it('undo nothing twice, and nothing that was changed since', async () => {
    const place = await enter();
    const { undoToken } = await bulk({ ids: [place.id], action: 'archive' });
    const { version } = await read(place.id);
    await test.send(`PATCH /v1/locations/${place.id}`, 'producer', {
      body: { phone: '070 123 456' },
      headers: { 'if-match': `"${version}"` },
    });
    const { failed } = await undo(undoToken);
    expect(failed.map(({ problem }) => problem.code)).toEqual(['version-conflict']);
    expect(refusalOf(await post('bulk/undo', { undoToken }))).toBe('409 invalid-transition');
  });

  it('reach all that a filter finds', async () => {
    const place = await enter({
      address: { settlement: 'Единствено', municipalityCode: 'MK-410' },
    });
    const { succeeded } = await bulk({
      filter: { q: 'edinstveno', warning: ['no_position'], delivers: false },
      action: 'archive',
    });
    expect(succeeded.map(({ id }) => id)).toEqual([place.id]);
  });

  it.each([
    [{ action: 'archive' }, '/ids invalid'],
    [{ ids: [uuid()], action: 'burn' }, '/action invalid'],
    [{ filter: { colour: ['red'] }, action: 'restore' }, '/filter/colour unknown-key'],
    [
      { ids: [uuid()], action: 'archive', params: { reassignTo: 'x' } },
      '/params/reassignTo format',
    ],
  ])('refuse %j', async (body, refusal) => {
    expect(refusalOf(await post('bulk', body))).toBe(`422 validation ${refusal}`);
  });

  it('name what uses a place when it cannot be deleted, a promotion too', async () => {
    const place = await enter();
    const promotion = await promotionAt(place.id);
    const response = await test.send(`DELETE /v1/locations/${place.id}`, 'producer', {
      headers: { 'if-match': '"1"' },
    });
    expect(problemSchema.parse(response.json())).toMatchObject({
      code: 'in-use',
      blocking: [{ entity: 'promotion', id: promotion, label: 'Само тука' }],
    });
  });
});
