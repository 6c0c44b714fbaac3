import { existsSync, readdirSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from './failure.ts';
import { findRun } from './run-file.ts';

/** What Pazar keeps in its state folder. `PAZAR_HOME` may point anywhere, so nothing else goes. */
const known = new Set([
  'api',
  'releases',
  'documents',
  'assets',
  'logs',
  'builds',
  'run.json',
  'toolchain.json',
]);

/** Removes the state in these folders; answers what it removed. Refuses while Pazar runs there. */
export async function removeState(homes: readonly string[]): Promise<string[]> {
  const existing = homes.filter((home) => existsSync(home));
  for (const home of existing) {
    const pid = findRun(home);
    if (pid !== null) {
      throw new Failure(`Pazar is running (process ${pid}, state in ${home}). Stop it first.`);
    }
  }
  const removed: string[] = [];
  for (const home of existing) {
    const entries = readdirSync(home);
    for (const entry of entries.filter((name) => known.has(name))) {
      await rm(path.join(home, entry), { recursive: true, force: true });
      removed.push(path.join(home, entry));
    }
    if (entries.every((name) => known.has(name))) await rmdir(home);
  }
  return removed;
}
