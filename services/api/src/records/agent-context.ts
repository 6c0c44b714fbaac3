import type { Database } from '../database/database.ts';

/** Which agent acts on its records, when, and in which transaction. */
export interface AgentContext {
  transaction: Database;
  /** The agent who acts, and whose records these are. */
  agentId: string;
  now: Date;
}

/** A record as the caller saw it. `version` is null when any version will do. */
export interface Target {
  id: string;
  version: number | null;
}

/** Who in management acts, and why. */
export interface ManagementAct {
  managerId: string;
  reason: string;
}
