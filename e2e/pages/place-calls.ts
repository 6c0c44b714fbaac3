import { locationPageSchema } from '@pazar/contracts/location';
import { locationDetailSchema } from '@pazar/contracts/location-detail';
import { readFromApi } from '../system/agents-api.ts';
import type { PazarSystem } from '../system/pazar-system.ts';
import { sharedSession } from '../system/signed-in.ts';

/** Places of an agent as the API has them. */
export function placeCalls(system: PazarSystem, account: string) {
  const tokenOf = async () => (await sharedSession(system, account)).token;
  return {
    find: async (query: string) => {
      const url = `${system.apiUrl}/v1/locations?${query}`;
      return (await readFromApi({ url, token: await tokenOf() }, locationPageSchema)).items;
    },
    read: async (id: string) => {
      const url = `${system.apiUrl}/v1/locations/${id}`;
      return readFromApi({ url, token: await tokenOf() }, locationDetailSchema);
    },
  };
}
