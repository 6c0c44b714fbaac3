import { describe, expect, it } from 'vitest';
import { type Asked, sourceOf, staticRoutes } from './routes.ts';

const origin = 'https://pazar.example';
const assets = 'https://assets.example';
const asked = (url: string, over: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  mode: 'cors',
  destination: '',
  url: new URL(url, origin).href,
  ...over,
});

const requests: readonly [string, Asked, ReturnType<typeof sourceOf>][] = [
  ['an answer of the API', asked('/api/v1/products?limit=25'), 'network'],
  ['a picture of the API', asked('/api/v1/images/1', { destination: 'image' }), 'network'],
  ['the document', asked('/releases/discovery.json'), 'network'],
  ['the configuration', asked('/config.json'), 'network'],
  ['a page', asked('/product', { mode: 'navigate', destination: 'document' }), 'network-first'],
  ['a page by POST', asked('/product', { mode: 'navigate', method: 'POST' }), 'network'],
  ['the first script', asked('/static/js/index.1a.js', { destination: 'script' }), 'network-first'],
  ['a later script', asked('/static/js/async/page.1a.js', { destination: 'script' }), 'cache'],
  ['a font', asked('/static/font/a.woff2', { destination: 'font' }), 'cache'],
  ["the shell's texts", asked('/assets/localization/mk.json'), 'network-first'],
  ["a section's script", asked(`${assets}/catalog/files/a.js`, { destination: 'script' }), 'cache'],
  ["a section's texts", asked(`${assets}/catalog/files/assets/localization/mk.a.json`), 'cache'],
  ['a picture elsewhere', asked(`${assets}/static/js/a.webp`, { destination: 'image' }), 'network'],
];

describe('The source of', () => {
  it.each(requests)('%s', (_, request, source) => {
    expect(sourceOf(request, origin)).toBe(source);
  });

  it('each of them is the same by the routes that the browser gets', () => {
    const named = { network: 'network', cache: 'cache' } as Record<string, string>;
    const found = requests.map(([what, request]) => {
      const route = staticRoutes().find(({ condition }) => {
        const { requestMethod, requestMode, requestDestination, urlPattern } = condition;
        return (
          (requestMethod ?? request.method) === request.method &&
          (requestMode ?? request.mode) === request.mode &&
          (requestDestination ?? request.destination) === request.destination &&
          (urlPattern === undefined || fits(urlPattern, request.url))
        );
      });
      return [what, named[route?.source ?? ''] ?? 'network-first'];
    });
    expect(found).toEqual(requests.map(([what, , source]) => [what, source]));
  });
});

/** As the browser fits it: a text is on the worker's origin, an object leaves open what it does not name. */
function fits(pattern: string | Record<string, string>, url: string): boolean {
  const given =
    typeof pattern === 'string' ? new URLPattern(pattern, origin) : new URLPattern(pattern);
  return given.test(url);
}
