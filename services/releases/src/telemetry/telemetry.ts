import type { TelemetryEvent } from '@pazar/contracts/releases/telemetry';
import type { Database } from '../database/open-database.ts';
import { TelemetryBuffer } from './telemetry-buffer.ts';
import { removeOldCounts, writeCounts } from './telemetry-store.ts';

/** Takes what browsers report and keeps it added up. */
export class Telemetry {
  readonly #database: Database;
  readonly #now: () => Date;
  readonly #buffer = new TelemetryBuffer();
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Database, now: () => Date) {
    this.#database = database;
    this.#now = now;
  }

  /** Counts events in memory; answers how many did not fit. */
  add(events: readonly TelemetryEvent[]): number {
    return this.#buffer.add(events, this.#now());
  }

  /** Writes what was counted; what could not be written waits for the next time. */
  flush(): Promise<void> {
    const written = this.#writing.then(() => this.#write());
    this.#writing = written.catch(() => undefined);
    return written;
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
