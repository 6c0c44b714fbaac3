import type { ReadAhead } from '../../../../host/src/core/builds/read-ahead.ts';

/** Replaces the host's reads ahead: a page of one application reads its data once it renders. */
export function createReadAhead(): ReadAhead {
  return () => undefined;
}
