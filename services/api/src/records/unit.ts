import type { AgentContext } from './agent-context.ts';

/** The kinds of rows that changes lock, in the order in which they do. */
export const lockOrder = ['agent', 'lots', 'products', 'prices', 'promotions'] as const;
export type LockedKind = Extract<(typeof lockOrder)[number], 'lots' | 'products' | 'promotions'>;

/** The rows that a change locks. */
export interface Wanted {
  /** The agent's row, which orders the changes of its locations. */
  agent?: boolean | undefined;
  /** Lots, with the products that are linked with them. */
  lots?: readonly string[] | undefined;
  /** Products, with all their lots. */
  drawing?: readonly string[] | undefined;
  products?: readonly string[] | undefined;
  /** The agent's ledger of prices. What the clock caused until now is written into it. */
  prices?: boolean | undefined;
  /** Promotions, with the ledger of prices unless `prices` is false. */
  promotions?: readonly string[] | undefined;
}

/** A transaction of one agent's changes. */
export interface Unit extends AgentContext {
  /**
   * The instant of its changes: the database's clock after the last lock, and never before the mark
   * of the locked ledger of prices. Throws before the first call of `lock`.
   */
  readonly now: Date;
  /**
   * Locks rows until the transaction ends, in `lockOrder` and by their ids; those that it holds
   * already cost nothing. Other agents' rows and unknown ones are left out. Reports a kind that
   * comes before one that is held.
   */
  lock: (wanted: Wanted) => Promise<void>;
  /** Whether it holds a row, or has created it. */
  holds: (kind: LockedKind, id: string) => boolean;
  /** Holds a row that this transaction has inserted, which nobody else sees. */
  created: (kind: LockedKind, id: string) => void;
  /** Does some work that leaves nothing behind when it throws. */
  attempt: <Result>(work: (unit: Unit) => Promise<Result>) => Promise<Result>;
  /**
   * Writes the prices of some products, or of all, into the ledger as far as they have changed; the
   * ledger is locked.
   */
  recordPrices: (productIds?: readonly string[]) => Promise<void>;
  /** Does work on many records, whose prices are written once, at its end. */
  together: <Result>(work: () => Promise<Result>) => Promise<Result>;
}
