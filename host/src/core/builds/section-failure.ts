import { isMissingChunk } from '../request/is-missing-chunk.ts';
import type { Build } from './build.ts';

/**
 * Why a section could not be shown.
 * - `unreachable`: its files did not arrive within the deadline;
 * - `tampered`: their bytes differ from those in the signed document;
 * - `incompatible`: it was built for another contract or lacks a route; a retry cannot help;
 * - `crashed`: its code threw;
 * - `offline`: no request succeeds, not even to the shell's own server.
 */
export type SectionFailureKind =
  | 'unreachable'
  | 'tampered'
  | 'incompatible'
  | 'crashed'
  | 'offline';

/** The phase that failed: loading the code, or rendering it. */
export type SectionPhase = 'load' | 'mount';

export interface SectionFailureDetails {
  readonly kind: SectionFailureKind;
  readonly remote: string;
  readonly version: string;
  readonly phase: SectionPhase;
  readonly cause?: unknown;
}

const referenceLength = 8;

/** The one error that loading a section rejects with. */
export class SectionFailure extends Error {
  override readonly name = 'SectionFailure';
  readonly kind: SectionFailureKind;
  readonly remote: string;
  readonly version: string;
  readonly phase: SectionPhase;
  /** Shown on the panel and in the diagnostics, so that support can match the two. */
  readonly reference = crypto.randomUUID().slice(0, referenceLength);

  constructor({ kind, remote, version, phase, cause }: SectionFailureDetails) {
    const reason = cause instanceof Error ? `: ${cause.message}` : '';
    super(`${remote} ${version} is ${kind} (${phase})${reason}`, { cause });
    this.kind = kind;
    this.remote = remote;
    this.version = version;
    this.phase = phase;
  }

  /** Converts a thrown value to a failure of this remote. */
  static of(
    thrown: unknown,
    { name: remote, version }: Pick<Build, 'name' | 'version'>,
    phase: SectionPhase,
  ): SectionFailure {
    if (thrown instanceof SectionFailure) return thrown;
    return new SectionFailure({ kind: kindOf(thrown), remote, version, phase, cause: thrown });
  }
}

/** A page in a separate chunk may fail to load long after its section; that is not a crash. */
function kindOf(thrown: unknown): SectionFailureKind {
  if (!isMissingChunk(thrown)) return 'crashed';
  return navigator.onLine ? 'unreachable' : 'offline';
}
