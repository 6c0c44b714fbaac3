import { CommanderError } from 'commander';
import { BuildRefusal } from '../domain/build-refusal.ts';
import { exitCodes, type ExitCode } from './exit-codes.ts';

/** A failure that ends the command with a sentence for people and a code for scripts. */
export class CliFailure extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CliFailure';
    this.exitCode = exitCode;
  }
}

export function exitCodeOf(error: unknown): ExitCode {
  // Help and version end this way too, with 0.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage;
  // The same build would be refused by the registry.
  if (error instanceof BuildRefusal) return exitCodes.refused;
  return error instanceof CliFailure ? error.exitCode : exitCodes.failed;
}

/** The part of an error that is for people. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
