import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isAlive } from '@pazar/service/process-group';

const runSchema = z.object({ pid: z.number().int(), startedAt: z.string() });

/** The file that marks a running installation. */
const runFile = (home: string) => path.join(home, 'run.json');

/**
 * Marks the installation below `home` as run by this process; returns the function that removes the
 * mark.
 */
export function claimRun(home: string): () => void {
  const file = runFile(home);
  mkdirSync(home, { recursive: true });
  writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: new Date().toISOString() }));
  return () => rmSync(file, { force: true });
}

/** The process that runs the set-up below `home`, or `null`. */
export function findRun(home: string): number | null {
  const file = runFile(home);
  if (!existsSync(file)) return null;
  try {
    const run = runSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return isAlive(run.pid) ? run.pid : null;
  } catch {
    // Truncated while it was written: its writer has ended.
    return null;
  }
}
