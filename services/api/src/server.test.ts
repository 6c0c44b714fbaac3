import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from './database/drizzle.ts';
import { openDatabase } from './database/open-database.ts';

const server = fileURLToPath(new URL('server.ts', import.meta.url));

describe('The process', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'pazar-api-'));
  });
  afterAll(() => rm(home, { recursive: true }));

  let metricsPort: string;
  beforeAll(async () => {
    metricsPort = String(await getPort());
  });
  function start(variables: Record<string, string>) {
    const child = spawn(process.execPath, [server], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['PAZAR_TEST_COMPILED'],
        PAZAR_HOME: home,
        PAZAR_SEED: 'off',
        PAZAR_METRICS_PORT: metricsPort,
        ...variables,
      },
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
    const port = String(await getPort());
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
    const port = await getPort();
    const holder = createServer().listen(port, '127.0.0.1');
    await once(holder, 'listening');
    const { output, exit } = start({ PAZAR_API_PORT: String(port) });
    expect(await exit).toBe(1);
    expect(output.err).toBe(
      `Port ${port} on 127.0.0.1 is taken. Set PAZAR_API_PORT to a free one.\n`,
    );
    holder.close();
  });

  it('refuses a second one on the same folder', async () => {
    const first = start({ PAZAR_API_PORT: String(await getPort()) });
    await first.listening;
    const second = start({
      PAZAR_API_PORT: String(await getPort()),
      PAZAR_METRICS_PORT: String(await getPort()),
    });
    expect(await second.exit).toBe(1);
    expect(second.output.err).toContain('is in use by another process.');
    first.child.kill('SIGINT');
    expect(await first.exit).toBe(0);
  });

  it('finishes a started request when it is stopped, and accepts no other', async () => {
    const port = String(await getPort());
    const { child, exit, listening } = start({ PAZAR_API_PORT: port });
    await listening;
    const metrics = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
    expect(await metrics.text()).toContain('pazar_events_total{event="sign-in"} 0');
    expect((await fetch(`http://127.0.0.1:${metricsPort}/`)).status).toBe(404);

    const body = JSON.stringify({ username: 'nobody', password: 'no password' });
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `POST /v1/agent/login HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
        `content-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`,
    );
    // 100 Continue: the request has begun.
    await once(socket, 'data');
    child.kill('SIGTERM');
    await untilRefused(Number(port));
    const answer = text(socket);
    socket.write(body);
    expect(await answer).toContain('HTTP/1.1 401');
    expect(await exit).toBe(0);
  });

  it('says in one line that the database does not answer', async () => {
    const url = `postgres://pazar:secret@127.0.0.1:${await getPort()}/pazar`;
    const { output, exit } = start({ PAZAR_API_PORT: String(await getPort()), DATABASE_URL: url });
    expect(await exit).toBe(1);
    expect(output.err).toMatch(/^The database at 127\.0\.0\.1:\d+ \(DATABASE_URL\) .*\.\n$/);
    expect(output.err).not.toContain('secret');
  });

  it('says in one line that the database is of another build', async () => {
    const { database, close } = await openDatabase({ folder: join(home, 'api', 'db') });
    await database.execute(
      sql`insert into api.migrations (name, checksum) values ('9999_later.sql', 'x')`,
    );
    await close();
    const { output, exit } = start({ PAZAR_API_PORT: String(await getPort()) });
    expect(await exit).toBe(1);
    expect(output.err).toBe(
      'The database has migration 9999_later.sql, which this build does not know. ' +
        'Start a build that knows it, or remove local data with pnpm reset.\n',
    );
  });

  it('says what is wrong with its environment', async () => {
    const { output, exit } = start({ PAZAR_API_PORT: 'many' });
    expect(await exit).toBe(1);
    expect(output.err).toBe('PAZAR_API_PORT must be a port from 1 to 65535, such as 3200.\n');
  });
});

/** Resolves once nobody listens on a port any more. */
async function untilRefused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      socket.destroy();
    } catch (error) {
      // A connection that waited to be accepted is reset; the next one is refused.
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return;
    }
  }
}
