import type { Waiting } from './waiting.ts';

/**
 * Why an entry is not recorded:
 * - `offline`: it was never sent, and the browser has no network;
 * - `next`: it is about to be sent, or waits for those before it;
 * - `unanswered`: it was sent, and the server has not answered;
 * - `held`: an earlier entry about the same subject failed;
 * - `refused`: the server rejected it, or would;
 * - `unsure`: it was sent, and it will never be known whether it is recorded.
 */
export type WaitingState = 'offline' | 'next' | 'unanswered' | 'held' | 'refused' | 'unsure';

export interface WaitingSurroundings {
  /** Whether an earlier entry holds it back. */
  readonly isHeld: boolean;
  readonly isOnline: boolean;
}

export function waitingState(
  { failure, sentAt }: Waiting,
  { isHeld, isOnline }: WaitingSurroundings,
): WaitingState {
  if (failure !== null) return isOfUnknownEnd(failure.code) ? 'unsure' : 'refused';
  if (isHeld) return 'held';
  if (sentAt !== null) return 'unanswered';
  return isOnline ? 'next' : 'offline';
}

const isOfUnknownEnd = (code: string) => code === 'unread' || code === 'unsure';
