import type { Database } from '../database/database.ts';

/** Which agent acts on its records, when, and in which transaction. */
export interface AgentContext {
  transaction: Database;
  /** The agent who acts, and who owns the records. */
  agentId: string;
  now: Date;
}

/** A record as the caller saw it. `version` is null when any version will do. */
export interface Target {
  id: string;
  version: number | null;
}

/** The manager who acts, and the reason. */
export interface ManagementAct {
  managerId: string;
  reason: string;
}
