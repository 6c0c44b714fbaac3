import type { ExitCode } from './exit-codes.ts';

/** The program's output and input; tests pass their own. */
export interface Surroundings {
  variables: NodeJS.ProcessEnv;
  write: (line: string) => void;
  writeError: (line: string) => void;
  /** Shows the progress of long work, replacing the last one; empty removes it. */
  showProgress: (text: string) => void;
  exit: (code: ExitCode) => void;
  /** Asks the person at the terminal; undefined where there is none. */
  ask: ((question: string) => Promise<string>) | undefined;
  /** A text that is never shown, such as a token: from standard input, or typed at the terminal. */
  readSecret: (prompt: string) => Promise<string>;
  /** Aborts once the user wants a command to end that goes on by itself. */
  untilStopped: () => AbortSignal;
  /** The folder in which the command runs. */
  folder: string;
  now: () => Date;
  /** The file in which this terminal keeps the revisions that it has shown; undefined outside of one. */
  seenFile: string | undefined;
}
