import { accountSchema } from '@pazar/contracts/account';
import { imageLimits, imageSchema, type Image } from '@pazar/contracts/image';
import sharp from 'sharp';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { images } from '../database/tables/images.ts';
import { createImageSweep } from './image-sweep.ts';
import { maxImagesOfAgent } from './image-service.ts';
import { formData } from '../testing/form-data.ts';
import { memoryImageStore } from '../testing/memory-image-store.ts';
import { nowhere } from '../testing/nowhere.ts';
import { detailOf, problemOf, productCalls, refusalOf } from '../testing/product-calls.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { testNow } from '../testing/test-seed.ts';

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#b5341c' } });
}
/** The GPS position in a photo, which may be that of a home. */
const position = { IFD3: { GPSLatitude: '41/1 26/1 0/1', GPSLatitudeRef: 'N' } };

describe.each(testDatabases)('Images on $name', ({ open }) => {
  let test: TestApp;
  let now = testNow;
  const store = memoryImageStore(() => now);
  beforeAll(async () => {
    test = await startTestApp(await open(), { ...nowhere, images: store });
  });
  afterAll(() => test.close());

  async function upload(file: Uint8Array, username = 'producer', headers: object = {}) {
    const form = await formData(file);
    return test.send('POST /v1/images', username, {
      body: form.body,
      headers: { ...form.headers, ...headers },
    });
  }
  async function uploaded(file: Uint8Array, username = 'producer'): Promise<Image> {
    const response = await upload(file, username);
    if (response.statusCode !== 201) throw new Error(response.body);
    return imageSchema.parse(response.json());
  }

  it.each(['jpeg', 'png', 'webp'] as const)('keeps a %s in three sizes', async (format) => {
    const image = await uploaded(await picture(1600, 1200).toFormat(format).toBuffer());
    expect(image).toMatchObject({ width: 1600, height: 1200, warnings: [] });
    expect(image.variants.map(({ width, height }) => [width, height])).toEqual([
      [160, 120],
      [480, 360],
      [1200, 900],
    ]);
    for (const { url, width, height } of image.variants) {
      const response = await test.get(url);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(response.headers).not.toHaveProperty('vary');
      const served = await sharp(response.rawPayload).metadata();
      expect(served).toMatchObject({ format: 'webp', width, height });
    }
    expect(image.url).toBe(image.variants[2]?.url);
  });

  it('turns a photo upright and forgets where it was taken', async () => {
    const photo = await picture(900, 600)
      .withExif(position)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const image = await uploaded(photo);
    expect(image).toMatchObject({ width: 600, height: 900, warnings: ['small'] });
    const served = await sharp((await test.get(image.url)).rawPayload).metadata();
    expect(served).toMatchObject({ width: 600, height: 900 });
    expect(served).not.toHaveProperty('exif');
    expect(served).not.toHaveProperty('orientation');
  });

  it('shows an uploaded image on a product, and then does not delete it', async () => {
    const calls = productCalls(test);
    const product = await calls.create();
    const image = await uploaded(await picture(400, 300).png().toBuffer());
    const changed = detailOf(
      await calls.change('PUT images', product, {
        body: { images: [{ id: image.id, alt: { mk: 'Тиквички' } }] },
      }),
    );
    const { warnings: _warnings, ...shown } = image;
    expect(changed.images).toEqual([{ ...shown, alt: { mk: 'Тиквички', en: null } }]);
    expect(changed.cover).toEqual(changed.images[0]);

    const refused = await test.send(`DELETE /v1/images/${image.id}`, 'producer');
    expect(refusalOf(refused)).toBe('409 in-use');
    expect(problemOf(refused).blocking).toEqual([
      { entity: 'product', id: product.id, label: 'Тиквички' },
    ]);
    await calls.change('PUT images', changed, { body: { images: [] } });
    expect((await test.send(`DELETE /v1/images/${image.id}`, 'producer')).statusCode).toBe(204);
    for (const { url } of image.variants) {
      expect(refusalOf(await test.get(url))).toBe('404 not-found');
    }
    expect(refusalOf(await test.send(`DELETE /v1/images/${image.id}`, 'producer'))).toBe(
      '404 not-found',
    );
  });

  it('keeps one image for a repeated request', async () => {
    const file = await picture(300, 300).png().toBuffer();
    const form = await formData(file);
    const headers = { ...form.headers, 'idempotency-key': uuid() };
    const send = () => test.send('POST /v1/images', 'producer', { body: form.body, headers });
    const first = await send();
    const second = await send();
    expect(first.statusCode).toBe(201);
    expect(second.json()).toEqual(first.json());
    expect(second.headers['idempotency-replayed']).toBe('true');
    const other = await upload(await picture(301, 300).png().toBuffer(), 'producer', {
      'idempotency-key': headers['idempotency-key'],
    });
    expect(refusalOf(other)).toBe('422 idempotency-mismatch');
  });

  const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1');
  const heic = Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  const zipEnd = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);
  it.each([
    ['a GIF', async () => gif, '415 unsupported-media /file gif'],
    ['a HEIC photo', async () => heic, '415 unsupported-media /file heic'],
    ['an SVG', async () => svg, '415 unsupported-media /file svg'],
    [
      'an SVG with a prologue',
      async () => Buffer.from('\ufeff <?xml version="1.0"?><svg/>'),
      '415 unsupported-media /file svg',
    ],
    ['a text', async () => Buffer.from('not an image'), '415 unsupported-media /file image-type'],
    ['nothing', async () => Buffer.alloc(0), '415 unsupported-media /file image-type'],
    [
      'a JPEG that is a page too',
      async () => joined('<script>alert(1)</script>'),
      '415 unsupported-media /file two-types',
    ],
    [
      'a JPEG that is a program too',
      async () => joined('<?php system($_GET[0]); ?>'),
      '415 unsupported-media /file two-types',
    ],
    [
      'a JPEG that is an archive too',
      async () => joined(zipEnd),
      '415 unsupported-media /file two-types',
    ],
    ['a truncated JPEG', () => cut('jpeg'), '422 validation /file damaged'],
    ['a truncated PNG', () => cut('png'), '422 validation /file damaged'],
    ['a truncated WebP', () => cut('webp'), '422 validation /file damaged'],
    [
      'a name without a picture',
      async () => Buffer.from('\xff\xd8\xff\xe0rest', 'latin1'),
      '422 validation /file damaged',
    ],
    [
      'a picture that is too narrow',
      () => picture(1000, 299).jpeg().toBuffer(),
      '422 validation /file image-side',
    ],
    ['a bomb', bomb, '413 too-large /file image-pixels'],
  ])('refuses %s', async (_what, make, refusal) => {
    expect(refusalOf(await upload(await make()))).toBe(refusal);
  });

  it('says in the language of the reader why a photo is not taken', async () => {
    const response = await upload(heic, 'producer', { 'accept-language': 'mk' });
    expect(problemOf(response).errors?.[0]?.detail).toContain('зачувајте ја како JPEG');
  });

  it('refuses what is too large before reading it, and forms that are none', async () => {
    const large = await upload(Buffer.alloc(imageLimits.bytes + 64 * 1024));
    expect(problemOf(large)).toMatchObject({ code: 'too-large', limit: imageLimits.bytes });
    const barely = await upload(Buffer.alloc(imageLimits.bytes + 1));
    expect(problemOf(barely)).toMatchObject({ code: 'too-large', limit: imageLimits.bytes });
    const json = await test.send('POST /v1/images', 'producer', { body: { file: 'x' } });
    expect(refusalOf(json)).toBe('415 unsupported-media');
    const form = await formData(gif, { caption: 'a field more' });
    expect(refusalOf(await test.send('POST /v1/images', 'producer', form))).toBe(
      '422 validation /caption unknown-key',
    );
  });

  it.each([
    [undefined, '401 token-invalid'],
    ['iseini', '403 agent-suspended'],
  ])('takes nothing from %s', async (username, refusal) => {
    const form = await formData(await picture(300, 300).png().toBuffer());
    expect(refusalOf(await test.send('POST /v1/images', username, form))).toBe(refusal);
    expect(refusalOf(await test.send(`DELETE /v1/images/${uuid()}`, username))).toBe(refusal);
  });

  it('takes the picture of a person without a role, and keeps it while it is shown', async () => {
    const image = await uploaded(await picture(300, 300).png().toBuffer(), 'consumer');
    const account = async (username: string) =>
      accountSchema.parse((await test.get('/v1/account', username)).json());
    const show = async (username: string) =>
      test.send('PATCH /v1/account', username, {
        body: { avatarImageId: image.id },
        headers: { 'if-match': `"${(await account(username)).version}"` },
      });
    expect(refusalOf(await show('producer'))).toBe('422 validation /avatarImageId unknown');
    expect(accountSchema.parse((await show('consumer')).json()).avatarImageId).toBe(image.id);
    const removed = await test.send(`DELETE /v1/images/${image.id}`, 'consumer');
    expect(refusalOf(removed)).toBe('409 in-use');
  });

  it('takes images of agents who are not verified, and keeps them from others', async () => {
    const image = await uploaded(await picture(300, 300).png().toBuffer(), 'seller');
    const foreign = await test.send(`DELETE /v1/images/${image.id}`, 'producer');
    expect(refusalOf(foreign)).toBe('404 not-found');
    const product = await productCalls(test).create();
    const shown = await productCalls(test).change('PUT images', product, {
      body: { images: [{ id: image.id }] },
    });
    expect(refusalOf(shown)).toBe('422 validation /images/0/id unknown');
  });

  it.each([
    `/v1/images/${uuid()}/480.webp`,
    `/v1/images/${uuid()}/500.webp`,
    '/v1/images/x/480.webp',
  ])('has nothing at %s', async (url) => {
    expect([404, 422]).toContain((await test.get(url)).statusCode);
  });

  it('takes away what nothing shows after a day, and files without a row', async () => {
    const { database } = test.connection;
    const kept = await uploaded(await picture(300, 300).png().toBuffer());
    const calls = productCalls(test);
    await calls.change('PUT images', await calls.create(), { body: { images: [{ id: kept.id }] } });
    const ofLot = await uploaded(await picture(300, 300).png().toBuffer());
    const lot = { cropName: { en: 'Quince' }, imageIds: [ofLot.id] };
    expect((await test.send('POST /v1/produce', 'producer', { body: lot })).statusCode).toBe(201);
    const unused = await uploaded(await picture(300, 300).png().toBuffer());
    await store.write(uuid(), 160, gif);
    const sweep = createImageSweep(database, { store, clock: () => now });

    now = new Date(testNow.getTime() + 23 * 60 * 60 * 1000);
    expect(await sweep()).toEqual({ images: 0, leftovers: 0 });
    now = new Date(testNow.getTime() + 25 * 60 * 60 * 1000);
    const swept = await sweep();
    now = testNow;
    expect(swept.images).toBeGreaterThan(0);
    expect(swept.leftovers).toBe(1);
    expect((await test.get(kept.url)).statusCode).toBe(200);
    expect((await test.get(ofLot.url)).statusCode).toBe(200);
    expect((await test.get(unused.url)).statusCode).toBe(404);
    expect(refusalOf(await test.send(`DELETE /v1/images/${unused.id}`, 'producer'))).toBe(
      '404 not-found',
    );
  });

  it('has a limit on how many images an agent keeps', async () => {
    const { id: agentId } = await test.signIn('seller');
    const rows = Array.from({ length: maxImagesOfAgent }, () => ({
      id: uuid(),
      agentId,
      width: 300,
      height: 300,
      createdAt: testNow,
    }));
    await test.connection.database.insert(images).values(rows);
    const response = await upload(await picture(300, 300).png().toBuffer(), 'seller');
    expect(refusalOf(response)).toBe('422 validation /file image-quota');
  });
});

async function joined(tail: string | Buffer): Promise<Buffer> {
  return Buffer.concat([await picture(300, 300).jpeg().toBuffer(), Buffer.from(tail)]);
}

async function cut(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const whole = await sharp({
    create: { width: 400, height: 400, channels: 3, noise, background: '#000' },
  })
    .toFormat(format)
    .toBuffer();
  return whole.subarray(0, Math.floor(whole.length / 2));
}

/** A few KB that become 100 megapixels. */
function bomb(): Promise<Buffer> {
  return picture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
}
