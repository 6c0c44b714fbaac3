import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from '../database/drizzle.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { agents } from '../database/tables/agents.ts';
import { memoryImageStore } from '../testing/memory-image-store.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';
import { createImageService } from './image-service.ts';

/** PGlite runs one transaction after the other. */
const servers = testDatabases.filter(({ name }) => name === 'PostgreSQL');

describe.each(servers)('Pictures on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  it('are decoded while another change of the same agent holds the account', async () => {
    const { database } = connection;
    const clock = () => testNow;
    const service = createImageService(database, { store: memoryImageStore(clock), clock });
    const photo = sharp({
      create: { width: 300, height: 300, channels: 3, background: '#b5341c' },
    });
    await database.transaction(async (change) => {
      const [agent] = await change
        .select({ id: agents.id })
        .from(agents)
        .where(eq(agents.username, 'producer'))
        .for('update');
      const kept = await service.keep(agent?.id ?? '', await photo.png().toBuffer());
      expect(kept).toMatchObject({ width: 300, height: 300 });
    });
  });
});
