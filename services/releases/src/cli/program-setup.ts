import { CliFailure } from './cli-failure.ts';
import type { CommandContext } from './command-context.ts';
import type { Surroundings } from './surroundings.ts';
import { exitCodes } from './exit-codes.ts';
import { parseReason } from './parse-options.ts';

/** The dependencies for registering a verb. */
export interface ProgramSetup {
  /** Reads the global options, so call it when the verb runs and not before. */
  context: () => CommandContext;
  surroundings: Surroundings;
}

/** The option of every verb that changes something. */
export const reasonOption = ['--reason <text>', 'why; kept in the audit log', parseReason] as const;

/** The option of every verb that asks before it does something for good. */
export const yesOption = ['--yes', 'do not ask; needed where there is no terminal'] as const;

/** The given reason; a dry run changes nothing and needs none. */
export function requireReason(options: { reason?: string; dryRun?: boolean }): string {
  if (options.reason !== undefined) return options.reason;
  if (options.dryRun === true) return 'dry run';
  const message = '--reason is required. It is recorded in the audit log.';
  throw new CliFailure(exitCodes.usage, message);
}
