import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const server = fileURLToPath(new URL('server.ts', import.meta.url));

describe('The process', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'pazar-api-'));
  });
  afterAll(() => rm(home, { recursive: true }));

  function start(variables: Record<string, string>) {
    const child = spawn(process.execPath, [server], {
      env: { PATH: process.env['PATH'], PAZAR_HOME: home, PAZAR_SEED: 'off', ...variables },
    });
    const output = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
    const exit = once(child, 'exit').then(([code]: unknown[]) => code);
    const listening = new Promise<void>((resolve) => {
      child.stdout.on('data', () => {
        if (output.out.includes('Server listening')) resolve();
      });
    });
    return { child, output, exit, listening };
  }

  it('serves, finishes cleanly on SIGTERM, and starts again on the same data', async () => {
    const port = String(await freePort());
    for (let times = 0; times < 2; times += 1) {
      const { child, output, exit, listening } = start({ PAZAR_API_PORT: port });
      await listening;
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
      expect(ready.status).toBe(200);

      child.kill('SIGTERM');
      expect(await exit).toBe(0);
      expect(output.err).toBe('');
      for (const line of output.out.trim().split('\n')) {
        expect(() => void JSON.parse(line)).not.toThrow();
      }
    }
  });

  it('names a taken port and the variable that changes it', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const port = String(portOf(holder));
    const { output, exit } = start({ PAZAR_API_PORT: port });
    expect(await exit).toBe(1);
    expect(output.err).toBe(
      `Port ${port} on 127.0.0.1 is taken. Set PAZAR_API_PORT to a free one.\n`,
    );
    holder.close();
  });

  it('refuses a second one on the same folder', async () => {
    const first = start({ PAZAR_API_PORT: String(await freePort()) });
    await first.listening;
    const second = start({ PAZAR_API_PORT: String(await freePort()) });
    expect(await second.exit).toBe(1);
    expect(second.output.err).toContain('is in use by another process.');
    first.child.kill('SIGINT');
    expect(await first.exit).toBe(0);
  });

  it('says what is wrong with its environment', async () => {
    const { output, exit } = start({ PAZAR_API_PORT: 'many' });
    expect(await exit).toBe(1);
    expect(output.err).toBe('PAZAR_API_PORT must be a port, such as 3200.\n');
  });
});

async function freePort(): Promise<number> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  const port = portOf(holder);
  holder.close();
  await once(holder, 'close');
  return port;
}

function portOf(holder: ReturnType<typeof createServer>): number {
  const address = holder.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
