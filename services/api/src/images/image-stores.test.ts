import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { v4 as uuid } from 'uuid';
import { afterEach, describe, expect, it } from 'vitest';
import { bucketImageStore } from './bucket-image-store.ts';
import { folderImageStore } from './folder-image-store.ts';
import type { ImageStore, StoredImage } from './image-store.ts';

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

/** A server that speaks S3, with an empty bucket; not Amazon's own. */
async function openBucket(): Promise<ImageStore> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await temporaryFolder(),
  });
  const { port } = await server.run();
  closers.unshift(() => server.close());
  const settings = {
    bucket: 'pazar',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    // The only credentials that the server knows.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const { bucket, endpoint, region, ...credentials } = settings;
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return bucketImageStore(settings);
}

describe.each([
  ['a folder', async () => folderImageStore(join(await temporaryFolder(), 'images'))],
  ['a bucket', openBucket],
])('Renditions in %s', (_name, open) => {
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
});
