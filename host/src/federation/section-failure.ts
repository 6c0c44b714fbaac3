/**
 * Why a section could not be shown.
 * - `unreachable`: its files did not arrive within the deadline;
 * - `tampered`: they arrived with other bytes than the signed document says;
 * - `incompatible`: it was built for another contract or lacks a route; trying again cannot help;
 * - `crashed`: its code threw.
 */
export type SectionFailureKind = 'unreachable' | 'tampered' | 'incompatible' | 'crashed';

/** What was being done: loading the code, or rendering it. */
export type SectionPhase = 'load' | 'mount';

export interface SectionFailureDetails {
  readonly kind: SectionFailureKind;
  readonly remote: string;
  readonly version: string;
  readonly phase: SectionPhase;
  readonly cause?: unknown;
}

/** The one error that loading a section rejects with. */
export class SectionFailure extends Error {
  override readonly name = 'SectionFailure';
  readonly kind: SectionFailureKind;
  readonly remote: string;
  readonly version: string;
  readonly phase: SectionPhase;

  constructor({ kind, remote, version, phase, cause }: SectionFailureDetails) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`${remote} ${version} is ${kind} (${phase})${reason}`, { cause });
    this.kind = kind;
    this.remote = remote;
    this.version = version;
    this.phase = phase;
  }
}
