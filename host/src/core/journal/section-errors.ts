import type { SectionFailure, SectionFailureKind } from '../builds/section-failure.ts';

/**
 * `uncaught`: thrown where nothing shows it, in an event handler or a promise; `refused`: a newer
 * discovery document that is not to be trusted.
 */
export type SectionErrorKind = SectionFailureKind | 'uncaught' | 'refused';

/** One thing that went wrong in a section or in the shell. */
export interface SectionError {
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** Whose code it was: `shell`, or the name of a remote. */
  readonly from: string;
  readonly version: string | null;
  readonly kind: SectionErrorKind;
  readonly message: string;
  /** What the visitor quotes; null where nothing was shown. */
  readonly reference: string | null;
}

export interface SectionErrors {
  /** A failure that takes the section's place on the page; it goes to the console too. */
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

/** The one place where errors of sections are kept, for the diagnostics. */
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
