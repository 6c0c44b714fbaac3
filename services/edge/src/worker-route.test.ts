import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDocument, registryKey } from './testing/edge-folders.ts';
import { serveShell } from './testing/serve-shell.ts';

const worker = "self.addEventListener('fetch', () => undefined);";

const shell = serveShell();

const getWorker = () => shell.server.inject({ method: 'GET', url: '/worker.js' });

describe('The address of the service worker', () => {
  it("has the build's, which browsers compare at each start", async () => {
    await writeFile(join(shell.folders.environment.shellRoot, 'worker.js'), worker);
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
    await writeFile(join(shell.folders.environment.shellRoot, 'worker.js'), worker);
    await shell.folders.writeDocument(
      'discovery.statement.json',
      registryKey.state(emptyDocument, { offline: false }),
    );
    expect((await getWorker()).body).toContain('registration.unregister()');
    await shell.folders.writeDocument('discovery.statement.json', '{"payload":');
    expect((await getWorker()).body).toBe(worker);
  });
});
