import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sessionSchema } from '@pazar/contracts/session';
import getPort from 'get-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShell, type OpenShell } from './open-shell.ts';

let root: string;
let shell: OpenShell | undefined;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pazar-section-'));
  await writeFile(path.join(root, 'index.html'), '<!doctype html><title>Pazar</title>');
});
afterEach(async () => {
  await shell?.close();
  await rm(root, { recursive: true });
});

async function open(options: { headers?: boolean; against?: string } = {}): Promise<OpenShell> {
  const { headers = false, against } = options;
  const section = { root, name: 'orders', server: 'http://127.0.0.1:3110' };
  const port = await getPort();
  shell = await openShell(section, { role: 'agent', against, headers, port }, root);
  return shell;
}

const get = (at: OpenShell, address: string) => fetch(at.origin + address);

describe('The development shell', () => {
  it('serves the page with the section, and an API that knows who is logged in', async () => {
    const at = await open();
    const page = await (await get(at, '/')).text();
    expect(page).toContain('"developmentRemotes":{"orders":"http://127.0.0.1:3110"}');
    const session = await (await get(at, '/api/v1/agent/current')).json();
    expect(sessionSchema.parse(session)).toMatchObject({ roles: ['ROLE_CONSUMER', 'ROLE_AGENT'] });
    const list = await (await get(at, '/api/v1/locations?limit=25&count=true')).json();
    expect(list).toMatchObject({ page: { total: 60 } });
  });

  it('sends the headers of production when they are asked for', async () => {
    const without = await get(await open(), '/');
    expect(without.headers.has('content-security-policy')).toBe(false);
    await shell?.close();
    const { headers } = await get(await open({ headers: true }), '/');
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  });

  it('answers what the section says in dev-api.ts, also after a change, and 404 for the rest', async () => {
    const at = await open();
    const file = path.join(root, 'dev-api.ts');
    const ask = async () => (await get(at, '/api/v1/orders')).json();
    expect(await ask()).toMatchObject({ status: 404 });
    await writeFile(file, "export const answers = { 'GET /v1/orders': { items: [1] } };");
    expect(await ask()).toEqual({ items: [1] });
    await writeFile(file, "export const answers = { 'GET /v1/orders': () => ({ items: [2] }) };");
    expect(await ask()).toEqual({ items: [2] });
  });

  it('uses the API and the sections of a running shell', async () => {
    const running = await open();
    const statementOf = async (each: OpenShell) =>
      (await get(each, '/releases/discovery.statement.json')).text();
    const at = await open({ against: running.origin });
    expect(await statementOf(at)).toBe(await statementOf(running));
    const list = await (await get(at, '/api/v1/locations?limit=1')).json();
    expect(list).toMatchObject({ page: { limit: 1 } });
    const releases = await (await get(at, '/api/v1/releases/remotes/orders')).json();
    expect(releases).toMatchObject({ detail: 'Nothing is played at GET /v1/remotes/orders' });
    await running.close();
  });
});
