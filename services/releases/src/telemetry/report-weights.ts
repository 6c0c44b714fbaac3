/** The sender of a report: the visitor's network, and the page load that the edge has proved. */
export interface Reporter {
  network: string;
  load: string;
}

/** Most networks that are remembered; the one silent for longest is dropped first. */
const maxNetworks = 20_000;

/**
 * Most distinct counts of one network that are remembered; real visitors of all rollouts make
 * fewer.
 */
const maxCounts = 500;

/**
 * Limits the weight of one network in a rollout's judgement. A page load counts once for each
 * count, and one network has at most `PAZAR_REPORTS_PER_ADDRESS` loads. Kept in memory, never
 * written.
 */
export class ReportWeights {
  readonly #perNetwork: number;
  readonly #known = new Map<string, Map<string, Set<string>>>();

  constructor(perNetwork: number) {
    this.#perNetwork = perNetwork;
  }

  /** Whether one more report of this count has weight; a yes uses up one load. */
  take({ network, load }: Reporter, count: string): boolean {
    const counts = this.#countsOf(network);
    const loads = counts.get(count) ?? new Set();
    if (loads.has(load) || loads.size >= this.#perNetwork) return false;
    if (loads.size === 0 && counts.size >= maxCounts) return false;
    counts.set(count, loads.add(load));
    return true;
  }

  #countsOf(network: string): Map<string, Set<string>> {
    const counts = this.#known.get(network) ?? new Map<string, Set<string>>();
    // Moved to the end: a map keeps its keys in the order of insertion.
    this.#known.delete(network);
    this.#known.set(network, counts);
    const [oldest] = this.#known.keys();
    if (this.#known.size > maxNetworks && oldest !== undefined) this.#known.delete(oldest);
    return counts;
  }
}
