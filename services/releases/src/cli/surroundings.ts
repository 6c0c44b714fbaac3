import type { ExitCode } from './exit-codes.ts';

/** The program's output and input; tests pass their own. */
export interface Surroundings {
  variables: NodeJS.ProcessEnv;
  write: (line: string) => void;
  writeError: (line: string) => void;
  /** Shows the progress of long work, replacing the last one; empty removes it. */
  showProgress: (text: string) => void;
  exit: (code: ExitCode) => void;
  now: () => Date;
  /** The file in which this terminal keeps the revisions that it has shown; undefined outside of one. */
  seenFile: string | undefined;
}
