/** Exit codes for scripts. Documented in `--help`. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  /** The version exists with other bytes. */
  alreadyPublished: 3,
  /**
   * The registry rejected it: unknown remote or version, invalid data, wrong state, or an incompatible
   * version.
   */
  refused: 4,
  /** The remote has changed since it was read. */
  changed: 5,
  /** No valid token, or one without this right. */
  notAllowed: 6,
  /** The registry, the edge or the asset origin does not answer. */
  unreachable: 7,
  /** `verify` or `doctor` found a fault. */
  faults: 8,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The same as text, for `--help` and the guide. */
export const exitCodeHelp: readonly (readonly [ExitCode, string])[] = [
  [exitCodes.done, 'done; also when there was nothing to do'],
  [exitCodes.failed, 'a failure, described on standard error'],
  [exitCodes.usage, 'wrong usage'],
  [exitCodes.alreadyPublished, 'the version is published already with other bytes'],
  [
    exitCodes.refused,
    'the registry refused: unknown, not valid, not from this state, or it does not fit',
  ],
  [exitCodes.changed, 'the remote has changed meanwhile; look again'],
  [exitCodes.notAllowed, 'no valid token, or not one for this'],
  [exitCodes.unreachable, 'the registry (or edge, or asset origin) does not answer'],
  [exitCodes.faults, 'verify or doctor found a fault'],
];
