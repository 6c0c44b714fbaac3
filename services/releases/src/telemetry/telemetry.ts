import type { TelemetryEvent } from '@pazar/contracts/releases/telemetry';
import pLimit from 'p-limit';
import type { Database } from '../database/open-database.ts';
import { ReportWeights, type Reporter } from './report-weights.ts';
import { TelemetryBuffer } from './telemetry-buffer.ts';
import { removeOldCounts, writeCounts } from './telemetry-store.ts';

/** Receives the reports of browsers and stores them added up. */
export class Telemetry {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #buffer: TelemetryBuffer;
  readonly #oneAtATime = pLimit(1);

  /**
   * @param perAddress most visitors of one address that count in a rollout
   */
  constructor(database: Database, now: () => Date, perAddress: number) {
    this.#database = database;
    this.#now = now;
    this.#buffer = new TelemetryBuffer(new ReportWeights(perAddress));
  }

  /** Different counts that are not written yet. */
  get waiting(): number {
    return this.#buffer.size;
  }

  /** Counts events in memory; answers how many did not fit. */
  add(events: readonly TelemetryEvent[], from: Reporter): number {
    return this.#buffer.add(events, { from, now: this.#now() });
  }

  /** Writes the counts; those that could not be written are retried next time. */
  flush(): Promise<void> {
    return this.#oneAtATime(() => this.#write());
  }

  /** Forgets counts after their retention. */
  forgetOld(): Promise<void> {
    return removeOldCounts(this.#database.queries, this.#now());
  }

  async #write(): Promise<void> {
    const counts = this.#buffer.take();
    try {
      await writeCounts(this.#database.queries, counts, this.#now());
    } catch (error) {
      this.#buffer.restore(counts);
      throw error;
    }
  }
}
