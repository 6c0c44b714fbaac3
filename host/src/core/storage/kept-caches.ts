import { anyCache } from '@pazar/contracts/releases/kept-caches';

/** Removes files from everything that is kept, such as damaged ones. */
export async function forgetFiles(addresses: readonly string[]): Promise<void> {
  for (const name of await keptCaches()) {
    const cache = await caches.open(name);
    await Promise.all(addresses.map((address) => cache.delete(address)));
  }
}

/** Names of the caches; none in a browser that keeps none. */
export async function keptCaches(): Promise<readonly string[]> {
  if (!('caches' in window)) return [];
  return (await caches.keys()).filter((name) => name.startsWith(anyCache));
}

/** Ends the service worker, and removes everything that is kept. */
export async function stopKeeping(): Promise<void> {
  const registered = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registered.map((one) => one.unregister()));
  await Promise.all((await keptCaches()).map((name) => caches.delete(name)));
}
