import { isMainThread } from 'node:worker_threads';

/**
 * Calls back when the process that started this one has ended, also by SIGKILL: the system closes
 * its end of the channel between them. Without a channel (`ipc`) it never calls back.
 */
export function whenParentEnds(act: () => void): void {
  const { connected }: { connected?: boolean } = isMainThread ? process : {};
  if (connected === undefined) return;
  // It ended before this line ran.
  if (!connected) return act();
  process.once('disconnect', act);
  // The work of the process decides how long it lives.
  process.channel?.unref();
}
