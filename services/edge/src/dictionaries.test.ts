import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAssetApp } from './asset-app.ts';
import { laterFiles } from './dictionaries.ts';
import type { Server } from './create-server.ts';
import { createEdgeFolders, type EdgeFolders } from './testing/edge-folders.ts';

let folders: EdgeFolders;
let server: Server;
const network = { hosts: [], trustedProxies: [] };

const chunks = '/catalog/files/static/js/async';
const earlier = { path: `${chunks}/lot.1b49bb7cff.js`, text: sourceWith('lot') };
const later = { path: `${chunks}/lot.d1f1b73579.js`, text: sourceWith('batch') };
const other = { path: `${chunks}/product.65ab2fa53e.js`, text: sourceWith('product') };

beforeEach(async () => {
  folders = await createEdgeFolders();
  for (const { path, text } of [earlier, later, other]) {
    const file = join(folders.assets, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const documents = join(folders.environment.home, 'documents');
  server = await createAssetApp(folders.assets, { logging: false, network, documents });
});
afterEach(async () => {
  await server.close();
  await folders.remove();
});

/** A chunk whose lines differ, so that it compresses badly alone. */
function sourceWith(word: string): string {
  const lines = Array.from({ length: 200 }, (_, line) =>
    createHash('sha256').update(String(line)).digest('base64'),
  );
  return [...lines, `export const word = "${word}";`].join('\n');
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function get(path: string, has: string, encodings = 'gzip, br, zstd, dcb, dcz') {
  return server.inject({
    url: path,
    headers: {
      'accept-encoding': encodings,
      'available-dictionary': `:${hashOf(has).toString('base64')}:`,
    },
  });
}

describe('A file that versions have in common', () => {
  it('is sent as the difference to the file that the browser has of an earlier version', async () => {
    const answer = await get(later.path, earlier.text);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      vary: 'accept-encoding, available-dictionary',
    });
    const bytes = answer.rawPayload;
    expect(bytes.length).toBeLessThan(later.text.length / 50);
    // RFC 9842: magic number and length of a skippable frame, and the hash of the dictionary.
    expect(bytes.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(bytes.subarray(8, 40)).toEqual(hashOf(earlier.text));
    const whole = zstdDecompressSync(bytes.subarray(40), { dictionary: Buffer.from(earlier.text) });
    expect(whole.toString()).toBe(later.text);
  });

  it('is named as the dictionary of later files of its name', async () => {
    const { headers } = await server.inject(earlier.path);
    expect(headers['use-as-dictionary']).toBe(`match="${chunks}/lot.*.js"`);
    expect(headers.vary).toBe('accept-encoding, available-dictionary');
  });

  it('says what its answer depends on when the browser has it, or asks for a part', async () => {
    const { headers } = await server.inject(earlier.path);
    const known = { 'if-none-match': String(headers.etag) };
    const answers = await Promise.all(
      [known, { range: 'bytes=0-9' }].map((asked) =>
        server.inject({ url: earlier.path, headers: asked }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([304, 206]);
    for (const answer of answers) {
      expect(answer.headers.vary).toBe('accept-encoding, available-dictionary');
      expect(answer.headers).not.toHaveProperty('use-as-dictionary');
    }
  });

  it.each([
    { to: 'a browser that has the file of another name', has: other.text },
    { to: 'a browser that has bytes that nobody published', has: 'alert(1)' },
    { to: 'a browser that reads no differences', encodings: 'gzip, br' },
    { to: 'a request for a file that is not there', path: `${chunks}/lot.0000000000.js` },
    { to: 'a request for a file of one version', path: '/catalog/0.1.0-abc/remoteEntry.js' },
  ])('is no difference in the answer to $to', async ({ path = later.path, has, encodings }) => {
    const answer = await get(path, has ?? earlier.text, encodings);
    expect(answer.headers['content-encoding']).not.toBe('dcz');
    expect([200, 404]).toContain(answer.statusCode);
  });

  it('is sent as it is after a repair, and not as the difference to its broken bytes', async () => {
    await writeFile(join(folders.assets, later.path), 'broken');
    await get(later.path, earlier.text);
    await writeFile(join(folders.assets, later.path), later.text);
    const { rawPayload } = await get(later.path, earlier.text);
    const dictionary = Buffer.from(earlier.text);
    const whole = zstdDecompressSync(rawPayload.subarray(40), { dictionary });
    expect(whole.toString()).toBe(later.text);
  });
});

describe('The address of a dictionary', () => {
  it.each([
    '/catalog/files/../../x.12345678.js',
    '/catalog/files/%2e%2e/%2e%2e/x.12345678.js',
    '/catalog/files//x.12345678.js',
    '//catalog/files/x.12345678.js',
    '/catalog/files/.hidden/x.12345678.js',
    '/catalog/files/.x.12345678.js',
  ])('is below the common files of a section: %s is refused', (path) => {
    expect(laterFiles(path)).toBeNull();
  });
});
