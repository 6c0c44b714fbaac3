import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { isAlive } from './process-group.ts';

const runSchema = z.object({ pid: z.number().int(), startedAt: z.string() });

/** Where a running start says that it runs. */
const runFile = (home: string) => path.join(home, 'run.json');

/** Says that this process runs the set-up below `home`; the answer takes it back. */
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
    // Cut off while it was written: whoever wrote it is gone.
    return null;
  }
}
