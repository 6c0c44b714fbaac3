import type { WorkQueue } from '../queues/work-queue.ts';
import { hashPassword, verifyPassword, type PasswordCost } from './password.ts';

/**
 * Hashes passwords in turn. A hash occupies a thread of Node's pool for a tenth of a second; `who`
 * has its share of the queue. Throws `busy` when too many wait.
 */
export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

export function createPasswordHasher(cost: PasswordCost, queue: WorkQueue) {
  return {
    /**
     * Throws `busy` when a hash of `who` would have to wait too long: for a check before a body is
     * read.
     */
    requirePlace: (who: string) => queue.requirePlace(who),
    hash: (password: string, who: string) => queue.take(who, () => hashPassword(password, cost)),
    verify: (password: string, encoded: string, who: string) =>
      queue.take(who, () => verifyPassword(password, encoded)),
  };
}
