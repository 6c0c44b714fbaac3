import { createHash, randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { eq } from '../database/drizzle.ts';
import type { Queries } from '../database/open-database.ts';
import { tokens } from '../database/tables/tokens.ts';
import {
  tokenExpiry,
  tokenRequestSchema,
  type NewToken,
  type Token,
  type TokenRequest,
  type TokenRole,
} from '../domain/token-api.ts';
import { appendAudit } from './audit-log.ts';
import { readDocumentRow } from './read-registry.ts';
import { TransitionRefused } from './refusals.ts';

/** The name under which the first start's token appears in the audit. */
export const localToken = 'local';

/** The holder of a valid token, and its rights. */
export interface Holder {
  name: string;
  /** True for a manager's session at the agents' API, which may change remotes and nothing else. */
  isSession?: boolean;
  roles: readonly TokenRole[];
  /** Null is every remote. */
  remotes: readonly string[] | null;
  /** Null for what does not expire by itself, and for a session. */
  expiresAt: Date | null;
}

/** The result of a token check: its holder, or why it is invalid. */
export type KnownToken = Holder | { ended: string };

/** The holder of a token, since when it is invalid, or undefined for an unknown one. */
export async function findToken(
  queries: Queries,
  text: string,
  now: Date,
): Promise<KnownToken | undefined> {
  // The hash of 32 random bytes cannot be guessed, so comparing it in the index leaks nothing.
  const [row] = await queries
    .select()
    .from(tokens)
    .where(eq(tokens.hash, hashOf(text)));
  if (!row) return undefined;
  const at = (row.revokedAt ?? row.expiresAt)?.toISOString() ?? '';
  const state = stateOf(row, now);
  if (state === 'revoked') return { ended: `${row.name} was revoked at ${at}` };
  if (state === 'expired') return { ended: `${row.name} expired at ${at}` };
  const { name, roles, remotes, expiresAt } = row;
  return { name, roles, remotes, expiresAt };
}

/** Every token ever created, newest first, without texts. */
export async function listTokens(queries: Queries, now: Date): Promise<Token[]> {
  const rows = await queries.select().from(tokens);
  // An identifier starts with its time.
  return rows
    .toSorted((left, right) => (left.id < right.id ? 1 : -1))
    .map((row) => toToken(row, now));
}

/** Creates a token. Another one of the same name stays valid until it expires or is revoked. */
export async function createToken(
  queries: Queries,
  request: TokenRequest,
  { actor, roles: own, now }: { actor: string; roles: readonly TokenRole[]; now: Date },
): Promise<NewToken> {
  const { name, roles, remotes, days, reason } = tokenRequestSchema.parse(request);
  if (name === localToken) {
    throw new TransitionRefused(
      `The name ${localToken} is reserved for the installation's own token`,
    );
  }
  const missing = roles.filter((role) => !own.includes(role));
  if (missing.length > 0) {
    throw new TransitionRefused(
      `${actor} does not have the role ${missing.join(' or ')}, so it cannot grant it`,
    );
  }
  if (roles.includes('publisher') && remotes === null) {
    throw new TransitionRefused(
      'A token with the role publisher needs the names of its remotes (--remote)',
    );
  }
  const text = newText();
  return queries.transaction(async (inside) => {
    const [row] = await inside
      .insert(tokens)
      .values({
        id: uuidv7(),
        name,
        hash: hashOf(text),
        roles,
        remotes,
        createdAt: now,
        createdBy: actor,
        expiresAt: tokenExpiry(now, days),
      })
      .returning();
    if (!row) throw new Error('The database did not keep the token');
    const token = toToken(row, now);
    const { sequence } = await readDocumentRow(inside);
    const record = { actor, action: 'create-token', reason, sequence, after: token };
    await appendAudit(inside, record, now);
    return { token, text };
  });
}

/** Ends a token at once; undefined when there is none with this identifier. */
export async function revokeToken(
  queries: Queries,
  order: { id: string; actor: string; reason: string },
  now: Date,
): Promise<Token | undefined> {
  const { id, actor, reason } = order;
  return queries.transaction(async (inside) => {
    const [row] = await inside.select().from(tokens).where(eq(tokens.id, id)).for('update');
    if (!row) return undefined;
    if (row.name === localToken) {
      throw new TransitionRefused(
        `The installation's own token cannot be revoked; replace its file instead`,
      );
    }
    if (row.revokedAt) return toToken(row, now);
    await inside.update(tokens).set({ revokedAt: now }).where(eq(tokens.id, id));
    const [before, after] = [toToken(row, now), toToken({ ...row, revokedAt: now }, now)];
    const { sequence } = await readDocumentRow(inside);
    const record = { actor, action: 'revoke-token', reason, sequence, before, after };
    await appendAudit(inside, record, now);
    return after;
  });
}

type TokenRow = typeof tokens.$inferSelect;

function stateOf({ revokedAt, expiresAt }: TokenRow, now: Date): Token['state'] {
  if (revokedAt) return 'revoked';
  return expiresAt && expiresAt <= now ? 'expired' : 'valid';
}

function toToken(row: TokenRow, now: Date): Token {
  const { hash: _hash, createdAt, expiresAt, revokedAt, ...rest } = row;
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
    state: stateOf(row, now),
  };
}

/** What the database keeps of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function newText(): string {
  return randomBytes(32).toString('base64url');
}
