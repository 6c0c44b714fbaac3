import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { createBucketClient } from '@pazar/service/bucket';
import type { BucketSettings } from '@pazar/service/bucket-settings';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../environment.ts';
import { AssetExists, type AssetStore } from './asset-store.ts';
import { bucketAssetStore } from './bucket-asset-store.ts';
import { openFolderAssetStore } from './folder-asset-store.ts';

const bucketServer = process.env['PAZAR_TEST_S3_URL'] ?? '';
const asset = (text: string) => ({
  bytes: Buffer.from(text),
  contentType: 'text/javascript; charset=utf-8',
});
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function temporaryFolder(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'pazar-assets-'));
  closers.push(() => rm(root, { recursive: true, force: true }));
  return root;
}

/** An empty bucket of the server that `PAZAR_TEST_S3_URL` names. */
async function openBucket(): Promise<AssetStore> {
  const { origin, username, password } = new URL(bucketServer);
  const settings: BucketSettings = {
    bucket: `pazar-${randomBytes(6).toString('hex')}`,
    endpoint: origin,
    region: 'us-east-1',
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
  const client = createBucketClient(settings);
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
  client.destroy();
  return bucketAssetStore(settings);
}

const stores = [
  { kind: 'A folder', open: async () => openFolderAssetStore(await temporaryFolder()) },
  ...(bucketServer === '' ? [] : [{ kind: 'A bucket', open: openBucket }]),
];

describe.each(stores)('$kind of assets', ({ open }) => {
  let store: AssetStore;

  beforeEach(async () => {
    store = await open();
  });

  it('replaces other bytes when a repair asks for it', async () => {
    await store.put('catalog/1/a.js', asset('damaged'));
    await store.replace('catalog/1/a.js', asset('whole'));
    await store.replace('catalog/1/b.js', asset('was gone'));
    expect(Buffer.from((await store.get('catalog/1/a.js'))?.bytes ?? []).toString()).toBe('whole');
    expect(await store.exists('catalog/1/b.js')).toBe(true);
  });

  it('gives back what it got, with its content type', async () => {
    const bytes = randomBytes(100_000);
    await store.put('catalog/1/a.js', { ...asset(''), bytes });
    const stored = await store.get('catalog/1/a.js');
    expect(Buffer.from(stored?.bytes ?? []).equals(bytes)).toBe(true);
    expect(stored?.contentType).toBe('text/javascript; charset=utf-8');
    expect(await store.exists('catalog/1/a.js')).toBe(true);
  });

  it('has nothing where nothing was put', async () => {
    expect(await store.get('catalog/1/a.js')).toBeUndefined();
    expect(await store.exists('catalog/1/a.js')).toBe(false);
    expect(await store.list('catalog/')).toEqual([]);
  });

  it('takes the same bytes again and refuses other bytes', async () => {
    await store.put('catalog/1/a.js', asset('one'));
    await store.put('catalog/1/a.js', asset('one'));
    await expect(store.put('catalog/1/a.js', asset('two'))).rejects.toThrow(AssetExists);
    const stored = await store.get('catalog/1/a.js');
    expect(Buffer.from(stored?.bytes ?? []).toString()).toBe('one');
  });

  it('lists the keys of a prefix and nothing half-written', async () => {
    await store.put('catalog/1/static/b.js', asset('b'));
    await store.put('catalog/1/a.js', asset('a'));
    await store.put('locations/1/a.js', asset('a'));
    expect(await store.list('catalog/1/')).toEqual(['catalog/1/a.js', 'catalog/1/static/b.js']);
  });

  it('takes away a version and leaves the one whose name begins alike', async () => {
    for (const path of ['1/a.js', '1/static/b.js', '10/a.js']) {
      await store.put(`catalog/${path}`, asset(path));
    }
    await store.removeAll('catalog/1/');
    await store.removeAll('catalog/1/');
    expect(await store.list('catalog/')).toEqual(['catalog/10/a.js']);
  });
});

describe('A folder of assets', () => {
  it('lets exactly one of many publishers win a key', async () => {
    const root = await temporaryFolder();
    const store = await openFolderAssetStore(root);
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
    const results = await Promise.allSettled(
      texts.map((text) => store.put('catalog/1/a.js', asset(text))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  it('never leaves its place', async () => {
    const store = await openFolderAssetStore(await temporaryFolder());
    await expect(store.put('../x.js', asset('x'))).rejects.toThrow('leaves the asset store');
  });
});

describe('The settings of the store', () => {
  it('name a folder unless there is a bucket', () => {
    expect(readEnvironment({}).assetBucket).toBeNull();
    const variables = {
      PAZAR_ASSET_BUCKET: 'builds',
      PAZAR_ASSET_ACCESS_KEY_ID: 'key',
      PAZAR_ASSET_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readEnvironment(variables).assetBucket).toMatchObject({ bucket: 'builds' });
  });
});
