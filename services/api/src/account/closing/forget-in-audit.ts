import type { Database } from '../../database/database.ts';
import { and, asc, eq, gt, inArray, sql } from '../../database/drizzle.ts';
import { auditEvents } from '../../database/tables/audit-events.ts';
import { auditFold } from '../../records/audit.ts';
import { knownRecords } from '../../records/known-records.ts';
import { personalStrings, withoutPerson } from './without-person.ts';

/** So many events are held in memory at once. */
const batch = 500;

export interface Forgotten {
  agentId: string;
  /** How the person is reached and called now; earlier values are found in the events. */
  known: readonly string[];
  /** The placeholder for the name. */
  pseudonym: string;
}

/** Removes personal data from the audit events of an agent. Call it while the account closes. */
export async function forgetInAudit(database: Database, forgotten: Forgotten): Promise<void> {
  const { agentId, pseudonym } = forgotten;
  const known = new Set(forgotten.known);
  // Fields of their events describe the person and not its goods.
  const personalEntities = [
    'agent',
    ...knownRecords().flatMap(({ entity, closing }) => (closing.isPersonal ? [entity] : [])),
  ];
  await eachEvent(database, agentId, async (event) => {
    if (!personalEntities.includes(event.entity)) return;
    for (const text of personalStrings([event.before, event.after])) known.add(text);
    if (event.entity === 'agent' && event.label !== null) known.add(event.label);
  });

  // Only this transaction may blank audit events.
  await database.execute(sql`select set_config('api.forgetting', 'on', true)`);
  await eachEvent(database, agentId, async (event) => {
    const { id, entity, label, before, after, reason } = event;
    const isPersonal = personalEntities.includes(entity);
    const clean = (value: unknown) => withoutPerson(value, { known, isPersonal });
    const next = {
      label: isPersonal ? pseudonym : clean(label),
      before: clean(before),
      after: clean(after),
      reason: clean(reason),
    };
    if (JSON.stringify(next) === JSON.stringify({ label, before, after, reason })) return;
    // Redacting keeps the type: a text stays a text, an object an object.
    const values = next as Pick<typeof event, 'label' | 'before' | 'after' | 'reason'>;
    const searchFold = auditFold(values);
    await database
      .update(auditEvents)
      .set({ ...values, searchFold })
      .where(eq(auditEvents.id, id));
  });
  await database.execute(sql`select set_config('api.forgetting', 'off', true)`);
}

type Event = typeof auditEvents.$inferSelect;

async function eachEvent(
  database: Database,
  agentId: string,
  visit: (event: Event) => Promise<void>,
): Promise<void> {
  let last: string | null = null;
  for (;;) {
    const rows: { id: string }[] = await database
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(
        and(eq(auditEvents.agentId, agentId), last === null ? undefined : gt(auditEvents.id, last)),
      )
      .orderBy(asc(auditEvents.id))
      .limit(batch);
    if (rows.length === 0) return;
    const ids = rows.map(({ id }) => id);
    const events = await database.select().from(auditEvents).where(inArray(auditEvents.id, ids));
    for (const event of events) await visit(event);
    last = ids.at(-1) ?? null;
  }
}
