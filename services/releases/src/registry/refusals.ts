import type { RefusalCode } from '@pazar/contracts/releases/release-plan';
import type { RemoteState } from '@pazar/contracts/releases/release-state';

/** There is no such remote, or nothing was published for it. */
export class RemoteUnknown extends Error {
  constructor(remote: string) {
    super(`There is no remote ${remote}`);
    this.name = 'RemoteUnknown';
  }
}

/** The remote is in a state in which this may not be done; nothing was changed. */
export class TransitionRefused extends Error {
  readonly code: RefusalCode | null;

  constructor(reason: string, code: RefusalCode | null = null) {
    super(reason);
    this.name = 'TransitionRefused';
    this.code = code;
  }
}

/** The remote has changed since the caller read it; `current` is its state now. */
export class StateConflict extends Error {
  readonly current: RemoteState;

  constructor(current: RemoteState) {
    super(`${current.name} is now at revision ${current.revision}`);
    this.name = 'StateConflict';
    this.current = current;
  }
}

/** This registry lacks private keys with which the others sign; nothing was changed. */
export class KeysMissing extends Error {
  constructor(paths: readonly string[]) {
    super(
      `This registry does not sign: it lacks ${paths.join(', ')}. Another registry signs with that ` +
        'key, so browsers would refuse what this one signs. Copy the file from there.',
    );
    this.name = 'KeysMissing';
  }
}

/** The version does not fit its environment; each check has its result. */
export class FitRefused extends Error {
  constructor(details: readonly string[]) {
    super(details.join('\n'));
    this.name = 'FitRefused';
  }
}

/** An Idempotency-Key was reused for another request. */
export class KeyReused extends Error {
  constructor() {
    super('This Idempotency-Key was used for another request');
    this.name = 'KeyReused';
  }
}
