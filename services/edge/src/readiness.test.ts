import { healthSchema } from '@pazar/contracts/health';
import { createTestKey } from '@pazar/service/testing/sign-document';
import { describe, expect, it, vi } from 'vitest';
import { emptyDocument, registryKey } from './testing/edge-folders.ts';
import { serveShell } from './testing/serve-shell.ts';

const shell = serveShell();

const get = () => shell.server.inject('/health/ready');
const ready = async () => healthSchema.parse((await get()).json());
const writeStatement = (text: string) =>
  shell.folders.writeDocument('discovery.statement.json', text);

describe('The readiness of an edge', () => {
  it('is there for what browsers accept', async () => {
    const up = { signature: 'up', expiry: 'up', page: 'up', keys: 'up' };
    expect(await ready()).toEqual({ status: 'up', checks: up });
  });

  it('is there without a registry, and says that it is away', async () => {
    const answer = await get();
    expect(answer.headers['x-pazar-registry']).toBe('up');
    await shell.server.listen({ host: '127.0.0.1', port: 0 });
    await vi.waitFor(async () => {
      const later = await get();
      expect(later.headers['x-pazar-registry']).toBe('away');
      expect(later.statusCode).toBe(200);
    });
  });

  it('names the signature of a document that no browser accepts, and the expiry of an old one', async () => {
    await writeStatement(createTestKey('k2').sign(emptyDocument));
    expect((await ready()).checks).toMatchObject({ signature: 'down', expiry: 'up', keys: 'up' });
    await writeStatement(registryKey.sign(emptyDocument, new Date(Date.now() - 1)));
    expect((await ready()).checks).toMatchObject({ signature: 'up', expiry: 'down' });
    expect((await get()).statusCode).toBe(503);
  });
});
