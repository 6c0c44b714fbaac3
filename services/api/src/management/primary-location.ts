import { and, eq } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { locations } from '../database/tables/locations.ts';

/**
 * Joins `locations` to `agents`, at most one row each: the settlement of an agent is that of this
 * location.
 */
export const isPrimaryLocation = and(
  eq(locations.agentId, agents.id),
  eq(locations.isPrimary, true),
);
