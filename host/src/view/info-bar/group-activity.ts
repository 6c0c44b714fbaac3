import type { Activity } from '@pazar/contracts/activity';
import { type StockEvent, stockEventSchema } from '@pazar/contracts/stock-event';

/** Consecutive changes, shown as one line. */
export interface ActivityGroup {
  /** The newest of them. */
  readonly event: Activity;
  readonly count: number;
}

/** The agent's business data; columns, views and import files do not count. */
const businessEntities = ['product', 'lot', 'location', 'promotion', 'agent', 'account'];

/** The same change within this time is grouped, in milliseconds. */
const together = 60 * 60 * 1000;

/**
 * The changes, newest first, without those of Pazar's own settings; repeated changes are counted.
 */
export function groupActivity(events: readonly Activity[]): readonly ActivityGroup[] {
  const groups: ActivityGroup[] = [];
  for (const event of events.filter(({ entity }) => businessEntities.includes(entity))) {
    const last = groups.at(-1);
    if (last !== undefined && isSameAgain(last.event, event)) {
      groups[groups.length - 1] = { ...last, count: last.count + 1 };
    } else {
      groups.push({ event, count: 1 });
    }
  }
  return groups;
}

function isSameAgain(newer: Activity, older: Activity): boolean {
  return (
    newer.action === older.action &&
    newer.entityId === older.entityId &&
    newer.actor === older.actor &&
    newer.reason === older.reason &&
    isSameStock(newer, older) &&
    Date.parse(newer.at) - Date.parse(older.at) <= together
  );
}

/** Bookings of different quantities are different lines: a line names one quantity. */
function isSameStock(newer: Activity, older: Activity): boolean {
  const [one, other] = [newer, older].map(({ after }) => stockEventSchema.safeParse(after).data);
  const fields: readonly (keyof StockEvent)[] = ['type', 'quantity', 'unit'];
  return fields.every((field) => one?.[field] === other?.[field]);
}
