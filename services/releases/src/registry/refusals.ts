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
  constructor(reason: string) {
    super(reason);
    this.name = 'TransitionRefused';
  }
}

/** The remote has changed since the asker looked; `current` is what it is now. */
export class StateConflict extends Error {
  readonly current: RemoteState;

  constructor(current: RemoteState) {
    super(`${current.name} is at revision ${current.revision} by now`);
    this.name = 'StateConflict';
    this.current = current;
  }
}

/** The version does not fit what it would run with; each check says what it found. */
export class FitRefused extends Error {
  constructor(details: readonly string[]) {
    super(details.join('\n'));
    this.name = 'FitRefused';
  }
}

/** An Idempotency-Key came again with another request. */
export class KeyReused extends Error {
  constructor() {
    super('This Idempotency-Key was used for another request');
    this.name = 'KeyReused';
  }
}
