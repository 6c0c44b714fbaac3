import { vi } from 'vitest';

/**
 * Gives the page a `CacheStorage`, which jsdom has not.
 *
 * @param space how many files there is space for
 * @returns what is kept: the texts of answers, by name of the cache and address
 */
export function provideCaches({ space = Infinity } = {}): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>();
  const href = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, location.href).href;
  function open(name: string) {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return Promise.resolve({
      keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
      match: (asked: string) => Promise.resolve(kept.get(href(asked))?.clone()),
      delete: (asked: string) => Promise.resolve(kept.delete(href(asked))),
      put(asked: string, answer: Response) {
        const files = [...all.values()].reduce((sum, { size }) => sum + size, 0);
        if (files >= space) throw new DOMException('No space', 'QuotaExceededError');
        kept.set(href(asked), answer);
        return Promise.resolve();
      },
    });
  }
  vi.stubGlobal('caches', {
    open,
    has: (name: string) => Promise.resolve(all.has(name)),
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (asked: string | { url: string }) =>
      Promise.resolve(
        [...all.values()].map((kept) => kept.get(href(asked))?.clone()).find(Boolean),
      ),
  });
  return all;
}
