import type { SectionFailure, SectionFailureKind } from './section-failure.ts';

/**
 * `uncaught`: thrown in an event handler or a promise, so that no component shows it; `refused`: a
 * newer discovery document that was rejected.
 */
export type SectionErrorKind = SectionFailureKind | 'uncaught' | 'refused';

export interface SectionError {
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** The owner of the code: `shell`, or the name of a remote. */
  readonly from: string;
  readonly version: string | null;
  readonly kind: SectionErrorKind;
  readonly message: string;
  /** The code that the visitor quotes; null when none was shown. */
  readonly reference: string | null;
}

export interface SectionErrors {
  /** A failure that replaces the section on the page; it is logged to the console too. */
  reportFailure(failure: SectionFailure): void;
  /** An error that the browser has put into the console already. */
  reportUncaught(error: Pick<SectionError, 'from' | 'version' | 'message'>): void;
  /** A newer discovery document was refused; which fault it has is the message. */
  reportRefused(fault: string): void;
  /** The last errors, newest first. */
  recent(): readonly SectionError[];
}

/** As many as support has use for. */
const maxKept = 50;

/** The single log of the sections' errors, for the diagnostics. */
export function createSectionErrors(): SectionErrors {
  let errors: readonly SectionError[] = [];
  const add = (error: Omit<SectionError, 'at'>) => {
    errors = [{ at: performance.now(), ...error }, ...errors].slice(0, maxKept);
  };
  return {
    reportFailure(failure) {
      const { remote: from, version, kind, message, reference } = failure;
      console.error(failure);
      add({ from, version, kind, message, reference });
    },
    reportUncaught: (error) => add({ ...error, kind: 'uncaught', reference: null }),
    reportRefused: (message) =>
      add({ from: 'shell', version: null, kind: 'refused', message, reference: null }),
    recent: () => errors,
  };
}
