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
}

interface KeptReport extends Report {
  readonly at: number;
}

/** Two hours: longer than an upgrade or a restore of a registry. */
const keptMs = 2 * 60 * 60 * 1000;
/** About 16,000 batches of usual size. */
const maxBytes = 16 * 1024 * 1024;
/** As many as the registry accepts from one network in a minute, so they can be sent at once. */
const maxPerNetwork = 600;

/** Why a report did not get to the registry. */
export type Loss = 'too-old' | 'too-many' | 'refused' | 'stopped';

interface KeptOptions {
  onLost: (why: Loss, count: number) => void;
  now?: () => number;
  limits?: { keptMs: number; bytes: number; perNetwork: number };
}

/**
 * Reports that wait until the registry is back, oldest first. In memory alone: they name the addresses of
 * visitors, which no service writes down. The oldest give way to newer ones.
 */
export class KeptReports {
  readonly #onLost: KeptOptions['onLost'];
  readonly #now: () => number;
  readonly #limits: NonNullable<KeptOptions['limits']>;
  #waiting: KeptReport[] = [];
  #bytes = 0;

  constructor({
    onLost,
    now = Date.now,
    limits = { keptMs, bytes: maxBytes, perNetwork: maxPerNetwork },
  }: KeptOptions) {
    this.#onLost = onLost;
    this.#now = now;
    this.#limits = limits;
  }

  get size(): number {
    return this.#waiting.length;
  }

  /** Keeps a report, or loses it when its network has too many. */
  keep(report: Report): void {
    this.#forgetOld();
    const { perNetwork, bytes } = this.#limits;
    const ofNetwork = this.#waiting.filter(({ network }) => network === report.network).length;
    if (ofNetwork >= perNetwork) return this.#onLost('too-many', 1);
    this.#waiting.push({ ...report, at: this.#now() });
    this.#bytes += report.body.length;
    while (this.#bytes > bytes) this.#lose('too-many');
  }

  /** Sends what waits, one after the other, until `send` says that the registry does not accept more now. */
  async sendAll(send: (report: Report) => Promise<'sent' | 'refused' | 'later'>): Promise<number> {
    this.#forgetOld();
    let sent = 0;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const outcome = await send(next);
      if (outcome === 'later') break;
      // Newer ones may have pushed it out meanwhile.
      if (this.#waiting[0] === next) this.#shift();
      if (outcome === 'sent') sent += 1;
      else this.#onLost('refused', 1);
    }
    return sent;
  }

  /** Gives up what waits, when the process ends. */
  abandon(): void {
    if (this.#waiting.length > 0) this.#onLost('stopped', this.#waiting.length);
    [this.#waiting, this.#bytes] = [[], 0];
  }

  #forgetOld(): void {
    const oldest = this.#now() - this.#limits.keptMs;
    while ((this.#waiting[0]?.at ?? Infinity) < oldest) this.#lose('too-old');
  }

  #lose(why: Loss): void {
    this.#shift();
    this.#onLost(why, 1);
  }

  #shift(): void {
    this.#bytes -= this.#waiting.shift()?.body.length ?? 0;
  }
}
