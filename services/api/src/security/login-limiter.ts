import { tooMany, type OpenLimiter } from './limiter.ts';

const minute = 60;

/** The API's sign-in limit: 429 after five tries a minute for one user from one address. */
const pace = { points: 5, duration: minute };
/** Ten wrong passwords for one name, from any addresses, lock it for a quarter of an hour. */
const lockout = { points: 10, duration: 15 * minute, blockDuration: 15 * minute };
/** Wrong passwords for any names from one address; many people may share one. */
const stuffing = { points: 50, duration: 15 * minute };

/** A person who tries to sign in. */
export interface LoginTry {
  /** The agent's id, or the typed name when there is no such agent. */
  who: string;
  address: string;
  /**
   * Whether that agent has signed in from this browser before. Then only tries of such browsers
   * count, so that strangers cannot lock the owner out.
   */
  isKnown: boolean;
}

export type LoginLimiter = ReturnType<typeof createLoginLimiter>;

export function createLoginLimiter(open: OpenLimiter) {
  const tries = open('login', pace);
  const names = open('login-name', lockout);
  const addresses = open('login-address', stuffing);
  const known = open('login-known', lockout);

  /** In this order: too many tries from one address must not lock the name everywhere. */
  const countStranger = async ({ who, address }: LoginTry) =>
    (await tries.take(`${who} ${address}`)) ||
    (await addresses.take(address)) ||
    (await names.take(who));

  return {
    /** Counts a try. Throws `rate-limited` with the seconds to wait when there were too many. */
    count: async (attempt: LoginTry) => {
      const seconds = attempt.isKnown
        ? await known.take(attempt.who)
        : await countStranger(attempt);
      if (seconds > 0) throw tooMany(seconds);
    },
    /** Resets the tries of a person who knew the password. */
    forget: async ({ who, address, isKnown }: LoginTry) => {
      if (isKnown) return known.forget(who);
      await tries.forget(`${who} ${address}`);
      await names.forget(who);
      await addresses.refund(address);
    },
    /** Lifts the lock of an agent who has been identified in another way. */
    unlock: async (agentId: string) => {
      await names.forget(agentId);
      await known.forget(agentId);
    },
  };
}
