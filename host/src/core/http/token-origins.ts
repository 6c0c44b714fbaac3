import type { RuntimeConfig } from '@pazar/contracts/runtime-config';

/** The origins whose requests carry the bearer token: the shell's own, the API's, the data store's. */
export function tokenOrigins({ api, dataStore }: RuntimeConfig): string[] {
  const addresses = [location.origin, api, ...(dataStore === null ? [] : [dataStore])];
  return [...new Set(addresses.map((address) => new URL(address, location.origin).origin))];
}
