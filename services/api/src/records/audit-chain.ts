import { createHash } from 'node:crypto';
import type { AuditFault } from '@pazar/contracts/audit-proof';
import type { Database } from '../database/database.ts';
import { and, asc, eq, gt, isNotNull, isNull, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { auditLinks, auditProofs } from '../database/tables/audit-chain.ts';

/** Links that are held in memory at once. */
const batch = 5000;

/** A link or an event at which the chain breaks. */
export interface ChainFault {
  kind: AuditFault;
  /** Which link; null where the event has none. */
  position: number | null;
  eventId: string | null;
}

export interface ChainCheck {
  /** Events that are linked, up to the first that does not fit. */
  entries: number;
  /** The last link that fits; null for an empty audit. */
  head: { position: number; hash: string } | null;
  /** The first that does not; null while the chain is whole. */
  fault: ChainFault | null;
}

/**
 * Checks every link of the audit with its own code: the database that wrote the hashes only hands over what they
 * were made of. Each batch is one statement, so what is written or forgotten meanwhile is read whole.
 */
export async function checkAuditChain(database: Database): Promise<ChainCheck> {
  let head: ChainCheck['head'] = null;
  let entries = 0;
  for (;;) {
    const links = await readLinks(database, head?.position ?? 0);
    for (const link of links) {
      const kind = faultOf(link, head);
      if (kind !== null) {
        return { entries, head, fault: { kind, position: link.position, eventId: link.eventId } };
      }
      head = { position: link.position, hash: link.hash };
      if (link.kind === 'written') entries += 1;
    }
    if (links.length < batch) break;
  }
  return { entries, head, fault: await findOutside(database) };
}

function readLinks(database: Database, after: number) {
  const links = database
    .select()
    .from(auditLinks)
    .where(gt(auditLinks.position, after))
    .orderBy(asc(auditLinks.position))
    .limit(batch)
    .as('link');
  // One look into an index for each link: a join would read all events for each batch.
  const event = database
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.id, links.eventId))
    .limit(1)
    .as('event');
  const { id, at, agentId, actorId, actorRole, action, entity, entityId, version } = event;
  const { position, kind, eventId } = links;
  return database
    .select({
      position,
      eventId,
      kind,
      salt: links.salt,
      personal: links.personal,
      hash: links.hash,
      isThere: sql<boolean>`${id} is not null`,
      act: sql<string>`jsonb_build_array(${position}, ${kind}, ${id}, extract(epoch from ${at}) * 1000,
        ${agentId}, ${actorId}, ${actorRole}, ${action}, ${entity}, ${entityId}, ${version})::text`,
      said: sql<string>`jsonb_build_array(${event.label}, ${event.before}, ${event.after}, ${event.reason})::text`,
      isFirst: sql<boolean>`not exists (select from ${auditLinks} other
        where other.event_id = ${eventId} and other.position < ${position})`,
      isLast: sql<boolean>`not exists (select from ${auditLinks} other
        where other.event_id = ${eventId} and other.position > ${position})`,
      isClosed: sql<boolean>`${kind} = 'forgotten' and exists (select from ${agents} agent
        where agent.id = ${agentId} and agent.account_status = 'CLOSED')`,
    })
    .from(links)
    .leftJoinLateral(event, sql`true`)
    .orderBy(asc(position));
}

type Link = Awaited<ReturnType<typeof readLinks>>[number];

function faultOf(link: Link, before: ChainCheck['head']): AuditFault | null {
  if (link.position !== (before?.position ?? 0) + 1 || !link.isThere) return 'removed';
  const isIntact = link.hash === sha256(before?.hash ?? '', link.act, link.personal);
  return isIntact && mayStand(link) && isAsSaid(link) ? null : 'changed';
}

/** Nothing but the closing of an account blanks what an event says, and no event is written twice. */
function mayStand({ kind, isFirst, isClosed }: Link): boolean {
  return kind === 'written' ? isFirst : !isFirst && isClosed;
}

/** The last link of an event holds what the event says now. */
function isAsSaid({ isLast, salt, said, personal }: Link): boolean {
  return !isLast || (salt !== null && personal === sha256(salt, said));
}

function sha256(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/** An event that is in no link, or an earlier proof of which the chain knows nothing. */
async function findOutside(database: Database): Promise<ChainFault | null> {
  const [added] = await database
    .select({ eventId: auditEvents.id })
    .from(auditEvents)
    .leftJoin(auditLinks, eq(auditLinks.eventId, auditEvents.id))
    .where(isNull(auditLinks.position))
    .orderBy(asc(auditEvents.at), asc(auditEvents.id))
    .limit(1);
  if (added) return { kind: 'added', position: null, eventId: added.eventId };
  const [rewritten] = await database
    .select({ position: auditProofs.position, eventId: auditLinks.eventId })
    .from(auditProofs)
    .leftJoin(auditLinks, eq(auditLinks.position, auditProofs.position))
    .where(
      and(
        isNotNull(auditProofs.position),
        sql`${auditLinks.hash} is distinct from ${auditProofs.hash}`,
      ),
    )
    .orderBy(asc(auditProofs.position))
    .limit(1);
  return rewritten ? { kind: 'rewritten', ...rewritten } : null;
}
