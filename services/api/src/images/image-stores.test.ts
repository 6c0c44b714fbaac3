import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { createBucketClient } from '@pazar/service/bucket';
import { v4 as uuid } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { bucketImageStore } from './bucket-image-store.ts';
import { folderImageStore } from './folder-image-store.ts';
import type { ImageStore, StoredImage } from './image-store.ts';

const bucketServer = process.env['PAZAR_TEST_S3_URL'] ?? '';
const bytes = (text: string) => Buffer.from(text);
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pazar-images-'));
  closers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function listed(store: ImageStore): Promise<StoredImage[]> {
  const found: StoredImage[] = [];
  for await (const image of store.list()) found.push(image);
  return found;
}

/** An empty bucket of the server that `PAZAR_TEST_S3_URL` names. */
async function openBucket(): Promise<ImageStore> {
  const { origin, username, password } = new URL(bucketServer);
  const settings = {
    bucket: `pazar-${uuid()}`,
    endpoint: origin,
    region: 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
  const client = createBucketClient(settings);
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
  return bucketImageStore(settings);
}

const stores = [
  { kind: 'a folder', open: async () => folderImageStore(join(await temporaryFolder(), 'images')) },
  ...(bucketServer === '' ? [] : [{ kind: 'a bucket', open: openBucket }]),
];

describe.each(stores)('Renditions in $kind', ({ open }) => {
  it('are read as they were written, also once more', async () => {
    const store = await open();
    const id = uuid();
    await store.write(id, 160, bytes('small'));
    await store.write(id, 1200, bytes('large'));
    await store.write(id, 1200, bytes('larger'));
    expect(Buffer.from((await store.read(id, 160)) ?? [])).toEqual(bytes('small'));
    expect(Buffer.from((await store.read(id, 1200)) ?? [])).toEqual(bytes('larger'));
    expect(await store.read(id, 480)).toBeNull();
    expect(await store.read(uuid(), 480)).toBeNull();
  });

  it('are listed with when they were written, until they are taken away', async () => {
    const store = await open();
    const [kept, gone] = [uuid(), uuid()];
    expect(await listed(store)).toEqual([]);
    for (const id of [kept, gone]) await store.write(id, 480, bytes(id));
    const found = await listed(store);
    expect(found.map(({ id }) => id).toSorted()).toEqual([kept, gone].toSorted());
    for (const { writtenAt } of found) {
      expect(Math.abs(Date.now() - writtenAt.getTime())).toBeLessThan(60_000);
    }
    await store.remove(gone);
    await store.remove(gone);
    expect(await store.read(gone, 480)).toBeNull();
    expect((await listed(store)).map(({ id }) => id)).toEqual([kept]);
  });
});

describe('Renditions in a folder', () => {
  it('leave no drafts behind', async () => {
    const folder = await temporaryFolder();
    const id = uuid();
    await folderImageStore(folder).write(id, 160, bytes('picture'));
    expect(await readdir(join(folder, id.slice(0, 2)))).toEqual([`${id}-160.webp`]);
  });

  it('are listed and removed also when a killed process left one half written', async () => {
    const folder = await temporaryFolder();
    const store = folderImageStore(folder);
    const [kept, killed] = [
      'ab000000-0000-4000-8000-000000000001',
      'ab000000-0000-4000-8000-000000000002',
    ];
    await store.write(kept, 160, bytes('picture'));
    const draft = `.${killed}-160.webp.${uuid()}.tmp`;
    await writeFile(join(folder, 'ab', draft), bytes('pic'));
    expect((await listed(store)).map(({ id }) => id).toSorted()).toEqual([kept, killed]);
    await store.remove(killed);
    expect(await readdir(join(folder, 'ab'))).toEqual([`${kept}-160.webp`]);
  });
});
