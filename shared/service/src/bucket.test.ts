import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it } from 'vitest';
import { createBucketClient, isAbsent, statusOfRefusal } from './bucket.ts';
import { bucketSchema } from './bucket-settings.ts';
import { readVariables } from './environment.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** Asks a bucket's server that answers so for an object; the error of the client, or the text. */
async function ask(answer: RequestListener): Promise<unknown> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const client = createBucketClient({
    bucket: 'builds',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  });
  closers.push(() => {
    client.destroy();
    server.closeAllConnections();
    server.close();
  });
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: 'builds', Key: 'a/b.js' }));
    return await Body?.transformToString();
  } catch (error) {
    return error;
  }
}

const refusal =
  (status: number, code?: string): RequestListener =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

describe('A client of a bucket', () => {
  it('asks the server by a path, and signs for the region', async () => {
    let asked: (string | undefined)[] = [];
    const text = await ask((request, response) => {
      asked = [request.url, request.headers.authorization];
      response.end('content');
    });
    expect(text).toBe('content');
    expect(asked[0]).toMatch(/^\/builds\/a\/b\.js/);
    expect(asked[1]).toContain('/eu-central-1/s3/');
  });

  it.each([
    { what: 'a key that the server does not know', status: 404, code: 'NoSuchKey', absent: true },
    { what: 'a refusal without a reason', status: 404, code: undefined, absent: true },
    { what: 'a bucket that does not exist', status: 404, code: 'NoSuchBucket', absent: false },
    { what: 'a wrong key', status: 403, code: 'InvalidAccessKeyId', absent: false },
  ])('distinguishes an absent object: $what', async ({ status, code, absent }) => {
    const error = await ask(refusal(status, code));
    expect(error).toBeInstanceOf(Error);
    expect(statusOfRefusal(error)).toBe(status);
    expect(isAbsent(error)).toBe(absent);
  });

  it('does not read an error of the network as an absent object', async () => {
    const error = await ask((request) => request.socket.destroy());
    expect(error).toBeInstanceOf(Error);
    expect(isAbsent(error)).toBe(false);
  });
});

describe('The variables of a bucket', () => {
  const read = (variables: Record<string, string>) =>
    readVariables(bucketSchema('PAZAR_ASSET'), variables).bucket;
  const key = { PAZAR_ASSET_ACCESS_KEY_ID: 'key', PAZAR_ASSET_SECRET_ACCESS_KEY: 'secret' };

  it('name no bucket until one is set, also with another prefix', () => {
    expect(read({ ...key, PAZAR_IMAGE_BUCKET: 'images' })).toBeNull();
  });

  it('have a region and Amazon’s endpoint by default', () => {
    expect(read({ PAZAR_ASSET_BUCKET: 'builds', ...key, PAZAR_ASSET_REGION: '' })).toEqual({
      bucket: 'builds',
      endpoint: null,
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  it('name each one that is missing, and one that is wrong', () => {
    const needed = 'must be set too: PAZAR_ASSET_BUCKET needs a key and its secret.';
    expect(() => read({ PAZAR_ASSET_BUCKET: 'builds' })).toThrow(
      `PAZAR_ASSET_ACCESS_KEY_ID ${needed}\nPAZAR_ASSET_SECRET_ACCESS_KEY ${needed}`,
    );
    expect(() =>
      read({ PAZAR_ASSET_BUCKET: 'builds', ...key, PAZAR_ASSET_ENDPOINT: 's3' }),
    ).toThrow('PAZAR_ASSET_ENDPOINT must be an address such as https://s3.example.com.');
  });
});
