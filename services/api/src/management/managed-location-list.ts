import { type ManagedLocation, managedLocationPageSchema } from '@pazar/contracts/location';
import { z } from 'zod';
import { eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';
import { oneOf } from '../lists/list-filters.ts';
import type { ListReading, OwnList } from '../lists/own-list.ts';
import type { ListRead, ListRow } from '../lists/read-list.ts';
import { locationList } from '../locations/location-list.ts';
import { listedLocation } from '../locations/location-views.ts';

/** Which are open is read for one agent: the list of all has no filter by it. */
const { openNow: _, ...filters } = locationList.filters;
const { openNow: __, ...facets } = locationList.facets ?? {};

/** The locations of all agents, such as those with warnings. */
export const managedLocationList: OwnList<ManagedLocation> = {
  ...locationList,
  name: 'locations of all agents',
  description:
    "Changed last first. With the filters, orders and facets of an agent's own list but for `openNow`; `agent` takes ids of agents.",
  page: managedLocationPageSchema,
  filters: { ...filters, agent: oneOf(z.uuid(), locations.agentId) },
  facets,
  rows: readManagedLocations,
};

async function readManagedLocations(
  { database }: ListReading,
  { where, orderBy, limit, sortValues }: ListRead,
): Promise<ListRow<ManagedLocation>[]> {
  const rows = await database
    .select({ location: locations, displayName: agents.displayName, sortValues })
    .from(locations)
    .innerJoin(agents, eq(agents.id, locations.agentId))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return rows.map(({ location, displayName, sortValues: values }) => ({
    item: { ...listedLocation(location), agent: { id: location.agentId, displayName } },
    sortValues: values,
  }));
}
