import * as z from '@pazar/contracts/schema';
import { readStored, writeStored } from '../storage/stored.ts';
import { type RequestOptions, sendRequest } from '../request/send-request.ts';

/** A file of 200 KB takes 3 s on a slow line (milliseconds). Other tabs wait for this one. */
const deadline = 60_000;

/**
 * Keeps files under this name. Each is compared with its integrity by the browser before it is kept; one that is
 * there already is not requested.
 *
 * @param files integrity by address
 * @throws what the request of a file throws, or the cache when the browser has no space
 */
export async function keepFiles(
  name: string,
  files: Iterable<readonly [address: string, integrity: string]>,
): Promise<void> {
  const cache = await caches.open(name);
  const known = new Set((await cache.keys()).map(({ url }) => url));
  // One after the other, so that what the agent does on the page comes first.
  for (const [address, integrity] of files) {
    const { href } = new URL(address, location.href);
    if (!known.has(href)) await cache.put(href, await request(href, integrity));
  }
}

/** @param integrity omitted where the caller checks what has arrived */
export function request(address: string, integrity?: string): Promise<Response> {
  const options: RequestOptions = {
    credentials: 'omit',
    priority: 'low',
    signal: AbortSignal.timeout(deadline),
    ...(integrity === undefined ? { cache: 'no-cache' } : { integrity }),
  };
  return sendRequest(address, options, (response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    return response;
  });
}

/** Where the browser notes when its space was used up, and for how long it then keeps nothing new (milliseconds). */
const fullKey = 'pazar.kept-full';
const pause = 24 * 60 * 60 * 1000;

/** The browser refused a file because its space is used up (Storage standard). */
export const wasFull = (error: unknown) =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Notes that the space is used up: the next pages do not load the same files again, and keep as little. */
export function noteFull(storage: Storage, now: number): void {
  writeStored(storage, fullKey, now);
}

/** Whether the space was used up within a day. */
export function isFull(storage: Storage, now: number): boolean {
  return now - (readStored(storage, fullKey, z.number()) ?? -Infinity) < pause;
}
