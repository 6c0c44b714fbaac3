import { dataExportSchema } from '@pazar/contracts/data-export';
import sharp from 'sharp';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { images } from '../database/tables/images.ts';
import { formData } from '../testing/form-data.ts';
import { memoryImageStore } from '../testing/memory-image-store.ts';
import { nowhere } from '../testing/nowhere.ts';
import { refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { bothDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

const picture = () =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: '#b5341c' } })
    .png()
    .toBuffer();

describe.each(bothDatabases)('Slow work of one agent, on $name', ({ open }) => {
  const store = memoryImageStore();
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(await open(), { ...nowhere, images: store });
  });
  afterAll(() => test.close());

  async function upload(file: Uint8Array, headers: object = {}) {
    const form = await formData(file);
    const sent = { ...form.headers, ...headers };
    return test.send('POST /v1/images', 'producer', { body: form.body, headers: sent });
  }

  it('writes the files of a keyed upload while others read the database', async () => {
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { write } = store;
    store.write = async (...file) => {
      begun.resolve();
      await gate.promise;
      await write(...file);
    };
    try {
      const file = await picture();
      const answer = upload(file, { 'idempotency-key': uuid() });
      await begun.promise;
      // An embedded database has one connection: this would wait for a transaction.
      expect((await test.get('/v1/products?limit=1', 'seller')).statusCode).toBe(200);
      gate.resolve();
      expect((await answer).statusCode).toBe(201);
    } finally {
      gate.resolve();
      store.write = write;
    }
  });

  it('refuses what one agent uploads beside six others before reading it', async () => {
    const gate = Promise.withResolvers<void>();
    const { write } = store;
    const file = await picture();
    const waiting: ReturnType<typeof upload>[] = [];
    try {
      for (let count = 0; count < 6; count += 1) {
        const begun = Promise.withResolvers<void>();
        store.write = async (...rendition) => {
          begun.resolve();
          await gate.promise;
          await write(...rendition);
        };
        waiting.push(upload(file));
        await begun.promise;
      }
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const refused = await test.send('POST /v1/images', 'producer', { headers });
      expect(refusalOf(refused)).toBe('503 busy');
      expect(refused.headers['retry-after']).toBe('2');
    } finally {
      gate.resolve();
      store.write = write;
    }
    const answers = await Promise.all(waiting);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
  });

  it('packs one archive of an agent at a time', async () => {
    const { id: agentId } = await test.signIn('seller');
    const kept = { id: '0193a000-0000-4000-8000-0000000000ab', width: 1200, height: 900 };
    const row = { ...kept, agentId, createdAt: testNow };
    await test.connection.database.insert(images).values(row);
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { read } = store;
    store.read = async () => {
      begun.resolve();
      await gate.promise;
      return null;
    };
    try {
      const asked = await test.send('POST /v1/account/export', 'seller');
      const path = `/v1/account/export/${dataExportSchema.parse(asked.json()).id}`;
      const first = test.get(path, 'seller');
      await begun.promise;
      const refused = await test.get(path, 'seller');
      expect(refusalOf(refused)).toBe('503 busy');
      gate.resolve();
      expect((await first).statusCode).toBe(200);
      expect((await test.get(path, 'seller')).statusCode).toBe(200);
    } finally {
      gate.resolve();
      store.read = read;
    }
  });
});
