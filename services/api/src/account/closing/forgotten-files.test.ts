import { accountSchema } from '@pazar/contracts/account';
import { imageSchema, type Image } from '@pazar/contracts/image';
import { locationDetailSchema } from '@pazar/contracts/location-detail';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { eq } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { createImageSweep } from '../../images/image-sweep.ts';
import { formData } from '../../testing/form-data.ts';
import { memoryImageStore } from '../../testing/memory-image-store.ts';
import { nowhere } from '../../testing/nowhere.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { testNow } from '../../testing/test-seed.ts';
import { testMailer } from '../../testing/test-mailer.ts';
import { createClosing } from './closing.ts';

/** What a telephone writes into a photo: who took it, and where. */
const inPhoto = ['Cvetanka Nezaboravka', '+38971998877', '41/1 29/1 55/1'] as const;
const [Artist, Copyright, GPSLatitude] = inPhoto;

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases)('The files of a closed account on $name', ({ open }) => {
  it('hold nothing of the person, and those of the profile and the locations are removed', async () => {
    let now = testNow;
    const store = memoryImageStore(() => now);
    const test = await startTestApp(await open(), { ...nowhere, images: store });
    const { database } = test.connection;
    const { id } = await test.signIn('producer');

    async function upload(background: string): Promise<Image> {
      const photo = sharp({ create: { width: 900, height: 600, channels: 3, background } });
      const exif = { IFD0: { Artist, Copyright }, IFD3: { GPSLatitude, GPSLatitudeRef: 'N' } };
      const form = await formData(await photo.withExif(exif).jpeg().toBuffer());
      return imageSchema.parse((await test.send('POST /v1/images', 'producer', form)).json());
    }
    const [portrait, yard] = [await upload('#b5341c'), await upload('#1cb534')];
    const account = accountSchema.parse((await test.get('/v1/account', 'producer')).json());
    const changed = await test.send('PATCH /v1/account', 'producer', {
      body: { avatarImageId: portrait.id },
      headers: { 'if-match': `"${account.version}"` },
    });
    expect(changed.statusCode).toBe(200);
    const place = await test.send('POST /v1/locations', 'producer', {
      body: {
        type: 'FARM',
        name: 'Двор',
        address: { settlement: 'Босилово', municipalityCode: 'MK-604' },
        imageIds: [yard.id],
      },
      headers: { 'idempotency-key': '0193a000-0000-4000-8000-000000000002' },
    });
    expect(locationDetailSchema.parse(place.json()).imageIds).toEqual([yard.id]);

    const files = async () => {
      const found: { id: string; text: string }[] = [];
      for await (const { id: image } of store.list()) {
        const content = await store.read(image, 1200);
        found.push({ id: image, text: Buffer.from(content ?? []).toString('latin1') });
      }
      return found;
    };
    const ids = async () => (await files()).map((file) => file.id);
    expect(await ids()).toEqual(expect.arrayContaining([portrait.id, yard.id]));
    for (const { text } of await files()) {
      for (const value of inPhoto) expect(text).not.toContain(value);
    }

    await database
      .update(agents)
      .set({ accountStatus: 'CLOSING', closesAt: testNow })
      .where(eq(agents.id, id));
    const mailer = testMailer();
    expect(await createClosing({ database, clock: () => now, mailer }).closeDue()).toBe(1);
    now = new Date(testNow.getTime() + 2 * day);
    await createImageSweep(database, { store, clock: () => now })();

    expect(await ids()).not.toContain(portrait.id);
    expect(await ids()).not.toContain(yard.id);
    await test.close();
  });
});
