import { workerAddress } from '@pazar/contracts/releases/kept-caches';

/** Names the Trusted Types policy for the address of the worker; the edge's policy header allows it. */
const policyName = 'shell#worker';

/**
 * Registers the service worker, and waits until it serves the pages of this origin. The browser compares its
 * script with the server's at each navigation, past its cache.
 *
 * @throws where the browser allows none, such as in a private window
 */
export async function registerWorker(): Promise<void> {
  const policy = window.trustedTypes?.createPolicy(policyName, {
    createScriptURL: (address: string) => {
      if (address !== workerAddress) throw new TypeError(`${address} is not the service worker`);
      return address;
    },
  });
  // The DOM types accept strings only; Trusted Types requires the policy's value.
  const address = (policy?.createScriptURL(workerAddress) ?? workerAddress) as string;
  await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}
