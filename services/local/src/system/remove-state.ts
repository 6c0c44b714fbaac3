import { existsSync, readdirSync } from 'node:fs';
import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../command/failure.ts';
import { findRun } from '../supervise/run-file.ts';

/**
 * Pazar's files in its state folder. `PAZAR_HOME` may be any folder, so nothing else is deleted.
 */
const known = new Set([
  'api',
  'edge',
  'releases',
  'documents',
  'assets',
  // Copies of the private signing keys.
  'backups',
  // E-mails with one-time links.
  'outbox',
  'logs',
  'builds',
  'compiled',
  'run.json',
  'toolchain.json',
]);

/** Deletes the state in these folders; returns what it deleted. Refuses while Pazar runs there. */
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
