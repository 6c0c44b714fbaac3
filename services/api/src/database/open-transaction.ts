import type { Database } from './database.ts';

/** A transaction that is committed or rolled back by other code than opened it. */
export interface OpenTransaction {
  transaction: Database;
  commit: () => Promise<void>;
  /** Does nothing when it has ended. */
  rollback: () => Promise<void>;
}

const undone = new Error('rolled back');

/** Opens a transaction. The caller must end it, or it holds its connection for ever. */
export async function openTransaction(database: Database): Promise<OpenTransaction> {
  const opened = Promise.withResolvers<Database>();
  const decision = Promise.withResolvers<null>();
  const ended = database.transaction(async (transaction) => {
    opened.resolve(transaction);
    await decision.promise;
  });
  // Rejects when opening failed; later errors reach the code that ends the transaction.
  ended.catch(opened.reject);
  return {
    transaction: await opened.promise,
    commit: async () => {
      decision.resolve(null);
      await ended;
    },
    rollback: async () => {
      decision.reject(undone);
      // Already ended, or its connection is lost: then it is undone all the same.
      await ended.catch(() => undefined);
    },
  };
}
