import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CliFailure } from './cli-failure.ts';
import { exitCodes } from './exit-codes.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Asks before what cannot be undone. Throws where the answer is no, and where nobody can be asked.
 *
 * @param effect one sentence
 */
export async function requireYes(
  effect: string,
  isConfirmed: boolean | undefined,
  { ask }: Pick<Surroundings, 'ask'>,
): Promise<void> {
  if (isConfirmed === true) return;
  const warning = `${effect} This cannot be undone.`;
  if (ask === undefined) {
    throw new CliFailure(exitCodes.usage, `${warning} Nobody can be asked here: pass --yes.`);
  }
  const reply = await ask(`${warning} Go on? (y/n) `);
  if (/^y(?:es)?$/i.test(reply.trim())) return;
  throw new CliFailure(exitCodes.failed, 'Nothing was changed.');
}

/** Asks at the terminal, on standard error: standard output is for results. */
export async function askAtTerminal(question: string): Promise<string> {
  return readLine(question, process.stderr);
}

/** What comes on standard input, or at a terminal what is typed, which nobody sees. */
export async function readSecret(prompt: string): Promise<string> {
  if (!process.stdin.isTTY) return text(process.stdin);
  process.stderr.write(prompt);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    return await readLine('', unseen);
  } finally {
    process.stderr.write('\n');
  }
}

async function readLine(question: string, output: NodeJS.WritableStream): Promise<string> {
  const stopped = new AbortController();
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  lines.once('close', () => stopped.abort());
  lines.once('SIGINT', () => lines.close());
  try {
    return await lines.question(question, { signal: stopped.signal });
  } catch (error) {
    throw new CliFailure(exitCodes.failed, 'Nothing was entered.', error);
  } finally {
    lines.close();
  }
}
