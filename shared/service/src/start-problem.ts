/** A reason not to start that the operator can act on; its message is printed as it is. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}

/** Ends the process: with one clear line, or with everything known about the unexpected. */
export function failStart(error: unknown): never {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  if (error instanceof StartProblem) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
