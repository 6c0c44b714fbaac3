import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAssetApp } from './asset-app.ts';
import { createShellApp } from './shell-app.ts';
import { createEdgeFolders, type EdgeFolders } from './testing/edge-folders.ts';

let folders: EdgeFolders;
beforeEach(async () => {
  folders = await createEdgeFolders();
});
afterEach(() => folders.remove());

it('a client has a minute to send a request, to the shell and to the asset origin', async () => {
  const network = { hosts: [], trustedProxies: [] };
  for (const create of [
    () => createShellApp(folders.environment, false),
    () => createAssetApp(folders.environment.home, { logging: false, network, documents: '' }),
  ]) {
    const app = await create();
    // Node then closes the connection; with 0 it would keep it open for ever.
    expect(app.server.requestTimeout).toBe(60_000);
    await app.close();
  }
});

describe('a request under another name', () => {
  it('is refused on every path, so that no page of another site reads this machine', async () => {
    const server = await createShellApp(folders.environment, false);
    for (const url of ['/', '/config.json', '/health/live']) {
      const answer = await server.inject({ url, headers: { host: 'attacker.example' } });
      expect(answer.statusCode).toBe(421);
    }
    await server.close();
  });

  it('is answered when the name is configured', async () => {
    const environment = { ...folders.environment, hosts: ['pazar.example.com'] };
    const named = await createShellApp(environment, false);
    const answer = await named.inject({ url: '/', headers: { host: 'pazar.example.com' } });
    expect(answer.statusCode).toBe(200);
    await named.close();
  });
});
