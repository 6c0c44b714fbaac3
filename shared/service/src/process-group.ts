const windows = process.platform === 'win32';
const live = new Set<number>();

/** Processes get a separate group, so that their children end with them. */
export const ownGroup = !windows;

/** Signals a process and all its children; one that has ended already is no error. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(windows ? pid : -pid, signal);
  } catch {
    // ESRCH: it has already ended, as intended.
  }
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Ends the group when this process ends in any way but SIGKILL. Returns the function that stops
 * that.
 */
export function endWithThisProcess(pid: number): () => void {
  // First of all that happens then: their files are removed afterwards.
  if (live.size === 0) process.prependOnceListener('exit', endLiveGroups);
  live.add(pid);
  return () => {
    live.delete(pid);
    if (live.size === 0) process.off('exit', endLiveGroups);
  };
}

function endLiveGroups(): void {
  for (const pid of live) signalGroup(pid, 'SIGKILL');
}
