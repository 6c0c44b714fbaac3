import type { Database } from './database.ts';

/** A transaction whose end is decided elsewhere than where it began. */
export interface OpenTransaction {
  transaction: Database;
  commit: () => Promise<void>;
  /** Does nothing when it has ended. */
  rollback: () => Promise<void>;
}

const undone = new Error('rolled back');

/** Begins a transaction. Whoever opens one ends it, or it holds its connection for ever. */
export async function openTransaction(database: Database): Promise<OpenTransaction> {
  const opened = Promise.withResolvers<Database>();
  const decision = Promise.withResolvers<null>();
  const ended = database.transaction(async (transaction) => {
    opened.resolve(transaction);
    await decision.promise;
  });
  // Rejects what was never opened; later, whoever ends the transaction hears of it.
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
