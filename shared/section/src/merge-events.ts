import type { Activity } from '@pazar/contracts/activity';

/** What of an event says whether it is the same change again. */
type Repeatable = Pick<
  Activity,
  'at' | 'action' | 'entityId' | 'actorRole' | 'reason' | 'before' | 'after'
> & { readonly actor: unknown };

/** An event, and how often it happened in a row. */
export type Merged<Event> = Event & { readonly count: number };

/** Changes further apart are two afternoons' work. */
const togetherMs = 60 * 60 * 1000;

/**
 * Repeated changes of one thing by one person within an hour as one event: the newest, with each
 * field as it was before the first of them. Bookings of stock stay apart: each has its quantity.
 *
 * @param events newest first
 */
export function mergeEvents<Event extends Repeatable>(events: readonly Event[]): Merged<Event>[] {
  const merged: Merged<Event>[] = [];
  for (const event of events) {
    const last = merged.at(-1);
    if (last === undefined || !isSameAgain(last, event)) merged.push({ ...event, count: 1 });
    else {
      merged[merged.length - 1] = {
        ...last,
        before: event.before && { ...last.before, ...event.before },
        after: last.after && { ...event.after, ...last.after },
        count: last.count + 1,
      };
    }
  }
  return merged;
}

function isSameAgain(newer: Repeatable, older: Repeatable): boolean {
  return (
    newer.action === older.action &&
    !newer.action.startsWith('stock.') &&
    newer.entityId === older.entityId &&
    newer.reason === older.reason &&
    newer.actorRole === older.actorRole &&
    JSON.stringify(newer.actor) === JSON.stringify(older.actor) &&
    Date.parse(newer.at) - Date.parse(older.at) <= togetherMs
  );
}
