import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { agents } from '../database/tables/agents.ts';
import { images } from '../database/tables/images.ts';
import { productImages } from '../database/tables/product-images.ts';
import { lotImages } from '../database/tables/lot-images.ts';
import { lotPageSchema } from '@pazar/contracts/produce';
import { produceCalendarSchema } from '@pazar/contracts/produce-calendar';
import type { LotDetail } from '@pazar/contracts/produce-detail';
import { openLedgerDesk, type LedgerDesk } from '../testing/ledger-desk.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const cropName = { mk: 'Домат', en: 'Tomato' };

describe.each(testDatabases)('The images of lots on $name', ({ open }) => {
  let test: TestApp;
  let desk: LedgerDesk;
  let own: string[];
  let foreign: string[];
  beforeAll(async () => {
    test = await startTestApp(await open());
    desk = openLedgerDesk(test);
    own = await imagesOf('producer', 5);
    foreign = await imagesOf('ristov', 1);
  });
  afterAll(() => test.close());

  async function imagesOf(username: string, amount: number): Promise<string[]> {
    const { database } = test.connection;
    const [agent] = await database.select().from(agents).where(eq(agents.username, username));
    const ids = Array.from({ length: amount }, () => randomUUID());
    await database.insert(images).values(
      ids.map((id) => ({
        id,
        agentId: agent?.id ?? '',
        width: 800,
        height: 600,
        createdAt: testNow,
      })),
    );
    return ids;
  }
  const lastChange = async (id: string) => {
    const rows = await test.connection.database
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, id));
    return rows.toSorted((one, other) => (one.version ?? 0) - (other.version ?? 0)).at(-1);
  };

  it('are none at first, keep their order, and one named twice is one', async () => {
    expect((await desk.lot()).imageIds).toEqual([]);
    const [first = '', second = ''] = own;
    const lot = await desk.lot({ imageIds: [second, first, second] });
    expect(lot.imageIds).toEqual([second, first]);
    expect((await desk.readLot(lot.id)).imageIds).toEqual([second, first]);
  });

  it('change with the lot, which says so in its history', async () => {
    const [first = '', second = '', third = ''] = own;
    const lot = await desk.lot({ imageIds: [first, second] });
    const url = `PATCH /v1/produce/${lot.id}` as const;
    const turned = await desk.changed(url, 1, { imageIds: [second, first, third] });
    expect(turned).toMatchObject({ version: 2, imageIds: [second, first, third] });
    expect(await lastChange(lot.id)).toMatchObject({
      action: 'lot.update',
      version: 2,
      before: { imageIds: [first, second] },
      after: { imageIds: [second, first, third] },
    });
    expect(await desk.changed(url, 2, { imageIds: [second, first, third] })).toEqual(turned);
    expect(await desk.changed(url, 2, { notes: 'без промена' })).toMatchObject({
      imageIds: [second, first, third],
    });
    const stale = await desk.unchanged(url, 2, { imageIds: [] });
    expect(stale).toMatchObject({ status: 412, changedFields: ['notes'] });
    expect((await desk.changed(url, 3, { imageIds: null })).imageIds).toEqual([]);
  });

  it('refuse more than four, and those of others or of nobody', async () => {
    const nobodys = randomUUID();
    const many = await desk.refusal('/v1/produce', { cropName, imageIds: own });
    expect(many).toMatchObject({
      status: 422,
      errors: [{ pointer: '/imageIds', code: 'max', params: { limit: 4 } }],
    });
    const unknown = { cropName, imageIds: [own[0], ...foreign, nobodys] };
    const refused = await desk.refusal('/v1/produce', unknown);
    expect(refused.errors).toMatchObject([
      { pointer: '/imageIds/1', code: 'unknown' },
      { pointer: '/imageIds/2', code: 'unknown' },
    ]);
    const lot = await desk.lot({ imageIds: own.slice(0, 1) });
    const patched = await desk.unchanged(`PATCH /v1/produce/${lot.id}`, 1, { imageIds: foreign });
    expect(patched).toMatchObject({ status: 422, errors: [{ pointer: '/imageIds/0' }] });
  });

  it('give the lot its picture, else a product of the lot does, else one of its crop', async () => {
    const [first = '', second = '', third = '', fourth = ''] = own;
    const crop = { cropId: 'brown-rice' };
    const [sold, grown] = [await desk.lot(crop), await desk.lot(crop)];
    const picturesOf = async () => {
      const ids = [sold, grown].map(({ id }) => id);
      const list = lotPageSchema.parse(
        (await test.get(`/v1/produce?ids=${ids.join('&ids=')}`, 'producer')).json(),
      );
      const covers = new Map(list.items.map(({ id, cover }) => [id, cover?.id ?? null]));
      expect((await desk.readLot(sold.id)).cover?.id ?? null).toBe(covers.get(sold.id));
      return ids.map((id) => covers.get(id));
    };
    expect(await picturesOf()).toEqual([null, null]);

    const product = await desk.product({ produceIds: [sold.id] });
    const { database } = test.connection;
    await database.insert(productImages).values([
      { productId: product.id, imageId: second, position: 1 },
      { productId: product.id, imageId: first, position: 0 },
    ]);
    expect(await picturesOf()).toEqual([first, first]);

    await desk.changed(`PATCH /v1/produce/${grown.id}`, 1, { imageIds: [third, fourth] });
    expect(await picturesOf()).toEqual([first, third]);
  });

  const calendarCrops = async () => {
    const read = await test.get('/v1/produce/calendar?year=2029', 'producer');
    return produceCalendarSchema.parse(read.json()).crops;
  };
  const at = (day: number, make: () => Promise<LotDetail>) =>
    test.at(new Date(testNow.getTime() + day * 86_400_000), make);

  it('give their crop its picture in the calendar, the newest lot first, else a product does', async () => {
    const [first = '', second = '', third = ''] = own;
    const crop = { cropId: 'cauliflower', seasonYear: 2029 };
    const pictureOf = async (cropId: string) =>
      (await calendarCrops()).find((one) => one.cropId === cropId)?.cover?.id;
    // The numbers are not in the order in which the lots were recorded.
    const newest = await at(3, () => desk.lot({ ...crop, lotNumber: 'A-1' }));
    const older = await at(1, () => desk.lot({ ...crop, lotNumber: 'A-2' }));
    const old = await at(2, () => desk.lot({ ...crop, lotNumber: 'A-3' }));
    expect(await pictureOf('cauliflower')).toBeUndefined();

    const product = await desk.product({ produceIds: [older.id] });
    await test.connection.database
      .insert(productImages)
      .values([{ productId: product.id, imageId: first, position: 0 }]);
    expect(await pictureOf('cauliflower')).toBe(first);

    await desk.changed(`PATCH /v1/produce/${older.id}`, 1, { imageIds: [second] });
    expect(await pictureOf('cauliflower')).toBe(second);
    await desk.changed(`PATCH /v1/produce/${old.id}`, 1, { imageIds: [third, second] });
    expect(await pictureOf('cauliflower')).toBe(third);
    await desk.changed(`PATCH /v1/produce/${newest.id}`, 1, { imageIds: [first] });
    expect(await pictureOf('cauliflower')).toBe(first);
  });

  it('give a crop that no list has its picture: a product of any of its lots does', async () => {
    const [first = '', second = ''] = own;
    const crop = { cropName: { mk: 'Пашканат', en: 'Parsnip' }, seasonYear: 2029 };
    const pictureOf = async () =>
      (await calendarCrops()).find(({ cropName: { en } }) => en === 'Parsnip')?.cover?.id;
    const older = await at(1, () => desk.lot(crop));
    const newest = await at(2, () => desk.lot(crop));
    expect(await pictureOf()).toBeUndefined();

    for (const [lot, imageId] of [
      [older, first],
      [newest, second],
    ] as const) {
      const product = await desk.product({ produceIds: [lot.id] });
      await test.connection.database
        .insert(productImages)
        .values([{ productId: product.id, imageId, position: 0 }]);
      expect(await pictureOf()).toBe(imageId);
    }
  });

  it('go with a deleted lot, and are not those of the next season', async () => {
    const lot = await desk.lot({ imageIds: own.slice(0, 2) });
    const again = await desk.post(`/v1/produce/${lot.id}/duplicate`);
    expect(again.json()).toMatchObject({ imageIds: [] });
    const gone = await desk.change(`DELETE /v1/produce/${lot.id}`, 1);
    expect(gone.statusCode).toBe(204);
    const { database } = test.connection;
    const left = await database.select().from(lotImages).where(eq(lotImages.lotId, lot.id));
    expect(left).toEqual([]);
  });
});
