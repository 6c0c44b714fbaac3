// The service worker: it serves what pages have kept, and keeps nothing (docs/decisions/0046).
import { longestPageWait, pageCache } from '@pazar/contracts/releases/kept-caches';
import { sourceOf, type StaticRoute, staticRoutes } from './routes.ts';

declare const self: ServiceWorkerGlobalScope;

/** TypeScript does not have it yet, nor do all browsers. */
type Installing = ExtendableEvent & {
  addRoutes?: (routes: readonly StaticRoute[]) => Promise<void>;
};

let hasRoutes = false;

self.addEventListener('install', (event: Installing) => {
  // A newer worker repairs a broken one at once, and serves pages of every build alike.
  event.waitUntil(Promise.all([self.skipWaiting(), addRoutes(event)]));
});

async function addRoutes(event: Installing): Promise<void> {
  try {
    await event.addRoutes?.(staticRoutes());
    hasRoutes = event.addRoutes !== undefined;
  } catch (error) {
    // A browser with other routes: the worker decides for each request.
    console.error('The static routes were refused', error);
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), preloadPages()]));
});

/** Without static routes a browser would start the worker before it requests a page. */
async function preloadPages(): Promise<void> {
  const { navigationPreload } = self.registration;
  await (hasRoutes ? navigationPreload?.disable() : navigationPreload?.enable());
}

self.addEventListener('fetch', (event) => {
  const source = sourceOf(event.request, self.location.origin);
  if (source === 'network') return;
  event.respondWith(source === 'cache' ? fromCache(event.request) : fromNetwork(event));
});

async function fromCache(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
  return kept ?? fetch(request);
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const answer = askNetwork(event);
  answer.catch(() => undefined);
  try {
    return await inTime(answer);
  } catch {
    return (await keptFor(request)) ?? answer;
  }
}

async function askNetwork({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

function inTime(answer: Promise<Response>): Promise<Response> {
  return Promise.race([
    answer,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('No answer in time')), longestPageWait);
    }),
  ]);
}

/** Each page is the same one: the shell opens the address that the browser shows. */
async function keptFor({ mode, url }: Request): Promise<Response | undefined> {
  if (mode !== 'navigate') return caches.match(url, { ignoreVary: true });
  const cache = await caches.open(pageCache);
  return cache.match('/', { ignoreVary: true });
}
