import type { Database } from '../database/database.ts';

/** Who changes what when: everything within one transaction. */
export interface ProductContext {
  transaction: Database;
  /** The agent who acts, and whose products these are. */
  agentId: string;
  now: Date;
}

/** A product as the caller saw it. `version` is null when any version will do. */
export interface ProductTarget {
  id: string;
  version: number | null;
}
