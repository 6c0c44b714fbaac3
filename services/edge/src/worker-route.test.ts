import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Server } from './create-server.ts';
import { createShellApp } from './shell-app.ts';
import {
  createEdgeFolders,
  emptyDocument,
  registryKey,
  type EdgeFolders,
} from './testing/edge-folders.ts';

const worker = "self.addEventListener('fetch', () => undefined);";

let folders: EdgeFolders;
let server: Server;

beforeEach(async () => {
  folders = await createEdgeFolders();
  server = await createShellApp(folders.environment, false);
});
afterEach(async () => {
  await server.close();
  await folders.remove();
});

const getWorker = () => server.inject({ method: 'GET', url: '/worker.js' });

describe('The address of the service worker', () => {
  it("has the build's, which browsers compare at each start", async () => {
    await writeFile(join(folders.environment.shellRoot, 'worker.js'), worker);
    const { headers, body } = await getWorker();
    expect(body).toBe(worker);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('has one that removes itself in a shell without one', async () => {
    const { statusCode, body } = await getWorker();
    expect(statusCode).toBe(200);
    expect(body).toContain('registration.unregister()');
  });

  it('has one that removes itself as soon as the document switches it off', async () => {
    await writeFile(join(folders.environment.shellRoot, 'worker.js'), worker);
    await folders.writeDocument(
      'discovery.statement.json',
      registryKey.state(emptyDocument, { offline: false }),
    );
    expect((await getWorker()).body).toContain('registration.unregister()');
    await folders.writeDocument('discovery.statement.json', '{"payload":');
    expect((await getWorker()).body).toBe(worker);
  });
});
