import { CliFailure } from './cli-failure.ts';
import type { CommandContext, Surroundings } from './command-context.ts';
import { exitCodes } from './exit-codes.ts';

/** The dependencies for registering a verb. */
export interface ProgramSetup {
  /** Reads the global options, so call it when the verb runs and not before. */
  context: () => CommandContext;
  surroundings: Surroundings;
}

/** The given reason; a dry run changes nothing and needs none. */
export function requireReason(options: { reason?: string; dryRun?: boolean }): string {
  if (options.reason !== undefined) return options.reason;
  if (options.dryRun === true) return 'dry run';
  const message = '--reason is needed: visitors get something else, and the audit says why';
  throw new CliFailure(exitCodes.usage, message);
}
