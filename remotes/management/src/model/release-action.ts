import type { RemoteState } from '@pazar/contracts/releases/release-state';

/** What a manager can do with a remote here; the rest is the command line's. */
export type ReleaseAction = 'promote' | 'pause' | 'resume' | 'rollback';

/** What is possible in this state, the usual thing first. */
export function releaseActions({ rollout, previous }: RemoteState): ReleaseAction[] {
  if (rollout === null) return previous === null ? [] : ['rollback'];
  return ['promote', rollout.state === 'paused' ? 'resume' : 'pause', 'rollback'];
}
