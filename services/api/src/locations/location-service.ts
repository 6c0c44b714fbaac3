import type { LocationDetail } from '@pazar/contracts/location-detail';
import type { LocationInput, LocationPatch } from '@pazar/contracts/location-input';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { isUniqueViolation } from '../database/unique-violation.ts';
import { Refusal } from '../problems/refusal.ts';
import { readOwnLocation } from './location-context.ts';
import {
  archiveLocation,
  deleteLocation,
  makeLocationPrimary,
  restoreLocation,
} from './location-states.ts';
import { createLocation, patchLocation } from './write-location.ts';
import type { AgentContext, Target } from '../records/agent-context.ts';

/** One agent's places, one transaction for each call. */
export interface LocationService {
  read: (agentId: string, id: string) => Promise<LocationDetail>;
  create: (agentId: string, input: LocationInput) => Promise<LocationDetail>;
  patch: (agentId: string, target: Target, patch: LocationPatch) => Promise<LocationDetail>;
  archive: (
    agentId: string,
    target: Target,
    reassignTo: string | undefined,
  ) => Promise<LocationDetail>;
  restore: (agentId: string, target: Target) => Promise<LocationDetail>;
  makePrimary: (agentId: string, target: Target) => Promise<LocationDetail>;
  remove: (agentId: string, target: Target) => Promise<void>;
}

export function createLocationService(database: Database, clock: Clock): LocationService {
  async function within<Result>(
    agentId: string,
    work: (context: AgentContext) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await database.transaction((transaction) =>
        work({ transaction, agentId, now: clock() }),
      );
    } catch (error) {
      if (!isUniqueViolation(error, 'locations_agent_id_name_key')) throw error;
      throw new Refusal('duplicate', { errors: [{ pointer: '/name', code: 'duplicate' }] });
    }
  }
  return {
    read: (agentId, id) => readOwnLocation({ transaction: database, agentId, now: clock() }, id),
    create: (agentId, input) => within(agentId, (context) => createLocation(context, input)),
    patch: (agentId, target, patch) =>
      within(agentId, (context) => patchLocation(context, target, patch)),
    archive: (agentId, target, reassignTo) =>
      within(agentId, (context) => archiveLocation(context, target, reassignTo)),
    restore: (agentId, target) => within(agentId, (context) => restoreLocation(context, target)),
    makePrimary: (agentId, target) =>
      within(agentId, (context) => makeLocationPrimary(context, target)),
    remove: (agentId, target) => within(agentId, (context) => deleteLocation(context, target)),
  };
}
