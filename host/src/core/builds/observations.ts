import type { TelemetryEvent } from '@pazar/contracts/releases/telemetry';
import type { Build } from './build.ts';

/** The members that every event has about its remote, taken from the build. */
type About = 'remote' | 'version' | 'reason' | 'group' | 'rollout' | 'override';

type WithoutAbout<Event> = Event extends TelemetryEvent ? Omit<Event, About> : never;

/** One event of a build in this tab. */
export type Observation = WithoutAbout<TelemetryEvent>;

export type ObservationListener = (build: Build, observation: Observation) => void;

/** The log of loading and showing sections, from the start on. */
export interface Observations {
  note: ObservationListener;
  /** Receives the events so far, and all that follow. */
  listen(listener: ObservationListener): void;
}

/** Observations kept for listeners that attach later; a start makes far fewer. */
const maxKept = 100;

/** Whether a section has been mounted. */
export function hasMounted({ type, ...result }: Observation): boolean {
  return type === 'mount' && 'outcome' in result && result.outcome === 'ok';
}

/** Buffers observations until the telemetry chunk has loaded. */
export function createObservations(): Observations {
  const listeners: ObservationListener[] = [];
  const noted: Parameters<ObservationListener>[] = [];
  return {
    note(build, observation) {
      if (noted.length < maxKept) noted.push([build, observation]);
      for (const listener of listeners) listener(build, observation);
    },
    listen(listener) {
      for (const observation of noted) listener(...observation);
      listeners.push(listener);
    },
  };
}
