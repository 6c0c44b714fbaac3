import { tooMany, type OpenLimiter } from './limiter.ts';

const minute = 60;

/** The API's sign-in limit: 429 after five tries a minute for one user from one address. */
const pace = { points: 5, duration: minute };
/** Ten wrong passwords for one name, wherever they come from, lock it for a quarter of an hour. */
const lockout = { points: 10, duration: 15 * minute, blockDuration: 15 * minute };
/** Wrong passwords for whatever names from one address; many people may share one. */
const stuffing = { points: 50, duration: 15 * minute };

export interface LoginLimiter {
  /** Counts a try. Throws `rate-limited` with the seconds to wait when there were too many. */
  count: (username: string, address: string) => Promise<void>;
  /** Forgets the tries of someone who knew the password. */
  forget: (username: string, address: string) => Promise<void>;
}

export function createLoginLimiter(open: OpenLimiter): LoginLimiter {
  const tries = open('login', pace);
  const names = open('login-name', lockout);
  const addresses = open('login-address', stuffing);
  return {
    count: async (username, address) => {
      // In this order: who is too fast from one place does not lock the name everywhere.
      const seconds =
        (await tries.take(`${username} ${address}`)) ||
        (await addresses.take(address)) ||
        (await names.take(username));
      if (seconds > 0) throw tooMany(seconds);
    },
    forget: async (username, address) => {
      await tries.forget(`${username} ${address}`);
      await names.forget(username);
      await addresses.giveBack(address);
    },
  };
}
