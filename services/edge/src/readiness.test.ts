import { healthSchema } from '@pazar/contracts/health';
import { createTestKey } from '@pazar/service/testing/sign-document';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Server } from './create-server.ts';
import { createShellApp } from './shell-app.ts';
import {
  createEdgeFolders,
  emptyDocument,
  registryKey,
  type EdgeFolders,
} from './testing/edge-folders.ts';

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

const get = () => server.inject('/health/ready');
const ready = async () => healthSchema.parse((await get()).json());
const writeStatement = (text: string) => folders.writeDocument('discovery.statement.json', text);

describe('The readiness of an edge', () => {
  it('is there for what browsers accept', async () => {
    const up = { signature: 'up', expiry: 'up', page: 'up', keys: 'up' };
    expect(await ready()).toEqual({ status: 'up', checks: up });
  });

  it('names the signature of a document that no browser accepts, and the expiry of an old one', async () => {
    await writeStatement(createTestKey('k2').sign(emptyDocument));
    expect((await ready()).checks).toMatchObject({ signature: 'down', expiry: 'up', keys: 'up' });
    await writeStatement(registryKey.sign(emptyDocument, new Date(Date.now() - 1)));
    expect((await ready()).checks).toMatchObject({ signature: 'up', expiry: 'down' });
    expect((await get()).statusCode).toBe(503);
  });
});
