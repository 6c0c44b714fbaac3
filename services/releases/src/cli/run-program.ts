import type { Command } from 'commander';
import { askAtTerminal, readSecret } from './ask.ts';
import { runWords } from './run-words.ts';
import { seenFileOfTerminal } from './seen-revisions.ts';
import type { Surroundings } from './surroundings.ts';

/** Runs a command line in this process, whose exit code it sets. */
export async function runProgram(create: (surroundings: Surroundings) => Command): Promise<void> {
  const { stdout, stderr } = process;
  const surroundings: Surroundings = {
    variables: process.env,
    write: (line) => stdout.write(`${line}\n`),
    writeError: (line) => stderr.write(`${line}\n`),
    // Only a person at a terminal wants to see it; in a log it would be noise.
    showProgress: (text) => {
      if (stderr.isTTY) stderr.write(`\r\u001b[K${text}`);
    },
    exit: (code) => {
      process.exitCode = code;
    },
    ask: process.stdin.isTTY ? askAtTerminal : undefined,
    readSecret,
    untilStopped,
    folder: process.cwd(),
    now: () => new Date(),
    seenFile: seenFileOfTerminal(process.env),
  };

  // `pazar status | head` closes the pipe early. The verb has taken effect, so its exit code stays.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });

  await runWords(create, surroundings, process.argv.slice(2));
}

/** Until the first Ctrl-C: before it is called, that ends the process at once. */
function untilStopped(): AbortSignal {
  const stopped = new AbortController();
  process.once('SIGINT', () => stopped.abort());
  return stopped.signal;
}
