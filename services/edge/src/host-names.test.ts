import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createShellApp } from './shell-app.ts';
import { createEdgeFolders, type EdgeFolders } from './testing/edge-folders.ts';

let folders: EdgeFolders;
beforeEach(async () => {
  folders = await createEdgeFolders();
});
afterEach(() => folders.remove());

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
