import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, anEntry, assetOrigin } from '../../../test/discovery.ts';
import { integrityOf } from '../discovery/bytes.ts';
import { diagnoseFailure, diagnoseMissing, diagnoseSilence } from './diagnose-failure.ts';
import { type Build, chosenBuilds } from './build.ts';

const code = 'the bytes that were signed';
let build: Build;
let requests: RequestInit[];

beforeEach(async () => {
  const entry = anEntry('catalog');
  const { integrity } = entry.extras.pazar.build;
  const signed = await integrityOf(new TextEncoder().encode(code));
  for (const path of Object.keys(integrity)) integrity[path] = signed;
  const [made] = chosenBuilds(aDocument(entry), [assetOrigin]);
  if (made === undefined) throw new Error('No build');
  build = made;
  requests = [];
});

/**
 * Every file answers with the signed bytes, except those with a URL that ends like one of these.
 */
function serve(others: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    requests.push(options);
    const [, answer] = Object.entries(others).find(([end]) => url.endsWith(end)) ?? [];
    return answer === undefined ? new Response(code) : answer();
  });
}

const offline = () => {
  throw new TypeError('Failed to fetch');
};

describe('diagnoseFailure', () => {
  it('finds changed bytes in any file of the section', async () => {
    for (const file of ['remoteEntry.js', 'section.js', 'section.css']) {
      serve({ [file]: () => new Response(`${code} `) });
      expect(await diagnoseFailure(build)).toBe('tampered');
    }
  });

  it('finds files that are not there or cannot be reached', async () => {
    serve({ 'section.js': () => new Response('', { status: 404 }) });
    expect(await diagnoseFailure(build)).toBe('unreachable');
    serve({ 'remoteEntry.js': offline });
    expect(await diagnoseFailure(build)).toBe('unreachable');
  });

  it('says that bytes were changed even when others do not arrive', async () => {
    serve({ 'section.css': offline, 'section.js': () => new Response('evil') });
    expect(await diagnoseFailure(build)).toBe('tampered');
  });

  it('calls it offline when not even the own server answers', async () => {
    serve({ 'remoteEntry.js': offline, 'config.json': offline });
    expect(await diagnoseFailure(build)).toBe('offline');
    expect(await diagnoseSilence()).toBe('offline');
    serve({ 'config.json': () => new Response('', { status: 503 }) });
    expect(await diagnoseSilence()).toBe('unreachable');
  });

  it('believes a browser that says it has no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    serve({ 'remoteEntry.js': offline });
    expect(await diagnoseFailure(build)).toBe('offline');
  });

  it('takes the code for the cause when every byte is as it was signed', async () => {
    serve({});
    expect(await diagnoseFailure(build)).toBe('crashed');
  });

  it('sends no credentials and waits for a limited time', async () => {
    serve({});
    await diagnoseFailure(build);
    // Its three files and the own server.
    expect(requests).toHaveLength(4);
    for (const { credentials, signal } of requests) {
      expect(credentials).toBe('omit');
      expect(signal).toBeInstanceOf(AbortSignal);
    }
  });
});

describe('diagnoseMissing', () => {
  const missing = (file = 'section.js') =>
    Object.assign(new Error('Loading chunk 7 failed'), {
      name: 'ChunkLoadError',
      request:
        [...(build.integrity?.keys() ?? [])].find((url) => url.endsWith(file)) ??
        new URL(file, location.href).href,
    });

  it('distinguishes a later file with other bytes from one that does not arrive', async () => {
    serve({ 'section.js': () => new Response('evil') });
    expect(await diagnoseMissing(build, missing())).toMatchObject({
      kind: 'tampered',
      phase: 'mount',
      remote: 'catalog',
    });
    serve({ 'section.js': offline });
    expect((await diagnoseMissing(build, missing())).kind).toBe('unreachable');
    serve({ 'section.js': offline, 'config.json': offline });
    expect((await diagnoseMissing(build, missing())).kind).toBe('offline');
  });

  it('calls no file of the shell itself tampered, since the document does not sign those', async () => {
    serve({});
    expect((await diagnoseMissing(build, missing('form.js'))).kind).toBe('unreachable');
    serve({ 'config.json': offline });
    expect((await diagnoseMissing(build, missing('form.js'))).kind).toBe('offline');
  });

  it('does not call a file crashed that has come meanwhile', async () => {
    serve({});
    expect((await diagnoseMissing(build, missing())).kind).toBe('unreachable');
  });
});
