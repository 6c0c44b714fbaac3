import type { Clock } from '../clock/clock.ts';
import type { Database } from '../database/database.ts';
import { recordPrices, writeDuePrices } from '../pricing/price-ledger.ts';
import type { LockedKind, Unit, Wanted } from '../records/unit.ts';
import { HeldLocks } from './held-locks.ts';
import { LockDisorder, reportDisorder } from './lock-disorder.ts';
import { takeLocks } from './take-locks.ts';

interface Opened {
  transaction: Database;
  agentId: string;
  clock: Clock;
}

/** Does an agent's changes in one transaction. */
export function inUnit<Result>(
  { database, ...opened }: Omit<Opened, 'transaction'> & { database: Database },
  work: (unit: Unit) => Promise<Result>,
): Promise<Result> {
  return database.transaction((transaction) => work(openUnit({ ...opened, transaction })));
}

export function openUnit(opened: Opened): Unit {
  return new TransactionUnit(opened);
}

class TransactionUnit implements Unit {
  readonly transaction: Database;
  readonly agentId: string;
  readonly #clock: Clock;
  #held = new HeldLocks();
  #instant: Date | null = null;
  /** The products whose prices are written at the end of work on many records; null: at once. */
  #repriced: Set<string> | null = null;

  constructor({ transaction, agentId, clock }: Opened) {
    this.transaction = transaction;
    this.agentId = agentId;
    this.#clock = clock;
  }

  get now(): Date {
    if (this.#instant === null) throw new Error('A change has no instant before its locks.');
    return this.#instant;
  }

  async lock(wanted: Wanted): Promise<void> {
    const missing = this.#held.missing(wanted);
    if (missing === null && this.#instant !== null) return;
    const { transaction, agentId } = this;
    const taken = await takeLocks(transaction, agentId, missing ?? {});
    const disorder = this.#held.add(missing ?? {}, taken);
    if (disorder !== null) reportDisorder(new LockDisorder(disorder));
    const now = this.#clock.isForReadsOnly ? new Date(taken.instant) : this.#clock();
    this.#instant =
      taken.mark === null
        ? later(now, this.#instant)
        : await writeDuePrices({ transaction, agentId, now }, new Date(taken.mark));
  }

  holds(kind: LockedKind, id: string): boolean {
    return this.#held.has(kind, id);
  }

  created(_kind: LockedKind, id: string): void {
    this.#held.addCreated(id);
  }

  async attempt<Result>(work: (unit: Unit) => Promise<Result>): Promise<Result> {
    const { agentId } = this;
    const clock = this.#clock;
    return this.transaction.transaction(async (transaction) => {
      const part = new TransactionUnit({ transaction, agentId, clock });
      part.#held = new HeldLocks(this.#held);
      part.#instant = this.#instant;
      part.#repriced = this.#repriced && new Set(this.#repriced);
      const result = await work(part);
      // Locks that a failed part took are gone with it.
      this.#held = part.#held;
      this.#instant = part.#instant;
      this.#repriced = part.#repriced;
      return result;
    });
  }

  async recordPrices(productIds?: readonly string[]): Promise<void> {
    if (!this.#held.hasPrices) throw new Error('The ledger of prices is not locked.');
    if (this.#repriced === null) return recordPrices(this, productIds);
    for (const id of productIds ?? [allProducts]) this.#repriced.add(id);
  }

  async together<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#repriced = new Set();
    const result = await work();
    const changed = this.#repriced;
    this.#repriced = null;
    if (changed.has(allProducts)) await recordPrices(this);
    else if (changed.size > 0) await recordPrices(this, [...changed]);
    return result;
  }
}

/** In place of the ids of products. */
const allProducts = 'all';

function later(one: Date, other: Date | null): Date {
  return other !== null && other > one ? other : one;
}
