import type { Child } from '@pazar/service/start-child';
import { stopChild } from '@pazar/service/stop-child';

/** Milliseconds for a process to end by itself: the runner gives each of its services five seconds. */
const grace = 60_000;

/** Stops a process as an operator would. Rejects when it had to be killed: a stop that hangs is a fault. */
export async function stopInTime(child: Child, name: string): Promise<void> {
  if (await stopChild(child, grace)) return;
  throw new Error(`${name} did not stop within ${grace / 1000} s and was killed`);
}
