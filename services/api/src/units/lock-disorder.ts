/** Rows were locked after rows that come later in the order: two such changes may wait for each other. */
export class LockDisorder extends Error {
  constructor(what: string) {
    super(`A change locked ${what}. It must ask for all its rows before the first.`);
  }
}

let report = (disorder: LockDisorder): void => {
  throw disorder;
};

/** Reports a change that breaks the order of locks: throws, unless `logDisorder` was called. */
export function reportDisorder(disorder: LockDisorder): void {
  report(disorder);
}

/** Lets changes go on that break the order: a service has the database to end a circle. */
export function logDisorder(log: (disorder: LockDisorder) => void): void {
  report = log;
}
