import { expect, type Page, type Request } from '@playwright/test';

/**
 * Follows the requests of a page from now on; the returned function waits until none is under way.
 * A page requests what it loads ahead of need all at once: after the first of these files has arrived,
 * nothing under way means that they all have.
 */
export function followTraffic(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () =>
    expect
      .poll(() => [...underWay].map((request) => request.url()), {
        message: 'no request is under way',
      })
      .toEqual([]);
}
