import { setImmediate } from 'node:timers/promises';
import type { AuditFault } from '@pazar/contracts/audit-proof';
import { chainHash, followChain, type LinkFault } from '@pazar/service/audit-chain';
import type { Database } from '../database/database.ts';
import { and, asc, eq, gt, isNotNull, sql } from '../database/drizzle.ts';
import { agents } from '../database/tables/agents.ts';
import { auditEvents } from '../database/tables/audit-events.ts';
import { auditLinks } from '../database/tables/audit-links.ts';
import { auditProofs } from '../database/tables/audit-proofs.ts';

/** Rows of one statement: some milliseconds, in which an embedded database answers nobody else. */
export const rowsAtOnce = 100;

/** A link or an event at which the chain breaks. */
export interface ChainFault {
  kind: AuditFault;
  /** Which link; null where the event has none. */
  position: number | null;
  eventId: string | null;
}

export type ChainCheck = Awaited<ReturnType<typeof checkAuditChain>>;

/**
 * Checks every link of the audit: the database that wrote the hashes only hands over what they were made of. It reads
 * in parts, each of which is one statement without a transaction: other requests get the database in between, and what
 * is written or forgotten meanwhile is read whole.
 */
export async function checkAuditChain(database: Database) {
  // Only links that fit count.
  let entries = 0;
  const proof = await followChain(
    { position: 0, hash: '' },
    inParts((last?: Link) => readLinks(database, last)),
    {
      textsOf: ({ act, personal }) => [act, personal],
      faultOf(link, broken): ChainFault | null {
        const kind = faultOf(link, broken);
        if (kind !== null) return { kind, position: link.position, eventId: link.eventId };
        if (link.kind === 'written') entries += 1;
        return null;
      },
    },
  );
  // Null for an empty audit.
  const head = proof.head.position === 0 ? null : proof.head;
  const fault = proof.fault ?? (await findAdded(database)) ?? (await findRewritten(database));
  return { entries, head, fault };
}

/** All rows, of which `read` reads the next `rowsAtOnce` after the last one. */
async function* inParts<Row>(read: (last?: Row) => PromiseLike<Row[]>): AsyncGenerator<Row> {
  let part: Row[] = [];
  do {
    part = await read(part.at(-1));
    yield* part;
    // An embedded database answers without the event loop: requests would not get in between.
    await setImmediate();
  } while (part.length === rowsAtOnce);
}

function readLinks(database: Database, after?: { position: number }) {
  const links = database
    .select()
    .from(auditLinks)
    .where(gt(auditLinks.position, after?.position ?? 0))
    .orderBy(asc(auditLinks.position))
    .limit(rowsAtOnce)
    .as('link');
  // One look into an index for each link: a join would read all events for each part.
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
      content: sql<string>`jsonb_build_array(${event.label}, ${event.before}, ${event.after}, ${event.reason})::text`,
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

function faultOf(link: Link, broken: LinkFault | null): AuditFault | null {
  if (broken === 'missing' || !link.isThere) return 'removed';
  return broken === null && isAllowed(link) && matchesContent(link) ? null : 'changed';
}

/** Nothing but the closing of an account blanks what an event says, and no event is written twice. */
function isAllowed({ kind, isFirst, isClosed }: Link): boolean {
  return kind === 'written' ? isFirst : !isFirst && isClosed;
}

/** The last link of an event holds what the event says now. */
function matchesContent({ isLast, salt, content, personal }: Link): boolean {
  return !isLast || (salt !== null && personal === chainHash(salt, content));
}

/** The oldest event that is in no link. */
async function findAdded(database: Database): Promise<ChainFault | null> {
  const { id, at } = auditEvents;
  const events = inParts((last?: { id: string }) =>
    database
      .select({
        id,
        at,
        isLinked: sql<boolean>`exists (select from ${auditLinks} link where link.event_id = ${id})`,
      })
      .from(auditEvents)
      .where(last && gt(id, last.id))
      .orderBy(asc(id))
      .limit(rowsAtOnce),
  );
  let added: { id: string; at: Date } | null = null;
  for await (const event of events) {
    if (!event.isLinked && (added === null || event.at < added.at)) added = event;
  }
  return added && { kind: 'added', position: null, eventId: added.id };
}

/** The first place at which the chain is another one than an earlier proof saw. */
async function findRewritten(database: Database): Promise<ChainFault | null> {
  const proofs = inParts((last?: { id: string }) =>
    database
      .select({
        id: auditProofs.id,
        position: auditProofs.position,
        eventId: auditLinks.eventId,
        isOther: sql<boolean>`${auditLinks.hash} is distinct from ${auditProofs.hash}`,
      })
      .from(auditProofs)
      .leftJoin(auditLinks, eq(auditLinks.position, auditProofs.position))
      .where(and(isNotNull(auditProofs.position), last && gt(auditProofs.id, last.id)))
      .orderBy(asc(auditProofs.id))
      .limit(rowsAtOnce),
  );
  let rewritten: ChainFault | null = null;
  for await (const { isOther, position, eventId } of proofs) {
    if (isOther && (position ?? 0) < (rewritten?.position ?? Infinity)) {
      rewritten = { kind: 'rewritten', position, eventId };
    }
  }
  return rewritten;
}
