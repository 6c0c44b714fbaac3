import { signInWaySchema, type SignInWay } from '@pazar/contracts/account-session';
import type { PasskeyLogin, SecondStep } from '@pazar/contracts/sign-in-steps';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/drizzle.ts';
import { agents } from '../../database/tables/agents.ts';
import { Refusal } from '../../problems/refusal.ts';
import type { RequestLimiter } from '../../security/request-limiter.ts';
import type { SignedCookie } from '../../security/signed-cookie.ts';
import type { AgentRow } from '../../callers/agent-repository.ts';
import type { Caller } from '../../callers/caller.ts';
import { browserOf } from '../credentials/known-browser.ts';
import type { Challenges } from '../credentials/challenges.ts';
import type { Passkeys } from '../credentials/passkeys/passkeys.ts';
import type { SecondFactor } from '../credentials/second-factor/second-factor.ts';
import type { SignedIn } from '../../callers/signed-in.ts';
import type { SessionService } from '../sessions/session-service.ts';

/** A browser that is signed in, and the cookies by which it is known. */
export interface Finished {
  signedIn: SignedIn;
  setCookie: string;
}

/** The rest of a sign-in, after the password or instead of it. */
export type FinishSignIn = ReturnType<typeof createFinishSignIn>;

export function createFinishSignIn(dependencies: {
  database: Database;
  challenges: Challenges;
  factor: SecondFactor;
  passkeys: Passkeys;
  sessions: SessionService;
  limiter: RequestLimiter;
  device: SignedCookie;
}) {
  const { database, challenges, factor, passkeys, sessions, limiter, device } = dependencies;

  async function finish(
    agent: AgentRow,
    { userAgent }: Caller,
    openedWith: SignInWay | null,
  ): Promise<Finished> {
    const signedIn = await sessions.issue(agent, { userAgent, openedWith });
    return { signedIn, setCookie: device.write(browserOf(agent)) };
  }

  return {
    /** Asks for a code after this way where the agent's second factor is on; null where it is off. */
    askForCode: async ({ id }: AgentRow, way: SignInWay) => {
      if ((await factor.read(id)) === null) return null;
      const asked = await challenges.ask({ kind: 'SECOND_FACTOR', agentId: id, challenge: way });
      return { challenge: asked.id, setCookie: asked.setCookie };
    },
    /** The second step. 422 at `/code`; `token-expired` after five codes; `rate-limited`. */
    withCode: async ({ challenge: id, code }: SecondStep, from: Caller) => {
      const answered = { kind: 'SECOND_FACTOR', id, cookie: from.cookie } as const;
      const { agentId, challenge: way } = await challenges.attempt(answered);
      const [agent] = await database
        .select()
        .from(agents)
        .where(eq(agents.id, agentId ?? ''));
      if (!agent || agent.accountStatus === 'CLOSED') throw new Refusal('token-expired');
      await factor.redeem(agent, code, { isKnown: device.proves(from.cookie, browserOf(agent)) });
      await challenges.redeem(answered);
      return finish(agent, from, signInWaySchema.safeParse(way).data ?? null);
    },
    askForPasskey: async ({ address }: Caller) => {
      await limiter.count('anonymous', address);
      return passkeys.askToSignIn();
    },
    /** A passkey proves both factors: the device, and the person who unlocked it. */
    withPasskey: async (login: PasskeyLogin, from: Caller) => {
      await limiter.count('anonymous', from.address);
      return finish(await passkeys.signIn(login, from.cookie), from, 'PASSKEY');
    },
  };
}
