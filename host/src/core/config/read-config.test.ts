import type { RuntimeConfig } from '@pazar/contracts/releases/runtime-config';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from './read-config.ts';

const config: RuntimeConfig = {
  api: '/api',
  dataStore: null,
  mapsKey: null,
  discovery: '/releases/discovery.json',
  trustedKeys: [{ keyId: 'k1', publicKey: 'A'.repeat(43) }],
  assetOrigins: ['http://127.0.0.1:3100'],
};

const origin = 'https://shell.example';

function answer(response: Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
}

describe('readConfig', () => {
  it('makes the addresses absolute, without a slash at the end', async () => {
    answer(Response.json({ ...config, api: '/api/', dataStore: 'https://data.example/' }));
    await expect(readConfig(origin)).resolves.toEqual({
      ...config,
      api: 'https://shell.example/api',
      dataStore: 'https://data.example',
      discovery: 'https://shell.example/releases/discovery.json',
    });
  });

  it('says that the file is not there', async () => {
    answer(new Response('', { status: 404 }));
    await expect(readConfig(origin)).rejects.toThrow('/config.json answered 404');
  });

  it('says that the file cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(readConfig(origin)).rejects.toThrow('/config.json');
  });

  it.each(['<!doctype html>', '', '{'])('says that the file is not JSON: %j', async (text) => {
    answer(new Response(text));
    await expect(readConfig(origin)).rejects.toThrow('/config.json');
  });

  it('names every fault by its place', async () => {
    answer(
      Response.json({ ...config, api: '', trustedKeys: [{ keyId: 'k1', publicKey: 'short' }] }),
    );
    const faults = readConfig(origin);
    await expect(faults).rejects.toThrow(/^\/config\.json is not valid: /);
    await expect(faults).rejects.toThrow(/\bapi: /);
    await expect(faults).rejects.toThrow(/\btrustedKeys\.0\.publicKey: /);
  });

  it('names a setting that it does not know', async () => {
    answer(Response.json({ ...config, mapKey: 'typo' }));
    await expect(readConfig(origin)).rejects.toThrow('mapKey');
  });
});
