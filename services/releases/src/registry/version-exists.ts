import type { VersionConflict } from '../domain/registry-api.ts';

/** A version is published only once; the conflict states whether the bytes are the same. */
export class VersionExists extends Error {
  readonly conflict: VersionConflict;

  constructor(conflict: VersionConflict) {
    const bytes = conflict.sameBytes ? 'the same content' : 'different content';
    super(`${conflict.remote} ${conflict.version} is already published with ${bytes}`);
    this.name = 'VersionExists';
    this.conflict = conflict;
  }
}

export class VersionUnknown extends Error {
  constructor(remote: string, version: string) {
    super(`${remote} has no version ${version}`);
    this.name = 'VersionUnknown';
  }
}
