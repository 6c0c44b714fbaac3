const windows = process.platform === 'win32';
const live = new Set<number>();

/** Processes get a group of their own, so that what they start ends with them. */
export const ownGroup = !windows;

/** Signals a process and all that it started; one that is gone already is no error. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(windows ? pid : -pid, signal);
  } catch {
    // ESRCH: it has ended meanwhile, which is what the signal was for.
  }
}

/** Whether a process with this id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** However this process ends short of SIGKILL, the group ends with it. The answer lets it go. */
export function endWithThisProcess(pid: number): () => void {
  if (live.size === 0) process.once('exit', endLiveGroups);
  live.add(pid);
  return () => {
    live.delete(pid);
    if (live.size === 0) process.off('exit', endLiveGroups);
  };
}

function endLiveGroups(): void {
  for (const pid of live) signalGroup(pid, 'SIGKILL');
}
