/** A lot that a sale may draw on. `bestBefore` is a calendar day. */
export interface Source {
  id: string;
  remaining: bigint;
  bestBefore: string | null;
}

/** An amount drawn from a lot, positive. */
export interface Take {
  lotId: string;
  amount: bigint;
}

/** The earliest expiry first, lots without one last; then the older lot. */
function byExpiry(one: Source, other: Source): number {
  // Later than any day: ISO dates compare as texts.
  const [first, second] = [one.bestBefore ?? '~', other.bestBefore ?? '~'];
  if (first !== second) return first < second ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/**
 * Divides an amount between lots, first expiry first. The amount that no lot has is the
 * `shortfall`; it is drawn from the last lot, where it must be added first. Without any lot nothing
 * is drawn.
 */
export function takeFromLots(
  sources: readonly Source[],
  amount: bigint,
): { takes: Take[]; shortfall: bigint; last: string | null } {
  const ordered = sources.toSorted(byExpiry);
  const last = ordered.at(-1)?.id ?? null;
  const available = sources.reduce((sum, { remaining }) => sum + remaining, 0n);
  const shortfall = amount > available ? amount - available : 0n;
  let open = amount;
  const takes = ordered.map(({ id, remaining }): Take => {
    const there = id === last ? remaining + shortfall : remaining;
    const taken = there < open ? there : open;
    open -= taken;
    return { lotId: id, amount: taken };
  });
  return { takes: takes.filter((take) => take.amount > 0n), shortfall, last };
}
