import type { Database } from '../database/database.ts';
import { and, eq, gt, inArray, lte, or } from '../database/drizzle.ts';
import { linkTokens, type LinkPurpose } from '../database/tables/link-tokens.ts';
import { createLinkToken, hashLinkToken } from '../security/link-token.ts';

interface NewLink {
  agentId: string;
  purpose: LinkPurpose;
  /** The address that the link confirms. */
  email: string | null;
  now: Date;
  lifetimeMs: number;
}

/** Makes a link's token. It is the only one of its purpose: earlier ones open nothing any more. */
export async function createLink(database: Database, link: NewLink): Promise<string> {
  const { agentId, purpose, email, now, lifetimeMs } = link;
  const { token, tokenHash } = createLinkToken();
  await database
    .delete(linkTokens)
    .where(
      or(
        lte(linkTokens.expiresAt, now),
        and(eq(linkTokens.agentId, agentId), eq(linkTokens.purpose, purpose)),
      ),
    );
  await database.insert(linkTokens).values({
    tokenHash,
    agentId,
    purpose,
    email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  });
  return token;
}

/** Uses a link up. Undefined when there is none, or none any more. */
export async function takeLink(
  database: Database,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
) {
  const [row] = await database
    .delete(linkTokens)
    .where(
      and(
        eq(linkTokens.tokenHash, hashLinkToken(token)),
        eq(linkTokens.purpose, purpose),
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
