import type { RolloutGroup, TelemetryEvent } from '@pazar/contracts/releases/telemetry';
import type { Counter } from '../judgement/metrics.ts';
import { countersOf } from './counters-of.ts';
import type { Reporter, ReportWeights } from './report-weights.ts';

/** One count that is not written yet. */
export interface PendingCount {
  remote: string;
  version: string;
  rollout: string;
  side: RolloutGroup;
  /** Start of the minute in which the report arrived. */
  minute: string;
  counter: Counter;
  total: number;
  judged: number;
}

/** Different counts that wait at most; a flood of invented names may not fill the memory. */
const maxPending = 20_000;

const minuteMs = 60_000;

/** Adds events up in memory, so that a thousand reports are a handful of rows. */
export class TelemetryBuffer {
  readonly #weights: ReportWeights;
  #counts = new Map<string, PendingCount>();

  constructor(weights: ReportWeights) {
    this.#weights = weights;
  }

  /** Counts the events, except those under an override; answers how many were dropped as too many. */
  add(events: readonly TelemetryEvent[], { from, now }: { from: Reporter; now: Date }): number {
    const minute = new Date(now.getTime() - (now.getTime() % minuteMs)).toISOString();
    let dropped = 0;
    for (const event of events) {
      if (event.override || event.reason === 'development') continue;
      for (const counter of countersOf(event)) {
        if (!this.#count(event, counter, { from, minute })) dropped += 1;
      }
    }
    return dropped;
  }

  /** How many different counts wait. */
  get size(): number {
    return this.#counts.size;
  }

  /** Everything that waits, in the order in which two processes write it without waiting crosswise. */
  take(): PendingCount[] {
    const sorted = [...this.#counts].toSorted(([left], [right]) => (left < right ? -1 : 1));
    this.#counts = new Map();
    return sorted.map(([, count]) => count);
  }

  /** Puts back counts that could not be written. */
  restore(counts: readonly PendingCount[]): void {
    for (const count of counts) this.#add(count);
  }

  #count(
    event: TelemetryEvent,
    counter: Counter,
    { from, minute }: { from: Reporter; minute: string },
  ): boolean {
    const { remote, version, group, rollout } = event;
    const isCompared = group !== 'other' && rollout !== undefined;
    const isJudged =
      isCompared &&
      event.repeat !== true &&
      this.#weights.take(from, [remote, rollout, group, counter].join(' '));
    return this.#add({
      remote,
      version,
      rollout: isCompared ? rollout : '',
      side: isCompared ? group : 'other',
      minute,
      counter,
      total: 1,
      judged: isJudged ? 1 : 0,
    });
  }

  #add(count: PendingCount): boolean {
    const { remote, minute, version, rollout, side, counter } = count;
    const key = [remote, minute, version, rollout, side, counter].join(' ');
    const known = this.#counts.get(key);
    if (!known && this.#counts.size >= maxPending) return false;
    if (!known) this.#counts.set(key, count);
    else {
      known.total += count.total;
      known.judged += count.judged;
    }
    return true;
  }
}
