import { lockOrder, type LockedKind, type Wanted } from '../records/unit.ts';
import type { Taken } from './take-locks.ts';

type Kind = (typeof lockOrder)[number];

export class HeldLocks {
  readonly #ids: Record<LockedKind, Set<string>>;
  readonly #drawing: Set<string>;
  /** Rows that it inserted: nobody can wait for them. */
  readonly #created: Set<string>;
  #agent: boolean;
  #prices: boolean;

  constructor(from: HeldLocks | null = null) {
    this.#ids = {
      lots: new Set(from === null ? [] : from.#ids.lots),
      products: new Set(from === null ? [] : from.#ids.products),
      promotions: new Set(from === null ? [] : from.#ids.promotions),
    };
    this.#drawing = new Set(from === null ? [] : from.#drawing);
    this.#created = new Set(from === null ? [] : from.#created);
    this.#agent = from !== null && from.#agent;
    this.#prices = from !== null && from.#prices;
  }

  has(kind: LockedKind, id: string): boolean {
    return this.#ids[kind].has(id) || this.#created.has(id);
  }

  get hasPrices(): boolean {
    return this.#prices;
  }

  addCreated(id: string): void {
    this.#created.add(id);
  }

  /** What of some rows is not locked yet; null when all is. */
  missing({ agent, lots, drawing, products, prices, promotions }: Wanted): Wanted | null {
    const of = (kind: LockedKind, ids: readonly string[] = []) =>
      ids.filter((id) => !this.has(kind, id));
    const open = of('promotions', promotions);
    const missing = {
      agent: agent === true && !this.#agent,
      lots: of('lots', lots),
      // The lots of a new product were locked as its input named them.
      drawing: (drawing ?? []).filter((id) => !this.#drawing.has(id) && !this.#created.has(id)),
      products: of('products', [...(products ?? []), ...(drawing ?? [])]),
      prices: (prices ?? open.length > 0) && !this.#prices,
      promotions: open,
    };
    const isNothing = Object.values(missing).every((some) => some === false || isEmpty(some));
    return isNothing ? null : missing;
  }

  /** Remembers rows that were asked for and locked; returns how that breaks the order, or null. */
  add(asked: Wanted, taken: Taken): string | null {
    const fresh = (kind: LockedKind) => taken[kind].filter((id) => !this.#ids[kind].has(id));
    const added: Record<Kind, readonly string[]> = {
      agent: asked.agent === true ? [''] : [],
      lots: fresh('lots'),
      products: fresh('products'),
      prices: asked.prices === true ? [''] : [],
      promotions: fresh('promotions'),
    };
    const last = lockOrder.findLastIndex((kind) => this.#latest(kind) !== null);
    const early = lockOrder.find(
      (kind, rank) =>
        added[kind].length > 0 &&
        (rank < last ||
          (rank === last && added[kind].some((id) => id < (this.#latest(kind) ?? '')))),
    );
    this.#agent ||= asked.agent === true;
    this.#prices ||= asked.prices === true;
    for (const kind of ['lots', 'products', 'promotions'] as const) {
      for (const id of added[kind]) this.#ids[kind].add(id);
    }
    for (const id of asked.drawing ?? []) this.#drawing.add(id);
    return early === undefined ? null : `${early} after ${String(lockOrder[last])}`;
  }

  /** The greatest locked id of a kind; null when none is locked. */
  #latest(kind: Kind): string | null {
    if (kind === 'agent') return this.#agent ? '' : null;
    if (kind === 'prices') return this.#prices ? '' : null;
    const ids = [...this.#ids[kind]].toSorted();
    return ids.at(-1) ?? null;
  }
}

function isEmpty(some: unknown): boolean {
  return Array.isArray(some) && some.length === 0;
}
