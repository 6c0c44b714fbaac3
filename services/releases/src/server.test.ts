import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layout } from './environment.ts';
import { databases, type RegistryHome } from './testing/registry-fixture.ts';
import { verifyDocuments } from './testing/verify-documents.ts';

let home: RegistryHome;

beforeEach(async () => {
  const [first] = databases;
  if (!first) throw new Error('There is always the embedded database');
  home = await first.createHome();
});
afterEach(() => home.remove());

function start(variables: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'server.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'],
      PAZAR_HOME: home.home,
      ...variables,
    },
  });
  const output = { error: '' };
  child.stderr.on('data', (chunk: Buffer) => (output.error += chunk.toString()));
  return { child, output, ended: once(child, 'close') };
}

async function holdPort() {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  // A listening TCP server has an address object; a string is for pipes.
  const { port } = holder.address() as AddressInfo;
  return { holder, port };
}

describe('The registry as a process', () => {
  it('starts after a kill with a whole document and ends with 0 on SIGTERM', async () => {
    const { holder, port } = await holdPort();
    holder.close();
    await once(holder, 'close');
    const variables = { PAZAR_RELEASES_PORT: String(port) };

    const killed = start(variables);
    await once(killed.child.stdout, 'data');
    const { statement } = await verifyDocuments(layout(home.home).documents);
    killed.child.kill('SIGKILL');
    await killed.ended;

    const { child, ended } = start(variables);
    await once(child.stdout, 'data');
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    const restarted = await verifyDocuments(layout(home.home).documents);
    expect(restarted.statement.sequence).toBeGreaterThan(statement.sequence);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('names a taken port and the variable that changes it', async () => {
    const { holder, port } = await holdPort();
    const { output, ended } = start({ PAZAR_RELEASES_PORT: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(output.error).toBe(
      `Port ${port} on 127.0.0.1 is taken. Set PAZAR_RELEASES_PORT to a free one.\n`,
    );
    holder.close();
  });

  it('names each variable that is wrong', async () => {
    const { output, ended } = start({ PAZAR_RELEASES_PORT: '0', DATABASE_URL: 'mysql://x' });
    expect(await ended).toEqual([1, null]);
    expect(output.error).toContain('PAZAR_RELEASES_PORT must be a port from 1 to 65535');
    expect(output.error).toContain('DATABASE_URL must be an address such as postgres://');
  });
});
