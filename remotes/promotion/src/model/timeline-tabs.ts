import type { PromotionSummary } from '@pazar/contracts/promotion';
import type { PromotionOverlap } from '@pazar/contracts/promotion-overlaps';

/** The states that the timeline has tabs for: active are those that lower a price now. */
export const timelineStates = [
  'LOWERING',
  'WAITING',
  'SCHEDULED',
  'PAUSED',
  'ENDED',
  'DRAFT',
] as const;
export type TimelineState = (typeof timelineStates)[number];

/** What a promotion is now, where active ones that lower a price are apart from those that wait. */
export function stateOf({
  effectiveStatus,
  lowersNow,
}: Pick<PromotionSummary, 'effectiveStatus' | 'lowersNow'>) {
  if (effectiveStatus !== 'ACTIVE') return effectiveStatus;
  return lowersNow ? 'LOWERING' : 'WAITING';
}

/** What of a timeline is asked for. */
export interface TimelineChoice {
  /** Null: all states. */
  readonly state: TimelineState | null;
  /** Only those that meet another one. */
  readonly isMeeting: boolean;
}

/** Those promotions that are asked for. */
export function chosenOf(
  promotions: readonly PromotionSummary[],
  overlaps: readonly PromotionOverlap[],
  { state, isMeeting }: TimelineChoice,
): PromotionSummary[] {
  const meeting = new Set(overlaps.flatMap(({ one, other }) => [one.id, other.id]));
  return promotions.filter(
    (one) => (state === null || stateOf(one) === state) && (!isMeeting || meeting.has(one.id)),
  );
}

/** The state in the address of a timeline; null: all. */
export function stateIn(search: URLSearchParams): TimelineState | null {
  return timelineStates.find((state) => state === search.get('state')) ?? null;
}

/** The row that was picked; before that one that lowers a price now, else one that is active. */
export function pickedOf(
  rows: readonly PromotionSummary[],
  picked: string | undefined,
): string | undefined {
  const row =
    rows.find(({ id }) => id === picked) ??
    rows.find(({ lowersNow }) => lowersNow) ??
    rows.find(({ effectiveStatus }) => effectiveStatus === 'ACTIVE');
  return row?.id;
}
