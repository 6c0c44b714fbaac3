import { windowEdges } from '../clock/first-meeting.ts';
import { and, eq, gt, type InferSelectModel, isNull, lte, or } from '../database/drizzle.ts';
import { promotions } from '../database/tables/promotions.ts';

/** The agent, and the last instant. */
interface Turning {
  agentId: string;
  now: Date;
}

/** Promotions that may have started, ended, opened or closed after an instant, and until now. */
export function turningBetween({ agentId, now }: Turning, after: Date) {
  return and(
    eq(promotions.agentId, agentId),
    eq(promotions.status, 'PUBLISHED'),
    eq(promotions.trigger, 'AUTOMATIC'),
    or(isNull(promotions.startsAt), lte(promotions.startsAt, now)),
    or(isNull(promotions.endsAt), gt(promotions.endsAt, after)),
  );
}

/**
 * The instants after another at which published promotions started, ended, or opened and closed for
 * their hours.
 */
export function turningPoints(
  rows: readonly InferSelectModel<typeof promotions>[],
  { now }: Turning,
  after: Date,
): Date[] {
  // Nothing was written yet: only the current prices are known.
  if (after.getTime() === 0) return [now];
  const instants = rows.flatMap(({ startsAt, endsAt, weekly }) => [
    ...[startsAt, endsAt].flatMap((instant) =>
      instant !== null && instant > after && instant <= now ? [instant] : [],
    ),
    ...(weekly === null ? [] : windowEdges(weekly, { after, until: now })),
  ]);
  const distinct = new Set(instants.map((instant) => instant.getTime()));
  return [...distinct].toSorted((one, other) => one - other).map((time) => new Date(time));
}
