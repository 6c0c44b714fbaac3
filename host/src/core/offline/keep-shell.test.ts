import { startDataId } from '@pazar/contracts/releases/page-parts';
import type { OfflineFiles } from '@pazar/contracts/releases/offline';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideCaches } from '../../../test/browser-caches.ts';
import { aDocument, anEntry } from '../../../test/discovery.ts';
import { fakeHost } from '../../../test/render-in-host.tsx';
import { makeSigner, signDocument, type Signer } from '../../../test/signed-document.ts';
import type { DocumentBytes } from '../discovery/verify-document.ts';
import { keepShell } from './keep-shell.ts';

const now = Date.parse('2026-11-21T10:00:00.000Z');
const script = '/static/js/index.1a.js';
const cacheOfShell = `pazar-shell:${script}`;
const files: OfflineFiles = {
  script,
  hashed: { [script]: 'sha384-one', '/static/js/async/page.2b.js': 'sha384-two' },
  fixed: { '/assets/pazar.svg': 'sha384-three' },
};

let signer: Signer;
let good: DocumentBytes;
let kept: ReturnType<typeof provideCaches>;
/** What the server answers by path; an address that is not here is away. */
let answers: Record<string, string>;
let requests: { path: string; integrity: string | undefined }[];

const pageWith = (discovery: DocumentBytes | undefined, named = script) =>
  `<script src="${named}"></script><script type="application/json" id="${startDataId}">${JSON.stringify(
    { config: fakeHost().config, ...(discovery && { discovery }) },
  )}</script>`;

beforeAll(async () => {
  signer = await makeSigner();
  good = await signDocument(aDocument(anEntry('catalog')), { signer });
});

beforeEach(() => {
  kept = provideCaches();
  requests = [];
  answers = {
    '/': pageWith(good),
    '/offline.json': JSON.stringify(files),
    ...Object.fromEntries(
      Object.keys({ ...files.hashed, ...files.fixed }).map((path) => [path, `bytes of ${path}`]),
    ),
  };
  vi.stubGlobal('fetch', (address: string, { integrity }: RequestInit) => {
    const path = new URL(address, location.href).pathname;
    requests.push({ path, integrity });
    const answer = answers[path];
    return Promise.resolve(new Response(answer, { status: answer === undefined ? 404 : 200 }));
  });
});

const keep = () => keepShell({ keys: [signer.publicKey], lowestSequence: 1, now });
const paths = (name: string) =>
  [...(kept.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname);
const keptPage = () =>
  kept.get('pazar-page')?.get(new URL('/', location.href).href)?.clone().text();

describe('The page that a browser keeps', () => {
  it('is kept with all files of its build, each compared with its integrity', async () => {
    await expect(keep()).resolves.toBe(cacheOfShell);
    expect(paths(cacheOfShell)).toEqual(Object.keys(files.hashed));
    expect(paths('pazar-page')).toEqual(['/assets/pazar.svg', '/offline.json', '/']);
    for (const [path, integrity] of Object.entries({ ...files.hashed, ...files.fixed })) {
      expect(requests).toContainEqual({ path, integrity });
    }
  });

  it('is asked for anew each time, and its files only once', async () => {
    await keep();
    requests.length = 0;
    await keep();
    expect(requests.map(({ path }) => path)).toEqual(['/', '/offline.json']);
  });

  it('stays the earlier one until all files of the new build are there', async () => {
    await keep();
    const later = '/static/js/index.9z.js';
    answers['/'] = pageWith(good, later);
    answers['/offline.json'] = JSON.stringify({
      ...files,
      script: later,
      hashed: { [later]: 's' },
    });
    await expect(keep()).rejects.toThrow(`${later} answered 404`);
    expect(await keptPage()).toContain(script);
    answers[later] = 'there now';
    await expect(keep()).resolves.toBe(`pazar-shell:${later}`);
    expect(await keptPage()).toContain(later);
  });

  it.each([
    ['the server has parts of two builds', () => pageWith(good, '/static/js/index.0.js')],
    ['its document does not verify', () => pageWith({ ...good, document: `${good.document} ` })],
    ['it has no start data', () => `<script src="${script}"></script>`],
  ])('is none while %s', async (_, page) => {
    answers['/'] = page();
    await expect(keep()).resolves.toBeNull();
    expect([...kept.keys()]).toEqual([]);
  });

  it('may be one whose document is too large for it', async () => {
    answers['/'] = pageWith(undefined);
    await expect(keep()).resolves.toBe(cacheOfShell);
  });

  it('says that the browser has no space', async () => {
    kept = provideCaches({ space: 1 });
    await expect(keep()).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(await keptPage()).toBeUndefined();
  });
});
