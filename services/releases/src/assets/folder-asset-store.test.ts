import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AssetExists, type AssetStore } from './asset-store.ts';
import { openFolderAssetStore } from './folder-asset-store.ts';

let root: string;
let store: AssetStore;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pazar-assets-'));
  store = await openFolderAssetStore(root);
});
afterEach(() => rm(root, { recursive: true, force: true }));

const asset = (text: string) => ({ bytes: Buffer.from(text), contentType: 'text/javascript' });

describe('The folder of assets', () => {
  it('gives back what it got, with the content type of the name', async () => {
    await store.put('catalog/1/a.css', asset('.a{}'));
    const stored = await store.get('catalog/1/a.css');
    expect(Buffer.from(stored?.bytes ?? []).toString()).toBe('.a{}');
    expect(stored?.contentType).toBe('text/css; charset=utf-8');
    expect(await store.exists('catalog/1/a.css')).toBe(true);
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

  it('lets exactly one of many publishers win a key', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `text ${index}`);
    const results = await Promise.allSettled(
      texts.map((text) => store.put('catalog/1/a.js', asset(text))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  it('lists the keys of a prefix and nothing half-written', async () => {
    await store.put('catalog/1/static/b.js', asset('b'));
    await store.put('catalog/1/a.js', asset('a'));
    await store.put('locations/1/a.js', asset('a'));
    expect(await store.list('catalog/1/')).toEqual(['catalog/1/a.js', 'catalog/1/static/b.js']);
  });

  it('never leaves its folder', async () => {
    await expect(store.put('../x.js', asset('x'))).rejects.toThrow('leaves the asset store');
  });
});
