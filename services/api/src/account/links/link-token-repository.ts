import type { Database } from '../../database/database.ts';
import { and, eq, gt, inArray, lte, ne, or } from '../../database/drizzle.ts';
import { linkTokens } from '../../database/tables/link-tokens.ts';
import type { SecurityUndo } from '../../database/stored-values.ts';
import { createLinkToken, hashLinkToken } from '../../security/link-token.ts';

type LinkPurpose = (typeof linkTokens.$inferSelect)['purpose'];

interface NewLink {
  agentId: string;
  purpose: LinkPurpose;
  /** The new address that the link confirms, or agrees to. */
  email: string | null;
  /** NOT_ME: the change that its e-mail is about. */
  undo?: SecurityUndo | null;
  now: Date;
  lifetimeMs: number;
}

/**
 * Creates a link's token and invalidates earlier ones of its purpose, except NOT_ME: otherwise a
 * thief of the account could invalidate the owner's link with another change.
 */
export async function createLink(database: Database, link: NewLink): Promise<string> {
  const { agentId, purpose, email, undo = null, now, lifetimeMs } = link;
  const { token, tokenHash } = createLinkToken();
  await database
    .delete(linkTokens)
    .where(
      or(
        lte(linkTokens.expiresAt, now),
        and(
          eq(linkTokens.agentId, agentId),
          eq(linkTokens.purpose, purpose),
          ne(linkTokens.purpose, 'NOT_ME'),
        ),
      ),
    );
  await database.insert(linkTokens).values({
    tokenHash,
    agentId,
    purpose,
    email,
    undo,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

/** Uses a link up. Undefined when there is none, or none any more. */
export async function takeLink(
  database: Database,
  { token, purposes, now }: { token: string; purposes: readonly LinkPurpose[]; now: Date },
) {
  const [row] = await database
    .delete(linkTokens)
    .where(
      and(
        eq(linkTokens.tokenHash, hashLinkToken(token)),
        inArray(linkTokens.purpose, [...purposes]),
        gt(linkTokens.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Whether a token opens something, before any work is done for it. */
export async function isLinkOpen(
  database: Database,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
): Promise<boolean> {
  const open = and(
    eq(linkTokens.tokenHash, hashLinkToken(token)),
    eq(linkTokens.purpose, purpose),
    gt(linkTokens.expiresAt, now),
  );
  return (await database.$count(linkTokens, open)) > 0;
}

/** Makes an agent's links open nothing any more. */
export async function dropLinks(
  database: Database,
  agentId: string,
  purposes: LinkPurpose[],
): Promise<void> {
  await database
    .delete(linkTokens)
    .where(and(eq(linkTokens.agentId, agentId), inArray(linkTokens.purpose, purposes)));
}
