import type { WaitingAgent } from '@pazar/contracts/management';

type Case = Pick<WaitingAgent, 'id' | 'lease'>;

/**
 * The case that is opened by itself: the oldest that no other manager looks at.
 *
 * @param without the case that was decided just now, which the list may still have
 */
export function nextCase<Row extends Case>(cases: readonly Row[], without?: string): Row | null {
  return cases.find(({ id, lease }) => id !== without && (lease === null || lease.isOwn)) ?? null;
}

/** The case next to `id` in the list, also one that another manager looks at; the first when `id` has left the list. */
export function caseBeside<Row extends Case>(
  cases: readonly Row[],
  id: string | undefined,
  step: 1 | -1,
): Row | null {
  const at = cases.findIndex((row) => row.id === id);
  return (at < 0 ? cases[0] : cases[at + step]) ?? null;
}

/** The page of all cases. */
export const queuePath = '/management/verification';

export const casePath = (id: string) => `${queuePath}/${id}` as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days that a request has waited. */
export const daysSince = (requestedAt: string, now = new Date()): number =>
  Math.floor((now.getTime() - Date.parse(requestedAt)) / dayMs);
