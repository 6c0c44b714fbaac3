import { expect, type Page, type Request } from '@playwright/test';

/** The requests of a page that are under way. */
export interface Traffic {
  urls: () => string[];
  /** Follows the page no longer. */
  end: () => void;
}

/** Follows the requests of a page from now on, but for beacons: no page waits for their answer. */
export function followRequests(page: Page): Traffic {
  const underWay = new Set<Request>();
  const add = (request: Request) => {
    if (request.resourceType() !== 'ping') underWay.add(request);
  };
  const remove = (request: Request) => underWay.delete(request);
  page.on('request', add).on('requestfinished', remove).on('requestfailed', remove);
  return {
    urls: () => [...underWay].map((request) => request.url()),
    end: () => {
      page.off('request', add).off('requestfinished', remove).off('requestfailed', remove);
    },
  };
}

/**
 * Follows the requests of a page from now on; the returned function waits until none is under way.
 * A page requests what it loads ahead of need all at once: after the first of these files has arrived,
 * nothing under way means that they all have.
 */
export function followTraffic(page: Page): () => Promise<void> {
  const { urls } = followRequests(page);
  return () => expect.poll(urls, { message: 'no request is under way' }).toEqual([]);
}
