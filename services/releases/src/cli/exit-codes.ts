/** How the command line tells a script what happened. Documented in `--help`. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  /** The version exists with other bytes. */
  alreadyPublished: 3,
} as const;
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
