import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './start-child.ts';

/** Kills a process and all that it started, and settles when it has ended. One that has ended is no error. */
export async function killChild(child: Child): Promise<void> {
  child.signal('SIGKILL');
  await child.ended;
}

/**
 * Asks a process to stop (SIGTERM), kills it after the grace (SIGKILL), and settles when it has ended.
 * What it started ends with it. One that has ended is no error.
 *
 * @param grace milliseconds from SIGTERM to SIGKILL
 * @returns whether it ended within the grace
 */
export async function stopChild(child: Child, grace: number): Promise<boolean> {
  child.signal('SIGTERM');
  const waiting = new AbortController();
  const overdue = pause(grace, false, { signal: waiting.signal }).catch(() => false);
  const isInTime = await Promise.race([child.ended.then(() => true), overdue]);
  waiting.abort();
  // Also after a clean end: something that the process started may have outlived it.
  await killChild(child);
  return isInTime;
}
