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

interface Calm {
  /** So many looks in a row must find nothing left: what has arrived may request more when it runs. */
  looks: number;
  /** What is waited for, in the report of a failure. */
  message: string;
}

/** Waits until the function finds nothing left. */
export async function untilCalm(
  readLeft: () => Promise<readonly string[]>,
  { looks, message }: Calm,
): Promise<void> {
  let calm = 0;
  await expect
    .poll(
      async () => {
        const left = await readLeft();
        calm = left.length === 0 ? calm + 1 : 0;
        return calm < looks ? [...left, 'another look'] : [];
      },
      // Playwright's own intervals grow to a second, which most pages would wait for.
      { message, intervals: [40] },
    )
    .toEqual([]);
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
