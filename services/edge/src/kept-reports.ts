/** A batch of reports of one page load, as the registry gets it. */
export interface Report {
  /** `/v1/telemetry` or `/v1/reports`. */
  readonly path: string;
  readonly contentType: string;
  readonly body: Buffer;
  /** The page load that the edge has proved. */
  readonly load: string;
  /** Address of the visitor, and its network, which the limits count. */
  readonly address: string;
  readonly network: string;
  /** Identifier of the request, for the logs of both services. */
  readonly requestId: string;
}

interface KeptReport extends Report {
  readonly at: number;
  /** How often the registry failed with it. */
  failures: number;
}

/**
 * What became of a report that was sent. `limited`: its network may send no more to its path now.
 * `failed`: the registry answered with an error of its own. `away`: it did not answer.
 */
export type Outcome = 'sent' | 'refused' | 'limited' | 'failed' | 'away';

/** Why a report did not get to the registry. */
export type Loss = 'too-old' | 'too-many' | 'given-up' | 'stopped';

interface Limits {
  keptMs: number;
  bytes: number;
  /** Bytes of one network. */
  networkBytes: number;
  /** Batches of one network for a path, as many as the registry accepts from it in a minute. */
  batches: Readonly<Record<string, number>>;
}

interface KeptOptions {
  onLost: (why: Loss, count: number) => void;
  now?: () => number;
  limits?: Limits;
}

const usualLimits: Limits = {
  // Two hours: longer than an upgrade or a restore of a registry.
  keptMs: 2 * 60 * 60 * 1000,
  // About 10,000 batches of usual size, of sixteen networks at least.
  bytes: 16 * 1024 * 1024,
  networkBytes: 1024 * 1024,
  batches: { '/v1/telemetry': 600, '/v1/reports': 60 },
};

/** Of a report besides its body and type: its object, proof, address and identifier. */
const fixedBytes = 512;
/** A registry whose database restarts fails a few times; a report that is at fault itself fails always. */
const maxFailures = 5;

const sizeOf = ({ body, contentType }: Report) => body.length + contentType.length + fixedBytes;
const groupOf = ({ network, path }: Report) => `${network} ${path}`;

/**
 * Reports that wait until the registry is back, oldest first. In memory alone: they name the addresses of
 * visitors, which no service writes down. The oldest give way to newer ones.
 */
export class KeptReports {
  readonly #onLost: KeptOptions['onLost'];
  readonly #now: () => number;
  readonly #limits: Limits;
  readonly #waiting = new Set<KeptReport>();
  readonly #total = new Tally();
  readonly #networks = new Map<string, Tally>();
  readonly #groups = new Map<string, Tally>();

  constructor({ onLost, now = Date.now, limits = usualLimits }: KeptOptions) {
    this.#onLost = onLost;
    this.#now = now;
    this.#limits = limits;
  }

  get size(): number {
    return this.#waiting.size;
  }

  /** Keeps a report, or loses it when its network has too many. */
  keep(report: Report): void {
    this.#forgetOld();
    if (!this.#hasRoom(report)) return this.#onLost('too-many', 1);
    const kept = { ...report, at: this.#now(), failures: 0 };
    this.#waiting.add(kept);
    for (const tally of this.#talliesOf(kept)) tally.add(sizeOf(kept));
    for (const oldest of this.#waiting) {
      if (this.#total.bytes <= this.#limits.bytes) break;
      this.#lose(oldest, 'too-many');
    }
  }

  /**
   * Sends what waits, one after the other, until the registry is away or fails. A network that has
   * sent enough for now delays no other.
   */
  async sendAll(send: (report: Report) => Promise<Outcome>): Promise<number> {
    this.#forgetOld();
    let sent = 0;
    const limited = new Set<string>();
    for (const next of this.#waiting) {
      if (limited.has(groupOf(next))) continue;
      const outcome = await send(next);
      if (outcome === 'away') break;
      if (outcome === 'limited') limited.add(groupOf(next));
      else if (outcome === 'failed') {
        next.failures += 1;
        if (next.failures < maxFailures) break;
        this.#lose(next, 'given-up');
      } else if (outcome === 'refused') this.#lose(next, 'given-up');
      else if (this.#remove(next)) sent += 1;
    }
    return sent;
  }

  /** Gives up what waits, when the process ends. */
  abandon(): void {
    if (this.#waiting.size > 0) this.#onLost('stopped', this.#waiting.size);
    for (const report of this.#waiting) this.#remove(report);
  }

  #hasRoom(report: Report): boolean {
    const { batches, networkBytes } = this.#limits;
    const { bytes } = this.#networks.get(report.network) ?? new Tally();
    const { count } = this.#groups.get(groupOf(report)) ?? new Tally();
    return count < (batches[report.path] ?? 0) && bytes + sizeOf(report) <= networkBytes;
  }

  #forgetOld(): void {
    const oldest = this.#now() - this.#limits.keptMs;
    for (const report of this.#waiting) {
      if (report.at >= oldest) break;
      this.#lose(report, 'too-old');
    }
  }

  #lose(report: KeptReport, why: Loss): void {
    if (this.#remove(report)) this.#onLost(why, 1);
  }

  /** False for one that newer ones have pushed out while it was sent. */
  #remove(report: KeptReport): boolean {
    if (!this.#waiting.delete(report)) return false;
    for (const tally of this.#talliesOf(report)) tally.subtract(sizeOf(report));
    if (this.#networks.get(report.network)?.count === 0) this.#networks.delete(report.network);
    if (this.#groups.get(groupOf(report))?.count === 0) this.#groups.delete(groupOf(report));
    return true;
  }

  #talliesOf(report: KeptReport): Tally[] {
    const { network } = report;
    return [this.#total, tallyIn(this.#networks, network), tallyIn(this.#groups, groupOf(report))];
  }
}

function tallyIn(tallies: Map<string, Tally>, name: string): Tally {
  const tally = tallies.get(name) ?? new Tally();
  tallies.set(name, tally);
  return tally;
}

/** How many reports wait, and their bytes. */
class Tally {
  count = 0;
  bytes = 0;

  add(bytes: number): void {
    this.count += 1;
    this.bytes += bytes;
  }

  subtract(bytes: number): void {
    this.count -= 1;
    this.bytes -= bytes;
  }
}
