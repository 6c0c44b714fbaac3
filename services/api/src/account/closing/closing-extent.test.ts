import { closingExtentSchema } from '@pazar/contracts/closing-extent';
import { describe, expect, it } from 'vitest';
import { eq } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { images } from '../../database/tables/images.ts';
import { importJobs } from '../../database/tables/import-jobs.ts';
import { locationImages } from '../../database/tables/location-images.ts';
import { locations } from '../../database/tables/locations.ts';
import { lots } from '../../database/tables/lots.ts';
import { movements } from '../../database/tables/movements.ts';
import { products } from '../../database/tables/products.ts';
import { promotions } from '../../database/tables/promotions.ts';
import { deleteUnusedImages } from '../../images/image-repository.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';
import { testMailer } from '../../testing/test-mailer.ts';
import { createClosing } from './closing.ts';

const [portrait, yard] = [
  '0193a000-0000-4000-8000-0000000000a1',
  '0193a000-0000-4000-8000-0000000000a2',
];
const dayMs = 24 * 60 * 60 * 1000;

describe.each(testDatabases)('The extent of a closing on $name', ({ open }) => {
  it('counts what the closing then deletes, and what is still there after it', async () => {
    const test = await startTestApp(await open());
    const { database } = test.connection;
    const { id } = await test.signIn('producer');
    const read = async (username: string) =>
      closingExtentSchema.parse((await test.get('/v1/account/close', username)).json());
    const untouched = await read('producer');

    const size = { width: 9, height: 6, createdAt: testNow, agentId: id };
    await database.insert(images).values([
      { id: portrait, ...size },
      { id: yard, ...size },
    ]);
    await database.update(agents).set({ avatarImageId: portrait }).where(eq(agents.id, id));
    const places = await database.select().from(locations).where(eq(locations.agentId, id));
    const shown = await database.select().from(locationImages);
    const bare = places.find((place) => shown.every(({ locationId }) => locationId !== place.id));
    await database
      .insert(locationImages)
      .values({ locationId: bare?.id ?? '', imageId: yard, position: 0 });
    await test.send('POST /v1/views', 'producer', {
      body: { page: 'products', name: 'Мали залихи', query: {} },
    });
    await database.insert(importJobs).values({
      id: '0193a000-0000-4000-8000-0000000000a3',
      agentId: id,
      kind: 'products',
      mode: 'create',
      status: 'APPLIED',
      format: { encoding: 'utf-8', delimiter: ';', decimal: ',' },
      columns: [],
      unknownColumns: [],
      createdAt: testNow,
    });

    const extent = await read('producer');
    const rowsOf = async (table: typeof products | typeof lots | typeof promotions) =>
      (await database.select({ of: table.agentId }).from(table)).filter(({ of }) => of === id);
    const entries = await database.select({ of: movements.agentId }).from(movements);
    expect(extent.stays).toMatchObject({
      products: (await rowsOf(products)).length,
      lots: (await rowsOf(lots)).length,
      promotions: (await rowsOf(promotions)).length,
      movements: entries.filter(({ of }) => of === id).length,
      images: untouched.stays.images,
    });
    expect(Math.min(...Object.values(extent.stays))).toBeGreaterThan(0);
    expect(extent.goes).toEqual({
      locations: places.length,
      images: untouched.goes.images + 2,
      views: untouched.goes.views + 1,
      imports: untouched.goes.imports + 1,
    });
    const another = await read('consumer');
    expect(another.stays).toMatchObject({ products: 0, movements: 0, images: 0 });

    await database
      .update(agents)
      .set({ accountStatus: 'CLOSING', closesAt: testNow })
      .where(eq(agents.id, id));
    const mailer = testMailer();
    const closing = createClosing({ database, clock: () => testNow, mailer });
    expect(await closing.closeDue()).toBe(1);
    await deleteUnusedImages(database, new Date(testNow.getTime() + dayMs), 1000);
    const [agent] = await database.select().from(agents).where(eq(agents.id, id));
    if (agent === undefined) throw new Error('The row of a closed account stays.');
    const after = await closing.extent({ agent });
    expect(after.goes).toEqual({ locations: places.length, images: 0, views: 0, imports: 0 });
    // The closing itself is one event more.
    expect(after.stays).toEqual({ ...extent.stays, events: extent.stays.events + 1 });
    await test.close();
  });
});
