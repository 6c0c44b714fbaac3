import type { TelemetryEvent } from '@pazar/contracts/releases/telemetry';
import type { Counter } from '../judgement/metrics.ts';

/** A section that takes longer to load than this is slow: the time that a visitor waits. */
const slowLoadMs = 3_000;

/** Where web.dev calls a vital poor: LCP and INP in milliseconds, CLS as its score. */
const poorVital = { LCP: 4_000, INP: 500, CLS: 0.25 } as const;

/** Time of long tasks in one report above which a page felt stuck, as in Lighthouse's TBT. */
const longTasksMs = 600;

/** The counters that an event increments. */
export function countersOf(event: TelemetryEvent): Counter[] {
  switch (event.type) {
    case 'load':
      return countersOfLoad(event);
    case 'verify':
      return withFault('verify', 'integrity-failure', event.outcome !== 'ok');
    case 'mount':
      return withFault('mount', 'mount-failure', event.outcome !== 'ok');
    case 'error':
      return ['error'];
    case 'web-vital':
      return withFault('vital', 'poor-vital', event.value > poorVital[event.metric]);
    case 'long-task':
      return event.milliseconds > longTasksMs ? ['long-task'] : [];
  }
}

function withFault(counter: Counter, fault: Counter, isFaulty: boolean): Counter[] {
  return isFaulty ? [counter, fault] : [counter];
}

function countersOfLoad({
  outcome,
  milliseconds,
}: Extract<TelemetryEvent, { type: 'load' }>): Counter[] {
  switch (outcome) {
    case 'ok':
      return withFault('load', 'slow-load', milliseconds > slowLoadMs);
    // The visitor's connection is no property of the version.
    case 'offline':
      return [];
    // A `verify` event reports it too, and counts the failure.
    case 'tampered':
      return ['load'];
    case 'unreachable':
    case 'incompatible':
    case 'crashed':
      return ['load', 'load-failure'];
  }
}
