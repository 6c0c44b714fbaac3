import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { provideCaches } from '../../test/browser-caches.ts';
import { staticRoutes } from './routes.ts';

const { origin } = location;
const page = '<p>kept</p>';

type Listener = (event: object) => void;
let listeners: Record<string, Listener>;
let navigationPreload: { enable: () => Promise<void>; disable: () => Promise<void> };
let network: () => Promise<Response>;

/** A worker that a browser with or without static routes has installed. */
async function install(addRoutes?: (routes: unknown) => Promise<void>): Promise<void> {
  listeners = {};
  navigationPreload = {
    enable: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    disable: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
    skipWaiting: () => Promise.resolve(),
    clients: { claim: () => Promise.resolve() },
    registration: { navigationPreload },
    location: { origin },
  });
  vi.resetModules();
  await import('./worker.ts');
  await during('install', { addRoutes });
  await during('activate', {});
}

/** Sends an event, and waits for what it extends itself by. */
async function during(name: string, event: object): Promise<void> {
  const all: Promise<unknown>[] = [];
  listeners[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => all.push(work) });
  await Promise.all(all);
}

/** The text that the worker answers with; undefined where it leaves the request to the browser. */
async function ask(path: string, request: object = {}): Promise<string | undefined> {
  let answer: Promise<Response> | undefined;
  listeners['fetch']?.({
    request: { url: origin + path, method: 'GET', mode: 'cors', destination: '', ...request },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (given: Promise<Response>) => (answer = given),
  });
  return (await answer)?.text();
}

const askForPage = () => ask('/produce', { mode: 'navigate', destination: 'document' });

beforeEach(async () => {
  provideCaches();
  await (await caches.open('pazar-page')).put('/', new Response(page));
  await (await caches.open('pazar-shell:a')).put('/static/js/async/a.js', new Response('kept'));
  network = () => Promise.resolve(new Response('sent'));
  vi.stubGlobal('fetch', () => network());
});

afterEach(() => void vi.useRealTimers());

describe('The service worker', () => {
  it('answers with the kept page at every address when the network does not', async () => {
    await install();
    await expect(askForPage()).resolves.toBe('sent');
    network = () => Promise.reject(new TypeError('no network'));
    await expect(askForPage()).resolves.toBe(page);
  });

  it('waits 8 seconds for a network that hangs', async () => {
    await install();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    network = () => new Promise(() => undefined);
    const answer = askForPage();
    let isAnswered = false;
    void answer.then(() => (isAnswered = true));
    await vi.advanceTimersByTimeAsync(7_999);
    expect(isAnswered).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toBe(page);
  });

  it('answers with kept files, and asks the network for others', async () => {
    await install();
    await expect(ask('/static/js/async/a.js')).resolves.toBe('kept');
    await expect(ask('/static/js/async/b.js')).resolves.toBe('sent');
  });

  it('leaves the API and the document to the browser', async () => {
    await install();
    await expect(ask('/api/v1/products')).resolves.toBeUndefined();
    await expect(ask('/releases/discovery.json')).resolves.toBeUndefined();
  });

  it('fails as the network does where nothing is kept', async () => {
    await caches.delete('pazar-page');
    await install();
    network = () => Promise.reject(new TypeError('no network'));
    await expect(askForPage()).rejects.toThrow('no network');
  });

  it('gives its routes to a browser that knows them, and the start of pages to another', async () => {
    const addRoutes = vi.fn<(routes: unknown) => Promise<void>>(() => Promise.resolve());
    await install(addRoutes);
    expect(addRoutes).toHaveBeenCalledExactlyOnceWith(staticRoutes());
    expect(navigationPreload.disable).toHaveBeenCalledOnce();
    await install();
    expect(navigationPreload.enable).toHaveBeenCalledOnce();
  });

  it('decides by itself in a browser that refuses its routes', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await install(() => Promise.reject(new TypeError('unknown condition')));
    expect(report).toHaveBeenCalledOnce();
    report.mockClear();
    expect(navigationPreload.enable).toHaveBeenCalledOnce();
    await expect(ask('/static/js/async/a.js')).resolves.toBe('kept');
  });
});
