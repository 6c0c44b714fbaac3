/** Numbers of tests inside a gate. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/** How long the tests of one file took. */
export interface FileTime {
  /** Relative to the repository, with `/`. */
  file: string;
  milliseconds: number;
  tests: number;
}

/** The outcome of a gate. */
export interface GateOutcome {
  ok: boolean;
  /** Shown in full when the gate fails. */
  output: string;
  /** Shown also when it passes: values near a limit. */
  notes?: readonly string[];
  tests?: TestCounts;
  /** The times of its test files, for the table at the end of a run. */
  files?: readonly FileTime[];
}

/** One check of the whole repository. */
export interface Gate {
  name: string;
  run: () => Promise<GateOutcome>;
}

/** An outcome from a list of findings: none is good. */
export function outcomeOf(problems: readonly string[]): GateOutcome {
  return { ok: problems.length === 0, output: problems.join('\n') };
}
