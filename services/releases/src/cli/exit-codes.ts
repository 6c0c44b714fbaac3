/** Exit codes for scripts. Documented in `--help`. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  /** The version exists with other bytes. */
  alreadyPublished: 3,
  /** The registry refused it (404, 409 or 422), or this machine a build; a plan that would be refused too. */
  refused: 4,
  /** The remote has changed since it was read, or a verb that begins from what is live has no revision. */
  changed: 5,
  /** No valid token, or one without this right. */
  notAllowed: 6,
  /** The registry, the edge or the asset origin does not answer. */
  unreachable: 7,
  /** `verify` or `doctor` found a fault. */
  faults: 8,
  /** `status --wait`: the canary ended, and its version is not live. */
  rolledBack: 9,
  /** `status --wait`: the canary waits for a person. */
  paused: 10,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** The same as text, for `--help` and the guide. */
export const exitCodeHelp: readonly (readonly [ExitCode, string])[] = [
  [exitCodes.done, 'done; also when there was nothing to do'],
  [exitCodes.failed, 'failed; standard error says why'],
  [exitCodes.usage, 'wrong usage'],
  [exitCodes.alreadyPublished, 'the version is already published with different content'],
  [
    exitCodes.refused,
    'refused (unknown, invalid, wrong state, incompatible), or it would be (plan)',
  ],
  [
    exitCodes.changed,
    'the remote has changed since it was read, or nobody has read it; run status',
  ],
  [exitCodes.notAllowed, 'no valid token, or one without this right'],
  [exitCodes.unreachable, 'the registry, the edge or the asset origin does not answer'],
  [exitCodes.faults, 'verify or doctor found a fault'],
  [exitCodes.rolledBack, 'status --wait: the canary was rolled back'],
  [exitCodes.paused, 'status --wait: the canary is paused'],
];
