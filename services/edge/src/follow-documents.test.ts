import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IssuedDocument } from '@pazar/contracts/releases/issued-document';
import { createTestKey, type TestKey } from '@pazar/service/testing/sign-document';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followDocuments } from './follow-documents.ts';

const body = JSON.stringify({
  schema: 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json',
  microFrontends: {},
});

/** A document as a registry with these keys issues it; a change of keys is in the statement. */
function issue(sequence: number, [key, ...others]: [TestKey, ...TestKey[]]): IssuedDocument {
  const keys = [key, ...others].map(({ trusted }) => trusted);
  return { sequence, body, statement: key.state(body, { sequence, keys }, others), keys };
}

describe('An edge that follows a registry over HTTP', () => {
  const first = createTestKey('k1');
  const second = createTestKey('k2');
  const stranger = createTestKey('k3');
  let folder: string;
  let registry: Server;
  let issued: IssuedDocument | undefined;
  let asked: number;
  let unchanged: number;
  let log: string[];
  let followed: ReturnType<typeof followDocuments>;

  const write = (entry: object) => void log.push(JSON.stringify(entry));
  const follow = (port: number) =>
    followDocuments({
      origin: `http://127.0.0.1:${port}`,
      folder,
      log: { info: write, error: write },
      interval: 10,
    });
  // A listening TCP server has an address object; a string is for pipes.
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const served = async () => {
    const signed = await readFile(join(folder, 'discovery.statement.json'), 'utf8');
    const { payload } = JSON.parse(signed) as { payload: string };
    const statement = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      sequence: number;
    };
    return statement.sequence;
  };
  /** Until the registry was asked twice more, so that one answer has had its effect. */
  async function untilAsked(): Promise<void> {
    const before = asked;
    await expect.poll(() => asked).toBeGreaterThan(before + 1);
  }

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pazar-follow-'));
    [issued, asked, unchanged, log] = [issue(5, [first]), 0, 0, []];
    registry = createServer((request, response) => {
      asked += 1;
      const tag = `"${issued?.sequence ?? 0}"`;
      if (issued === undefined) return response.writeHead(503).end();
      if (request.headers['if-none-match'] === tag) {
        unchanged += 1;
        return response.writeHead(304).end();
      }
      return response.setHeader('etag', tag).end(JSON.stringify(issued));
    });
    registry.listen(0, '127.0.0.1');
    await once(registry, 'listening');
    followed = follow(portOf(registry));
    await vi.waitFor(served);
  });
  afterEach(async () => {
    await followed.stop();
    registry.close();
    await rm(folder, { recursive: true });
  });

  it('serves each document soon, byte by byte, and asks for it once', async () => {
    expect(await readFile(join(folder, 'discovery.json'), 'utf8')).toBe(issued?.body);
    expect(JSON.parse(await readFile(join(folder, 'trusted-keys.json'), 'utf8'))).toEqual([
      first.trusted,
    ]);
    await expect.poll(() => unchanged).toBeGreaterThan(1);
    issued = issue(6, [first]);
    await expect.poll(served).toBe(6);
    expect(log).toEqual([]);
  });

  it('serves what it has while the registry is away, and says so once', async () => {
    issued = undefined;
    await untilAsked();
    expect(await served()).toBe(5);
    expect(log).toEqual([expect.stringContaining('The registry answered 503')]);
    issued = issue(7, [first]);
    await expect.poll(served).toBe(7);
    await expect.poll(() => log.length).toBe(2);
  });

  it('goes from one key to the next through documents with both', async () => {
    issued = issue(6, [first, second]);
    await expect.poll(served).toBe(6);
    issued = issue(7, [second]);
    await expect.poll(served).toBe(7);
    expect(log).toEqual([]);
  });

  it.each([
    ['that no known key signed', () => issue(9, [stranger]), 'not signed by a key'],
    ['that is older', () => issue(4, [first]), 'Document 4 is older than 5'],
    ['whose number was raised', () => ({ ...issue(4, [first]), sequence: 9 }), 'is older than 5'],
    [
      'with a key that has not signed it',
      () => {
        const keys = [first.trusted, stranger.trusted];
        return { ...issue(9, [first]), statement: first.state(body, { sequence: 9, keys }), keys };
      },
      'names a key that has not signed it',
    ],
    [
      'whose bytes its statement does not name',
      () => ({ ...issue(9, [first]), body: `${issue(9, [first]).body} ` }),
      'does not match',
    ],
  ])('never serves a document %s', async (_what, next, reason) => {
    issued = next();
    await untilAsked();
    expect(await served()).toBe(5);
    expect(log).toEqual([expect.stringContaining(reason)]);
    // An operator must learn that recalls do not reach the visitors of this edge.
    expect(await followed.check()).toBe(false);
    issued = issue(10, [first]);
    await expect.poll(served).toBe(10);
    await expect.poll(followed.check).toBe(true);
  });

  it('trusts no key that was put beside a signed document', async () => {
    issued = { ...issue(6, [first]), keys: [first.trusted, stranger.trusted] };
    await expect.poll(served).toBe(6);
    expect(JSON.parse(await readFile(join(folder, 'trusted-keys.json'), 'utf8'))).toEqual([
      first.trusted,
    ]);
    issued = issue(7, [stranger]);
    await untilAsked();
    expect(await served()).toBe(6);
  });

  it('replaces damaged files, by the keys that it has', async () => {
    await followed.stop();
    await rm(join(folder, 'discovery.statement.json'));
    await writeFile(join(folder, 'discovery.statement.json'), '{');
    followed = follow(portOf(registry));
    await expect.poll(served).toBe(5);
  });
});
