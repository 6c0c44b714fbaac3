import {
  maxTelemetryEvents,
  type TelemetryBatch,
  type TelemetryEvent,
} from '@pazar/contracts/releases/telemetry';
import * as z from '@pazar/contracts/schema';
import type { Build } from '../builds/build.ts';
import type { Observation, Observations } from '../builds/observations.ts';
import { readStored, writeStored } from '../storage/stored.ts';

/** How long events are collected for a batch (milliseconds); a page that closes sends at once. */
const sendAfter = 5_000;

export interface TelemetryOptions {
  readonly address: string;
  /** Share of pages that report remotes without a running rollout. */
  readonly sampleRate: number;
  readonly observations: Pick<Observations, 'listen'>;
  /** True while any remote is overridden: such a page does not show the published versions. */
  readonly isOverridden: boolean;
  readonly storage: Storage;
  /** The newest load proof, without which the server accepts no report. */
  readonly loadProof: () => string | null;
  /** Draws whether this page is in the sample; a number from 0 to 1. */
  readonly draw?: () => number;
}

/**
 * Reports events of sections in batches, without anything about the visitor. Remotes in a rollout
 * are always reported, the others by a sample of pages.
 *
 * @returns sends the pending events now
 */
export function sendTelemetry(options: TelemetryOptions): () => void {
  const { address, sampleRate, observations, isOverridden, storage, loadProof } = options;
  const { draw = Math.random } = options;
  const isSampled = draw() < sampleRate;
  let waiting: TelemetryEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    const proof = loadProof();
    // A development server gives no load proof before the first read of the statement.
    if (proof === null) waiting = [];
    while (waiting.length > 0) {
      const batch: TelemetryBatch = { sampleRate, events: waiting.slice(0, maxTelemetryEvents) };
      waiting = waiting.slice(maxTelemetryEvents);
      const body = new Blob([JSON.stringify(batch)], { type: 'application/json' });
      // A report that cannot be sent is dropped: it is never worth the visitor's connection.
      navigator.sendBeacon(`${address}?load=${proof}`, body);
    }
  }

  observations.listen((build, observation) => {
    if (build.rollout === null && !isSampled) return;
    waiting.push(eventOf(build, observation));
    timer ??= setTimeout(send, sendAfter);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
  window.addEventListener('pagehide', send);
  return send;

  function eventOf(build: Build, observation: Observation): TelemetryEvent {
    const { name: remote, version, reason, group, rollout } = build;
    return {
      remote,
      version: build.integrity === null ? 'override' : version,
      reason,
      group,
      override: isOverridden,
      ...(rollout === null
        ? {}
        : { rollout, repeat: isRepeat(storage, rollout, `${group} ${observation.type}`) }),
      ...observation,
    };
  }
}

const key = 'pazar.reported';

/** Rollouts that are remembered; older ones have ended long ago. */
const maxRollouts = 20;

const storedSchema = z.record(z.string(), z.array(z.string()));

/**
 * Whether this browser has reported this in this rollout before; records it as reported. The
 * comparison of two versions counts visitors, not their attempts.
 *
 * @param report the group and the type of event: a browser that a later step moves into the canary
 *   or the control counts there once
 */
function isRepeat(storage: Storage, rollout: string, report: string): boolean {
  const known = readStored(storage, key, storedSchema) ?? {};
  const reports = known[rollout] ?? [];
  if (reports.includes(report)) return true;
  const { [rollout]: _, ...others } = known;
  const kept = Object.fromEntries(Object.entries(others).slice(1 - maxRollouts));
  // Where the storage is full, this visitor counts more than once.
  writeStored(storage, key, { ...kept, [rollout]: [...reports, report] });
  return false;
}
