import { chainHash } from '@pazar/service/audit-chain';
import type { History } from '@pazar/contracts/releases/release-state';
import { and, asc, desc, eq, gt, gte, lt, sql } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { auditLog } from '../database/tables/audit-log.ts';
import { auditRecordSchema, type AuditLink, type AuditRecord } from '../domain/audit-api.ts';
import { chainStart } from '../domain/audit-chain.ts';

/** Any number that no other lock in the same database uses. */
const auditLock = 3_300_002;

/** The content of a record; omitted members are null. */
export type AuditEntry = Pick<AuditRecord, 'actor' | 'action' | 'sequence'> &
  Partial<Pick<AuditRecord, 'remote' | 'version' | 'reason' | 'before' | 'after' | 'details'>>;

/**
 * Appends a record, and returns its number and hash. Call it inside the transaction of the recorded
 * change.
 */
export async function appendAudit(
  queries: Queries,
  entry: AuditEntry,
  at: Date,
): Promise<Pick<AuditLink, 'number' | 'hash'>> {
  // Until this transaction ends no other one can append, so the chain never forks.
  await queries.execute(sql`select pg_advisory_xact_lock(${auditLock})`);
  const [last] = await queries.select().from(auditLog).orderBy(desc(auditLog.number)).limit(1);
  const number = (last?.number ?? 0) + 1;
  const empty = { remote: null, version: null, reason: null };
  const values = { before: null, after: null, details: null };
  const record = JSON.stringify({ number, at: at.toISOString(), ...empty, ...values, ...entry });
  const previousHash = last?.hash ?? chainStart.hash;
  const { action, remote = null } = entry;
  const hash = chainHash(previousHash, record);
  await queries.insert(auditLog).values({ number, at, action, remote, record, previousHash, hash });
  return { number, hash };
}

/** Links of the chain, oldest first. With a remote only its own, which then prove nothing. */
export async function readLinks(
  queries: Queries,
  page: { after: number; limit: number; remote?: string | undefined },
): Promise<{ items: AuditLink[]; next: number | null }> {
  const { after, limit, remote } = page;
  const { number, record, previousHash, hash } = auditLog;
  const items = await queries
    .select({ number, record, previousHash, hash })
    .from(auditLog)
    .where(
      remote === undefined
        ? gt(number, after)
        : and(gt(number, after), eq(auditLog.remote, remote)),
    )
    .orderBy(asc(number))
    .limit(limit);
  return { items, next: items.length === limit ? (items.at(-1)?.number ?? null) : null };
}

/** Which records a history has: of one remote or of all, by one actor, since a time. */
export interface HistoryFilter {
  remote?: string | undefined;
  actor?: string | undefined;
  since?: Date | undefined;
}

/** Records, newest first; `before` is that of the next page, or null at the end. */
export async function readRecords(
  queries: Queries,
  { remote, actor, since }: HistoryFilter,
  page: { before: number; limit: number },
): Promise<{ items: AuditRecord[]; before: number | null }> {
  const rows = await queries
    .select({ record: auditLog.record })
    .from(auditLog)
    .where(
      and(
        lt(auditLog.number, page.before),
        remote === undefined ? undefined : eq(auditLog.remote, remote),
        since && gte(auditLog.at, since),
        actor === undefined ? undefined : sql`${auditLog.record}::jsonb ->> 'actor' = ${actor}`,
      ),
    )
    .orderBy(desc(auditLog.number))
    .limit(page.limit);
  const items = rows.map(({ record }) => auditRecordSchema.parse(JSON.parse(record)));
  return { items, before: rows.length === page.limit ? (items.at(-1)?.number ?? null) : null };
}

/** The changes of a remote, newest first. */
export async function readHistory(
  queries: Queries,
  filter: HistoryFilter & { remote: string },
  page: { before: number; limit: number },
): Promise<History> {
  const { items, before } = await readRecords(queries, filter, page);
  return { items: items.map(({ remote: _remote, ...entry }) => entry), before };
}
