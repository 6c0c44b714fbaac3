import type { LotStatus } from '@pazar/contracts/produce';

/** The tint of a lot's badge; the words are `produce.status.*`. */
export const lotStatusTones = {
  PLANNED: 'neutral',
  GROWING: 'info',
  AVAILABLE: 'good',
  CLOSED: 'neutral',
  LOST: 'danger',
} as const satisfies Record<LotStatus, string>;

/** Before its first picking a lot has an expected quantity only. */
export const isUnpicked = ({ status }: { status: LotStatus }) =>
  status === 'PLANNED' || status === 'GROWING';
