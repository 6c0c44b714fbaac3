import type { Database } from '../database/database.ts';

/** Who changes what when: everything within one transaction. */
export interface ProduceContext {
  transaction: Database;
  /** The agent who acts, and whose lots these are. */
  agentId: string;
  now: Date;
}

/** A lot as the caller saw it. `version` is null when any version will do. */
export interface LotTarget {
  id: string;
  version: number | null;
}
