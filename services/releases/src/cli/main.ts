import { CommanderError } from 'commander';
import { createProgram, type Surroundings } from './create-program.ts';
import { exitCodes } from './exit-codes.ts';

const surroundings: Surroundings = {
  variables: process.env,
  write: (line) => process.stdout.write(`${line}\n`),
  writeError: (line) => process.stderr.write(`${line}\n`),
  exit: (code) => {
    process.exitCode = code;
  },
};

try {
  await createProgram(surroundings).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Help and version end this way too, with 0.
    surroundings.exit(error.exitCode === 0 ? exitCodes.done : exitCodes.usage);
  } else {
    surroundings.writeError(error instanceof Error ? error.message : String(error));
    surroundings.exit(exitCodes.failed);
  }
}
