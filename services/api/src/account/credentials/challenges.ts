import { v7 as uuid } from 'uuid';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/database.ts';
import { and, eq, gt, lt, lte, sql } from '../../database/drizzle.ts';
import { challenges } from '../../database/tables/challenges.ts';
import { Refusal } from '../../problems/refusal.ts';
import { challengeSeconds } from '../../security/browser-proofs.ts';
import type { SignedCookie } from '../../security/signed-cookie.ts';

/** Wrong codes before the sign-in must be started again. */
const maxTries = 5;

type ChallengeRow = typeof challenges.$inferSelect;
interface NewChallenge {
  kind: ChallengeRow['kind'];
  agentId: string | null;
  challenge: string | null;
}
interface Answered {
  kind: ChallengeRow['kind'];
  id: string;
  /** The `Cookie` header of the answering browser. */
  cookie: string | undefined;
}

/** Challenges of one browser, valid for ten minutes. */
export type Challenges = ReturnType<typeof createChallenges>;

export function createChallenges(dependencies: {
  database: Database;
  clock: Clock;
  cookie: SignedCookie;
}) {
  const { database, clock, cookie } = dependencies;
  const named = ({ id, kind }: Answered) =>
    and(eq(challenges.id, id), eq(challenges.kind, kind), gt(challenges.expiresAt, clock()));

  /** A browser that sends another browser's challenge does not consume it. */
  function requireBrowser({ id, cookie: header }: Answered): void {
    if (!cookie.proves(header, id)) throw new Refusal('token-expired');
  }

  return {
    /** Asks the browser that gets `setCookie`. */
    ask: async (challenge: NewChallenge) => {
      const now = clock();
      const id = uuid();
      await database.delete(challenges).where(lte(challenges.expiresAt, now));
      const expiresAt = new Date(now.getTime() + challengeSeconds * 1000);
      await database.insert(challenges).values({ id, ...challenge, expiresAt });
      return { id, setCookie: cookie.write(id) };
    },
    /** Uses a challenge up. Throws `token-expired` when there is none, or none of this browser. */
    redeem: async (answered: Answered) => {
      requireBrowser(answered);
      const [row] = await database.delete(challenges).where(named(answered)).returning();
      if (!row) throw new Refusal('token-expired');
      return row;
    },
    /** Counts a try of a challenge that allows several. Throws as `redeem`, and after five tries. */
    attempt: async (answered: Answered) => {
      requireBrowser(answered);
      const [row] = await database
        .update(challenges)
        .set({ tries: sql`${challenges.tries} + 1` })
        .where(and(named(answered), lt(challenges.tries, maxTries)))
        .returning();
      if (!row) throw new Refusal('token-expired');
      return row;
    },
  };
}
