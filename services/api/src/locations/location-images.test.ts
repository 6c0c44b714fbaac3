import { randomUUID } from 'node:crypto';
import { locationDetailSchema } from '@pazar/contracts/location-detail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { images } from '../database/tables/images.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const [gate, stall] = [randomUUID(), randomUUID()];

describe.each(testDatabases)('The images of places on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open());
    const { database } = test.connection;
    const [agent] = await database.select().from(agents).where(eq(agents.username, 'producer'));
    const size = { agentId: agent?.id ?? '', width: 800, height: 600, createdAt: testNow };
    await database.insert(images).values([gate, stall].map((id) => ({ id, ...size })));
  });
  afterAll(() => test.close());

  it('have descriptions, of which one goes with its image', async () => {
    const imageAlts = { [gate]: { mk: 'Порта', en: 'Gate' }, [stall]: { mk: 'Тезга', en: null } };
    const entered = await test.send('POST /v1/locations', 'producer', {
      body: {
        type: 'FARM',
        name: 'Со слики',
        address: { settlement: 'Куклиш', municipalityCode: 'MK-410' },
        imageIds: [stall, gate],
        imageAlts,
      },
    });
    const place = locationDetailSchema.parse(entered.json());
    expect(place).toMatchObject({ imageIds: [stall, gate], imageAlts });
    const patch = async (version: number, body: object) => {
      const headers = { 'if-match': `"${version}"` };
      const path = `PATCH /v1/locations/${place.id}` as const;
      return locationDetailSchema.parse(
        (await test.send(path, 'producer', { body, headers })).json(),
      );
    };
    const smaller = await patch(1, { imageIds: [gate] });
    expect([smaller.imageIds, smaller.imageAlts]).toEqual([[gate], { [gate]: imageAlts[gate] }]);
    const renamed = await patch(2, { imageAlts: { [gate]: { mk: 'Капија', en: null } } });
    expect(renamed.imageAlts).toEqual({ [gate]: { mk: 'Капија', en: null } });
  });
});
