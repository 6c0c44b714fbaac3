import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import getPort from 'get-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEdgeFolders, type EdgeFolders } from './testing/edge-folders.ts';

let folders: EdgeFolders;

beforeEach(async () => {
  folders = await createEdgeFolders();
});
afterEach(() => folders.remove());

function start(file: string, variables: Record<string, string>) {
  const { home, shellRoot } = folders.environment;
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: { PATH: process.env['PATH'], PAZAR_HOME: home, PAZAR_SHELL_ROOT: shellRoot, ...variables },
  });
  const output = { out: '', error: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.error += chunk.toString()));
  return { child, output, ended: once(child, 'close') };
}

describe.each([
  { file: 'shell-server.ts', variable: 'PAZAR_SHELL_PORT' },
  { file: 'asset-server.ts', variable: 'PAZAR_ASSET_PORT' },
])('$file as a process', ({ file, variable }) => {
  it('answers on its port, keeps tokens out of its log and ends with 0 on SIGTERM', async () => {
    const port = await getPort();
    const { child, output, ended } = start(file, { [variable]: String(port) });
    await once(child.stdout, 'data');
    const answer = await fetch(`http://127.0.0.1:${port}/health/live?jwt=secret`);
    expect(answer.status).toBe(200);
    await fetch(`http://127.0.0.1:${port}/gone?jwt=secret`);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output.out).toContain('/gone');
    expect(output.out).not.toContain('secret');
  });

  // Only Linux gives the loopback interface a second address.
  it.runIf(process.platform === 'linux')('listens on the address that it is given', async () => {
    const port = await getPort();
    const variables = {
      [variable]: String(port),
      PAZAR_BIND_ADDRESS: '127.0.0.2',
      PAZAR_HOSTS: '127.0.0.2',
    };
    const { child, ended } = start(file, variables);
    await once(child.stdout, 'data');
    expect((await fetch(`http://127.0.0.2:${port}/health/live`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow('fetch failed');
    child.kill('SIGTERM');
    await ended;
  });

  it('names an address that this machine does not have', async () => {
    const { output, ended } = start(file, { PAZAR_BIND_ADDRESS: '192.0.2.1' });
    expect(await ended).toEqual([1, null]);
    expect(output.error).toContain('No interface of this machine has the address 192.0.2.1');
  });

  it('names a taken port and the variable that changes it', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    // A listening TCP server has an address object; a string is for pipes.
    const { port } = holder.address() as AddressInfo;
    const { output, ended } = start(file, { [variable]: String(port) });
    expect(await ended).toEqual([1, null]);
    expect(output.error).toBe(
      `Port ${port} on 127.0.0.1 is taken. Set ${variable} to a free one.\n`,
    );
    holder.close();
  });

  it('names each variable that is wrong', async () => {
    const { output, ended } = start(file, { [variable]: '70000', PAZAR_ASSET_ORIGIN: 'cdn' });
    expect(await ended).toEqual([1, null]);
    expect(output.error).toContain(`${variable} must be a port from 1 to 65535`);
    expect(output.error).toContain('PAZAR_ASSET_ORIGIN must be an origin');
  });
});

describe('the shell behind TLS', () => {
  it('says at its start that visitors count as one when no proxy is trusted', async () => {
    const port = String(await getPort());
    const { child, output, ended } = start('shell-server.ts', {
      PAZAR_SHELL_PORT: port,
      PAZAR_HTTPS: 'true',
    });
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    await ended;
    expect(output.error).toContain('PAZAR_TRUSTED_PROXIES is not: all visitors count as the proxy');
  });

  it('refuses a trusted proxy that is no address', async () => {
    const { output, ended } = start('shell-server.ts', { PAZAR_TRUSTED_PROXIES: 'my-proxy' });
    expect(await ended).toEqual([1, null]);
    expect(output.error).toContain('PAZAR_TRUSTED_PROXIES must be addresses or networks');
  });
});
